import { BONE, GOLD, PALE, SHADE, contour, hair, num, polar, star4 } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { profileFace } from '../faces-c.ts';
import {
  body,
  circle,
  curve,
  draped,
  fill,
  fingers,
  fist,
  folds,
  hatch,
  ink,
  inside,
  moved,
  points,
  shade,
} from '../figures-c.ts';

export const STEEL = '#36578C';

export const HEAD: Point = [146, 112];

/** A row of feathers whose roots run along `roots` and whose tips run along `tips`. */
function feathers(
  roots: readonly Point[],
  tips: readonly Point[],
  width: number,
  filling: string,
): string {
  return roots
    .map(([x, y], i) => {
      const [u = x, v = y] = tips[i] ?? [];
      const to = { x, y, scale: Math.hypot(u - x, v - y) / 100, turn: Math.atan2(v - y, u - x) };
      const half = (width / Math.hypot(u - x, v - y)) * 100;
      const vane = moved(
        `M0 ${num(-half * 0.7)}C40 ${num(-half)} 80 ${num(-half * 0.9)} 100 0C80 ${num(half)} 40 ${num(half)} 0 ${num(half * 0.7)}Z`,
        to,
      );
      return (
        contour(vane, filling) +
        (filling === STEEL
          ? hair(moved('M10 0L88 0', to), 0.8, PALE)
          : shade(moved('M6 0L92 0M30 -4L70 -4', to)))
      );
    })
    .join('');
}

const QUILLS = {
  roots: points('52 86, 58 90, 66 94, 74 99, 83 105, 92 115, 101 125, 110 136'),
  tips: points('24 138, 33 156, 45 170, 59 181, 74 188, 89 192, 103 194, 116 192'),
};
const COVERTS = {
  roots: points('54 82, 62 82, 71 85, 80 90, 89 99, 98 109, 107 121'),
  tips: points('38 112, 50 122, 62 131, 75 139, 88 146, 101 152, 113 157'),
};
const WING_ARM = curve(
  '132 142, 116 124, 100 102, 84 84, 68 73, 52 70, 42 78, 40 90, 46 98 | 56 92, 66 92, 78 100, 92 114, 106 132, 122 156 Z',
);
const DOWN = points(
  '54 82, 64 82, 74 88, 83 97, 92 106, 101 116, 110 127, 119 139, 48 88, 68 76, 80 86, 96 102, 112 120',
);

/** The angel's left wing: long quills, a row of coverts, and the arm of the wing above them. */
export function wing(): string {
  const down = DOWN.map(([x, y]) => `M${x - 5} ${y - 2}q2 7 8 5`).join('');
  return (
    feathers(QUILLS.roots, QUILLS.tips, 7, BONE) +
    feathers(COVERTS.roots, COVERTS.tips, 6.5, STEEL) +
    contour(WING_ARM, PALE) +
    inside('arm', WING_ARM, shade(down, 1))
  );
}

const MOUTH: Point = [160, 127];

const BELL: Point = [257, 164];

const ANGLE = Math.atan2(BELL[1] - MOUTH[1], BELL[0] - MOUTH[0]);

const along = (t: number): Point => [
  MOUTH[0] + (BELL[0] - MOUTH[0]) * t,
  MOUTH[1] + (BELL[1] - MOUTH[1]) * t,
];

function trumpet(): string {
  const to = { x: MOUTH[0], y: MOUTH[1], turn: ANGLE };
  const pipe = curve(
    '0 -3, 3 -1.600 | 60 -2.200 | 78 -4, 90 -9, 98 -16 | 101 -8, 101 8, 98 16 | 90 9, 78 4, 60 2.200 | 3 1.600, 0 3 Z',
  );
  return (
    contour(moved(pipe, to), PALE) +
    shade(moved('M8 0.5L74 1M76 2L94 9', to), 1) +
    contour(moved('M28 -3.500L28 3.500M60 -4L60 4', to))
  );
}

/** The square banner with its cross, hung from the trumpet. */
function banner(): string {
  const [a, b] = [along(0.31), along(0.67)];
  const drop = 48;
  const cloth = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}C${num(b[0] + 3)} ${num(b[1] + 16)} ${num(b[0] - 3)} ${num(b[1] + 30)} ${num(b[0] + 1)} ${num(b[1] + drop)}L${num(a[0] + 1)} ${num(a[1] + drop)}C${num(a[0] - 3)} ${num(a[1] + 30)} ${num(a[0] + 3)} ${num(a[1] + 16)} ${num(a[0])} ${num(a[1])}Z`;
  const [cx, cy] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const cross =
    `M${num(cx - 4)} ${num(cy - 8)}L${num(cx + 4)} ${num(cy)}L${num(cx + 4)} ${num(cy + 60)}L${num(cx - 4)} ${num(cy + 60)}Z` +
    `M${num(a[0] - 6)} ${num(a[1] + 14)}L${num(b[0] + 6)} ${num(b[1] + 16)}L${num(b[0] + 6)} ${num(b[1] + 24)}L${num(a[0] - 6)} ${num(a[1] + 22)}Z`;
  let fringe = '';
  for (let i = 0; i <= 10; i++) {
    const x = a[0] + 1 + ((b[0] - a[0]) * i) / 10;
    const y = a[1] + drop + ((b[1] - a[1]) * i) / 10;
    fringe += `M${num(x)} ${num(y)}v6`;
  }
  return (
    hair(fringe) +
    contour(cloth, BONE) +
    inside(
      'banner',
      cloth,
      fill(cross, STEEL) + shade(hatch({ x: a[0], y: a[1], width: 10, height: 80 }, 2), 0.5),
    ) +
    contour(cloth)
  );
}

const NECK = curve('136 122, 138 132, 134 142 | 160 142 | 156 134, 154 124 Z');
const GOWN = curve(
  '136 136, 124 142, 116 154, 118 170, 112 192, 106 224 | 194 224 | 186 192, 178 172, 178 156, 170 144, 158 136, 150 142, 142 142, 136 136 Z',
);
const NEAR_SLEEVE = curve(
  '126 144, 116 156, 116 172, 124 188, 136 198, 148 196 | 160 184, 172 164, 183 148 | 173 138, 162 150, 152 162, 144 168 | 142 156, 138 146, 126 144 Z',
);
const FAR_SLEEVE = curve(
  '166 144, 176 152, 186 172, 202 182, 216 180, 226 166 | 220 154, 206 158, 192 150, 178 140 Z',
);

/** The angel from the waist up, blowing the trumpet. */
export function angel(): string {
  const hands = [
    { x: 180, y: 136, size: 14, turn: -0.9 },
    { x: 226, y: 154, size: 14, turn: -1.1 },
  ] as const;
  return (
    body('neck', [NECK]) +
    contour(FAR_SLEEVE, STEEL) +
    hair(
      folds('168 146, 184 166, 204 178, 224 166', '178 142, 192 154, 206 162, 220 156', 4),
      0.75,
      PALE,
    ) +
    draped(
      'gown',
      GOWN,
      STEEL,
      folds('136 140, 128 160, 122 186, 114 214', '164 142, 168 164, 176 188, 184 214', 9),
    ) +
    contour(
      curve('128 142, 138 148, 148 152, 158 148, 166 142 | 160 137, 148 145, 136 137 Z'),
      PALE,
    ) +
    fill(star4(148, 166, 8), PALE) +
    banner() +
    trumpet() +
    draped(
      'sleeve',
      NEAR_SLEEVE,
      STEEL,
      folds('126 146, 118 170, 136 196, 180 150', '138 148, 138 164, 148 170, 173 140', 6),
    ) +
    body('hands', hands.map(fist)) +
    hands.map((hand) => fingers(hand, 'fist')).join('') +
    angelHead()
  );
}

function angelHead(): string {
  const locks = [
    [126, 112],
    [127, 122],
    [130, 102],
    [137, 94],
    [146, 91],
    [155, 94],
    [132, 131],
    [139, 135],
    [138, 124],
    [136, 114],
    [139, 104],
    [147, 101],
  ] as const;
  return (
    profileFace({ x: 150, y: 113, height: 35, turn: 0.22 }) +
    contour(locks.map(([x, y]) => circle(x, y, 5.5)).join(''), GOLD) +
    ink(locks.map(([x, y]) => `M${x - 3} ${y + 1}a3 3 0 1 1 4 2`).join(''), 0.9, SHADE) +
    contour(curve('133 97, 143 99, 153 98, 160 101'), 'none', PALE)
  );
}

export const sound = (): string => {
  let arcs = '';
  for (const r of [12, 20, 28, 36]) {
    const [x1, y1] = polar(...BELL, r, ANGLE - 0.5);
    const [x2, y2] = polar(...BELL, r, ANGLE + 0.9);
    arcs += `M${num(x1)} ${num(y1)}A${r} ${r} 0 0 1 ${num(x2)} ${num(y2)}`;
  }
  return hair(arcs, 0.9, PALE);
};
