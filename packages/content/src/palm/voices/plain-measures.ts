import type { LineName } from '@sibila/domain/palm/corridors';
import type { MountName } from '@sibila/domain/palm/mounts';
import type { HandMeasures, Step } from '../palm-measures.ts';

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
  gaps: { low: 'dedos juntos', middle: 'dedos algo separados', high: 'dedos muy separados' },
} as const satisfies Partial<Record<keyof HandMeasures, Words>>;
