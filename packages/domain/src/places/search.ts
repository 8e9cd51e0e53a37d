import type { ListedPlace } from './place.ts';
import { spelledWordsOf, wordsOf } from './words.ts';

/** What a name that reads as the query does is worth, in powers of ten of inhabitants. */
const EXACT = 1.5;
/** The same for one that only begins so, for another name that reads so or partly, and for each word missing. */
const BEGINS = 0.75;
const ALIAS = 1.25;
const PART_OF_ALIAS = -1;
const MISSING = -1.5;
/** A word that was typed with its marks and is spelled otherwise here: below all that are spelled so. */
const MISSPELT = -20;

/** Words that join a name's others: nobody is asked to type them, nor kept from it. */
const JOINING = new Set('a d de del e el en i l la las los o y the of'.split(' '));

/** More words than these no name has. */
const WORDS_MAX = 12;

/** How people shorten the first words of a name. */
const SHORTENED: Readonly<Record<string, string>> = {
  cd: 'ciudad',
  gral: 'general',
  pto: 'puerto',
  pta: 'punta',
  sn: 'san',
  sta: 'santa',
  sto: 'santo',
  vla: 'villa',
};

/** A name in plain letters, and as it is spelled where that differs. */
interface Name {
  words: readonly string[];
  text: string;
  spelled: readonly string[] | null;
}

interface Entry {
  place: ListedPlace;
  names: readonly Name[];
  /** The words of its region and its country. */
  around: readonly string[];
}

/** Who has a word, by their numbers in `entries`. */
interface Word {
  text: string;
  inName: number[];
  around: number[];
}

/** The places, the heaviest first, and all words of theirs in order. */
export interface PlaceIndex {
  entries: readonly Entry[];
  words: readonly Word[];
}

/** Sorts the words of all places; to be done once. */
export function indexPlaces(places: readonly ListedPlace[]): PlaceIndex {
  const wordsOnce = remembering(wordsOf);
  const words = new Map<string, Word>();
  const wordOf = (text: string): Word => {
    const word = words.get(text) ?? { text, inName: [], around: [] };
    words.set(text, word);
    return word;
  };
  const heaviestFirst = places.toSorted((a, b) => b.weight - a.weight || a.id - b.id);
  const entries = heaviestFirst.map((place, number) => {
    const names = [place.name, ...place.aliases].map((name) => {
      const own = wordsOf(name);
      return { words: own, text: own.join(' '), spelled: spelledWordsOf(name) };
    });
    const around = wordsOnce(`${place.region} ${place.country} ${place.around}`);
    for (const text of new Set(names.flatMap((name) => name.words)))
      wordOf(text).inName.push(number);
    for (const text of around) wordOf(text).around.push(number);
    return { place, names, around };
  });
  return { entries, words: [...words.values()].sort((a, b) => (a.text < b.text ? -1 : 1)) };
}

/** Many places share one region: its words are made and kept once. */
function remembering(make: (text: string) => string[]): (text: string) => string[] {
  const made = new Map<string, string[]>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

/**
 * The places that a query means, likeliest first. Each word begins a word of the name, of the
 * region or of the country, one at least of the name; before a comma all are the name's.
 * Capitals and the order of words don't count, and accents only where they were typed: then what is
 * spelled so comes first. Likelier is what reads as the query does, then what more people live in.
 */
export function searchPlaces(index: PlaceIndex, query: string, limit: number): ListedPlace[] {
  const [first = '', ...rest] = query.split(',');
  const named = spelledOut(wordsOf(first)).slice(0, WORDS_MAX);
  const where = telling(wordsOf(rest.join(' ')), []);
  if (named.length === 0) return [];
  const needed = telling(named, named);
  const marked = markedOf(first, named);
  const isSplit = where.length > 0;
  const best: Scored[] = [];
  for (const entry of candidates(index, needed, isSplit || needed.length === 1)) {
    const last = best[limit - 1];
    if (last && entry.place.weight + EXACT < last.score) break;
    const own = isSplit ? [] : entry.around;
    const inName = (word: string) => entry.names.some((name) => isIn(word, name.words));
    if (!needed.every((word) => isIn(word, own) || inName(word)) || !needed.some(inName)) continue;
    if (!where.every((word) => isIn(word, entry.around))) continue;
    const score = entry.place.weight + likeness(entry, named, marked);
    keep(best, { place: entry.place, score }, limit);
  }
  return best.map(({ place }) => place);
}

/** Writes out what was shortened, but for the last word: that one may still be being typed. */
const spelledOut = (words: readonly string[]) =>
  words.map((word, i) => (i < words.length - 1 && SHORTENED[word]) || word);

/** The words that tell something; where none does, `otherwise`. */
function telling(words: readonly string[], otherwise: readonly string[]): readonly string[] {
  const found = words.filter((word) => !JOINING.has(word));
  return found.length > 0 ? found : otherwise;
}

function isIn(start: string, words: readonly string[]): boolean {
  for (const word of words) if (word.startsWith(start)) return true;
  return false;
}

/**
 * Every place that may have all of these words or beginnings, as the rarest of them tells; the
 * heaviest first. `isName` where each is to be in a name.
 */
function* candidates(
  { entries, words }: PlaceIndex,
  starts: readonly string[],
  isName: boolean,
): Generator<Entry> {
  const lists = starts.map((start) =>
    wordsFrom(words, start).flatMap((word) =>
      isName ? [word.inName] : [word.inName, word.around],
    ),
  );
  const [rarest = []] = lists.sort((a, b) => total(a) - total(b));
  const found = new Uint8Array(entries.length);
  for (const list of rarest) for (const number of list) found[number] = 1;
  for (let number = found.indexOf(1); number >= 0; number = found.indexOf(1, number + 1)) {
    const entry = entries[number];
    if (entry) yield entry;
  }
}

const total = (lists: readonly (readonly number[])[]) =>
  lists.reduce((sum, list) => sum + list.length, 0);

/** The words that begin so: they stand together, in order. */
function wordsFrom(words: readonly Word[], start: string): Word[] {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle]?.text ?? '') < start) from = middle + 1;
    else to = middle;
  }
  const found: Word[] = [];
  for (let i = from; i < words.length; i++) {
    const word = words[i];
    if (!word?.text.startsWith(start)) break;
    found.push(word);
  }
  return found;
}

/** Those of the words that were typed with marks, by their plain letters. */
function markedOf(text: string, named: readonly string[]): ReadonlyMap<string, string> {
  const marked = new Map<string, string>();
  for (const [i, spelled] of (spelledWordsOf(text) ?? []).entries()) {
    const plain = named[i];
    if (plain !== undefined && wordsOf(spelled).join(' ') === plain && spelled !== plain)
      marked.set(plain, spelled);
  }
  return marked;
}

/** How well the best of the place's names fits the words before the comma; at most `EXACT`. */
function likeness(
  { names, around }: Entry,
  named: readonly string[],
  marked: ReadonlyMap<string, string>,
): number {
  let best = -Infinity;
  for (const [i, name] of names.entries()) {
    let said = '';
    let missing = 0;
    for (const word of named)
      if (isIn(word, name.words)) said += said === '' ? word : ` ${word}`;
      else if (!isIn(word, around)) missing++;
    const loss = missing * MISSING + misspelt(name, names, marked);
    best = Math.max(best, fit(name.text, said, i > 0) + loss);
  }
  return best;
}

/** What a name loses by words that were typed with other marks than it has, or a name beside it. */
function misspelt(
  { words, spelled }: Name,
  names: readonly Name[],
  marked: ReadonlyMap<string, string>,
): number {
  let loss = 0;
  for (const [plain, typed] of marked) {
    // Another name of a place is no way round the one that is misspelt.
    const isSpelt = isIn(plain, words)
      ? isIn(typed, spelled ?? words)
      : !names.some((other) => isIn(plain, other.words));
    if (!isSpelt) loss += MISSPELT;
  }
  return loss;
}

function fit(name: string, said: string, isAlias: boolean): number {
  if (name === said) return isAlias ? ALIAS : EXACT;
  if (isAlias) return PART_OF_ALIAS;
  return said !== '' && name.startsWith(said) ? BEGINS : 0;
}

interface Scored {
  place: ListedPlace;
  score: number;
}

/** Puts a place among the best, of which there are at most `limit`. */
function keep(best: Scored[], scored: Scored, limit: number): void {
  const last = best[limit - 1];
  if (last && !isBefore(scored, last)) return;
  const at = best.findIndex((other) => isBefore(scored, other));
  best.splice(at < 0 ? best.length : at, 0, scored);
  if (best.length > limit) best.pop();
}

const isBefore = (a: Scored, b: Scored) =>
  a.score > b.score || (a.score === b.score && a.place.id < b.place.id);
