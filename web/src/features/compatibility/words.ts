import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import type { SignName } from '@sibila/domain/zodiac/signs';
import type { RitualWords } from '../reading/ritual-notice.tsx';

export const RITUAL_WORDS: RitualWords = {
  full: 'Tu cupo de compatibilidades está completo',
  used: `${QUOTA_LIMIT} compatibilidades`,
  kept: 'Tus dos signos',
  stored: 'guardados',
  history: 'compatibilidades',
  refused: 'esta pareja de signos',
  again: 'Comparar otros signos',
};

/** «Aries y Libra». */
export const pairName = (first: SignName, second: SignName): string => `${first} y ${second}`;
