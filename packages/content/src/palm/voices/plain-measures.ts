import type { LineName } from '@sibila/domain/palm/corridors';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import type { MountName } from '@sibila/domain/palm/mounts';
import type { HandMeasures, Step } from '../palm-measures.ts';
import type { OtherHand } from './other-hand.ts';

type Words = Readonly<Record<Step, string>>;

/** Measures in plain words, as they stand in a list. */
export const LENGTH_WORDS: Words = {
  low: 'de recorrido breve',
  middle: 'de largo medio',
  high: 'larga',
};

export const COURSE_WORDS: Readonly<Record<LineName, Words>> = {
  heart: { low: 'casi recta', middle: 'algo curvada', high: 'muy curvada' },
  head: { low: 'recta', middle: 'algo inclinada', high: 'caída hacia la muñeca' },
  life: { low: 'arco estrecho', middle: 'arco medio', high: 'arco amplio' },
  fate: { low: 'recta', middle: 'algo ondulada', high: 'curvada' },
};

export const DEPTH_WORDS: Words = {
  low: 'tenue',
  middle: 'de hondura media',
  high: 'honda',
};

export const PALM_WORDS: Words = {
  low: 'palma casi cuadrada',
  middle: 'palma algo más alta que ancha',
  high: 'palma alargada',
};

const FULL: Words = { low: 'poco marcado', middle: 'corriente', high: 'lleno' };

export const MOUNT_WORDS: Readonly<Record<MountName, readonly [string, Words]>> = {
  venus: ['Venus', FULL],
  jupiter: ['Júpiter', FULL],
  saturn: ['Saturno', FULL],
  apollo: ['Apolo', FULL],
  mercury: ['Mercurio', FULL],
  moon: ['Luna', { low: 'poco marcada', middle: 'corriente', high: 'llena' }],
  mars: ['Marte', FULL],
};

export const FINGER_WORDS = {
  index: {
    low: 'índice más corto que el anular',
    middle: 'índice y anular a la par',
    high: 'índice más largo que el anular',
  },
  little: {
    low: 'meñique por debajo del último nudillo del anular',
    middle: 'meñique hasta el último nudillo del anular',
    high: 'meñique por encima del último nudillo del anular',
  },
  thumb: {
    low: 'pulgar poco abierto',
    middle: 'pulgar a media abertura',
    high: 'pulgar muy abierto',
  },
  gaps: { low: 'dedos poco separados', middle: 'dedos separados', high: 'dedos en abanico' },
} as const satisfies Partial<Record<keyof HandMeasures, Words>>;

export const SIDE_NAMES: Readonly<Record<HandSide, string>> = {
  left: 'la izquierda',
  right: 'la derecha',
};

/** How a line of the hand that is read, `{one}`, stands to that of `{other}`. */
export const LINE_DIFFERENCES: Readonly<Record<OtherHand, string>> = {
  equal: 'Casi igual en las dos manos',
  longer: 'Más larga en {other}',
  shorter: 'Más corta en {other}',
  fainter: 'De largo parecido, y más tenue en {other}',
  deeper: 'De largo parecido, y más honda en {other}',
  missing: 'Solo se aprecia en {one}',
  only: 'Solo se aprecia en {other}',
  neither: 'No se aprecia en ninguna de las dos',
};
