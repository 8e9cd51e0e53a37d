import { dangerSigns, wordsForDanger, type Crisis } from './question.ts';

const GRAM = 4;

/** A text, or a part of one, as it is weighed. */
export interface Weighable {
  /** What is weighed, each feature once, as a name. */
  features: string[];
  /** What the tables of danger say of it. */
  crisis: Crisis | null;
}

/** A word without what Spanish adds to it: «golpea», «golpeaba» and «golpeó» share theirs. */
const stemOf = (word: string) =>
  word.length > 5 ? word.slice(0, Math.max(4, Math.min(6, word.length - 2))) : word;

/**
 * A text and its parts as they are weighed, the whole first. The tables are asked about the parts only
 * where one of them knows the whole: they read its sentences too.
 */
export function weighables(text: string): [Weighable, ...Weighable[]] {
  const [, ...parts] = dangerParts(text);
  const signs = dangerSigns(text);
  const whole = weighable(text, signs);
  return [
    whole,
    ...parts.map((part) => weighable(part, signs.length > 0 ? dangerSigns(part) : [])),
  ];
}

/**
 * What of a text is weighed for danger: its words, their stems, pairs and runs of them, their letters by
 * fours, and which tables of danger it satisfies.
 */
function weighable(text: string, signs: readonly [Crisis, string][]): Weighable {
  const words = wordsForDanger(text)
    .split(' ')
    .filter((word) => word !== '');
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
  if (signs.length > 0) features.add('t');
  for (const [crisis, table] of signs) features.add(`t ${crisis} ${table}`);
  return { features: [...features], crisis: signs[0]?.[0] ?? null };
}

const SENTENCE = /[^.!?¿¡;\n…]+/gu;
/** Words in one breath, and in half of one: what stands alone among many others. */
const WINDOWS = [16, 8];
/** How much more a part must say than the whole: out of its sentence much sounds worse. */
export const PART_MARGIN = 1;
/** The most parts of a text that are looked at; 500 characters seldom have as many. */
const MOST_PARTS = 80;

/**
 * The text and its parts, each of which may speak of danger by itself: its sentences, what stands
 * between their commas, two neighbours together, and stretches of what goes on without a stop.
 */
function dangerParts(text: string): string[] {
  const sentences = piecesOf(text.match(SENTENCE) ?? []);
  const clauses = sentences.map((sentence) => piecesOf(sentence.split(',')));
  const parts = [
    text,
    ...sentences,
    ...clauses.flat(),
    ...pairsOf(sentences, '. '),
    ...clauses.flatMap((pieces) => pairsOf(pieces, ', ')),
    ...clauses.flat().flatMap(stretchesOf),
  ];
  return [...new Set(parts)].slice(0, MOST_PARTS);
}

const piecesOf = (raw: readonly string[]) => raw.map((piece) => piece.trim()).filter(Boolean);

const pairsOf = (pieces: readonly string[], between: string) =>
  pieces.slice(1).map((piece, i) => `${pieces[i]}${between}${piece}`);

function stretchesOf(piece: string): string[] {
  const words = piece.split(/\s+/);
  return WINDOWS.filter((width) => words.length > width * 1.5).flatMap((width) => {
    const starts = [];
    for (let at = 0; at + width / 2 < words.length; at += width / 2) starts.push(at);
    return starts.map((at) => words.slice(at, at + width).join(' '));
  });
}

/** The place of a feature among the weights: FNV-1a, 24 bits. */
export function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++)
    hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 24)) & 0xffffff;
}
