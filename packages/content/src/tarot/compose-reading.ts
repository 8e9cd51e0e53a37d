import { invite, inviteInstead, isInvitation } from './answering.ts';
import { drawOf, type Draw, type TarotReadingInput } from './draw.ts';
import { capital } from './grammar.ts';
import { planFor } from './plans.ts';
import { pairText } from './relate.ts';

export type { TarotReadingInput } from './draw.ts';

/** How many words a reading has at least, by spread. */
const LEAST_WORDS: Readonly<Record<string, number>> = { consejo: 140, tiempos: 253, cruz: 355 };

function countWords(paragraphs: readonly (readonly string[])[]): number {
  return paragraphs.flat().join(' ').split(/\s+/).length;
}

/** What pairs of the draw say together that was not told yet, the ends first. */
function untoldPairs({ cards }: Draw, told: readonly string[]): string[] {
  const [first, second, last] = [cards.at(0), cards.at(1), cards.at(-1)];
  if (!first || !second || !last) return [];
  const pairs = [
    [first, last],
    [second, last],
    [first, second],
  ] as const;
  const texts = pairs.filter(([a, b]) => a !== b).map(([a, b]) => pairText(a, b));
  return texts.filter((text) => !told.includes(text));
}

/** A telling that came out short gets more of its pairs before its invitation, or another of these. */
function lengthened(draw: Draw, paragraphs: string[][]): string[][] {
  const least = LEAST_WORDS[draw.spread] ?? 0;
  const isShort = (...more: string[]) => countWords([...paragraphs, more]) < least;
  const [pair] = isShort() ? untoldPairs(draw, paragraphs.flat()) : [];
  const before = pair === undefined ? [] : [pair];
  const after: string[] = [];
  if (isShort(...before)) after.push(inviteInstead(draw, 0));
  if (isShort(...before, ...after)) after.push(invite(draw, -1));
  const inviting = paragraphs.findIndex((p) => p.some((text) => isInvitation(draw, text)));
  return paragraphs.map((paragraph, i) => {
    if (i !== inviting) return paragraph;
    const first = paragraph.findIndex((text) => isInvitation(draw, text));
    return [
      ...paragraph.slice(0, first),
      ...before,
      ...paragraph.slice(first, first + 1),
      ...after,
      ...paragraph.slice(first + 1),
    ];
  });
}

/**
 * Writes a whole reading in Spanish without any model: paragraphs that start from this draw and
 * this question, read each card in its place and against its neighbours, take the question up
 * again, and end in an invitation and a closing line. Pure: the same draw and question give the
 * same text.
 */
export function composeTarotReading(input: TarotReadingInput): string[] {
  const draw = drawOf(input);
  const paragraphs = lengthened(draw, planFor(draw).tell(draw));
  return paragraphs.map((sentences) => capital(sentences.join(' ')));
}
