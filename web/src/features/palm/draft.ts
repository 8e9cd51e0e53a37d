import type { PalmReading } from '@sibila/contracts/palm';
import { HANDS, otherHand, type HandSide } from '@sibila/domain/palm/measured-hand';
import { draftStore } from '../reading/draft-store.ts';

/** Where a reading of the palm stands; `second` is the other hand's photo. */
export const STEPS = ['hand', 'photo', 'second', 'review', 'reading'] as const;
export type Step = (typeof STEPS)[number];

/** A ritual under way: all that a reload or a new login gives back. Photos are never among it. */
export interface PalmDraft {
  /** The reading's id: the same on every try, and another one for other photos. */
  id: string;
  /** Something was sent under this id, and may have been read. */
  sent: boolean;
  step: Step;
  /** The chosen hand; of two the one whose photo comes first. */
  hand: HandSide | null;
  both: boolean;
  /** Whether the photo is to be kept with the reading. */
  keep: boolean;
  /** A photo was there before the page was loaded again. */
  lost: boolean;
  /** The finished reading, once there is one. */
  reading: PalmReading | null;
}

/** A ritual that has not begun. */
export const newDraft = (id: string): PalmDraft => ({
  id,
  sent: false,
  step: 'hand',
  hand: null,
  both: false,
  keep: false,
  lost: false,
  reading: null,
});

/** The hand that the photo of a step shows. */
export const handOf = (step: Step, hand: HandSide): HandSide =>
  step === 'second' ? otherHand(hand) : hand;

function storedReading(value: PalmReading | null | undefined): PalmReading | null {
  if (!value || typeof value.analysis?.overall !== 'string') return null;
  if (!Array.isArray(value.features?.hands)) return null;
  return { ...value, date: new Date(value.date) };
}

function parse(stored: unknown): PalmDraft | null {
  const value = stored as Partial<PalmDraft> | null;
  const step = STEPS.find((known) => known === value?.step);
  const hand = HANDS.find((side) => side === value?.hand) ?? null;
  if (!value || typeof value.id !== 'string' || !step) return null;
  if (step !== 'hand' && hand === null) return null;
  const hadPhoto = step === 'second' || step === 'review';
  return {
    id: value.id,
    sent: value.sent === true || step === 'reading',
    step: hadPhoto ? 'photo' : step,
    hand,
    both: value.both === true,
    keep: value.keep === true,
    lost: hadPhoto,
    reading: storedReading(value.reading),
  };
}

/** The readings of the palm that this tab keeps. */
export const PALM_DRAFTS = draftStore('palm', parse);
