import type { Delicate } from '@sibila/domain/safety/delicate';
import type { CastRune } from '@sibila/domain/runes/runes';
import type { Choose } from '../../tarot/chooser.ts';
import { TREATMENT_NOTE } from '../../gentle/notes.ts';
import { EMERGENCIES, EMERGENCIES_IF } from '../../tarot/tender/body.ts';
import { fill, uncapital } from '../spoken.ts';
import { CARE } from './care.ts';
import { DAYS } from './days.ts';
import {
  TENDER_CLOSINGS,
  TENDER_INVITATIONS,
  TENDER_LEADS,
  TENDER_PAIRS,
  TENDER_STARTS,
  OF_DEATH,
  OF_PREGNANCY,
  OF_SYMPTOM,
  OF_TREATMENT,
  type TenderTexts,
} from './texts.ts';

/** What a question may ask that must be told by `tellTenderly`. */
type Tender = 'death' | 'pregnancy' | 'symptom' | 'treatment';

const TEXTS: Readonly<Record<Tender, TenderTexts>> = {
  death: OF_DEATH,
  pregnancy: OF_PREGNANCY,
  symptom: OF_SYMPTOM,
  treatment: OF_TREATMENT,
};

/** Whether it is one of those. */
export function isTender(delicate: Delicate | null): delicate is Tender {
  return delicate !== null && delicate in TEXTS;
}

interface TenderCast {
  runes: readonly CastRune[];
  positions: readonly string[];
  /** What hands over the first rune. */
  who: string;
  delicate: Tender;
  isAboutAnother: boolean;
  /** Whether its words about a body call for help at once. */
  isUrgent: boolean;
  choose: Choose;
}

/** What a rune says to such a question; RangeError for no rune. */
function dayOf({ rune }: CastRune, isOfTheBody: boolean): string {
  const day = (isOfTheBody ? CARE : DAYS)[rune];
  if (day === undefined) throw new RangeError(`no rune ${rune}`);
  return day;
}

/** What helps at once, where a body is spoken of: before all, or beside the caution. */
function emergencies({ delicate, isUrgent, choose }: TenderCast): [string[][], string[]] {
  if (isUrgent) return [[[choose(EMERGENCIES)]], []];
  return [[], delicate === 'symptom' ? [choose(EMERGENCIES_IF)] : []];
}

/** A question that no rune may answer, and that weighs: plainly that, and then these days. */
export function tellTenderly(cast: TenderCast): string[][] {
  const { runes, positions, who, delicate, choose } = cast;
  const texts = TEXTS[delicate];
  const isOfTheBody = delicate === 'symptom' || delicate === 'treatment';
  const told = runes.map((c, index) => {
    if (index === 0) return [dayOf(c, isOfTheBody)];
    const leads = TENDER_LEADS[positions[index] ?? ''] ?? TENDER_LEADS['open'] ?? [];
    return [fill(choose(leads), { c }), dayOf(c, isOfTheBody)];
  });
  const pairs = runes.flatMap((b, index) => {
    const a = runes[index - 1];
    return a !== undefined && index % 2 === 1 ? [{ a, b }] : [];
  });
  const related = pairs.slice(0, 3).map((pair) => fill(choose(texts.pairs ?? TENDER_PAIRS), pair));
  const thoughts = cast.isAboutAnother ? texts.company : texts.own;
  const [first] = runes;
  const start = first ? [fill(choose(texts.starts ?? TENDER_STARTS), { c: first, who })] : [];
  const [before, beside] = emergencies(cast);
  const invitations = texts.invitations ?? TENDER_INVITATIONS;
  // A call to the doctor is no alternative to anything.
  const lead = isOfTheBody ? 'Además,' : 'O, si te viene mejor,';
  return [
    ...before,
    [...start, choose(texts.answers)],
    [...(told[0] ?? []), choose(thoughts)],
    ...told.slice(1),
    related,
    ...(delicate === 'treatment' ? [[TREATMENT_NOTE]] : []),
    [choose(texts.cautions), ...beside, ...runes.slice(1, 3).map(() => choose(thoughts))],
    [choose(invitations), `${lead} ${uncapital(choose(invitations))}`],
    [choose(texts.closings ?? TENDER_CLOSINGS)],
  ];
}
