/** Words that somebody reads in a minute, with pleasure. */
const WORDS_A_MINUTE = 200;

/** How many minutes a text of HTML takes to read; one at the least. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
