import { DEEP, GOLD, NIGHT, PALE, SHADE, contour, hair, num, polar } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import {
  between,
  body,
  bothSides,
  circle,
  curve,
  fingers,
  fist,
  folds,
  ink,
  inside,
  mirrored,
  moved,
  openHand,
  shade,
  skyRings,
  spokes,
  stars,
} from '../figures-c.ts';
import type { CardArt } from '../frame.ts';
import { OXBLOOD, captives } from '../parts/captives.ts';

const HEAD: Point = [150, 148];

function halo(): string {
  return (
    hair(
      spokes(HEAD, 84, (i) => (i % 2 ? 330 : 122), 60),
      0.2,
    ) +
    contour(circle(...HEAD, 82), NIGHT) +
    hair(circle(...HEAD, 75) + spokes(HEAD, 75, (i) => (i % 6 ? 78 : 82), 72)) +
    hair(spokes(HEAD, 40, 72, 36), 0.35)
  );
}

/** The left wing of a bat: an arm, four fingers and the skin that hangs between them. */
function wing(): string {
  const skin = curve(
    '126 198, 106 168, 84 130, 60 92 | 46 116, 34 142, 24 172 | 40 178, 46 200, 36 230 | 54 228, 66 242, 68 268 | 78 248, 92 248, 104 264 | 114 242, 122 224, 130 208 Z',
  );
  const ribs = [
    '60 92, 40 140, 26 170',
    '60 92, 56 160, 37 228',
    '60 92, 76 176, 68 265',
    '60 92, 96 176, 104 261',
    '62 94, 104 166, 127 206',
  ].map(curve);
  let creases = '';
  ribs.slice(1).forEach((rib, i) => (creases += between(ribs[i] ?? rib, rib, 4)));
  return (
    contour(skin, OXBLOOD) +
    inside('wing', skin, hair(creases, 0.6)) +
    contour(ribs.slice(1, 4).join('')) +
    contour(curve('60 92, 54 84, 56 74 | 62 82, 66 90'), NIGHT)
  );
}

function horn(): string {
  const shape = curve(
    '132 130, 116 118, 104 102, 102 82, 112 62 | 114 80, 120 94, 132 106, 147 118 Z',
  );
  let ridges = '';
  for (const [x1, y1, x2, y2] of [
    [124, 126, 139, 111],
    [116, 119, 131, 104],
    [110, 111, 125, 98],
    [105, 103, 120, 92],
    [103, 94, 117, 86],
    [102, 85, 114, 80],
    [104, 77, 113, 73],
  ] as const)
    ridges += `M${x1} ${y1}Q${num((x1 + x2) / 2 + 3)} ${num((y1 + y2) / 2 + 3)} ${x2} ${y2}`;
  return contour(shape, PALE) + inside('horn', shape, ink(ridges, 1, SHADE));
}

const ear = (): string =>
  contour(curve('134 134, 120 126, 102 130 | 112 141, 124 146, 135 145 Z'), PALE) +
  ink(curve('130 138, 120 134, 110 133'), 1, SHADE);

/** A five-point star drawn in one stroke, its point down. */
function pentagram(x: number, y: number, r: number): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const [px, py] = polar(x, y, r, Math.PI / 2 + (Math.PI * 4 * i) / 5);
    d += `${i ? 'L' : 'M'}${num(px)} ${num(py)}`;
  }
  return contour(circle(x, y, r + 2), NIGHT) + contour(`${d}Z`, 'none', PALE);
}

function goatHead(): string {
  const skull = curve(
    '150 120, 163 123, 171 134, 169 147, 163 158, 160 170, 157 180, 150 183, 143 180, 140 170, 137 158, 131 147, 129 134, 137 123 O',
  );
  const beard = curve('141 176, 141 190, 146 200, 150 212 | 154 200, 159 190, 159 176, 150 184 Z');
  const half =
    curve('133 141, 139 135.500, 147 141 | 141 146, 133 141 Z') +
    curve('131 134, 139 129, 147 135 | 146 148, 144 160, 143 168') +
    curve('144 171, 146 168, 149 172') +
    curve('136 150, 141 152, 144 150');
  const side = ink(half, 1.3) + ink('M137 141h5', 2.4);
  return (
    contour(beard, GOLD) +
    ink(folds('142 180, 143 192, 150 210', '158 180, 157 192, 150 210', 4), 0.9, SHADE) +
    contour(skull, PALE) +
    shade(folds('168 132, 167 148, 161 160, 158 178', '161 134, 160 148, 156 160, 154 176', 4)) +
    shade(folds('138 126, 150 122, 162 126', '144 134, 150 133, 156 134', 3)) +
    side +
    mirrored(side) +
    ink('M150 173V177M143 178Q150 175 157 178', 1.3)
  );
}

const CHEST = curve(
  '136 184, 126 190, 114 194, 110 204, 116 218, 124 232, 126 250, 122 272 | 178 272 | 174 250, 176 232, 184 218, 190 204, 186 194, 174 190, 164 184 Z',
);

const RAISED = curve(
  '116 196, 106 204, 98 216, 94 222, 88 210, 84 194 | 74 196 | 76 214, 84 232, 94 238, 104 234, 116 220 Z',
);

const LOWERED = curve(
  '184 195, 196 202, 212 214, 222 226, 227 238, 226 248 | 216 249 | 215 240, 209 233, 198 227, 182 218 Z',
);

const BLESSING = { x: 79, y: 195, size: 17, turn: -Math.PI / 2 - 0.1, flip: true };

const GRIP = { x: 221, y: 250, size: 17, turn: 1.65 };

function trunk(): string {
  const left =
    curve('118 214, 126 222, 138 222, 147 216') +
    curve('128 246, 136 250, 147 249') +
    curve('129 236, 138 239, 147 237');
  return (
    body('trunk', [CHEST, RAISED, LOWERED, openHand(BLESSING), fist(GRIP)], PALE) +
    ink(`${left}M150 212V262`, 1, SHADE) +
    mirrored(ink(left, 1, SHADE)) +
    shade(folds('186 206, 176 224, 173 246, 174 268', '172 212, 164 230, 163 248, 163 268', 5)) +
    shade(folds('224 246, 223 236, 213 221, 196 207', '218 246, 217 237, 207 226, 188 214', 3)) +
    shade(folds('76 198, 80 222, 92 236, 108 226', '80 198, 86 218, 94 228, 106 216', 2)) +
    fingers(BLESSING) +
    fingers(GRIP, 'fist')
  );
}

/** The left leg of a goat, bent, with its hoof at the edge of the block. */
function goatLeg(): string {
  const leg = curve(
    '148 262, 132 260, 114 264, 98 274, 90 286, 94 298, 106 306, 110 312 | 106 322 | 128 322 | 126 310, 120 300, 124 294, 138 292, 150 290 Z',
  );
  let fur = '';
  for (const [x, y] of [
    [128, 268],
    [116, 272],
    [104, 280],
    [140, 270],
    [134, 278],
    [122, 282],
    [110, 290],
    [98, 290],
    [146, 280],
    [128, 288],
    [104, 298],
    [116, 296],
    [113, 306],
  ] as const)
    fur += `M${x} ${y}q-1 5 -6 7M${x + 4} ${y + 1}q-1 5 -5 8`;
  return (
    contour(leg, NIGHT) +
    inside('leg', leg, hair(fur, 0.95)) +
    contour('M107 313L104 322H117L118 316L120 322H130L126 312Z', PALE)
  );
}

function block(): string {
  const face = 'M106 330H194V398H106Z';
  return (
    contour(face, DEEP) +
    inside(
      'block',
      face,
      hair(
        between('M106 398L106 330', 'M140 398L140 330', 9) +
          between('M194 398L194 330', 'M176 398L176 330', 7),
        0.5,
      ),
    ) +
    contour('M98 320H202V330H98Z', NIGHT) +
    contour('M98 398H202V408H98Z', NIGHT) +
    contour('M90 408H210V420H90Z', NIGHT) +
    hair('M102 325H198M102 403H198M94 414H206') +
    contour(circle(150, 350, 5), PALE) +
    contour(circle(150, 361, 9))
  );
}

function torch(): string {
  const to = { x: 221, y: 250, turn: 0.12 };
  const flame = curve(
    '-8 43, -15 52, -8 61, -10 71 | -3 65, 0 78 | 5 66, 12 71 | 10 61, 15 52, 8 43 Z',
  );
  return (
    contour(moved(flame, to), OXBLOOD) +
    ink(moved(curve('-3 46, -6 54, -1 64') + curve('4 45, 7 54, 3 62'), to), 1, PALE) +
    contour(moved('M-4 -16L-4 22L-10 30L-9 44L9 44L10 30L4 22L4 -16Z', to), GOLD) +
    ink(moved('M-4 23L4 23M-10 32L10 32M-1 -10L-1 18', to), 1, SHADE)
  );
}

const ground = (): string => {
  const floor = curve('18 412, 80 406, 150 410, 220 406, 282 412 | 282 462 | 18 462 Z');
  let cracks = '';
  for (let i = 0; i < 9; i++)
    cracks += `M20 ${416 + i * 5}C80 ${411 + i * 5} 220 ${411 + i * 5} 280 ${416 + i * 5}`;
  return contour(floor, NIGHT) + hair(cracks, 0.4);
};

const scene = (): string =>
  skyRings(...HEAD, 92, 330) +
  halo() +
  bothSides('wings', wing()) +
  stars(
    '40 76 5, 260 76 5, 84 70 3, 216 70 3, 32 118 3, 268 118 3, 30 262 3, 270 262 3, 40 292 4, 260 292 4',
  ) +
  ground() +
  torch() +
  trunk() +
  block() +
  bothSides('legs', goatLeg()) +
  bothSides('horns', horn() + ear()) +
  goatHead() +
  pentagram(150, 96, 12) +
  captives();

export const elDiablo: CardArt = {
  id: 15,
  numeral: 'XV',
  name: 'El Diablo',
  description:
    'Una figura con cabeza y patas de cabra, cuernos y alas de murciélago, levanta una mano y baja una antorcha sobre su pedestal; a sus pies, un hombre y una mujer llevan al cuello cadenas tan flojas que podrían quitárselas.',
  scene,
};
