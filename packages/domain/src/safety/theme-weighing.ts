import { halfByteAt, PackedWeights } from '../hearing/packed-weights.ts';
import { KNOWN, themeFeatures, themePlaceOf, THEMES, type Theme } from './theme-features.ts';
import { THEME_WEIGHTS } from './theme-weights.ts';

let weights: PackedWeights | undefined;

/**
 * Which of some themes a text speaks of, folded as it is read for danger. The tables of phrases, which
 * know some of them, and a weighing of words, learnt from phrases of many writers (logistic regression;
 * `pnpm eval safety` says how well), judge together: a table alone takes «la herencia de carácter» for
 * law, and no table knows all that people say.
 */
export function themesIn<T extends Theme>(
  line: string,
  themes: readonly T[],
  known: readonly T[],
): T[] {
  const { sums, count } = sumsOf(line);
  const found = themes.filter((theme) => {
    const isKnown = known.includes(theme);
    const column = THEMES.indexOf(theme);
    const sum = (sums[column] ?? 0) + (isKnown ? stepsOf(themePlaceOf(KNOWN), column) : 0);
    const share = THEME_WEIGHTS.scale / Math.sqrt(Math.max(1, count + (isKnown ? 1 : 0)));
    const thresholds = THEME_WEIGHTS.thresholds[theme];
    return share * sum + THEME_WEIGHTS.bias[theme] > thresholds[isKnown ? 'known' : 'other'];
  });
  // Who means one of them is in earnest: then the tables are believed in the others too.
  const isEarnest = found.some((theme) => known.includes(theme));
  return themes.filter((theme) => found.includes(theme) || (isEarnest && known.includes(theme)));
}

/** What the features of a text come to for each theme, in steps, and how many there are. */
function sumsOf(line: string): { sums: number[]; count: number } {
  const features = themeFeatures(line);
  const sums = THEMES.map(() => 0);
  for (const feature of features) {
    const place = themePlaceOf(feature);
    for (const column of sums.keys()) sums[column] = (sums[column] ?? 0) + stepsOf(place, column);
  }
  return { sums, count: features.length };
}

function stepsOf(place: number, column: number): number {
  weights ??= new PackedWeights(THEME_WEIGHTS, THEMES.length / 2);
  const row = weights.rowOf(place);
  return row === undefined ? 0 : halfByteAt(weights.bytes, row, column);
}
