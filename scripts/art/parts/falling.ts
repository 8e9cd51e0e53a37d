import { DEEP, GOLD, NIGHT, PALE, SHADE, contour } from '../engraving.ts';
import type { Point } from '../engraving.ts';
import { frontFace } from '../faces-c.ts';
import { body, curve, draped, fingers, folds, ink, limb, openHand } from '../figures-c.ts';

export const FLAME = '#C04A2A';

const GOWN = curve(
  '-11 -28, -9 -14, -8 -2, -13 18, -18 34, -27 52 | -18 48, -12 55, -4 49, 4 56, 12 49, 23 53 | 17 34, 12 16, 8 -2, 9 -14, 11 -28 | 4 -25, -4 -25, -11 -28 Z',
);

const SLEEVES = [
  curve('-9 -28, -19 -34, -26 -46 | -15 -52, -11 -42, -5 -26 Z'),
  curve('9 -28, 20 -32, 29 -42 | 19 -50, 12 -41, 5 -26 Z'),
];

/** Someone who falls head first; drawn upright round the waist and turned over. */
function falling(id: string, at: Point, turn: number, robe: string, head: string): string {
  const hands = [
    { x: -21, y: -61, size: 12, turn: -1.5, flip: true },
    { x: 27, y: -59, size: 12, turn: -1.3 },
  ];
  const bare = [
    limb('-9 42 5.5, -12 54 4, -12 66 2.6'),
    limb('9 42 5.5, 15 53 4, 18 65 2.6'),
    curve('-15 63, -9.5 63, -7 68, -9 72 | -17 76, -26 79, -27 75, -19 70, -15 63 Z'),
    curve('15.5 63, 21 62, 25 69, 33 74, 32 78, 23 75 | 15 71, 13 67, 15.5 63 Z'),
    limb('-20 -46 4, -22 -54 3.500, -21 -62 2.800'),
    limb('23 -44 4, 26 -52 3.500, 27 -60 2.800'),
    ...hands.map(openHand),
    'M-5 -36L5 -36L6 -24L-6 -24Z',
  ];
  const cloak = curve(
    '-11 -26, -20 -8, -24 12, -34 28, -36 46 | -26 42, -20 50, -8 44 | 8 44, 18 50, 26 40, 36 42 | 30 20, 20 4, 11 -26 Z',
  );
  return (
    `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})">` +
    contour(cloak, robe === FLAME ? NIGHT : FLAME) +
    body(id, bare) +
    hands.map((hand) => fingers(hand)).join('') +
    contour(SLEEVES.join(''), robe) +
    draped(
      `${id}-gown`,
      GOWN,
      robe,
      folds('-11 -26, -9 -4, -15 20, -25 52', '11 -26, 9 -4, 15 20, 22 52', 7),
    ) +
    contour(curve('-8 -2, 0 1, 8 -2'), 'none', PALE) +
    head +
    '</g>'
  );
}

const kingHead = (): string =>
  contour(curve('-11 -50, -12 -40, -8 -33, 8 -33, 12 -40, 11 -50 O'), NIGHT) +
  frontFace({ x: 0, y: -43, height: 24 }) +
  contour(
    curve(
      '-9 -40, -6 -30, 0 -24, 6 -30, 9 -40 | 5 -34, 3 -36.500, 0 -35, -3 -36.500, -5 -34 | -9 -40 Z',
    ),
    NIGHT,
  ) +
  ink('M-3 -33.500Q0 -32.500 3 -33.500', 0.9, PALE) +
  contour('M-10 -51L-13 -63L-6 -58L0 -67L6 -58L13 -63L10 -51Q0 -54 -10 -51Z', GOLD) +
  ink('M-10 -54Q0 -57 10 -54', 0.9, SHADE);

const queenHead = (): string =>
  contour(
    curve(
      '0 -58, -11 -54, -13 -44, -17 -30, -14 -14, -20 -2 | -10 -8, -7 -22, -6 -32 | 6 -32 | 7 -20, 12 -8, 20 -4 | 14 -16, 17 -30, 13 -44, 11 -54 Z',
    ),
    GOLD,
  ) +
  ink(
    folds('-11 -46, -15 -28, -12 -12, -17 -4', '-7 -44, -8 -28, -9 -14, -12 -8', 2) +
      folds('11 -46, 15 -28, 12 -12, 17 -6', '7 -44, 8 -28, 9 -14, 13 -8', 2),
    0.9,
    SHADE,
  ) +
  frontFace({ x: 0, y: -43, height: 24 }) +
  contour(
    curve('-11 -42, -11 -54, 0 -59, 11 -54, 11 -42 | 7 -50, 0 -53, -7 -50, -11 -42 Z'),
    GOLD,
  ) +
  ink(curve('-9 -48, -4 -55, 0 -56') + curve('9 -48, 4 -55, 0 -56'), 0.9, SHADE);

export const fallingKing = (): string => falling('king', [69, 292], 191, FLAME, kingHead());
export const fallingQueen = (): string => falling('queen', [236, 292], 170, DEEP, queenHead());
