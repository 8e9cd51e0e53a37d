import { ARCANA_NAMES, type DrawnCard } from '@sibila/domain/tarot/cards';
import type { Spread } from '@sibila/domain/reading/spreads';
import { TAROT_SPREADS } from '@sibila/domain/tarot/spreads';
import type { TarotReading } from '@sibila/contracts/tarot';
import { draftStore, keptReading } from '../reading/draft-store.ts';

export type SpreadId = (typeof TAROT_SPREADS)[number]['id'];

/** Where a ritual stands. `reveal` turns the cards, `reading` shows the text under them. */
export const STEPS = [
  'spread',
  'question',
  'shuffle',
  'cut',
  'choose',
  'reveal',
  'reading',
] as const;
export type Step = (typeof STEPS)[number];

/** A ritual under way: all that a reload or a new login has to give back. */
export interface TarotDraft {
  /** The reading's id: made with the ritual, the same on every try. */
  id: string;
  step: Step;
  spreadId: SpreadId | null;
  question: string;
  /** The shuffled and cut deck; empty until it is shuffled. */
  deck: DrawnCard[];
  /** Places in the fan, in the order in which they were chosen. */
  chosen: number[];
  /** The finished reading, once there is one. */
  reading: TarotReading | null;
}

/** A ritual that has not begun. */
export const newDraft = (id: string): TarotDraft => ({
  id,
  step: 'spread',
  spreadId: null,
  question: '',
  deck: [],
  chosen: [],
  reading: null,
});

/** The spread of a draft; null until one is chosen. */
export const spreadOf = (draft: TarotDraft): Spread | null =>
  TAROT_SPREADS.find((spread) => spread.id === draft.spreadId) ?? null;

/** The cards drawn so far, in the order of the spread's positions. */
export const drawnCards = (draft: TarotDraft): DrawnCard[] =>
  draft.chosen.flatMap((place) => draft.deck[place] ?? []);

const isCard = (value: unknown): value is DrawnCard =>
  typeof value === 'object' &&
  value !== null &&
  'arcanum' in value &&
  typeof value.arcanum === 'number' &&
  ARCANA_NAMES[value.arcanum] !== undefined &&
  'reversed' in value &&
  typeof value.reversed === 'boolean';

const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

/** Whether a stored draft is whole: the deck and the choice must match the step that it claims. */
function isSound(draft: TarotDraft): boolean {
  const spread = spreadOf(draft);
  const shuffled = draft.deck.length === ARCANA_NAMES.length && draft.deck.every(isCard);
  const complete = drawnCards(draft).length === spread?.positions.length;
  if (draft.step === 'spread') return true;
  if (!spread) return false;
  if (draft.step === 'question' || draft.step === 'shuffle') return true;
  if (draft.step === 'cut' || draft.step === 'choose') return shuffled;
  return shuffled && complete;
}

function parse(stored: unknown): TarotDraft | null {
  const value = stored as Partial<TarotDraft> | null;
  if (!value || typeof value.id !== 'string' || !isStep(value.step)) return null;
  const draft: TarotDraft = {
    id: value.id,
    step: value.step,
    spreadId: TAROT_SPREADS.find((spread) => spread.id === value.spreadId)?.id ?? null,
    question: typeof value.question === 'string' ? value.question : '',
    deck: Array.isArray(value.deck) ? value.deck : [],
    chosen: Array.isArray(value.chosen) ? value.chosen : [],
    reading: keptReading(value.reading, 'interpretation'),
  };
  return isSound(draft) ? draft : null;
}

/** The rituals of the cards that this tab keeps. */
export const TAROT_DRAFTS = draftStore('tarot', parse);
