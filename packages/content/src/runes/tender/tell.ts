import type { CastRune } from '@sibila/domain/runes/runes';
import type { Choose } from '../../tarot/chooser.ts';
import { fill, uncapital } from '../spoken.ts';
import { DAYS } from './days.ts';
import {
  TENDER_CLOSINGS,
  TENDER_INVITATIONS,
  TENDER_LEADS,
  TENDER_PAIRS,
  TENDER_STARTS,
  type TenderTexts,
} from './texts.ts';

interface TenderCast {
  runes: readonly CastRune[];
  positions: readonly string[];
  /** What hands over the first rune. */
  who: string;
  texts: TenderTexts;
  isAboutAnother: boolean;
  choose: Choose;
}

/** What a rune says to such a question; RangeError for no rune. */
function dayOf({ rune }: CastRune): string {
  const day = DAYS[rune];
  if (day === undefined) throw new RangeError(`no rune ${rune}`);
  return day;
}

/** A question that no rune may answer, and that weighs: plainly that, and then these days. */
export function tellTenderly(cast: TenderCast): string[][] {
  const { runes, positions, who, texts, choose } = cast;
  const told = runes.map((c, index) => {
    if (index === 0) return [dayOf(c)];
    const leads = TENDER_LEADS[positions[index] ?? ''] ?? TENDER_LEADS['open'] ?? [];
    return [fill(choose(leads), { c }), dayOf(c)];
  });
  const pairs = runes.flatMap((b, index) => {
    const a = runes[index - 1];
    return a !== undefined && index % 2 === 1 ? [{ a, b }] : [];
  });
  const related = pairs.slice(0, 3).map((pair) => fill(choose(TENDER_PAIRS), pair));
  const thoughts = cast.isAboutAnother ? texts.company : texts.own;
  const [first] = runes;
  const start = first ? [fill(choose(TENDER_STARTS), { c: first, who })] : [];
  return [
    [...start, choose(texts.answers)],
    [...(told[0] ?? []), choose(thoughts)],
    ...told.slice(1),
    related,
    [choose(texts.cautions), ...runes.slice(1, 3).map(() => choose(thoughts))],
    [choose(TENDER_INVITATIONS), `O, si te viene mejor, ${uncapital(choose(TENDER_INVITATIONS))}`],
    [choose(TENDER_CLOSINGS)],
  ];
}
