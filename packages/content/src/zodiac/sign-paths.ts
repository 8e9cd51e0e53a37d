import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { signSlug } from '@sibila/domain/zodiac/slugs';

/** The addresses of the pages of the twelve signs, in the order of the zodiac. */
export const SIGN_PATHS: readonly string[] = SIGN_NAMES.map(
  (sign) => `/horoscopo/${signSlug(sign)}`,
);
