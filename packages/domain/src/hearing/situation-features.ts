import { wordsForThemes } from '../safety/question.ts';
import { sorrowMarks } from '../safety/sorrow-marks.ts';
import { themeFeatures } from '../safety/theme-features.ts';

/** How much the letters of words have to say beside words, their stems and their kinds. */
const SAY_OF_LETTERS = 1.5;

/**
 * What of a question is weighed for its situation, each once, as a name: words, stems, letters by fours,
 * kinds of words, and the tables of phrases that hold.
 */
export const situationFeatures = (question: string): string[] => [
  ...themeFeatures(wordsForThemes(question)),
  ...sorrowMarks(question).map((mark) => `r ${mark}`),
];

/** What each feature counts: each sort of them as much as any other, however many it has. */
export function sharesOf(names: readonly string[]): number[] {
  const sizes = new Map<string, number>();
  for (const name of names) sizes.set(sortOf(name), (sizes.get(sortOf(name)) ?? 0) + 1);
  return names.map((name) => {
    const say = sortOf(name) === 'g' ? SAY_OF_LETTERS : 1;
    return say / Math.sqrt(sizes.get(sortOf(name)) ?? 1);
  });
}

const sortOf = (name: string) => name.slice(0, 1);
