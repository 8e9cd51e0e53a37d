import { inZodiacOrder } from '@sibila/domain/compatibility/sign-pairs';
import type { SignName } from '@sibila/domain/zodiac/signs';
import type { PairMore } from './pair-text.ts';
import { AUTUMN_WINTER_PAIRS } from './pairs/autumn-winter.ts';
import { SPRING_PAIRS } from './pairs/spring.ts';
import { SUMMER_PAIRS } from './pairs/summer.ts';

const PAIRS: Readonly<Record<string, PairMore>> = {
  ...SPRING_PAIRS,
  ...SUMMER_PAIRS,
  ...AUTUMN_WINTER_PAIRS,
};

/** What the page of two signs adds to their analysis. */
export function pairMore(first: SignName, second: SignName): PairMore {
  const name = inZodiacOrder(first, second).join('-');
  const more = PAIRS[name];
  if (!more) throw new RangeError(`nothing more is written of ${name}`);
  return more;
}
