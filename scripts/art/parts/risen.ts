import { BONE, DEEP, GOLD, NIGHT, PALE, SHADE, contour, hair, star4 } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { frontFace } from '../faces-c.ts';
import {
  body,
  circle,
  curve,
  draped,
  fill,
  fingers,
  folds,
  hatch,
  ink,
  inside,
  limb,
  openHand,
  shade,
} from '../figures-c.ts';
import type { Pose } from '../figures-c.ts';
import { STEEL } from './angel.ts';

interface Arms {
  limbs: readonly string[];
  hands: readonly Pose[];
}

const RAISED: Arms = {
  limbs: [
    '-13 -11 5.500, -23 -17 5.500, -31 -27 4.500',
    '-31 -25 4.600, -30 -40 4.400, -26 -58 2.800',
    '13 -11 5.500, 23 -17 5.500, 31 -27 4.500',
    '31 -25 4.600, 30 -40 4.400, 26 -58 2.800',
  ],
  hands: [
    { x: -26, y: -58, size: 14, turn: -1.4, flip: true },
    { x: 26, y: -58, size: 14, turn: -1.74 },
  ],
};

const OPENED: Arms = {
  limbs: [
    '-13 -11 5.500, -24 -12 5.200, -36 -18 4.200',
    '-36 -16 4.400, -41 -27 4.200, -44 -42 2.800',
    '13 -11 5.500, 24 -14 5.200, 34 -24 4.200',
    '34 -22 4.400, 37 -36 4.200, 38 -52 2.800',
  ],
  hands: [
    { x: -44, y: -42, size: 14, turn: -1.75, flip: true },
    { x: 38, y: -52, size: 14, turn: -1.45 },
  ],
};

const ONE_LIFTED: Arms = {
  limbs: [
    '-14 -11 6, -24 -18 5.800, -32 -29 4.600',
    '-32 -27 4.800, -31 -42 4.500, -27 -60 3',
    '15 -9 6.500, 23 4 5.800, 24 16 4.500',
  ],
  hands: [{ x: -27, y: -60, size: 15, turn: -1.4, flip: true }],
};

interface Risen {
  id: string;
  at: Point;
  scale: number;
  arms: Arms;
  head: string;
  garment: string;
}

const TRUNK = curve(
  '-4.500 -28, -4.500 -21, -8 -18, -17 -15, -18 -6, -14 6, -12 18, -14 38 | 14 38 | 12 18, 14 6, 18 -6, 17 -15, 8 -18, 4.500 -21, 4.500 -28 Z',
);

/** Someone who stands up in an open tomb, the arms towards the call. */
function risen({ id, at, scale, arms, head, garment }: Risen): string {
  const front = 'M-40 36H40V68H-40Z';
  return (
    `<g transform="translate(${at[0]} ${at[1]}) scale(${scale})">` +
    contour('M-40 36L-32 24H32L40 36Z', NIGHT) +
    body(id, [TRUNK, ...arms.limbs.map(limb), ...arms.hands.map(openHand)]) +
    arms.hands.map((hand) => fingers(hand)).join('') +
    shade(folds('17 -6, 13 10, 12 24', '9 0, 7 12, 6 24', 3)) +
    ink('M-12 -15Q-6 -14 -3 -11M12 -15Q6 -14 3 -11', 0.9, SHADE) +
    garment +
    head +
    contour(front, NIGHT) +
    contour('M-44 34H44V40H-44Z', DEEP) +
    hair('M-35 45H35V63H-35ZM-40 68V36') +
    inside(`${id}-side`, front, hair(hatch({ x: 12, y: 40, width: 28, height: 28 }, 2.6), 0.5)) +
    contour(star4(0, 54, 8), PALE) +
    hair('M-52 70q9 -5 18 0t18 0t18 0t18 0t18 0t18 0', 0.9, PALE) +
    '</g>'
  );
}

const cloth = (id: string, d: string, from: string, to: string): string =>
  draped(id, d, STEEL, folds(from, to, 6));

export const woman = (): string =>
  risen({
    id: 'woman',
    at: [72, 372],
    scale: 1,
    arms: OPENED,
    garment: cloth(
      'her-shroud',
      curve('-16 -4, -13 12, -16 40 | 16 40 | 13 12, 16 -4 | 8 1, 0 -3, -8 1, -16 -4 Z'),
      '-15 0, -12 16, -14 38',
      '15 0, 12 16, 14 38',
    ),
    head:
      contour(
        curve(
          '0 -55, -12 -51, -15 -38, -18 -22, -14 -10 | -8 -20 | 8 -20 | 14 -10, 18 -22, 15 -38, 12 -51 Z',
        ),
        GOLD,
      ) +
      ink(
        folds('-12 -46, -14 -32, -14 -14', '-9 -44, -10 -32, -10 -20', 2) +
          folds('12 -46, 14 -32, 14 -14', '9 -44, 10 -32, 10 -20', 2),
        0.9,
        SHADE,
      ) +
      fill('M-4.500 -30H4.500V-21Q7 -18 12 -16.500L0 -4L-12 -16.500Q-7 -18 -4.500 -21Z', BONE) +
      frontFace({ x: 0, y: -38, height: 26, turn: 0.12 }) +
      contour(
        curve('-12 -38, -11 -50, 0 -55, 12 -49, 12 -36 | 8 -46, 1 -48, -6 -46, -12 -38 Z'),
        GOLD,
      ),
  });

const ON_HEART: Pose = { x: 7, y: 1, size: 13, turn: -2.7, flip: true };

export const man = (): string =>
  risen({
    id: 'man',
    at: [230, 372],
    scale: 1,
    arms: ONE_LIFTED,
    garment:
      cloth(
        'his-shroud',
        curve('-13 14, -4 18, 6 18, 14 12 | 13 24, 16 40 | -16 40 | -13 26, -13 14 Z'),
        '-12 16, -11 28, -14 40',
        '13 16, 12 28, 14 40',
      ) +
      body('his-arm', [limb('24 16 4.500, 16 10 4.200, 7 1 3'), openHand(ON_HEART)]) +
      fingers(ON_HEART),
    head:
      frontFace({ x: 0, y: -38, height: 26, turn: -0.12 }) +
      contour(
        curve(
          '-9 -34, -6 -24, 0 -18, 6 -24, 10 -35 | 6 -29, 3 -31.500, 0 -30, -3 -31, -5 -29 | -9 -34 Z',
        ),
        NIGHT,
      ) +
      ink('M-3 -28.500Q0 -27.500 3 -28.500', 0.9, PALE) +
      contour(
        curve('-12 -37, -14 -48, -6 -55, 4 -55, 12 -48, 11 -38 | 8 -46, 0 -47, -7 -45, -12 -37 Z'),
        NIGHT,
      ),
  });

export const child = (): string =>
  risen({
    id: 'child',
    at: [150, 396],
    scale: 0.84,
    arms: RAISED,
    garment: cloth(
      'little-shroud',
      curve('-15 8, -13 20, -16 40 | 16 40 | 13 20, 15 8 | 0 13, -15 8 Z'),
      '-14 10, -12 22, -14 38',
      '14 10, 12 22, 14 38',
    ),
    head:
      contour(
        [
          [-12, -44],
          [-8, -51],
          [0, -54],
          [8, -51],
          [12, -44],
          [-13, -36],
          [13, -36],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 5))
          .join(''),
        GOLD,
      ) + frontFace({ x: 0, y: -37, height: 27 }),
  });
