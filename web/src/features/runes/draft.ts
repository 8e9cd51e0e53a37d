import { parseCast } from '@sibila/domain/runes/cast';
import { RUNE_SPREADS } from '@sibila/domain/runes/spreads';
import type { RuneReading } from '@sibila/contracts/runes';
import type { Spread } from '@sibila/domain/reading/spreads';
import { draftStore, keptReading } from '../reading/draft-store.ts';

export type SpreadId = (typeof RUNE_SPREADS)[number]['id'];

/** Where a ritual stands. `cast` has the stones on the table, face down until they are turned. */
export const STEPS = ['spread', 'question', 'shake', 'cast', 'reading'] as const;
export type Step = (typeof STEPS)[number];

/** A ritual under way: all that a reload or a new login has to give back. */
export interface RuneDraft {
  /** The reading's id: made with the ritual, the same on every try. */
  id: string;
  step: Step;
  spreadId: SpreadId | null;
  question: string;
  /** The drawn stones by their travelling names; none until the bag is shaken. */
  runes: string[];
  /** Places whose stone was turned up. */
  turned: number[];
  /** The finished reading, once there is one. */
  reading: RuneReading | null;
}

/** A ritual that has not begun. */
export const newDraft = (id: string): RuneDraft => ({
  id,
  step: 'spread',
  spreadId: null,
  question: '',
  runes: [],
  turned: [],
  reading: null,
});

/** The spread of a draft; null until one is chosen. */
export const spreadOf = (draft: RuneDraft): Spread | null =>
  RUNE_SPREADS.find((spread) => spread.id === draft.spreadId) ?? null;

/** Whether every stone lies face up. */
export const isTurned = ({ runes, turned }: RuneDraft): boolean =>
  runes.every((_, place) => turned.includes(place));

const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

const isName = (value: unknown): value is string => typeof value === 'string';

/** Whether a stored draft is whole: the stones must match the spread and the step that it claims. */
function isSound(draft: RuneDraft): boolean {
  const spread = spreadOf(draft);
  if (draft.step === 'spread') return true;
  if (!spread) return false;
  if (draft.step === 'question' || draft.step === 'shake') return true;
  const cast = Array.isArray(parseCast(draft.runes));
  const complete = cast && draft.runes.length === spread.positions.length;
  return complete && (draft.step === 'cast' || isTurned(draft));
}

function parse(stored: unknown): RuneDraft | null {
  const value = stored as Partial<RuneDraft> | null;
  if (!value || typeof value.id !== 'string' || !isStep(value.step)) return null;
  const draft: RuneDraft = {
    id: value.id,
    step: value.step,
    spreadId: RUNE_SPREADS.find((spread) => spread.id === value.spreadId)?.id ?? null,
    question: typeof value.question === 'string' ? value.question : '',
    runes: Array.isArray(value.runes) ? value.runes.filter(isName) : [],
    turned: Array.isArray(value.turned) ? value.turned : [],
    reading: keptReading(value.reading, 'interpretation'),
  };
  return isSound(draft) ? draft : null;
}

/** The rituals of the runes that this tab keeps. */
export const RUNE_DRAFTS = draftStore('runes', parse);
