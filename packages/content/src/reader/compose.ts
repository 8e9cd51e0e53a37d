import { detailsOf, type Bond } from '@sibila/domain/hearing/details';
import { hear, type Heard } from '@sibila/domain/hearing/hear';
import type { Situation } from '@sibila/domain/hearing/situations';
import { questionForm } from '@sibila/domain/safety/question-form';
import { ARCANA_NAMES, type DrawnCard } from '@sibila/domain/tarot/cards';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import { chooser, type Choose } from '../tarot/chooser.ts';
import { askOf, nearestTo } from './ask.ts';
import { BRIDGES } from './bridges.ts';
import { FAMILIES, type FamilyPlace } from './families.ts';
import type { Ask, CaseTexts, Family, OfEachCard, PlaceTexts, SlotText } from './family.ts';
import { DEADLINES, say, slotsOf, type Slots } from './say.ts';

/** From this chance a situation is answered as such. */
const SURE_OF_SITUATION = 0.5;
/** From this chance of all its situations together, a family is answered as one. */
const SURE_OF_FAMILY = 0.6;

/** What was understood of a question. */
export interface Understood {
  family: Family;
  /** Null where only the family is understood. */
  situation: Situation | null;
  ask: Ask;
  texts: CaseTexts;
  slots: Slots;
}

/** What a question is understood as by the families there are; null where it is none of theirs. */
export function understand(question: string): Understood | null {
  const heard = hear(question);
  const place = FAMILIES.find((one) => chanceOf(heard, one) >= SURE_OF_FAMILY);
  if (!place) return null;
  const { family } = place;
  const ask = askOf(question, questionForm(question));
  const [likeliest, chance] = heard[0] ?? ['open', 0];
  const texts =
    chance >= SURE_OF_SITUATION ? nearestTo(ask, family.cases[likeliest] ?? {}) : undefined;
  return {
    family,
    situation: texts ? likeliest : null,
    ask,
    texts: texts ?? family.open,
    slots: slotsOf(detailsOf(question), new Set<Bond>(place.about)),
  };
}

const chanceOf = (heard: Heard, { situations }: FamilyPlace) =>
  heard.reduce((sum, [one, chance]) => sum + (situations.includes(one) ? chance : 0), 0);

const PART_OF_PLACE: Readonly<Record<string, keyof PlaceTexts>> = {
  pasado: 'behind',
  raiz: 'behind',
  obstaculo: 'against',
  rumbo: 'ahead',
};
/** The parts of an open row, in turn; its last card answers. */
const ROW = ['now', 'behind', 'against'] as const;

/**
 * A reading as one story that answers the question: what it is about, what lies behind and how it is,
 * what two cards say together, what the deciding one answers, one thing to do, and an end. Pure. Takes
 * 1 to 10 cards.
 */
export function answer(
  cards: readonly DrawnCard[],
  question: string,
  { family, texts, slots }: Pick<Understood, 'family' | 'texts' | 'slots'>,
): string[] {
  const choose = chooser(`${cards.map(faceKey).join(',')}|${question}`);
  const places = spreadFor(cards.length).positions;
  // The advice of a cross decides, the last card anywhere else.
  const advice = places.findIndex(({ id }) => id === 'consejo');
  const deciding = advice === -1 ? cards.length - 1 : advice;
  const { ahead, task, end } = faceOf(texts.answers, cards[deciding] ?? fail());
  const rows = cards.map((card, i) => {
    if (i === deciding) return say(ahead, slots);
    const part = PART_OF_PLACE[places[i]?.id ?? ''] ?? (cards.length === 3 ? 'now' : partOfRow(i));
    const passage = say(faceOf(family.passages, card)[part], slots);
    const before = cards[i - 1];
    return before && isBridged(i, cards.length)
      ? `${passage} ${say(bridgeOf(before, card), slots)}`
      : passage;
  });
  const opening = fitting(texts.openings, slots, choose);
  const deed = say(task, { antes: choose(DEADLINES), ...slots });
  return [
    `${opening} ${rows[0] ?? ''}`,
    ...rows.slice(1),
    // Two cards leave no room for a task.
    ...(cards.length === 2 ? [] : [deed]),
    say(end, slots),
  ];
}

const partOfRow = (at: number) => ROW[at % ROW.length] ?? 'now';

/** Every second card is read together with the one before it, where the length leaves room. */
const isBridged = (at: number, count: number) =>
  at % 2 === 1 && at < Math.max(2, count - 2) && count !== 4;

function bridgeOf(...pair: [DrawnCard, DrawnCard]): string {
  const key = pair
    .toSorted((a, b) => a.arcanum - b.arcanum)
    .map(faceKey)
    .join('|');
  return BRIDGES[key] ?? fail();
}

const faceKey = ({ arcanum, reversed }: DrawnCard) =>
  `${ARCANA_NAMES[arcanum]}${reversed ? ' inv' : ''}`;

function faceOf<T>(texts: OfEachCard<T>, { arcanum, reversed }: DrawnCard): T {
  const both = texts[ARCANA_NAMES[arcanum] ?? fail()];
  return reversed ? both.rev : both.up;
}

/** One of the texts whose details the question gave, those that name most of them before the others. */
function fitting(all: readonly SlotText[], slots: Slots, choose: Choose): string {
  const fit = all.filter(({ needs }) => needs.every((slot) => slots[slot] !== undefined));
  const most = Math.max(...fit.map(({ needs }) => needs.length));
  return say(choose(fit.filter(({ needs }) => needs.length === most)).text, slots);
}

function fail(): never {
  throw new RangeError('no such card');
}
