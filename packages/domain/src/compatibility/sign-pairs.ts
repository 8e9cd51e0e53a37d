import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';
import { signOfSlug, signSlug } from '../zodiac/slugs.ts';

type SignPair = readonly [SignName, SignName];

/** Two signs in the order of the zodiac. */
export function inZodiacOrder(first: SignName, second: SignName): SignPair {
  return SIGN_NAMES.indexOf(first) <= SIGN_NAMES.indexOf(second)
    ? [first, second]
    : [second, first];
}

/** The 78 pairs, each once: Aries with itself and all that follow, then Tauro, … Piscis. */
export const SIGN_PAIRS: readonly SignPair[] = SIGN_NAMES.flatMap((first, i) =>
  SIGN_NAMES.slice(i).map((second): SignPair => [first, second]),
);

/** The one slug of two signs, whichever comes first: «aries-tauro». */
export function pairSlug(first: SignName, second: SignName): string {
  return inZodiacOrder(first, second).map(signSlug).join('-');
}

/** Reads the slug of a pair, in the order it is written in; null unless it names two signs. */
export function pairOfSlug(slug: string): SignPair | null {
  const [first, second, ...rest] = slug.split('-').map(signOfSlug);
  return first && second && rest.length === 0 ? [first, second] : null;
}
