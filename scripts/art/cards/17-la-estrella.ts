import { DEEP, NIGHT, PALE, contour, hair, num, polar, star } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import {
  between,
  circle,
  curve,
  fill,
  folds,
  hatch,
  ink,
  inside,
  lit,
  skyRings,
  spokes,
  stars,
} from '../figures-c.ts';
import type { CardArt } from '../frame.ts';
import { TEAL, waterBearer } from '../parts/water-bearer.ts';

const STAR: Point = [150, 124];

/** An eight-point star cut in facets, one half of each point in light, as on a compass rose. */
function rose(centre: Point, long: number, short: number, filling: string): string {
  let light = '';
  let dark = '';
  for (let i = 0; i < 8; i++) {
    const angle = (Math.PI * i) / 4 - Math.PI / 2;
    const tip = polar(...centre, i % 2 ? short : long, angle);
    for (const hand of [-1, 1]) {
      const waist = polar(...centre, long * 0.3, angle + (hand * Math.PI) / 8);
      const facet = `M${num(centre[0])} ${num(centre[1])}L${num(tip[0])} ${num(tip[1])}L${num(waist[0])} ${num(waist[1])}Z`;
      if (hand < 0) light += facet;
      else dark += facet;
    }
  }
  return contour(dark, filling) + contour(light, PALE);
}

function greatStar(): string {
  return (
    hair(
      spokes(STAR, 61, (i) => (i % 2 ? 96 : 330), 64),
      0.24,
    ) +
    contour(circle(...STAR, 57), NIGHT) +
    hair(circle(...STAR, 51) + spokes(STAR, 51, (i) => (i % 6 ? 54 : 57), 72)) +
    hair(circle(...STAR, 40), 0.5) +
    hair(spokes(STAR, 22, 48, 48), 0.4) +
    rose(STAR, 66, 43, TEAL) +
    contour(circle(...STAR, 9), NIGHT) +
    fill(star(...STAR, 6.5, 8, 0.4), PALE)
  );
}

const SISTERS: readonly Point[] = [
  [62, 88],
  [238, 88],
  [46, 152],
  [254, 152],
  [82, 204],
  [218, 204],
  [150, 205],
];

const sevenStars = (): string =>
  SISTERS.map(
    (at) =>
      hair(circle(...at, 15), 0.5) +
      contour(star(...at, 12, 8, 0.4), PALE) +
      ink(spokes(at, 0, 5, 8), 0.8),
  ).join('');

/** Far mountains on the left, the hill with its tree on the right. */
function land(): string {
  const peaks = curve(
    '18 326, 34 300 | 48 314 | 72 280 | 94 312 | 106 300 | 130 336 | 130 410 | 18 410 Z',
  );
  const slopes =
    curve('34 300, 38 320, 34 340, 44 410 | 62 410 | 48 314 | 34 300 Z') +
    curve('72 280, 76 310, 70 336, 80 410 | 112 410 | 94 312 | 72 280 Z') +
    curve('106 300, 110 318, 106 340, 116 410 | 140 410 | 106 300 Z');
  const hill = curve('110 372, 150 350, 196 336, 240 326, 282 322 | 282 462 | 110 462 Z');
  return (
    contour(peaks, NIGHT) +
    inside(
      'slopes',
      slopes,
      hair(hatch({ x: 20, y: 276, width: 130, height: 134 }, 3.2, 40), 0.6),
    ) +
    contour(hill, NIGHT) +
    inside(
      'hill',
      hill,
      hair(
        folds(
          '110 376, 150 354, 196 340, 240 330, 282 326',
          '120 448, 160 440, 206 430, 246 420, 282 412',
          8,
        ),
        0.4,
      ),
    ) +
    tree()
  );
}

function tree(): string {
  const crown = curve(
    '246 292, 232 296, 222 288, 224 276, 216 268, 222 256, 234 256, 238 244, 252 242, 260 252, 272 254, 276 266, 270 276, 272 288, 260 294, 246 292 Z',
  );
  let leaves = '';
  for (const [x, y] of [
    [230, 266],
    [242, 256],
    [254, 254],
    [266, 264],
    [236, 280],
    [250, 270],
    [262, 280],
    [248, 286],
  ] as const)
    leaves += `M${x - 5} ${y}q5 -6 10 0M${x - 3} ${y + 3}q3 -4 6 0`;
  const bird = curve(
    '232 246, 240 237, 250 232, 254 224, 256 217, 261 215, 267 219, 271 228 | 266 222, 262 221, 260 228, 262 237, 256 243, 246 245 Z',
  );
  return (
    contour(curve('244 330, 246 310, 245 290 | 252 290 | 252 310, 256 328 Z'), DEEP) +
    contour(crown, TEAL) +
    hair(leaves, 0.8, PALE) +
    lit(bird) +
    ink(`${curve('240 241, 248 240, 256 233')}${curve('242 243, 250 242, 257 237')}`, 0.9) +
    fill(circle(259.5, 218.5, 0.9), NIGHT)
  );
}

function pool(): string {
  const water = curve(
    '18 402, 60 398, 106 402, 124 412 | 130 424, 118 434, 132 446, 128 462 | 18 462 Z',
  );
  let ripples = '';
  for (let i = 0; i < 5; i++) {
    const y = 412 + i * 10;
    ripples += `M${22 + i * 3} ${y}q8 -3 16 0t16 0M${70 + ((i * 11) % 18)} ${y + 3}q8 -3 16 0t16 0`;
  }
  const rings = [8, 15, 22]
    .map(
      (r) =>
        `M${38 - r} 430a${r} ${num(r * 0.32)} 0 1 0 ${2 * r} 0a${r} ${num(r * 0.32)} 0 1 0 ${-2 * r} 0Z`,
    )
    .join('');
  return (
    contour(water, TEAL) + inside('pool', water, hair(ripples, 0.75, PALE) + hair(rings, 0.9, PALE))
  );
}

function pouring(): string {
  const left = between('M42 344C32 356 30 390 28 430', 'M48 348C40 362 42 390 46 430', 4);
  const right = between('M258 344C268 356 268 380 268 404', 'M252 346C258 362 256 380 254 404', 3);
  const rills =
    folds(
      '252 408, 244 418, 232 424, 226 436, 212 448',
      '258 410, 250 424, 240 432, 234 446, 222 462',
      3,
    ) +
    folds(
      '258 410, 254 424, 246 436, 246 448, 240 462',
      '263 411, 260 426, 254 438, 254 450, 249 462',
      2,
    ) +
    folds(
      '263 411, 266 426, 260 438, 264 450, 260 462',
      '268 411, 272 424, 268 438, 272 450, 270 462',
      2,
    ) +
    folds('268 410, 276 420, 276 434, 284 444', '274 408, 282 416, 286 424, 290 432', 2);
  const splash =
    'M246 404a16 4.500 0 1 0 32 0a16 4.500 0 1 0 -32 0M254 404a8 2 0 1 0 16 0a8 2 0 1 0 -16 0M248 400l-5 -5M276 400l5 -5M253 398l-2 -6M271 398l2 -6';
  return (
    hair(left, 0.95, PALE) +
    hair(right, 0.95, PALE) +
    hair(rills, 0.9, PALE) +
    contour(splash, 'none', TEAL) +
    hair(splash, 0.9, PALE)
  );
}

/** Small flowers and grass on the bank where she kneels. */
function flowers(): string {
  let grass = '';
  let blooms = '';
  for (const [x, y] of [
    [144, 458],
    [160, 455],
    [178, 459],
    [196, 456],
    [214, 459],
    [214, 350],
    [232, 362],
    [222, 384],
  ] as const) {
    grass += `M${x} ${y}l-3 -6M${x + 1} ${y}l0 -8M${x + 2} ${y}l4 -6`;
    blooms += star(x + 1, y - 9, 3, 5, 0.5);
  }
  return hair(grass, 0.8) + fill(blooms, PALE);
}

const scene = (): string =>
  skyRings(...STAR, 104, 330) +
  greatStar() +
  sevenStars() +
  stars(
    '92 70 3, 208 70 3, 34 110 3, 266 110 3, 106 200 3, 194 200 3, 40 240 4, 262 230 3, 100 250 3, 34 196 2.5, 266 190 2.5, 200 246 3',
  ) +
  land() +
  pool() +
  pouring() +
  waterBearer() +
  flowers();

export const laEstrella: CardArt = {
  id: 17,
  numeral: 'XVII',
  name: 'La Estrella',
  description:
    'Bajo una gran estrella de ocho puntas y otras siete menores, una mujer arrodillada, con un pie en el estanque, vierte el agua de dos cántaros: una en el agua y otra en la tierra; al fondo, un ave sobre un árbol.',
  scene,
};
