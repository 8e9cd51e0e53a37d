import {
  BONE,
  DEEP,
  GOLD,
  NIGHT,
  PALE,
  SHADE,
  contour,
  hair,
  line,
  num,
  polar,
  star,
} from '../engraving.ts';
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
  rod,
  stamped,
  starField,
  symmetric,
  twin,
} from '../figures-a.ts';
import type { CardArt } from '../frame.ts';

const TINT = '#24596B';

function sky(): string {
  return (
    rings(150, 160, 52, 320) + starField(17, 26, [26, 120, 274, 240], (x) => Math.abs(x - 150) < 46)
  );
}

/** The walled city behind, on our left. */
function city(): string {
  const wall =
    'M16 300V250H22V244H28V250H34V244H40V218L50 202L60 218V250H66V244H72V250H78V230L86 216L94 230V300Z';
  return (
    contour(wall, DEEP) +
    hair(hatch([53, 220, 59, 298], 2) + hatch([88, 232, 93, 298], 2), 0.6) +
    hair(
      'M20 262H94M20 274H94M20 286H94M30 250V262M70 250V262M36 262V274M72 262V274M28 274V286M66 274V286M40 218H60M78 230H94',
      0.45,
    ) +
    fill('M47 240V232A3 3 0 0 1 53 232V240ZM84 250V244A2.5 2.5 0 0 1 89 244V250Z', PALE)
  );
}

/** The starry canopy on its four posts. */
function canopy(): string {
  const cloth = symmetric('M150 58C104 58 66 66 46 86L46 104L150 104');
  let scallops = 'M46 104';
  let tassels = '';
  for (let i = 0; i < 8; i++) {
    scallops += 'q13 24 26 0';
    tassels += circle(59 + i * 26, 118, 2.4);
  }
  const places = '150 76 116 78 184 78 84 86 216 86 133 87 167 87 100 89 200 89';
  return (
    contour(cloth, TINT) +
    hair(both(between('M150 60C108 60 70 68 50 88', 'M150 60C140 70 132 84 130 96', 3)), 0.35) +
    contour(`${scallops}L254 96H46Z`, TINT) +
    contour('M42 96H258V104H42Z', PALE) +
    ink('M46 100H254', 0.8, SHADE) +
    stamped('star', `<path d="${star(0, 0, 5.5, 5, 0.42)}" fill="${PALE}"/>`, places) +
    fill(tassels, PALE)
  );
}

function posts(): string {
  const post = (x: number): string =>
    rod(`M${x} 106V296`, 4, PALE) +
    ink(
      Array.from(
        { length: 15 },
        (_, i) => `M${x - 2} ${124 + i * 12}L${x + 2} ${119 + i * 12}`,
      ).join(''),
      0.9,
      SHADE,
    );
  return post(62) + post(238) + rod('M90 112V290M210 112V290', 2.4, NIGHT);
}

function torso(): string {
  const body = symmetric(
    'M150 186C134 188 122 192 116 202C114 226 118 246 122 262L118 300L150 304',
  );
  let plates = '';
  for (let row = 0; row < 5; row++)
    plates += `M${row % 2 ? 114 : 119.5} ${num(214 + row * 9)}${'q5.5 8 11 0'.repeat(7)}`;
  return (
    contour(body, BONE) +
    clipped(
      'torso',
      body,
      ink(plates, 0.9, SHADE) + ink(hatch([168, 190, 184, 300], 2.6), 0.7, SHADE),
    ) +
    contour('M119 256C138 264 162 264 181 256L182 270C162 278 138 278 118 270Z', NIGHT) +
    stamped('sign', fill(star(0, 0, 4.5, 8), PALE), '132 267 150 269.5 168 267') +
    contour('M139 200H161V222H139Z', NIGHT) +
    fill(star(150, 211, 9, 4, 0.3), PALE)
  );
}

/** The arm on our left, with the crescent on its shoulder. */
function arm(): string {
  const sleeve =
    'M128 190C112 190 102 198 98 212C92 226 86 240 86 254C90 266 102 268 110 260C116 246 122 234 126 222Z';
  return (
    contour(sleeve, TINT) +
    hair(
      between(
        'M122 204C108 204 104 214 102 224C96 236 92 246 92 258',
        'M126 212C120 222 116 230 114 236C110 246 108 252 106 262',
        4,
      ),
      0.75,
    ) +
    contour('M86 250C92 256 104 260 112 256L108 276C102 280 92 278 88 274Z', NIGHT) +
    hair('M87 260C94 266 102 267 110 264M88 267C94 272 102 273 109 270', 0.9) +
    contour(
      'M132 188C118 184 102 190 96 208C106 202 120 202 130 208C132 202 133 194 132 188Z',
      PALE,
    ) +
    contour(
      'M121 189C110 187 104 195 108 203C110 198 115 195 122 197C119 195 119 192 121 189Z',
      NIGHT,
    )
  );
}

function head(): string {
  const locks = symmetric(
    'M150 126C134 126 128 136 129 150C129 164 124 174 120 182C128 190 136 186 140 176L150 174',
  );
  return (
    contour('M141 168V184C145 192 155 192 159 184V168Z', BONE) +
    ink(hatch([152, 174, 158, 186], 2), 0.7, SHADE) +
    contour(locks, PALE) +
    ink(
      both(between('M131 152C131 166 127 174 123 181', 'M138 162C138 172 136 178 133 183', 3)),
      0.8,
      SHADE,
    ) +
    placed(frontFace(), 150, 154) +
    contour(
      symmetric('M150 128L144 134L137 126L133 135L125 130L129 147C136 141 142 140 150 140'),
      PALE,
    ) +
    ink('M132 142C140 136 160 136 168 142', 1, SHADE) +
    `<path d="${star(150, 123, 9, 8, 0.4)}" fill="${BONE}" stroke="${GOLD}" stroke-width="1.5" stroke-linejoin="round"/>`
  );
}

/** A wheel seen a little from the side. */
function wheel(): string {
  let spokes = '';
  for (let i = 0; i < 12; i++) {
    const [x1, y1] = polar(0, 0, 9, (Math.PI * i) / 6);
    const [x2, y2] = polar(0, 0, 37, (Math.PI * i) / 6);
    spokes += line(x1 * 0.62, y1, x2 * 0.62, y2);
  }
  const oval = (ry: number, colour: string): string => {
    const rx = num(ry * 0.62);
    return contour(`M0 ${-ry}A${rx} ${ry} 0 1 1 0 ${ry}A${rx} ${ry} 0 1 1 0 ${-ry}Z`, colour);
  };
  return oval(46, NIGHT) + oval(37, DEEP) + contour(spokes, 'none', PALE) + oval(9, PALE);
}

function chariot(): string {
  const box = symmetric('M150 282L76 282L84 384L150 390');
  return (
    contour(box, TINT) +
    clipped('box', box, hair(hatch([76, 290, 102, 390], 3) + hatch([200, 290, 226, 390], 3), 0.5)) +
    contour('M70 280H230V292H70Z', PALE) +
    ink('M74 286H226', 0.8, SHADE) +
    contour(symmetric('M150 298L92 298L99 376L150 382'), 'none') +
    emblem()
  );
}

/** The winged disc over the shield, on the front of the car. */
function emblem(): string {
  const wing =
    'M140 316C126 302 108 300 96 304C100 310 104 312 108 313C106 316 108 318 114 320C114 323 118 325 124 325C130 328 136 326 140 322Z';
  return (
    twin('wing', contour(wing, PALE)) +
    ink(
      both(
        'M98 305C112 306 128 312 140 319M108 313C118 313 130 318 139 321M115 320C124 320 132 322 139 323',
      ),
      0.9,
      SHADE,
    ) +
    contour(circle(150, 317, 10), GOLD) +
    contour(circle(150, 317, 4.5), PALE) +
    contour(symmetric('M150 334L132 334C131 352 138 366 150 374'), NIGHT) +
    rod('M150 340V366', 2.2, BONE) +
    contour('M139 352C144 347 156 347 161 352C156 357 144 357 139 352Z', PALE)
  );
}

/** A sphinx lying with its head towards us, body to our left; the face's centre is at 0, 0. */
function sphinx(dark: boolean): string {
  const coat = dark ? NIGHT : BONE;
  const stroke = dark ? GOLD : SHADE;
  const body = 'M-8 22C-22 12 -44 10 -58 20C-70 28 -74 44 -72 62L-44 66L6 64C12 50 10 34 -8 22Z';
  const haunch =
    'M-72 62C-74 46 -66 34 -54 34C-42 36 -38 50 -42 62C-36 62 -30 64 -28 68H-72C-74 68 -74 64 -72 62Z';
  const nemes = symmetric('M0 -22C-14 -22 -18 -14 -18 -4C-20 8 -24 18 -26 28L-12 32L0 26', 0);
  return (
    rod('M-70 56C-80 52 -82 38 -76 28C-73 22 -66 22 -67 28', 2.4, dark ? NIGHT : BONE) +
    contour(body, coat) +
    hair(between('M-14 22C-28 16 -44 16 -56 24', 'M-10 40C-20 34 -32 34 -40 44', 4), 0.75, stroke) +
    contour(haunch, coat) +
    hair(
      between('M-66 60C-68 48 -62 40 -54 40', 'M-56 62C-58 54 -54 50 -50 50', 2) +
        'M-38 64V67M-33 65V68',
      0.9,
      stroke,
    ) +
    contour(
      'M-20 28C-22 44 -20 56 -24 62C-28 66 -26 70 -22 70H-4C-2 60 -1 50 0 44C1 50 2 60 4 70H22C26 70 28 66 24 62C20 56 22 44 20 28Z',
      coat,
    ) +
    hair(
      'M-18 66V70M-12 66V70M12 66V70M18 66V70M-14 40C-13 50 -14 58 -15 62M14 40C13 50 14 58 15 62',
      0.95,
      stroke,
    ) +
    contour(nemes, dark ? TINT : PALE) +
    ink(
      both(
        'M-17 -8L-12 -6M-18.5 2L-11 3M-20.5 10L-10 11M-22.5 18L-9 19M-24.5 25L-8 26M-12 -18L-8 -12M-4 -21L-3 -15',
        0,
      ),
      1,
      dark ? PALE : SHADE,
    ) +
    placed(frontFace(), 0, 2, 0.84) +
    contour('M-12.5 -10C-6 -16 6 -16 12.5 -10L12 -6C6 -11 -6 -11 -12 -6Z', dark ? PALE : TINT)
  );
}

function ground(): string {
  const land = 'M20 414C60 400 110 404 150 404C190 404 240 400 280 414V462H20Z';
  return (
    contour('M20 300H280V420H20Z', NIGHT) +
    hair(between('M20 306C80 302 220 302 280 306', 'M20 402C80 396 220 396 280 402', 11), 0.35) +
    contour(land, DEEP) +
    hair(
      between(
        'M20 418C60 404 110 408 150 408C190 408 240 404 280 418',
        'M20 462C60 456 110 458 150 458C190 458 240 456 280 462',
        6,
      ),
      0.5,
    )
  );
}

export const elCarro: CardArt = {
  id: 7,
  numeral: 'VII',
  name: 'El Carro',
  description:
    'Un auriga coronado y con armadura, de pie en su carro bajo un dosel de estrellas; delante descansan dos esfinges, una negra y una blanca, y detrás queda la ciudad amurallada.',
  scene: () =>
    sky() +
    twin('city', city()) +
    ground() +
    posts() +
    torso() +
    twin('arm', arm()) +
    head() +
    stamped('wheel', wheel(), '58 352 242 352') +
    chariot() +
    rod('M206 300L216 176', 3, PALE) +
    contour(star(216.5, 170, 7, 4, 0.4), BONE) +
    placed(fist(), 207, 274, 1.1, 6, true) +
    placed(fist(), 94, 278, 1.1) +
    canopy() +
    placed(sphinx(true), 105, 388) +
    placed(sphinx(false), 195, 388, 1, 0, true),
};
