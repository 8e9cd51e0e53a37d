import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { expect, it } from 'vitest';
import { wholeWords } from '@sibila/domain/text/whole-words';

/** How many words a text has. */
export function words(text: string): number {
  return text.split(/\s+/).length;
}

/** The sentences of a text. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.?…])\s+/).filter((sentence) => sentence !== '');
}

/** The sentences that a text says again. */
export function repeated(text: string): string[] {
  const said = sentences(text);
  return said.filter((sentence, i) => said.indexOf(sentence) !== i);
}

/** A paragraph that starts with a capital or a quotation and ends with a full stop. */
export const WHOLE_PARAGRAPH = /^[A-ZÁÉÍÓÚÑ«].*[.?…]$/u;

/** What no built-in reader ever writes. */
export const NEVER_WRITTEN: readonly (readonly [string, RegExp])[] = [
  ['the suffix of travelling names', /\(Invertida\)/],
  ['quotation marks other than « »', /["“”]/],
  ['exclamation marks', /[!¡]/],
  ['unfilled slots', /[{}]|undefined/],
  ['doubled signs or spaces', / {2}|\.\.|,,|: *:|\.;|;\.| [,.;:]/],
  ['articles that should contract', /(?<!\p{L})(de|a) el(?!\p{L})/iu],
  ['English', wholeWords(/\b(the|and|you|your|with|card|reading)\b/i)],
];

/** The texts that break a rule, with the place, so that a failure shows what to repair. */
export function offenders(texts: readonly string[], pattern: RegExp): string[] {
  return texts.flatMap((text) => {
    const found = pattern.exec(text);
    return found ? [text.slice(Math.max(0, found.index - 40), found.index + 60)] : [];
  });
}

/** Tests what holds of all that a built-in reader writes, and that its texts show none of `never`. */
export function itIsProse(
  texts: readonly string[],
  never: readonly (readonly [string, RegExp])[],
): void {
  it.each([...NEVER_WRITTEN, ...never])('never shows %s', (_, pattern) => {
    expect(offenders(texts, pattern)).toEqual([]);
  });

  it('never repeats a sentence within a reading', () => {
    for (const text of texts) expect(repeated(text)).toEqual([]);
  });

  it('ends every paragraph with a full stop and starts it with a capital or a quotation', () => {
    for (const paragraph of texts.flatMap((text) => text.split('\n')))
      expect(paragraph).toMatch(WHOLE_PARAGRAPH);
  });

  it('makes no claim that a reading may not make', () => {
    const said = new Set(texts.flatMap(sentences));
    expect([...said].filter((sentence) => forbiddenClaim(sentence))).toEqual([]);
  });
}
