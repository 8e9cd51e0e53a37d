import { inZodiacOrder } from '@sibila/domain/compatibility/sign-pairs';
import type { SignName } from '@sibila/domain/zodiac/signs';
import type { PairText } from './pair-text.ts';
import { AUTUMN_WINTER_PAIRS } from './pairs/autumn-winter.ts';
import { SPRING_PAIRS } from './pairs/spring.ts';
import { SUMMER_PAIRS } from './pairs/summer.ts';

/** The texts of the 78 pairs; a key is two signs in the order of the zodiac, with a hyphen. */
export const PAIRS: Readonly<Record<string, PairText>> = {
  ...SPRING_PAIRS,
  ...SUMMER_PAIRS,
  ...AUTUMN_WINTER_PAIRS,
};

/** The text of a pair, its sides told from the first sign. */
export function pairText(first: SignName, second: SignName): PairText {
  const ordered = inZodiacOrder(first, second);
  const text = PAIRS[ordered.join('-')];
  if (!text) throw new RangeError(`no text for ${ordered.join(' and ')}`);
  const [a, b] = text.sides;
  return ordered[0] === first ? text : { ...text, sides: [b, a] };
}
