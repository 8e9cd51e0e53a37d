import type { PairPage } from '@sibila/contracts/zodiac-pages';
import {
  composeCompatibility,
  explainCompatibility,
} from '@sibila/content/compatibility/compose-compatibility';
import { pairMore } from '@sibila/content/zodiac/pair-more';
import { compatibilityOf } from '@sibila/domain/compatibility/compatibility';
import { inZodiacOrder, pairOfSlug, pairSlug } from '@sibila/domain/compatibility/sign-pairs';
import { DomainError } from '../errors.ts';

/**
 * What is told of two signs, always from the one that comes first in the zodiac: the analysis that
 * the built-in reader writes, and what only their page says. NOT_FOUND unless both are signs.
 */
export function readPairPage(input: { pair: string }): PairPage {
  const named = pairOfSlug(input.pair);
  if (!named) throw new DomainError('NOT_FOUND');
  const [first, second] = inZodiacOrder(...named);
  const { percent, points } = compatibilityOf(first, second);
  const reckoned = { first, second, percent, points };
  const analysis = composeCompatibility(reckoned);
  const [meeting = '', friction = '', aspect = '', , attempt = '', closing = ''] = analysis;
  const others = explainCompatibility(reckoned).slice(1);
  return {
    slug: pairSlug(first, second),
    first,
    second,
    percent,
    meeting,
    friction,
    ...pairMore(first, second),
    account: [aspect, ...others.map(({ sentence }) => sentence)],
    attempt,
    closing,
  };
}
