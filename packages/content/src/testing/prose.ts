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
  ['English', /\b(the|and|you|your|with|card|reading)\b/i],
];

/** The texts that break a rule, with the place, so that a failure shows what to repair. */
export function offenders(texts: readonly string[], pattern: RegExp): string[] {
  return texts.flatMap((text) => {
    const found = pattern.exec(text);
    return found ? [text.slice(Math.max(0, found.index - 40), found.index + 60)] : [];
  });
}
