import type { RuneName } from '@sibila/domain/runes/runes';
import type { Point } from '../engraving.ts';

/** One stroke of a sign: a line through points around the middle, x to the right, y downwards. */
export type Stroke = readonly Point[];

const stave = (x: number): Stroke => [
  [x, -50],
  [x, 50],
];

/**
 * The strokes of the 24 signs as they are cut, in a box from −30 to 30 and from −50 to 50 whose
 * middle they turn about. Sowilo has the form of U+16CB and Ingwaz that of U+16DC, as the other
 * forms in use do not look the same upside down.
 */
export const RUNE_STROKES: Readonly<Record<RuneName, readonly Stroke[]>> = {
  Fehu: [
    stave(-17),
    [
      [-17, -13],
      [13, -48],
    ],
    [
      [-17, 15],
      [22, -30],
    ],
  ],
  Uruz: [
    [
      [-20, 50],
      [-20, -50],
      [20, -16],
      [20, 50],
    ],
  ],
  Thurisaz: [
    stave(-15),
    [
      [-15, -27],
      [19, 0],
      [-15, 27],
    ],
  ],
  Ansuz: [
    [
      [-15, 50],
      [-15, -50],
      [19, -22],
    ],
    [
      [-15, -20],
      [19, 8],
    ],
  ],
  Raido: [
    [
      [-17, 50],
      [-17, -50],
      [18, -26],
      [-12, -2],
      [20, 50],
    ],
  ],
  Kenaz: [
    [
      [16, -42],
      [-18, 0],
      [16, 42],
    ],
  ],
  Gebo: [
    [
      [-29, -44],
      [29, 44],
    ],
    [
      [29, -44],
      [-29, 44],
    ],
  ],
  Wunjo: [
    [
      [-15, 50],
      [-15, -50],
      [19, -24],
      [-15, 2],
    ],
  ],
  Hagalaz: [
    stave(-20),
    stave(20),
    [
      [-20, -17],
      [20, 17],
    ],
  ],
  Nauthiz: [
    stave(0),
    [
      [-23, -15],
      [23, 15],
    ],
  ],
  Isa: [stave(0)],
  Jera: [
    [
      [3, -45],
      [-24, -16],
      [3, 13],
    ],
    [
      [-3, 45],
      [24, 16],
      [-3, -13],
    ],
  ],
  Eihwaz: [
    [
      [22, -30],
      [0, -50],
      [0, 50],
      [-22, 30],
    ],
  ],
  Perthro: [
    [
      [22, -44],
      [2, -24],
      [-20, -50],
      [-20, 50],
      [2, 24],
      [22, 44],
    ],
  ],
  Algiz: [
    stave(0),
    [
      [-26, -47],
      [0, -8],
      [26, -47],
    ],
  ],
  Sowilo: [
    [
      [-18, -50],
      [-18, 16],
      [18, -16],
      [18, 50],
    ],
  ],
  Tiwaz: [
    [
      [0, -46],
      [0, 50],
    ],
    [
      [-25, -24],
      [0, -50],
      [25, -24],
    ],
  ],
  Berkano: [
    [
      [-17, 50],
      [-17, -50],
      [18, -25],
      [-12, 0],
      [18, 25],
      [-17, 50],
    ],
  ],
  Ehwaz: [
    [
      [-24, 50],
      [-24, -50],
      [0, -24],
      [24, -50],
      [24, 50],
    ],
  ],
  Mannaz: [
    [
      [-24, 50],
      [-24, -50],
      [24, -4],
    ],
    [
      [24, 50],
      [24, -50],
      [-24, -4],
    ],
  ],
  Laguz: [
    [
      [-13, 50],
      [-13, -50],
      [17, -20],
    ],
  ],
  Ingwaz: [
    [
      [0, -38],
      [26, 0],
      [0, 38],
      [-26, 0],
      [0, -38],
    ],
  ],
  Dagaz: [
    [
      [-27, 44],
      [-27, -44],
      [27, 44],
      [27, -44],
      [-27, 44],
    ],
  ],
  Othala: [
    [
      [-27, 50],
      [23, -18],
      [0, -50],
      [-23, -18],
      [27, 50],
    ],
  ],
  'Runa en Blanco': [],
};

/** Strokes turned by 180° about the middle. */
export function turned(strokes: readonly Stroke[]): readonly Stroke[] {
  return strokes.map((stroke) => stroke.map(([x, y]): Point => [-x, -y]));
}
