import { KNOWN, themeFeatures, themePlaceOf, THEMES, type Theme } from './theme-features.ts';
import { THEME_WEIGHTS } from './theme-weights.ts';

/** Where the weights of each place stand in the bytes: half a byte for each theme, in its order. */
interface Weights {
  at: ReadonlyMap<number, number>;
  bytes: Uint8Array;
}

let weights: Weights | undefined;

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
  weights ??= unpacked();
  const at = weights.at.get(place);
  if (at === undefined) return 0;
  const pair = weights.bytes[at + (column >> 1)] ?? 0;
  // Shifted to the top of 32 bits and back, the sign of half a byte is kept.
  return (pair << (column % 2 === 0 ? 24 : 28)) >> 28;
}

/** Places as gaps in bytes of seven bits, the lowest first; then the weights, two in a byte. */
function unpacked(): Weights {
  const { packed, count } = THEME_WEIGHTS;
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const at = new Map<number, number>();
  let next = 0;
  let place = 0;
  for (let i = 0; i < count; i++) {
    let gap = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[next++] ?? 0;
      gap |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    place += gap;
    at.set(place, next);
    next += THEMES.length / 2;
  }
  return { at, bytes };
}
