import { inviteInstead, isInvitation } from './answering.ts';
import { drawOf, type Draw, type TarotReadingInput } from './draw.ts';
import { capital } from './grammar.ts';
import { planFor } from './plans.ts';
import { contrast, pairText } from './relate.ts';

export type { TarotReadingInput } from './draw.ts';

/** How many words a reading has at least, by spread. */
const LEAST_WORDS: Readonly<Record<string, number>> = { consejo: 140, tiempos: 251, cruz: 355 };

function countWords(paragraphs: readonly (readonly string[])[]): number {
  return paragraphs.flat().join(' ').split(/\s+/).length;
}

/** The ends of the draw set against each other, unless they were read together. */
function contrastOfEnds({ cards, choose }: Draw, told: readonly string[]): string[] {
  const [first, last] = [cards.at(0), cards.at(-1)];
  if (!first || !last || first === last || told.includes(pairText(first, last))) return [];
  return [contrast(first, last, choose)];
}

/** What pairs of the draw say together that was not told yet. */
function untoldPairs({ cards }: Draw, told: readonly string[]): string[] {
  const pairs = cards.flatMap((a, i) => cards.slice(i + 1).map((b) => pairText(a, b)));
  return pairs.filter((text) => !told.includes(text));
}

/** A telling that came out short gets contrasts before its invitation, or a second one after it. */
function lengthened(draw: Draw, paragraphs: string[][]): string[][] {
  const least = LEAST_WORDS[draw.spread] ?? 0;
  const told = paragraphs.flat();
  const [before, after]: [string[], string[]] = [[], []];
  const fillers = [
    () => before.push(...contrastOfEnds(draw, told)),
    () => after.push(inviteInstead(draw, 0)),
    ...untoldPairs(draw, told).map((text) => () => before.push(text)),
  ];
  for (const add of fillers) {
    if (countWords([told, before, after]) >= least) break;
    add();
  }
  const inviting = paragraphs.findIndex((p) => p.some((text) => isInvitation(draw, text)));
  return paragraphs.map((paragraph, i) => {
    if (i !== inviting) return paragraph;
    const at = paragraph.findIndex((text) => isInvitation(draw, text));
    const [invitation = ''] = paragraph.slice(at, at + 1);
    return [...paragraph.slice(0, at), ...before, invitation, ...after, ...paragraph.slice(at + 1)];
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
