import type { Step } from '../palm-measures.ts';

/** The texts for one line; each list holds several ways to say the same. */
export interface LineVoice {
  /** Where it runs, with `{start}`, `{end}` and `{len}` (a noun phrase, the object of its verb). */
  places: readonly string[];
  starts: Readonly<Record<string, readonly string[]>>;
  ends: Readonly<Record<string, readonly string[]>>;
  /** Its course, a clause with the line as subject. */
  courses: Readonly<Record<Step, readonly string[]>>;
  /** What tradition reads in it, by `feature:measure`; not every measure is telling. */
  reads: Readonly<Record<string, readonly string[]>>;
  /** Said when it is not seen: that it is so, and what follows from it. */
  unseen: readonly [readonly string[], readonly string[]];
}
