import { foldWord, type FoldedText } from './fold.ts';

/**
 * A phrase is written in plain Spanish with few signs: `(a|b)` one of these, `(a )?` perhaps,
 * `(a |b )#` up to four times, `word*` any ending, `_` any word, `…` up to four words, `……` up to ten, `~(a|b)` not followed by
 * these, `<(a|b)` not preceded by these, `$` the end of a sentence.
 */
export type Phrase = string;

/** A phrase, or several that must all stand in the text, perhaps without some others. */
export type Rule = Phrase | { all: readonly Phrase[]; none?: readonly Phrase[] };

/** A rule ready to be tried on a folded line. */
export interface Matcher {
  all: readonly RegExp[];
  none: readonly RegExp[];
}

const BEFORE = '\u0001';
const BEHIND_ENDS = ') )';

// The marks «~(…)» and «<(…)» as look-arounds, whatever groups stand inside them.
function lookArounds(phrase: string): string {
  let out = '';
  const closers: string[] = [];
  for (let i = 0; i < phrase.length; i++) {
    const two = phrase.slice(i, i + 2);
    if (two === '~(' || two === '<(') {
      out += two === '~(' ? '(?! (?:' : `(?<!${BEFORE}(?:`;
      closers.push(two === '~(' ? ')(?: |$))' : BEHIND_ENDS);
      i++;
    } else if (phrase[i] === '(') {
      out += '(?:';
      closers.push(')');
    } else if (phrase[i] === ')') {
      const closer = closers.pop() ?? ')';
      out += closer;
      // What a phrase must not be preceded by is written apart from it.
      if (closer === BEHIND_ENDS && phrase[i + 1] === ' ') i++;
    } else out += phrase[i] ?? '';
  }
  return out;
}

function source(phrase: Phrase): string {
  // Before «*» a «c» or a «g» may sound either way: «cirug*» is «cirugía» and «cirugano».
  const folded = phrase
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/([a-z]+)([cg])(?=\*)/g, (_, stem: string, last: string) =>
      last === 'g' ? `${stem}(g|j)` : `${stem}(k|s)`,
    )
    .replace(/[a-z]+/g, foldWord);
  return lookArounds(folded)
    .replaceAll(BEFORE, '(?:^| )')
    .replace(/\*/g, '[a-z]*')
    .replace(/#/g, '{0,4}')
    .replace(/_/g, '\\S+')
    .replace(/ …… /g, ' (?:\\S+ ){0,10}?')
    .replace(/ … /g, ' (?:\\S+ ){0,4}?');
}

const compilePhrase = (phrase: Phrase): RegExp =>
  new RegExp(`(?:^| )(?:${source(phrase)})(?= |$)`, 'g');

/** Compiles a table of rules. */
export function compileRules(table: readonly Rule[]): Matcher[] {
  return table.map((rule) => {
    const { all, none = [] } = typeof rule === 'string' ? { all: [rule] } : rule;
    return { all: all.map(compilePhrase), none: none.map(compilePhrase) };
  });
}

/** Compiles a table of single phrases. */
export function compilePhrases(table: readonly Phrase[]): RegExp[] {
  return table.map(compilePhrase);
}

const holds = (line: string, pattern: RegExp): boolean => line.search(pattern) !== -1;

/** How many phrases of a table a folded line holds. */
export function countMatches(line: string, patterns: readonly RegExp[]): number {
  return patterns.filter((pattern) => holds(line, pattern)).length;
}

/** Whether some reading of a text satisfies a rule of a table. */
export function satisfies(text: FoldedText, matchers: readonly Matcher[]): boolean {
  return text.lines.some((line) =>
    matchers.some(
      ({ all, none }) =>
        all.every((pattern) => holds(line, pattern)) &&
        !none.some((pattern) => holds(line, pattern)),
    ),
  );
}

/** A line without the harmless idioms of a table; what stands around them stays. */
export function withoutPhrases(line: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ' ·'), line).trim();
}
