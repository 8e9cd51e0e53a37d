import type { Errand } from '@sibila/domain/safety/errand';
import type { Caution } from '@sibila/domain/safety/question';
import { PLAIN_CAUTIONS } from '../gentle/notes.ts';
import type { Choose } from '../tarot/chooser.ts';
import { ERRAND_WORDS } from './words.ts';

interface ErrandReading {
  errand: Errand;
  cautions: readonly Caution[];
  /** What was drawn, each in a paragraph of its own. */
  drawn: readonly (readonly string[])[];
  choose: Choose;
}

/** A reading of an everyday matter: what was drawn, and then only what fits that very matter. */
export function tellErrand({ errand, cautions, drawn, choose }: ErrandReading): string[][] {
  const { thoughts, tasks, closings } = ERRAND_WORDS[errand];
  const owed = cautions.flatMap((caution) => PLAIN_CAUTIONS[caution] ?? []);
  return [
    ...drawn.map((sentences) => [...sentences]),
    [choose(thoughts), ...owed],
    [choose(tasks), choose(closings)],
  ];
}
