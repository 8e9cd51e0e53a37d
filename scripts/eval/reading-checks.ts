import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { takeSentences } from '@sibila/domain/text/sentences';

/** What a text has to be, to be the reading of a draw. */
export interface Expected {
  /** The names that must be there. */
  names: readonly string[];
  /** Names of the same catalogue that were not drawn. */
  others: readonly string[];
  /** How many words it may have. */
  words: { min: number; max: number };
  /** The instructions, none of which may come back. */
  instructions: string;
}

const NOT_TU = /\b(?:usted|ustedes|vosotr[oa]s|tenés|querés|podés|sos|\p{L}{2,}(?:áis|éis))\b/u;
const SPANISH = new Set('de la el que en y a los se un una por con no para tu te lo es'.split(' '));
/** The least share of such words in Spanish prose. */
const SPANISH_SHARE = 0.2;
const SPAN = 40;

/** «La Torre» and «la Torre», but not «la torre» of a picture. */
function placeOf(text: string, name: string): number {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [first = ''] = escaped;
  const either = `[${first.toLowerCase()}${first.toUpperCase()}]${escaped.slice(1)}`;
  // «del Sol» and «al Sol» hold the article in them.
  const contracted = escaped.replace(/^El /, '(?:de|a)l ');
  return text.search(new RegExp(`(?<!\\p{L})(?:${either}|${contracted})(?!\\p{L})`, 'u'));
}

function isSpanish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => SPANISH.has(word)).length >= words.length * SPANISH_SHARE;
}

/** What is wrong with the text of a reading, in names of rules; empty when nothing is. */
export function readingFaults(text: string, expected: Expected): string[] {
  const { names, others, words, instructions } = expected;
  const missing = names.filter((name) => placeOf(text, name) === -1);
  const count = text.split(/\s+/).filter((word) => word !== '').length;
  const { sentences, rest } = takeSentences(text);
  const broken = [...sentences, rest].map(forbiddenClaim).filter((rule) => rule !== null);
  const strangers = others.filter((name) => placeOf(text, name) !== -1);
  const isEchoed = Array.from({ length: Math.max(0, text.length - SPAN) }, (_, i) =>
    text.slice(i, i + SPAN),
  ).some((span) => instructions.includes(span));
  return [
    ...missing.map((name) => `not named: ${name}`),
    ...strangers.map((name) => `not drawn: ${name}`),
    ...(count < words.min || count > words.max ? [`${count} words`] : []),
    ...(isSpanish(text) ? [] : ['not in Spanish']),
    ...(NOT_TU.test(text) ? ['not in tú'] : []),
    ...broken.map((rule) => `claim: ${rule}`),
    ...(isEchoed ? ['repeats its instructions'] : []),
  ];
}
