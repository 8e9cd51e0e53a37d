import { composeTarotReading } from '@sibila/content/tarot/compose-reading';
import type { Reader } from '@sibila/core/ports/reader';

/** The built-in reader: whole readings composed from the catalogue, with no network. */
export const builtinReader: Reader = {
  kind: 'builtin',
  // eslint-disable-next-line @typescript-eslint/require-await -- a generator of the port's kind
  async *write({ draw }) {
    const { cards, question } = draw;
    const paragraphs = composeTarotReading({ cards, ...(question === null ? {} : { question }) });
    for (const [i, paragraph] of paragraphs.entries())
      yield i === 0 ? paragraph : `\n\n${paragraph}`;
    return { tokens: 0 };
  },
};
