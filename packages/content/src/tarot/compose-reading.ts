import { inviteInstead, isInvitation } from './answering.ts';
import { drawOf, isCareful, isOfHealth, type Draw, type TarotReadingInput } from './draw.ts';
import { capital } from './grammar.ts';
import { planFor, ROOM } from './plans.ts';
import { pairText } from './relate.ts';
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

/** A telling that came out short invites to a second thing and reads more pairs where it has room. */
function lengthened(draw: Draw, paragraphs: string[][]): string[][] {
  if (isTender(draw)) return paragraphs;
  const least = LEAST_WORDS[draw.spread] ?? 0;
  const told = paragraphs.flat();
  const [more, after]: [string[], string[]] = [[], []];
  const pairs = told.includes(ROOM) ? untoldPairs(draw, told) : [];
  // What depends on how a card lies comes first: the texts of pairs don't.
  const fillers = [
    () => after.push(inviteInstead(draw, 0)),
    ...(isCareful(draw) ? [-1, 0].map((i) => () => after.push(inviteInstead(draw, i))) : []),
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
