import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { oneIn, type Choose } from './chooser.ts';
import { tiltsOf } from './deeds/deeds.ts';
import { fill } from './grammar.ts';
import { CONTRASTS } from './leads.ts';
import { CLASSIC_PAIRS } from './pairs/classic.ts';
import { PAIRS_00_04 } from './pairs/pairs-00-04.ts';
import { PAIRS_05_21 } from './pairs/pairs-05-21.ts';
import { sideOf } from './voices/sides.ts';

const PAIRS: Readonly<Record<string, string>> = {
  ...CLASSIC_PAIRS,
  ...PAIRS_00_04,
  ...PAIRS_05_21,
};

function pairKey(a: DrawnCard, b: DrawnCard): string {
  return `${Math.min(a.arcanum, b.arcanum)}-${Math.max(a.arcanum, b.arcanum)}`;
}

/** Whether two cards are a pair that readers of tarot know by heart. */
export function isClassicPair(a: DrawnCard, b: DrawnCard): boolean {
  return pairKey(a, b) in CLASSIC_PAIRS;
}

/** What two cards say together that neither says alone. */
export function pairText(a: DrawnCard, b: DrawnCard): string {
  const text = PAIRS[pairKey(a, b)];
  if (text === undefined) throw new RangeError(`no pair ${pairKey(a, b)}`);
  const [x, y] = a.arcanum < b.arcanum ? [a, b] : [b, a];
  return fill(text, { x, y });
}

/** Sets two cards against each other in one sentence, by the way each behaves. */
export function contrast(a: DrawnCard, b: DrawnCard, choose: Choose): string {
  const slots = { a, b, wa: choose(sideOf(a).ways), wb: choose(sideOf(b).ways) };
  return fill(choose(CONTRASTS), slots);
}

/** Reads two cards against each other; now and then with what one upside down does to it. */
export function relate(a: DrawnCard, b: DrawnCard, choose: Choose): string[] {
  const tilts = [...tiltsOf(a), ...tiltsOf(b)];
  const tilted = tilts.length > 0 && oneIn(5, choose) ? [choose(tilts)] : [];
  return [pairText(a, b), ...tilted];
}
