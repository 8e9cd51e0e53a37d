import { pairSlug, SIGN_PAIRS } from '@sibila/domain/compatibility/sign-pairs';

/** The addresses of the pages of the 78 pairs of signs, in the order of the zodiac. */
export const PAIR_PATHS: readonly string[] = SIGN_PAIRS.map(
  ([first, second]) => `/compatibilidad/${pairSlug(first, second)}`,
);
