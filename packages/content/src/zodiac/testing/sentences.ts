/** A sentence with fewer words may be said twice. */
const LONG = 6;

export const wordsOf = (text: string): number => text.split(/\s+/).length;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?»])\s+/).filter((sentence) => wordsOf(sentence) >= LONG);

/** The sentences that more than one of the texts has. */
export function sharedSentences(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const text of texts)
    for (const sentence of new Set(sentencesOf(text))) {
      if (seen.has(sentence)) shared.add(sentence);
      seen.add(sentence);
    }
  return [...shared];
}
