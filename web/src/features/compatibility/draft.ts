import type { Compatibility } from '@sibila/contracts/compatibility';
import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';
import { draftStore, keptReading } from '../reading/draft-store.ts';

/** Where it stands: `facing` turns the wheels and counts, `reading` shows the text under them. */
export const STEPS = ['signs', 'facing', 'reading'] as const;
export type Step = (typeof STEPS)[number];

/** A comparison under way: all that a reload or a new login has to give back. */
export interface PairDraft {
  /** The reading's id: made with the comparison, the same on every try. */
  id: string;
  step: Step;
  first: SignName | null;
  second: SignName | null;
  /** The finished reading, once there is one. */
  reading: Compatibility | null;
}

/** A comparison that has not begun; the sign of whoever compares may be there already. */
export const newDraft = (id: string, own: SignName | null): PairDraft => ({
  id,
  step: 'signs',
  first: own,
  second: null,
  reading: null,
});

function parse(stored: unknown): PairDraft | null {
  const value = stored as Partial<PairDraft> | null;
  const step = STEPS.find((known) => known === value?.step);
  if (!value || typeof value.id !== 'string' || !step) return null;
  const signOf = (name: unknown) => SIGN_NAMES.find((sign) => sign === name) ?? null;
  const [first, second] = [signOf(value.first), signOf(value.second)];
  if (step !== 'signs' && !(first && second)) return null;
  return { id: value.id, step, first, second, reading: keptReading(value.reading, 'analysis') };
}

/** The comparisons that this tab keeps. */
export const PAIR_DRAFTS = draftStore('compatibility', parse);
