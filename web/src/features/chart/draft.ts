import { draftStore } from '../reading/draft-store.ts';
import { NO_BIRTH, type BirthDraft } from './birth-draft.ts';

/** Where the page stands: at the form, at the wheel, or at the letter of a chart that is kept. */
const STEPS = ['birth', 'wheel', 'letter'] as const;
type Step = (typeof STEPS)[number];

/** A chart under way: all that a reload or a login has to give back. */
export interface ChartDraft {
  /** The id that the chart will be kept under: the same on every try. */
  id: string;
  step: Step;
  birth: BirthDraft;
  /** Whether the chart of `id` is written and kept. */
  kept: boolean;
}

/** Whose drafts are those of somebody who has not signed in. */
export const GUEST = 'guest';

/** A chart of which nothing is known yet. */
export const newDraft = (id: string): ChartDraft => ({
  id,
  step: 'birth',
  birth: NO_BIRTH,
  kept: false,
});

/** A chart that is kept already, to be opened. */
export const keptDraft = (id: string): ChartDraft => ({
  ...newDraft(id),
  step: 'letter',
  kept: true,
});

/** Whether there is anything in a draft to be kept. */
export const hasBegun = ({ step, birth }: ChartDraft): boolean =>
  step !== 'birth' || birth.place !== null || [birth.name, birth.day, birth.year].join('') !== '';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function birthFrom(stored: Partial<BirthDraft>): BirthDraft {
  const { choice, place, houseSystem } = stored;
  return {
    name: textOf(stored.name),
    day: textOf(stored.day),
    month: textOf(stored.month),
    year: textOf(stored.year),
    time: textOf(stored.time),
    hourUnknown: stored.hourUnknown === true,
    choice: choice === 'first' || choice === 'second' ? choice : null,
    place: typeof place?.id === 'number' && typeof place.name === 'string' ? place : null,
    houseSystem: houseSystem === 'whole-sign' ? 'whole-sign' : NO_BIRTH.houseSystem,
  };
}

function parse(stored: unknown): ChartDraft | null {
  const value = stored as Partial<ChartDraft> | null;
  const step = STEPS.find((known) => known === value?.step);
  if (!value || typeof value.id !== 'string' || !step) return null;
  const birth = birthFrom(value.birth ?? {});
  const kept = value.kept === true;
  if (step !== 'birth' && birth.place === null && !kept) return newDraft(value.id);
  return { id: value.id, step, birth, kept };
}

/** The charts that this tab keeps while they are made. */
export const CHART_DRAFTS = draftStore('chart', parse);

/** Whether somebody has had a chart drawn in this tab whose letter is still to be read. */
export function hasUnreadChart(who: string): boolean {
  const draft = CHART_DRAFTS.load(GUEST) ?? CHART_DRAFTS.load(who);
  return draft !== null && draft.step !== 'birth' && !draft.kept;
}
