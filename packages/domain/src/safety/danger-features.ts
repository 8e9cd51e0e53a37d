import { foldText } from './fold.ts';
import { dangerSigns } from './question.ts';

/** The most signs of a text that are weighed; 500 characters have fewer. */
const MOST = 4000;
const GRAM = 4;

/** A word without what Spanish adds to it: «golpea», «golpeaba» and «golpeó» share theirs. */
const stemOf = (word: string) =>
  word.length > 5 ? word.slice(0, Math.max(4, Math.min(6, word.length - 2))) : word;

/**
 * What of a text is weighed for danger: its words, their stems, pairs and runs of them, their letters by
 * fours, and which tables of danger it satisfies. Each feature once, as a name.
 */
export function dangerFeatures(text: string): string[] {
  const words = (foldText(text).lines[0] ?? '').split(' ').filter((word) => word !== '');
  const stems = words.map(stemOf);
  const features = new Set<string>();
  for (const [i, word] of words.entries()) {
    const [next, third] = [words[i + 1], words[i + 2]];
    features.add(`w ${word}`);
    if (next !== undefined) features.add(`w ${word} ${next}`);
    if (third !== undefined) features.add(`w ${word} _ ${third}`).add(`w ${word} ${next} ${third}`);
    const stem = stems[i] ?? '';
    features.add(`s ${stem}`);
    for (const ahead of [1, 2, 3]) {
      const other = stems[i + ahead];
      if (other !== undefined) features.add(`s ${stem} ${other}`);
    }
    const framed = `#${word}#`;
    for (let k = 0; k + GRAM <= framed.length; k++) features.add(`g ${framed.slice(k, k + GRAM)}`);
  }
  const { signs } = dangerSigns(text);
  if (signs.length > 0) features.add('t');
  for (const sign of signs) features.add(`t ${sign}`);
  return [...features].slice(-MOST);
}

/** The place of a feature among the weights: FNV-1a, 24 bits. */
export function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++)
    hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 24)) & 0xffffff;
}
