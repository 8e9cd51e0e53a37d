import { kindsOf } from './danger-lexicon.ts';
import { dangerSigns, wordsForDanger, type Crisis } from './question.ts';

const GRAM = 4;

/** A text, or a part of one, as it is weighed. */
export interface Weighable {
  /** What is weighed, each feature once, as a name; the features of a group share its say. */
  groups: string[][];
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
 * What of a text is weighed for danger: its words and runs of them with the tables of danger that it
 * satisfies; stems and pairs of them; letters by fours; kinds of words and pairs of them. Each group has
 * a say of its own, so that many pairs of one don't outvote the others.
 */
function weighable(text: string, signs: readonly [Crisis, string][]): Weighable {
  const words = wordsForDanger(text)
    .split(' ')
    .filter((word) => word !== '');
  const groups = [runsOf(words), stemsOf(words), lettersOf(words), kindPairsOf(words)];
  if (signs.length > 0) groups[0]?.add('t');
  for (const [crisis, table] of signs) groups[0]?.add(`t ${crisis} ${table}`);
  return { groups: groups.map((group) => [...group]), crisis: signs[0]?.[0] ?? null };
}

function runsOf(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const [i, word] of words.entries()) {
    const [next, third] = [words[i + 1], words[i + 2]];
    found.add(`w ${word}`);
    if (next !== undefined) found.add(`w ${word} ${next}`);
    if (third !== undefined) found.add(`w ${word} _ ${third}`).add(`w ${word} ${next} ${third}`);
  }
  return found;
}

function stemsOf(words: readonly string[]): Set<string> {
  const stems = words.map(stemOf);
  const found = new Set<string>();
  for (const [i, stem] of stems.entries()) {
    found.add(`s ${stem}`);
    for (const other of stems.slice(i + 1, i + 4)) found.add(`s ${stem} ${other}`);
  }
  return found;
}

function lettersOf(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const word of words) {
    const framed = `#${word}#`;
    for (let k = 0; k + GRAM <= framed.length; k++) found.add(`g ${framed.slice(k, k + GRAM)}`);
  }
  return found;
}

/** A verb and its object are seldom neighbours: «me corto hasta sangrar los brazos». */
const REACH = 4;

function kindPairsOf(words: readonly string[]): Set<string> {
  const kinds = words.map(kindsOf);
  const found = new Set<string>();
  for (const [i, own] of kinds.entries()) {
    const ahead = kinds.slice(i + 1, i + 1 + REACH).flat();
    for (const kind of own) {
      found.add(`k ${kind}`);
      for (const other of ahead) found.add(`k ${kind} ${other}`);
    }
  }
  return found;
}

/** How much the groups have to say. */
const SAYS = [1, 1, 1, 0.7];

/** What a feature counts in the group that stands at a place and is of a size. */
export const shareIn = (at: number, size: number): number =>
  (SAYS[at] ?? 1) / Math.sqrt(Math.max(1, size));

const SENTENCE = /[^.!?¿¡;\n…]+/gu;
/** Words in one breath, and in half of one: what stands alone among many others. */
const WINDOWS = [16, 8];
/** How much more a part must say than the whole: out of its sentence much sounds worse. */
export const PART_MARGIN = 2.5;
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
