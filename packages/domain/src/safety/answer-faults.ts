const SPANISH = new Set('de la el que en y a los se un una por con no para tu te lo es'.split(' '));
/** The least share of such words in Spanish prose. */
const SPANISH_SHARE = 0.2;
/** Words of a reading: half of the fewest that are asked for, and half as many again as the most. */
const WORDS = { min: 90, max: 700 };
/** So many characters in a row are no coincidence. */
const ECHO_SPAN = 40;

/** What a reading has to be about. */
export interface ReadingSubject {
  /** What was drawn, or the signs that are compared: each has to be named. */
  names: readonly string[];
  /** What must not be named, as it was not drawn. */
  others: readonly string[];
}

/** Whether at least a fifth of a text's words are the commonest of Spanish. */
export function isSpanish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => SPANISH.has(word)).length >= words.length * SPANISH_SHARE;
}

/** Whether a text names a card, a rune or a sign: «la Torre», but not «la torre» of a picture. */
export function isNamed(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [first = ''] = escaped;
  const either = `[${first.toLowerCase()}${first.toUpperCase()}]${escaped.slice(1)}`;
  // «del Sol» and «al Sol» hold the article in them.
  const contracted = escaped.replace(/^El /, '(?:[Dd]e|[Aa])l ');
  return new RegExp(`(?<!\\p{L})(?:${either}|${contracted})(?!\\p{L})`, 'u').test(text);
}

/** Whether a text holds forty characters in a row of its instructions, in whatever case or spacing. */
export function echoes(text: string, instructions: string): boolean {
  const [said, told] = [folded(text), folded(instructions)];
  for (let i = 0; i + ECHO_SPAN <= said.length; i++)
    if (told.includes(said.slice(i, i + ECHO_SPAN))) return true;
  return false;
}

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** Why a text is no Spanish reading of its subject, in words for the log; null when it is one. */
export function readingFault(text: string, { names, others }: ReadingSubject): string | null {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  if (words < WORDS.min || words > WORDS.max) return `a reading of ${words} words`;
  // The names are Spanish in every language.
  const prose = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  if (!isSpanish(prose)) return 'not in Spanish';
  const missing = names.find((name) => !isNamed(text, name));
  if (missing !== undefined) return `not named: ${missing}`;
  const stranger = others.find((name) => isNamed(text, name));
  return stranger === undefined ? null : `not drawn: ${stranger}`;
}

/** Why a text contradicts the number it explains; null when each percentage in it is that one. */
export function percentFault(text: string, percent: number): string | null {
  const said = text.match(/\d+(?:[.,]\d+)?(?=\s*(?:%|por ciento))/g) ?? [];
  const wrong = said.find((number) => number !== String(percent));
  return wrong === undefined ? null : `${wrong} % for ${percent} %`;
}
