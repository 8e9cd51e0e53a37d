import { speaksOfTreatment } from '@sibila/domain/safety/delicate';
import type { Caution } from '@sibila/domain/safety/question';
import type { Sorrow } from '@sibila/domain/safety/sorrow';
import type { Choose } from '../tarot/chooser.ts';
import { EMERGENCIES } from '../tarot/tender/body.ts';
import { BETRAYAL, BREAKUP, DIVORCE, HEAVY, OWN_BETRAYAL, SELF_CONTEMPT, UNSURE } from './bonds.ts';
import {
  CARING,
  DEAD_PET,
  DISABILITY,
  ILL_PET,
  ILLNESS_OF_ANOTHER,
  LOST_PET,
  OWN_ILLNESS,
  OWN_TREATMENT,
  TREATMENT_OF_ANOTHER,
} from './care.ts';
import { ABORTION, DYING, GRIEF, LONGING, LOST_PREGNANCY, PREGNANCY_CHOICE } from './losses.ts';
import { cautionOf, NOTES, TREATMENT_NOTE } from './notes.ts';
import type { GentleWords } from './words.ts';

/** What is said in each kind of sorrow. */
export const GENTLE_WORDS: Readonly<Record<Sorrow, GentleWords>> = {
  'lost-pregnancy': LOST_PREGNANCY,
  abortion: ABORTION,
  'pregnancy-choice': PREGNANCY_CHOICE,
  longing: LONGING,
  grief: GRIEF,
  dying: DYING,
  'illness-of-another': ILLNESS_OF_ANOTHER,
  'own-illness': OWN_ILLNESS,
  'own-treatment': OWN_TREATMENT,
  'treatment-of-another': TREATMENT_OF_ANOTHER,
  disability: DISABILITY,
  caring: CARING,
  'ill-pet': ILL_PET,
  'dead-pet': DEAD_PET,
  'lost-pet': LOST_PET,
  betrayal: BETRAYAL,
  'own-betrayal': OWN_BETRAYAL,
  'self-contempt': SELF_CONTEMPT,
  breakup: BREAKUP,
  divorce: DIVORCE,
  heavy: HEAVY,
  unsure: UNSURE,
};

/** In the others, what sounds urgent lies behind, or is answered before they are looked for. */
const OF_A_PREGNANCY: ReadonlySet<Sorrow> = new Set([
  'lost-pregnancy',
  'abortion',
  'pregnancy-choice',
]);

interface GentleReading {
  sorrow: Sorrow;
  question: string;
  cautions: readonly Caution[];
  /** Whether its words about a body call for help at once. */
  isUrgent: boolean;
  /** What was drawn, each in a sentence or two that name it and its place. */
  drawn: readonly string[];
  choose: Choose;
}

/**
 * A reading for somebody in sorrow: it says what it heard, shows what was drawn, and leaves one small
 * thing that may be done. It is short on purpose, since words that only fill a length are those that hurt.
 */
export function composeGently(reading: GentleReading): string[][] {
  const { sorrow, question, cautions, isUrgent, drawn, choose } = reading;
  const words = GENTLE_WORDS[sorrow];
  const isTreated = sorrow.includes('treatment') || speaksOfTreatment(question);
  const notes = [
    ...[NOTES[sorrow]].flatMap((note) => (note === undefined ? [] : [note])),
    ...cautions.flatMap((caution) => cautionOf(caution, question)),
  ];
  const size = Math.max(1, Math.ceil(drawn.length / 3));
  const rows = Array.from({ length: Math.ceil(drawn.length / size) }, (_, i) =>
    drawn.slice(i * size, (i + 1) * size),
  );
  return [
    ...(isUrgent && OF_A_PREGNANCY.has(sorrow) ? [[choose(EMERGENCIES)]] : []),
    [choose(words.openings)],
    ...(isTreated && !isOfAPet(sorrow) ? [[TREATMENT_NOTE]] : []),
    ...rows,
    [choose(words.thoughts)],
    [choose(words.tasks)],
    ...notes.map((note) => [note]),
    [choose(words.closings)],
  ];
}

function isOfAPet(sorrow: Sorrow): boolean {
  return sorrow.endsWith('-pet');
}
