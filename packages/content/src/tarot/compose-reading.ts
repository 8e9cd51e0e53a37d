import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { inviteInstead, isInvitation } from './answering.ts';
import { drawOf, isCareful, isOfHealth, type Draw, type TarotReadingInput } from './draw.ts';
import { capital, spoken } from './grammar.ts';
import { planFor, ROOM } from './plans.ts';
import { contrast, pairText } from './relate.ts';
import { isTender } from './tender/tell.ts';

export type { TarotReadingInput } from './draw.ts';

/** How many words a reading has at least, by spread. */
const LEAST_WORDS: Readonly<Record<string, number>> = { consejo: 140, tiempos: 251, cruz: 355 };

function countWords(paragraphs: readonly (readonly string[])[]): number {
  return paragraphs.flat().join(' ').split(/\s+/).length;
}

/** What pairs of the draw say together that was not told yet, those that lie alike and far apart first. */
function untoldPairs(draw: Draw, told: readonly string[]): string[] {
  const cards = draw.cards.filter(({ arcanum }) => !(isOfHealth(draw) && arcanum === 13));
  const pairs = cards.flatMap((a, i) =>
    cards.slice(i + 1).map((b, offset) => ({
      text: pairText(a, b),
      apart: offset + 1,
      alike: Number(a.reversed === b.reversed),
    })),
  );
  const farFirst = pairs
    .toSorted((a, b) => b.alike - a.alike || b.apart - a.apart)
    .map(({ text }) => text);
  return farFirst.filter((text) => !told.includes(text));
}

function nounOf(card: DrawnCard): string {
  return spoken(card, false).replace(/^\p{L}+ /u, '');
}

/** Two cards that no sentence named together yet, set against each other, where a caution is owed. */
function contrasted(draw: Draw, told: readonly string[]): string[] {
  if (!isCareful(draw) || isOfHealth(draw)) return [];
  const pairs = draw.cards.flatMap((a, i) => draw.cards.slice(i + 1).map((b) => [a, b] as const));
  const [untold] = pairs.filter(
    (pair) => !told.some((text) => pair.every((card) => text.includes(nounOf(card)))),
  );
  return untold ? [contrast(...untold, draw.choose)] : [];
}

/** A telling that came out short invites to a second thing and reads more pairs where it has room. */
function lengthened(draw: Draw, paragraphs: string[][]): string[][] {
  if (draw.sorrow !== null || draw.errand !== null || isTender(draw)) return paragraphs;
  const least = LEAST_WORDS[draw.spread] ?? 0;
  const told = paragraphs.flat();
  const [more, after]: [string[], string[]] = [[], []];
  const pairs = told.includes(ROOM) ? untoldPairs(draw, told) : [];
  // One task more at most, two where health leaves little to say: the rest is filled with what the cards say, not with things to do.
  const fillers = [
    () => after.push(inviteInstead(draw, 0)),
    ...(isOfHealth(draw) ? [() => after.push(inviteInstead(draw, -1))] : []),
    ...(told.includes(ROOM) ? contrasted(draw, told) : []).map((text) => () => more.push(text)),
    ...pairs.map((text) => () => more.push(text)),
  ];
  for (const add of fillers) {
    if (countWords([told, more, after]) >= least) break;
    add();
  }
  const inviting = told.find((text) => isInvitation(draw, text));
  return paragraphs.map((paragraph) =>
    paragraph.flatMap((text) => {
      if (text === ROOM) return more;
      return text === inviting ? [text, ...after] : [text];
    }),
  );
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
