import type { SignName } from '../../zodiac/signs.ts';
import { dateRules, TIME_RULES } from './calendar.ts';
import { signRules, SKY_RULES } from './lexicon.ts';
import { rule, type Rule } from './rule.ts';
import type { Token } from './token.ts';
import { wholeWords } from '../../text/whole-words.ts';

/** A sentence, or a part of one between strong marks, as tokens. */
export interface Segment {
  text: string;
  /** The whole sentence that it is a part of. */
  sentence: string;
  tokens: readonly Token[];
}

const MEASURES: readonly Rule[] = [
  [
    /(\d{1,2})(?:[.,]\d+)? ?[°º](?: ?\d{1,2} ?[′'’])?/y,
    ({ 1: value }) => ({ is: 'degree', value: Number(value) }),
  ],
  rule('(\\d{1,2})(?:[.,]\\d+)? grados?', ({ 1: value }) => ({
    is: 'degree',
    value: Number(value),
  })),
  rule('grado (\\d{1,2})', ({ 1: value }) => ({ is: 'degree', value: Number(value) })),
  [
    /(\d{1,3})(?:[.,]\d+)? ?%|(\d{1,3}) por ciento/y,
    (m) => ({ is: 'percent', value: Number(m[1] ?? m[2]) }),
  ],
];

const COMMA: Rule = [/[,:()—–«»"“”]/y, () => ({ is: 'comma' })];
const WORD: Rule = [/[a-zñ0-9ª]+/y, () => ({ is: 'word' })];
const SPEAKS = /[a-zñ0-9,:()—–«»"“”]/;
const MERIDIEM_AT_THE_END = wholeWords(/\b([apAP])\. ?[mM]\.(?= \p{Lu}|$)/gu);
const MERIDIEM = wholeWords(/\b([ap])\. ?m\b\.?/gi);
const SENTENCE_MARKS = /(?<!\d)\.+|\.+(?!\d)|[!?…\n]+/g;
const PART_MARKS = /;/g;

/** Lower case without accents, letter for letter: every letter stays where it was; ñ stays ñ. */
function levelled(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const lower = letter.toLowerCase();
    if (lower === 'ñ') return lower;
    const bare = lower.normalize('NFD').replace(/\p{Mn}/gu, '');
    return bare.length === letter.length ? bare : letter;
  });
}

function firstMatch(rules: readonly Rule[], text: string, at: number) {
  for (const [pattern, meaning] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { means: meaning(match), length: match[0].length };
  }
  return undefined;
}

/** The rules for texts about a day, read by somebody of a sign. */
export function rulesFor(today: string, own: SignName | undefined): Rule[] {
  return [
    ...TIME_RULES,
    ...dateRules(today),
    ...MEASURES,
    ...signRules(own),
    ...SKY_RULES,
    COMMA,
    WORD,
  ];
}

function tokensOf(level: string, from: number, to: number, rules: readonly Rule[]): Token[] {
  const tokens: Token[] = [];
  for (let at = from; at < to;) {
    const found = SPEAKS.test(level.charAt(at)) ? firstMatch(rules, level, at) : undefined;
    const end = at + Math.max(1, found?.length ?? 1);
    if (found !== undefined) {
      tokens.push({ text: level.slice(at, end).trim(), start: at, end, means: found.means });
    }
    at = end;
  }
  return tokens;
}

/** Parts of a text between marks, as pairs of where they begin and end. */
function between(text: string, marks: RegExp, from: number, to: number): [number, number][] {
  const cuts = Array.from(text.slice(from, to).matchAll(marks), ({ index, 0: mark }) => ({
    start: from + index,
    end: from + index + mark.length,
  }));
  const starts = [from, ...cuts.map(({ end }) => end)];
  const ends = [...cuts.map(({ start }) => start), to];
  return starts.flatMap((start, i): [number, number][] => {
    const end = ends[i] ?? to;
    return text.slice(start, end).trim() === '' ? [] : [[start, end]];
  });
}

/** A text cut at its strong marks, each part as tokens. Marks inside times and figures don't cut. */
export function readSegments(source: string, rules: readonly Rule[]): Segment[] {
  const text = source
    .normalize('NFC')
    .replace(/[\u00A0\u202F\u2009 \t]+/g, ' ')
    .replace(MERIDIEM_AT_THE_END, '$1m.')
    .replace(MERIDIEM, '$1m');
  const level = levelled(text);
  return between(level, SENTENCE_MARKS, 0, level.length).flatMap(([start, end]) =>
    between(level, PART_MARKS, start, end).map(([from, to]) => ({
      text: text.slice(from, to).trim(),
      sentence: text.slice(start, end + 1).trim(),
      tokens: tokensOf(level, from, to, rules),
    })),
  );
}
