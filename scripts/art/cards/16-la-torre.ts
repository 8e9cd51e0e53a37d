import { DEEP, GOLD, NIGHT, PALE, SHADE, contour, hair, num, polar, star4 } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import {
  between,
  circle,
  cloud,
  curve,
  fill,
  hatch,
  ink,
  inside,
  moved,
  placed,
  shade,
  skyRings,
  spokes,
  stars,
} from '../figures-c.ts';
import type { CardArt } from '../frame.ts';
import { FLAME, fallingKing, fallingQueen } from '../parts/falling.ts';

const STRUCK: Point = [152, 172];

/** The burst where the bolt strikes: points long and short, and fine rays to the edges. */
function burst(): string {
  let d = '';
  for (let i = 0; i < 40; i++) {
    const reach = i % 2 ? 46 : i % 4 ? 64 : 84;
    const [x, y] = polar(...STRUCK, reach, (Math.PI * 2 * i) / 40 - Math.PI / 2);
    d += `${i ? 'L' : 'M'}${num(x)} ${num(y)}`;
  }
  return (
    hair(
      spokes(STRUCK, 60, (i) => (i % 2 ? 330 : 128), 72),
      0.2,
    ) +
    contour(`${d}Z`, NIGHT) +
    hair(
      spokes(STRUCK, 30, (i) => (i % 2 ? 44 : i % 4 ? 62 : 81), 40),
      0.5,
    )
  );
}

const tongue = (x: number, y: number, size: number, turn = 0): string => {
  const to = { x, y, turn, scale: size / 100 };
  const outer = curve(
    '-34 0, -44 -30, -26 -52 | -22 -36, -14 -30, -12 -46, -18 -72, 4 -104 | 2 -80, 18 -66, 20 -48 | 26 -54, 30 -66 | 44 -44, 44 -20, 34 0 Z',
  );
  const core = curve('-16 0, -22 -16, -10 -30, -4 -48 | 6 -34, 12 -26, 18 -12, 14 0 Z');
  return contour(moved(outer, to), FLAME) + fill(moved(core, to), PALE);
};

const TOWER =
  'M110 400L116 196L124 190L128 178L138 184L146 172L154 186L164 176L172 190L184 182L190 400Z';

function masonry(): string {
  let courses = '';
  for (let row = 0; row < 17; row++) {
    const y = 194 + row * 12.5;
    courses += `M104 ${num(y)}Q150 ${num(y + 8)} 196 ${num(y)}`;
    for (let k = 0; k < 6; k++) {
      const x = 112 + (row % 2 ? 0 : 7.5) + k * 15;
      const drop = 4 * (1 - ((x - 150) / 46) ** 2);
      courses += `M${num(x)} ${num(y + drop)}V${num(y + drop + 12.5)}`;
    }
  }
  return (
    inside(
      'tower',
      TOWER,
      hair(courses, 0.45) +
        hair(between('M196 170L204 402', 'M170 170L166 402', 13), 0.6) +
        hair(between('M104 190L96 402', 'M116 190L114 402', 4), 0.5),
    ) + contour('M104 400L108 388H192L196 400Z', NIGHT)
  );
}

function burningWindow(x: number, y: number, tilt: number): string {
  const arch = `M${x - 9} ${y}V${y - 16}A9 9 0 0 1 ${x + 9} ${y - 16}V${y}Z`;
  return (
    contour(arch, NIGHT) +
    inside(`w${x}${y}`, arch, fill(circle(x, y + 2, 8), FLAME)) +
    tongue(x + tilt * 2, y - 11, 24, tilt * 0.25) +
    contour(`M${x - 12} ${y + 1}H${x + 12}`)
  );
}

const tower = (): string =>
  tongue(124, 192, 50, -0.3) +
  tongue(176, 190, 52, 0.35) +
  tongue(150, 186, 62) +
  contour(TOWER, DEEP) +
  masonry() +
  burningWindow(150, 248, 0) +
  burningWindow(133, 304, -1) +
  burningWindow(167, 304, 1) +
  contour('M139 388V368A11 11 0 0 1 161 368V388Z', NIGHT) +
  hair('M144 388V368M150 388V358M156 388V368M139 376H161');

/** The crown that was the roof, thrown off by the blow. */
function crown(): string {
  const to = { x: 96, y: 128, turn: -0.6 };
  const shape = curve(
    '-34 18, -36 -4 | -22 6 | -20 -16 | -8 2 | 0 -24 | 8 2 | 20 -16 | 22 6 | 36 -4 | 34 18 | 0 26, -34 18 Z',
  );
  const orbs = [
    [-36, -6],
    [-20, -19],
    [0, -27],
    [20, -19],
    [36, -6],
  ] as const;
  return (
    contour(moved(shape, to), GOLD) +
    ink(moved(`${curve('-34 12, 0 19, 34 12')}${curve('-32 6, 0 12, 32 6')}`, to), 1, SHADE) +
    contour(
      orbs
        .map(([u, v]) => placed(u, v, to))
        .map(([x, y]) => circle(x, y, 3))
        .join(''),
      PALE,
    ) +
    fill(moved('M0 12L4 17L0 22L-4 17Z', to), FLAME) +
    fill(moved('M-18 10L-14 15L-18 19L-22 14Z M18 10L22 14L18 19L14 15Z', to), FLAME)
  );
}

const bolt = (): string =>
  contour(
    'M256 54L210 98L226 103L186 132L199 137L154 178L222 133L209 128L250 99L234 94L284 54Z',
    PALE,
  ) + shade('M268 60L226 96M242 98L202 130M210 134L178 158', 0.9);

const eastCloud = (): string =>
  cloud(
    'east',
    '290 124 15, 276 112 12, 290 96 18, 270 88 15, 252 76 13, 236 66 11, 222 57 9, 282 70 18, 262 60 15',
  );

const westCloud = (): string =>
  cloud(
    'west',
    '10 128 14, 24 116 11, 10 98 18, 32 90 14, 48 78 13, 66 68 11, 80 58 9, 18 72 18, 40 60 14',
  );

/** Sparks of fire, shaped like drops, on both sides of the tower. */
function sparks(): string {
  const places = [
    [40, 196],
    [62, 178],
    [84, 200],
    [100, 226],
    [30, 230],
    [96, 262],
    [98, 300],
    [86, 352],
    [30, 372],
    [100, 340],
    [52, 392],
    [212, 182],
    [238, 172],
    [260, 192],
    [204, 214],
    [270, 226],
    [206, 254],
    [202, 300],
    [208, 344],
    [268, 372],
    [218, 372],
    [246, 396],
  ] as const;
  return places
    .map(([x, y], i) =>
      fill(
        `M${x} ${y}c3 4.400 4.400 7 4.400 9a4.400 4.400 0 0 1 -8.800 0c0 -2 1.400 -4.600 4.400 -9Z`,
        i % 3 ? FLAME : PALE,
      ),
    )
    .join('');
}

function cragAndSea(): string {
  const rock =
    'M18 446L36 424L52 430L70 404L88 410L104 396H196L214 412L230 404L250 428L264 422L282 444V462H18Z';
  const facets =
    'M70 404L78 430L66 462H96L100 430L88 410ZM104 396L118 424L108 462H136L132 424L126 396ZM214 412L206 436L214 462H236L226 436L230 404ZM250 428L246 446L254 462H276L264 422ZM36 424L42 444L32 462H50L52 430ZM160 396L156 424L164 462H188L176 424L182 396Z';
  let waves = '';
  for (let row = 0; row < 3; row++)
    for (let x = 8 + (row % 2) * 9; x < 284; x += 18) waves += `M${x} ${446 + row * 7}q9 -9 18 0`;
  return (
    contour(rock, NIGHT) +
    inside('facets', facets, hair(hatch({ x: 20, y: 392, width: 262, height: 70 }, 3, 14), 0.6)) +
    hair(facets, 0.8) +
    inside(
      'sea',
      curve('18 446, 80 440, 150 445, 220 440, 282 446 | 282 462 | 18 462 Z'),
      fill('M18 436H282V462H18Z', DEEP) + hair(waves, 0.9),
    ) +
    contour(curve('18 446, 80 440, 150 445, 220 440, 282 446'))
  );
}

const scene = (): string =>
  skyRings(...STRUCK, 92, 340) +
  burst() +
  westCloud() +
  stars('116 76 4, 140 66 2.5, 178 74 3, 64 130 3, 32 160 3, 262 152 3, 272 172 2.5, 52 156 2.5') +
  tower() +
  bolt() +
  eastCloud() +
  fill(star4(...STRUCK, 4), PALE) +
  crown() +
  sparks() +
  cragAndSea() +
  fallingKing() +
  fallingQueen();

export const laTorre: CardArt = {
  id: 16,
  numeral: 'XVI',
  name: 'La Torre',
  description:
    'Un rayo hiere una torre sobre un peñasco y le arranca la corona que la cubría; salen llamas de las ventanas y dos personas caen entre chispas, una a cada lado.',
  scene,
};
