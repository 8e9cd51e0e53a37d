import { forbiddenClaim } from '@sibila/domain/safety/answer';
import { echoes, isNamed, isSpanish } from '@sibila/domain/safety/answer-faults';
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

/** What is wrong with the text of a reading, in names of rules; empty when nothing is. */
export function readingFaults(text: string, expected: Expected): string[] {
  const { names, others, words, instructions } = expected;
  const missing = names.filter((name) => !isNamed(text, name));
  const count = text.split(/\s+/).filter((word) => word !== '').length;
  const { sentences, rest } = takeSentences(text);
  const broken = [...sentences, rest].map(forbiddenClaim).filter((rule) => rule !== null);
  const strangers = others.filter((name) => isNamed(text, name));
  return [
    ...missing.map((name) => `not named: ${name}`),
    ...strangers.map((name) => `not drawn: ${name}`),
    ...(count < words.min || count > words.max ? [`${count} words`] : []),
    ...(isSpanish(text) ? [] : ['not in Spanish']),
    ...(NOT_TU.test(text) ? ['not in tú'] : []),
    ...broken.map((rule) => `claim: ${rule}`),
    ...(echoes(text, instructions) ? ['repeats its instructions'] : []),
  ];
}
