import type { Meaning } from './token.ts';
import { wholeWords } from '../../text/whole-words.ts';

/** A pattern on text without accents or capitals, tried where a word begins, and what it means. */
export type Rule = readonly [RegExp, (match: RegExpExecArray) => Meaning];

/** Letters, so that a pattern ends where the word does. */
const END = '(?![a-zñ0-9])';

/** A rule from a pattern; it matches only where it stands. */
export function rule(pattern: string, meaning: (match: RegExpExecArray) => Meaning): Rule {
  return [wholeWords(new RegExp(`(?:${pattern})${END}`, 'y')), meaning];
}
