import { forbiddenClaim } from '@sibila/domain/safety/answer';

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/);
}

/** The sentences that stand more than once in a text. */
export function repeatedIn(text: string): string[] {
  const sentences = sentencesOf(text);
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
}

/** Runs of five words, without capitals and marks. */
export function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}:]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** The share of the runs of the shorter text that the other has too, 0 to 1. */
export function sharedRuns(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((run) => other.has(run)).length;
  return common / Math.min(one.size, other.size);
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const VOSOTROS =
  /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|os|sois|haced|\p{L}+(?:áis|éis))(?!\p{L})/iu;
const VOSEO =
  /(?<!\p{L})(?:vos|sos|tenés|podés|querés|sabés|hacés|decís|mirá|poné|hacé|decí|vení|andá|escuchá|tomá|elegí|escribí|pedí|dejá|probá)(?!\p{L})/iu;
const UNFINISHED =
  /[{}]|undefined|NaN|(?<!\p{L})(?:de|a) el Sol(?!\p{L})| {2}|\s[,.;:]|[.,;:]{2}|[“”]/u;
// «Acompañal Sol», where «a el Sol» was taken for the end of «acompaña el Sol».
const JOINED_TO_THE_SUN = /(?<!(?<!\p{L})(?:a|d?e))l Sol(?!\p{L})/iu;
const SENTENCE = /^[¿¡«]?[\p{Lu}\d].*[.!?]$/su;

/** What a Spanish editor would strike at once, with the words at fault. */
export function slipsIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => [
    ...[VOSOTROS, VOSEO, UNFINISHED, JOINED_TO_THE_SUN].flatMap(
      (slip) => slip.exec(sentence)?.[0] ?? [],
    ),
    ...(SENTENCE.test(sentence) ? [] : [sentence]),
    ...(forbiddenClaim(sentence) === null ? [] : [sentence]),
  ]);
}
