import { ARCANA_NAMES, type DrawnCard } from '@sibila/domain/tarot/cards';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import { chooser, type Choose } from '../tarot/chooser.ts';
import type { BothWays, CaseTexts, FaceTexts, Family, SlotText } from './family.ts';
import { DEADLINES, say, type Slots } from './say.ts';

/** The texts that a question was matched to, and the details that fill them. */
interface Understood {
  family: Family;
  texts: CaseTexts;
  slots: Slots;
}

const PART_OF_PLACE: Readonly<Record<string, keyof Omit<FaceTexts, 'image' | 'force'>>> = {
  pasado: 'behind',
  raiz: 'behind',
  obstaculo: 'against',
  futuro: 'ahead',
  rumbo: 'ahead',
};

/**
 * A reading as one story that answers the question: what it is about, what lies behind and how it is,
 * what the second card does to the first, what the last one asks for and says to this very question,
 * one thing to do, and an end. Pure. Takes 1 to 10 cards.
 */
export function answer(
  cards: readonly DrawnCard[],
  question: string,
  { family, texts, slots }: Understood,
): string[] {
  const seed = cards.map(({ arcanum, reversed }) => `${arcanum}${reversed ? 'r' : ''}`).join(',');
  const choose = chooser(`${seed}|${question}`);
  const faces = cards.map((card) => faceOf(family.passages, card));
  const places = spreadFor(cards.length).positions;
  const passages = faces.map((face, i) => face[partAt(places[i]?.id ?? '', i, cards.length)]);
  // The advice of a cross decides, the last card anywhere else.
  const decisive = places.findIndex(({ id }) => id === 'consejo');
  const at = decisive === -1 ? cards.length - 1 : decisive;
  const [lean, verdict] = faceOf(texts.verdicts, cards[at] ?? fail());
  const bridge = (i: number) => {
    const [from, to] = [faces[i] ?? fail(), faces[i + 1] ?? fail()];
    const text = choose(family.bridges[`${from.force}>${to.force}`]);
    return say(text, { a: from.image, b: to.image });
  };
  const spoken = passages.map((text) => say(text, slots));
  const rows = spoken.map((text, i) => (i === at ? [text, say(verdict, slots)] : [text]));
  const bridged = cards.length < 3 ? rows : withBridges(rows, cards.length, bridge);
  const [first = [], ...others] = bridged;
  return [
    [fitting(texts.openings, slots, choose), ...first].join(' '),
    ...others.map((row) => row.join(' ')),
    fitting(texts.tasks[lean], { antes: choose(DEADLINES), ...slots }, choose),
    say(choose(texts.closings[lean]), slots),
  ];
}

/** The cards after the second begin a paragraph of their own; a bridge stands where it joins two. */
function withBridges(rows: string[][], count: number, bridge: (i: number) => string): string[][] {
  const after = new Set(count < 5 ? [1] : [1, count - 2]);
  return rows.map((row, i) => (after.has(i) ? [...row, bridge(i - 1)] : row));
}

function partAt(
  place: string,
  at: number,
  count: number,
): keyof Omit<FaceTexts, 'image' | 'force'> {
  const part = PART_OF_PLACE[place];
  if (part) return part;
  if (place === 'consejo') return count === 1 ? 'now' : 'ahead';
  if (place !== '' && count <= 5 && count !== 2 && count !== 4) return 'now';
  if (at === count - 1) return 'ahead';
  return (['now', 'behind', 'against'] as const)[at % 3] ?? 'now';
}

function faceOf<T>(texts: Readonly<Record<string, BothWays<T>>>, card: DrawnCard): T {
  const both = texts[ARCANA_NAMES[card.arcanum] ?? ''] ?? fail();
  return card.reversed ? both.rev : both.up;
}

/** One of the texts whose details the question gave, those that name one before those that name none. */
function fitting(all: readonly SlotText[], slots: Slots, choose: Choose): string {
  const fit = all.filter(({ needs }) => needs.every((slot) => slots[slot] !== undefined));
  const naming = fit.filter(({ needs }) => needs.length > 0);
  return say(choose(naming.length > 0 ? naming : fit).text, slots);
}

function fail(): never {
  throw new RangeError('no such card');
}
