import { BONE, GOLD, NIGHT, PALE, SHADE, contour, hair, num, polar } from '../engraving.ts';
import { frontFace } from '../faces-c.ts';
import {
  body,
  circle,
  cloud,
  curve,
  fill,
  folds,
  ink,
  inside,
  lit,
  moved,
  points,
  shade,
} from '../figures-c.ts';

const twice = (d: string): string => d + moved(d, { x: 0, y: 0, flip: true });

/** A closed shape symmetric about x = 0, from the points of its right half, top to bottom. */
function symmetric(right: string): string {
  const left = points(right)
    .filter(([x]) => x !== 0)
    .reverse()
    .map(([x, y]) => `${-x} ${y}`);
  return curve(`${right}, ${left.join(', ')} O`);
}

const at = (x: number, y: number, svg: string): string =>
  `<g transform="translate(${x} ${y})">${svg}</g>`;

function lion(): string {
  const locks = (count: number, from: number, reach: number, start: number): string => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const turn = start + (Math.PI * 2 * i) / count;
      const [x, y] = polar(0, 0, from, turn);
      d += moved('M-10 -62C30 -62 52 -30 108 -26C84 12 50 44 -10 56Z', {
        x,
        y,
        turn,
        scale: reach / 100,
      });
    }
    return d;
  };
  const ears = circle(15, -18, 5.5) + circle(-15, -18, 5.5);
  return (
    contour(locks(13, 19, 16, 0.1), GOLD) +
    fill(circle(0, 0, 24), GOLD) +
    ink(locks(13, 19, 15, 0.1) + locks(13, 14, 12, 0.34), 0.9, NIGHT) +
    contour(ears, PALE) +
    ink(circle(15, -18, 2.5) + circle(-15, -18, 2.5), 0.9, SHADE) +
    lit(symmetric('0 -19, 11 -17, 16 -8, 14 2, 10 8, 9 16, 5 20, 0 21')) +
    shade(folds('15 -10, 14 0, 10 8', '11 -1, 9 6, 8 10', 3)) +
    ink(
      twice(
        `${curve('4 -9, 9 -11, 14 -8')}${curve('5 -4, 9 -7, 13 -3 | 9 -2, 5 -4 Z')}${curve('3 -8, 3 2, 5 6')}${curve('0 13, 4 15.500, 8 13')}M6 10L9 10M6 12L8 12`,
      ),
      1.1,
    ) +
    fill(circle(9, -4.3, 1.6) + circle(-9, -4.3, 1.6), NIGHT) +
    fill('M-5 6L5 6L0 11Z', NIGHT) +
    ink('M0 10V13', 1.1)
  );
}

const bull = (): string =>
  contour(twice(curve('8 -20, 18 -22, 26 -29, 27 -42 | 34 -30, 31 -18, 20 -11, 11 -12 Z')), PALE) +
  contour(twice(curve('12 -13, 24 -13, 33 -6 | 24 -1, 13 -5 Z')), GOLD) +
  lit(symmetric('0 -22, 11 -20, 15 -11, 12 2, 10 12, 12 19, 8 26, 0 27'), PALE) +
  shade(folds('14 -8, 11 4, 9 14', '8 -4, 7 6, 6 13', 3)) +
  contour(symmetric('0 12, 8 11, 12 18, 8 26, 0 27'), BONE) +
  ink(
    twice(
      `${curve('5 -7, 9 -10, 13 -6 | 9 -4, 5 -7 Z')}${curve('4 -12, 9 -14, 14 -10')}${curve('4 18, 6 16, 8 18')}${curve('0 22, 4 22.200, 7 23')}`,
    ),
    1.1,
  ) +
  fill(circle(9, -7, 1.7) + circle(-9, -7, 1.7), NIGHT) +
  contour(symmetric('0 -27, 7 -24, 5 -18, 7 -14, 3 -13, 0 -7'), GOLD) +
  ink('M0 -24V-11M-3 -22L-2 -14M3 -22L2 -14', 0.9, SHADE);

function eagle(): string {
  const neck = curve(
    '-14 40, -27 22, -26 2, -18 -14, -4 -22, 10 -20, 18 -12 | 15 4, 14 12, 20 24, 30 34 | 22 40 | -14 40 Z',
  );
  let plumage = '';
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 5; k++)
      plumage += `M${-26 + k * 10 + (row % 2) * 5} ${4 + row * 8}q5 8 10 0`;
  return (
    lit(neck) +
    inside(
      'eagle',
      neck,
      shade(plumage, 1) + shade(folds('-26 2, -16 -13, -4 -20', '-20 6, -12 -8, -2 -15', 3)),
    ) +
    contour(curve('16 -13, 26 -12, 35 -5, 36 7 | 30 1, 24 2, 15 2 Z'), GOLD) +
    ink('M17 -4L27 -4M22 -8h2', 1) +
    ink(curve('4 -12, 10 -13, 16 -9'), 1.6) +
    fill(circle(10, -8, 2.4), NIGHT)
  );
}

function human(collar: string): string {
  let rays = '';
  for (let i = 0; i < 24; i++) {
    const [x1, y1] = polar(0, -2, 29, (Math.PI * i) / 12);
    const [x2, y2] = polar(0, -2, i % 2 ? 33 : 36, (Math.PI * i) / 12);
    rays += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }
  return (
    contour(circle(0, -2, 27), NIGHT) +
    hair(rays) +
    contour(
      curve(
        '0 -24, -14 -20, -19 -6, -20 10, -26 24, -16 32 | 16 32 | 26 24, 20 10, 19 -6, 14 -20 Z',
      ),
      GOLD,
    ) +
    ink(twice(folds('15 -12, 18 4, 22 26', '11 -6, 13 10, 14 26', 3)), 0.9, SHADE) +
    body('neck', ['M-6 12L6 12L7 24L18 32L-18 32L-7 24Z']) +
    contour(curve('-22 34, -10 25 | 0 34 | 10 25, 22 34 | 22 44 | -22 44 Z'), collar) +
    frontFace({ x: 0, y: 0, height: 38 }) +
    contour(curve('-17 4, -17 -12, 0 -25, 17 -12, 17 4 | 12 -10, 0 -17, -12 -10, -17 4 Z'), GOLD)
  );
}

/** The four living creatures, each on its cloud in a corner. */
export const creatures = (collar: string): string =>
  at(58, 98, human(collar)) +
  cloud('c1', '20 132 12, 34 138 10, 50 140 10, 68 136 9, 82 128 8') +
  at(246, 100, `<g transform="scale(-1 1)">${eagle()}</g>`) +
  cloud('c2', '280 134 12, 266 140 10, 250 142 10, 232 138 9, 218 130 8') +
  at(55, 418, bull()) +
  cloud('c3', '18 446 13, 34 454 12, 54 458 12, 74 456 11, 92 460 9') +
  at(242, 412, lion()) +
  cloud('c4', '282 446 13, 266 454 12, 246 458 12, 226 456 11, 208 460 9');
