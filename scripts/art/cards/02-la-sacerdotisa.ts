import { BONE, DEEP, GOLD, NIGHT, PALE, SHADE, contour, hair, line, num } from '../engraving.ts';
import {
  between,
  both,
  circle,
  clipped,
  fill,
  fist,
  frontFace,
  hatch,
  ink,
  placed,
  rings,
  stamped,
  starField,
  symmetric,
  twin,
} from '../figures-a.ts';
import type { CardArt } from '../frame.ts';
import { outline } from '../lettering.ts';

const TINT = '#22407F';

function sky(): string {
  return (
    rings(150, 120, 44, 330) +
    starField(11, 24, [26, 62, 274, 110], (x, y) => Math.hypot(x - 150, y - 116) < 46)
  );
}

/** A pomegranate cut open, as they are woven into the veil. */
function pomegranate(): string {
  const seeds = [
    [-3, -1],
    [0, -3],
    [3, -1],
    [-1.6, 2.4],
    [1.8, 2.4],
  ] as const;
  return (
    contour(
      'M0 -8L-3 -12L0 -10.6L3 -12L0 -8C6 -8 9 -4 9 0.6C9 6 5 9 0 9C-5 9 -9 6 -9 0.6C-9 -4 -6 -8 0 -8Z',
      NIGHT,
    ) +
    fill(symmetric('M0 -5C-4 -4 -5.6 -1 -5.4 1C-5 4 -3 6 0 6', 0), PALE) +
    fill(seeds.map(([x, y]) => circle(x, y, 1.1)).join(''), TINT)
  );
}

function veil(): string {
  const places = Array.from({ length: 6 }, (_, row) =>
    (row % 2 ? [96, 204] : [80, 118, 182, 220]).map((x) => `${x} ${140 + row * 29}`),
  ).flat();
  const hem = 'M72 108C82 124 98 126 111 114C122 128 138 130 150 118';
  return (
    fill(`${hem}C162 130 178 128 189 114C202 126 218 124 228 108V400H72Z`, TINT, 0.5) +
    hair(hatch([76, 124, 226, 400], 7), 0.2) +
    contour(both(hem)) +
    stamped('fruit', pomegranate(), places.join(' '))
  );
}

function column(x: number, dark: boolean): string {
  const body = dark ? NIGHT : BONE;
  const stroke = dark ? GOLD : SHADE;
  const shaft = `M${x - 17} 118L${x + 17} 118L${x + 17} 404L${x - 17} 404Z`;
  const petals = [-12, -4, 4, 12]
    .map((k) => `M${x + k} 117C${x + k - 5} 106 ${num(x + k * 1.6 - 3)} 98 ${num(x + k * 1.7)} 88`)
    .join('');
  return (
    contour(shaft, body) +
    hair(hatch(dark ? [x - 14, 127, x - 6, 403] : [x + 6, 127, x + 15, 403], 2.2), 0.7, stroke) +
    contour(
      `M${x - 17} 118C${x - 20} 104 ${x - 24} 96 ${x - 25} 84L${x + 25} 84C${x + 24} 96 ${x + 20} 104 ${x + 17} 118Z`,
      body,
    ) +
    hair(petals, 0.9, stroke) +
    contour(
      `M${x - 28} 74H${x + 28}V84H${x - 28}ZM${x - 19} 118H${x + 19}V126H${x - 19}ZM${x - 21} 404H${x + 21}V414H${x - 21}ZM${x - 26} 414H${x + 26}V428H${x - 26}Z`,
      body,
    ) +
    hair(line(x - 26, 421, x + 26, 421), 0.8, stroke) +
    outline(dark ? 'B' : 'J', { x, y: 250, size: 34, spacing: 0, fill: dark ? PALE : NIGHT })
  );
}

function throne(): string {
  const block = symmetric('M150 286L84 286L84 296L90 300L90 424L150 424');
  return (
    contour(block, DEEP) +
    hair(hatch([92, 302, 106, 422], 3) + hatch([196, 302, 209, 422], 3), 0.6) +
    hair('M84 293H216', 0.7)
  );
}

function mantle(): string {
  const shape = symmetric(
    'M150 168C128 172 112 180 106 198C98 226 96 250 94 276C92 298 92 316 90 336C86 376 76 410 56 438C90 446 120 440 150 446',
  );
  const left = between(
    'M106 206C100 236 98 262 97 288C96 340 84 396 64 437',
    'M130 300C124 310 118 320 118 334C118 370 114 408 104 441',
    7,
  );
  const right = between(
    'M194 206C200 236 202 262 203 288C204 340 216 396 236 437',
    'M170 300C176 310 182 320 182 334C182 370 186 408 196 441',
    10,
  );
  return contour(shape, TINT) + clipped('mantle', shape, hair(left, 0.5, PALE) + hair(right, 0.8));
}

function robe(): string {
  const skirt = symmetric(
    'M150 280C128 282 114 288 110 304C108 316 110 326 111 336C112 372 110 408 98 442L150 446',
  );
  const lap = between(
    'M112 308C124 328 138 334 150 334C162 334 176 328 188 308',
    'M126 290C134 300 142 304 150 304C158 304 166 300 174 290',
    3,
  );
  const left = between('M113 322C117 368 114 408 104 446', 'M147 342C148 376 147 410 145 446', 6);
  const right = between('M187 322C183 368 186 408 196 446', 'M153 342C152 376 153 410 155 446', 9);
  return (
    contour(skirt, BONE) +
    clipped('skirt', skirt, ink(lap + left + right, 0.9, SHADE)) +
    contour(symmetric('M150 176C142 178 136 184 134 190C130 220 128 250 126 286L150 290'), BONE) +
    ink(both('M140 196C138 220 136 240 134 262M145 204C144 224 143 240 142 256'), 0.8, SHADE) +
    contour('M147.5 204H152.5V212.5H161V217.5H152.5V240H147.5V217.5H139V212.5H147.5Z', TINT)
  );
}

function sleeves(): string {
  const sleeve =
    'M110 194C98 214 94 244 100 268C108 282 126 284 138 276L140 262C132 254 128 240 130 222C130 208 124 198 110 194Z';
  const pleats = between('M112 198C100 218 98 246 106 274', 'M126 206C124 228 124 250 134 272', 4);
  return twin('sleeve', contour(sleeve, TINT) + hair(pleats, 0.7, PALE));
}

function scroll(): string {
  const sheet = 'M124 256H176V278H124Z';
  return (
    contour(sheet, BONE) +
    contour('M118 252H126V282H118ZM174 252H182V282H174Z', PALE) +
    hair('M118 256H126M118 278H126M174 256H182M174 278H182M121 252V282M178 252V282', 0.9, SHADE) +
    ink(
      'M131 261.5H139M135 261.5V273M150.5 267.2A5 5.8 0 1 1 140.5 267.2A5 5.8 0 1 1 150.5 267.2M154 273V261.5C161 260.5 161 267.5 154 267.5L160 273M162 273L166 261.5L170 273M163.4 269.4H168.6',
      1.3,
    ) +
    placed(fist(), 119, 268, 0.9) +
    placed(fist(), 181, 268, 0.9, 0, true)
  );
}

function head(): string {
  const cloth = symmetric(
    'M150 122C132 122 128 136 128 148C126 166 118 178 106 196C116 204 128 200 136 188L150 184',
  );
  return (
    contour(cloth, BONE) +
    ink(
      both(between('M130 150C128 168 122 180 112 198', 'M136 160C136 174 134 182 130 194', 3)),
      0.8,
      SHADE,
    ) +
    contour(symmetric('M150 160L143 164L142 176C144 182 147 184 150 185'), BONE) +
    placed(frontFace(), 150, 149) +
    contour('M130 138C136 130 164 130 170 138L168 144C160 137 140 137 132 144Z', GOLD) +
    contour(
      'M136 132C122 126 118 110 126 96C126 108 132 116 142 122M164 132C178 126 182 110 174 96C174 108 168 116 158 122',
      PALE,
    ) +
    contour(circle(150, 114, 14), PALE) +
    ink(
      between('M156 103C164 109 164 119 156 125', 'M150 104C156 110 156 118 150 124', 3),
      0.8,
      SHADE,
    )
  );
}

function water(): string {
  const shore = 'M20 438C60 430 100 434 150 434C200 434 240 430 280 438V462H20Z';
  let ripples = '';
  for (let i = 0; i < 5; i++)
    ripples += `M${26 + i * 7} ${num(442 + i * 4)}q10 -3 20 0t20 0t20 0M${200 - i * 6} ${num(442 + i * 4)}q10 -3 20 0t20 0t20 0`;
  return contour(shore, '#16224f') + hair(ripples, 0.7, PALE);
}

function moonAtHerFeet(): string {
  const crescent =
    'M92 392C94 428 120 454 150 454C180 454 206 428 208 392C196 420 174 432 150 432C126 432 104 420 92 392Z';
  return (
    contour(crescent, PALE) +
    clipped(
      'crescent',
      crescent,
      ink(
        between(
          'M94 400C100 434 124 452 150 452C176 452 200 434 206 400',
          'M100 412C112 434 132 440 150 440C168 440 188 434 200 412',
          4,
        ),
        0.8,
        SHADE,
      ),
    )
  );
}

export const laSacerdotisa: CardArt = {
  id: 2,
  numeral: 'II',
  name: 'La Sacerdotisa',
  description:
    'Una sacerdotisa con corona de luna y el rollo de la Torá en el regazo, sentada ante un velo de granadas entre una columna negra con la letra B y una blanca con la letra J; a sus pies, una luna creciente.',
  scene: () =>
    sky() +
    veil() +
    column(46, true) +
    column(254, false) +
    throne() +
    mantle() +
    robe() +
    sleeves() +
    scroll() +
    head() +
    water() +
    moonAtHerFeet(),
};
