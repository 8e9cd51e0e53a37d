/** The end of a sentence in running text: its mark, closing quotes, and the space that follows. */
const END = /[.!?…]+[»”")\]]*(?=\s)|\n+/g;

/**
 * Splits text that is still arriving: the sentences that are whole, each with the white space
 * that follows it, and the rest. Joined again they give the text back to the letter.
 */
export function takeSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    const space = /^\s*/.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
    const end = match.index + match[0].length + space.length;
    if (end > from) sentences.push(text.slice(from, end));
    from = Math.max(from, end);
  }
  return { sentences, rest: text.slice(from) };
}
