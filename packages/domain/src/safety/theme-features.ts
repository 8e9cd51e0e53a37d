import { foldWord, plain } from './fold.ts';
import { THEME_LEXICON } from './theme-lexicon.ts';

/** What a reading owes care to: the cautions, and somebody's death. */
export const THEMES = ['health', 'law', 'money', 'death'] as const;
export type Theme = (typeof THEMES)[number];

/** What stands among the features of a text when the tables of phrases know its theme. */
export const KNOWN = 't';

const GRAM = 4;
const SHORTEST_START = 2;

/** The kinds of words by whole words, and by how words start. */
const WHOLE = new Map<string, Set<string>>();
const STARTS = new Map<string, Set<string>>();
for (const [kind, words] of Object.entries(THEME_LEXICON))
  for (const word of plain(words).split(' '))
    if (word.endsWith('*')) for (const start of startsOf(word)) put(STARTS, start, kind);
    else put(WHOLE, foldWord(word), kind);

function put(kinds: Map<string, Set<string>>, key: string, kind: string): void {
  const known = kinds.get(key);
  if (known) known.add(kind);
  else kinds.set(key, new Set([kind]));
}

/** The last letter of a start may sound in two ways: «cirug*» is «cirugía» and «cirugano». */
function startsOf(word: string): string[] {
  const start = word.slice(0, -1);
  return ['a', 'e'].map((vowel) => foldWord(start + vowel).slice(0, -1));
}

function kindsOf(word: string): string[] {
  const kinds = new Set(WHOLE.get(word));
  for (let end = SHORTEST_START; end <= word.length; end++)
    for (const kind of STARTS.get(word.slice(0, end)) ?? []) kinds.add(kind);
  return [...kinds];
}

/** A word without what Spanish adds to it: «operan», «operaron» and «operación» share theirs. */
const stemOf = (word: string) =>
  word.length > 5 ? word.slice(0, Math.max(4, Math.min(6, word.length - 2))) : word;

/**
 * What of a folded text is weighed for its themes: its words, their stems and letters by fours, which
 * follow which, and the kinds of its words with what stands around them. Each feature once, as a name.
 */
export function themeFeatures(line: string): string[] {
  const words = line.split(' ').filter((word) => word !== '');
  const stems = words.map(stemOf);
  const features = new Set<string>();
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    const stem = stems[i] ?? '';
    features.add(`w ${word}`).add(`s ${stem}`);
    if (next !== undefined) features.add(`w ${word} ${next}`);
    for (const other of stems.slice(i + 1, i + 4)) features.add(`s ${stem} ${other}`);
    const framed = `#${word}#`;
    for (let k = 0; k + GRAM <= framed.length; k++) features.add(`g ${framed.slice(k, k + GRAM)}`);
  }
  addKinds(features, words, stems);
  return [...features];
}

function addKinds(features: Set<string>, words: readonly string[], stems: readonly string[]): void {
  const each = words.map(kindsOf);
  for (const [i, here] of each.entries())
    for (const kind of here) {
      for (const distance of [-2, -1, 1, 2]) {
        const beside = stems[i + distance];
        if (beside !== undefined) features.add(`k ${kind} ${distance} ${beside}`);
      }
      for (const distance of [1, 2, 3])
        for (const other of each[i + distance] ?? []) features.add(`k ${kind} > ${other}`);
    }
  const kinds = [...new Set(each.flat())].sort();
  for (const [i, kind] of kinds.entries()) {
    features.add(`k ${kind}`);
    for (const other of kinds.slice(i + 1)) features.add(`k ${kind} ${other}`);
  }
}

/** The place of a feature among the weights: FNV-1a, 22 bits. */
export function themePlaceOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++)
    hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 22)) & 0x3fffff;
}
