import { describe, expect, it } from 'vitest';
import { tarotPrompt } from '@sibila/core/tarot/prompt';
import type { Reader, Spent } from '@sibila/core/ports/reader';
import { parseCardName, type DrawnCard } from '@sibila/domain/tarot/cards';

/** A reading of three cards, as the verb asks for it. */
export const threeCards = (
  question: string | null = '¿Qué hago con el taller?',
  names: readonly string[] = ['El Loco', 'La Torre (Invertida)', 'La Estrella'],
) =>
  tarotPrompt(
    names.map(parseCardName).filter((card): card is DrawnCard => card !== null),
    question,
  );

/** Reads a reader to its end. */
export async function wholeText(
  pieces: AsyncGenerator<string, Spent>,
): Promise<{ text: string; pieces: number } & Spent> {
  let text = '';
  for (let count = 0; ; count++) {
    const next = await pieces.next();
    if (next.done) return { text, pieces: count, tokens: next.value.tokens };
    text += next.value;
  }
}

/** What every reader does when nothing goes wrong. */
export function readerContract(name: string, make: () => Reader): void {
  describe(`the reader ${name}`, () => {
    it('writes a whole Spanish reading in several pieces, and ends', async () => {
      const { text, pieces } = await wholeText(make().write(threeCards()));
      expect(pieces).toBeGreaterThan(1);
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(250);
      expect(text.trim()).toMatch(/[.?!»…]$/);
      const spanish = text.match(/\b(el|la|de|que|en|y|lo|una?)\b/gi) ?? [];
      expect(spanish.length / text.split(/\s+/).length).toBeGreaterThan(0.15);
      expect(text).not.toMatch(/undefined|null|\[object|\$\{|<\/?\w+>/);
    });

    it('counts no negative and no broken number of tokens', async () => {
      const { tokens } = await wholeText(make().write(threeCards(null)));
      expect(tokens === null || (Number.isInteger(tokens) && tokens >= 0)).toBe(true);
    });

    it('lets a caller leave half-way, and writes the next reading all the same', async () => {
      const reader = make();
      const pieces = reader.write(threeCards());
      expect((await pieces.next()).done).toBe(false);
      expect(await pieces.return({ tokens: 0 })).toEqual({ done: true, value: { tokens: 0 } });
      expect((await wholeText(reader.write(threeCards()))).text.length).toBeGreaterThan(200);
    });

    it('writes several readings at once without mixing them', async () => {
      const reader = make();
      const alone = await wholeText(reader.write(threeCards()));
      const together = await Promise.all(
        Array.from({ length: 5 }, () => wholeText(reader.write(threeCards()))),
      );
      for (const { text } of together) expect(text).toBe(alone.text);
    });
  });
}
