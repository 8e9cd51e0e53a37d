import { foldWord, type FoldedText } from './fold.ts';

/**
 * Phrases are written in plain Spanish with few signs: `(a|b)` one of these, `(a )?` perhaps,
 * `word*` any ending, `…` up to four words, `~(a|b)` not followed by these, `$` end of the text.
 */
export interface PhraseMatcher {
  spaced: RegExp;
  glued: RegExp;
}

// Words this long may be several written without spaces.
const LONG_WORD = 9;

const GAP = '(?:\\S+ ){0,4}';

function body(phrase: string): string {
  return phrase
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[a-z]+/g, foldWord)
    .replace(/\*/g, '[a-z]*')
    .replace(/~\(([^)]*)\)/g, '(?! (?:$1)(?: |$))')
    .replace(/(?<!\?)\((?!\?)/g, '(?:')
    .replace(/ … /g, ` ${GAP}`);
}

/** Compiles one phrase of a table. */
export function compilePhrase(phrase: string): PhraseMatcher {
  const pattern = body(phrase);
  const withoutSpaces = pattern
    .replaceAll(GAP, '[a-z]{0,16}')
    .replaceAll('(?: |$)', '')
    .replaceAll(' ', '');
  return {
    spaced: new RegExp(`(?:^| )(?:${pattern})(?= |$)`, 'g'),
    glued: new RegExp(withoutSpaces),
  };
}

/** Compiles a table of phrases. */
export function compilePhrases(table: readonly string[]): PhraseMatcher[] {
  return table.map(compilePhrase);
}

/** How many phrases of a table a folded line holds. */
export function countMatches(line: string, matchers: readonly PhraseMatcher[]): number {
  return matchers.filter(({ spaced }) => line.search(spaced) !== -1).length;
}

/** Whether a text holds a phrase of a table, also when it is spelled out or glued together. */
export function holdsPhrase(text: FoldedText, matchers: readonly PhraseMatcher[]): boolean {
  const long = text.lines.flatMap((line) => line.split(' ').filter((w) => w.length >= LONG_WORD));
  return (
    text.lines.some((line) => countMatches(line, matchers) > 0) ||
    [...text.spelled, ...long].some((word) => matchers.some(({ glued }) => glued.test(word)))
  );
}

/** A line without the harmless idioms of a table; what stands around them stays. */
export function withoutPhrases(line: string, matchers: readonly PhraseMatcher[]): string {
  return matchers.reduce((rest, { spaced }) => rest.replace(spaced, ' ·'), line).trim();
}
