import { assessQuestion, type QuestionAssessment } from '@sibila/domain/safety/question';
import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { spreadFor } from '@sibila/domain/tarot/spreads';
import { chooser, type Choose } from './chooser.ts';
import {
  ANCHORS,
  ARC_ENDS,
  ARC_FRAMES,
  ARC_SAME,
  CAUTIONS,
  cautionSlots,
  INVITATION_FRAMES,
  LAST_LEADS,
  LEADS,
  NOT_OF_THE_BODY,
  ORIENTATION_NOTES,
  OTHER_INVITATION_FRAMES,
  SECOND_INVITATION_FRAMES,
  SECOND_LOOKS,
} from './frames.ts';
import { capital, fill } from './grammar.ts';
import { MORE_TURNS } from './more-themes.ts';
import {
  FIRST_PLACES,
  QUOTING_OPENERS,
  SILENT_OPENERS,
  STATEMENT_OPENERS,
  topicOpeners,
  TOPICS,
} from './openers.ts';
import { quotable } from './quotable.ts';
import { isKnownPair, relate } from './relate.ts';
import { THEME_TURNS } from './themes.ts';
import { TRAITS, type Gesture } from './traits.ts';
import { sideOf } from './voices/sides.ts';

export interface TarotReadingInput {
  /** 1 to 10 different cards, in the order in which they were chosen. */
  cards: readonly DrawnCard[];
  question?: string;
}

interface Draw {
  cards: readonly DrawnCard[];
  spread: string;
  fields: readonly Field[];
  question: string;
  assessment: QuestionAssessment;
  choose: Choose;
}

type Field = 'past' | 'present' | 'future' | 'obstacle' | 'root' | 'advice' | 'direction' | 'open';

const FIELD_OF_POSITION: Readonly<Record<string, Field>> = {
  consejo: 'advice',
  pasado: 'past',
  presente: 'present',
  futuro: 'future',
  situacion: 'present',
  obstaculo: 'obstacle',
  raiz: 'root',
  rumbo: 'direction',
};

function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

function gestureOf(card: DrawnCard): Gesture {
  return at(TRAITS, card.arcanum).gesture;
}

function openerFrames(draw: Draw, quote: string | null): readonly string[] {
  const { theme, crisis } = draw.assessment;
  if (draw.question === '') return SILENT_OPENERS;
  if (quote === null || crisis !== null) return topicOpeners(theme);
  if (!quote.includes('?')) return STATEMENT_OPENERS;
  return theme === 'none' ? QUOTING_OPENERS : [...QUOTING_OPENERS, ...topicOpeners(theme)];
}

/** The first card, from this question, and what it says in its place. */
function opening(draw: Draw): string[] {
  const c = at(draw.cards, 0);
  const quote = quotable(draw.question);
  const frame = draw.choose(openerFrames(draw, quote));
  const place = FIRST_PLACES[draw.spread] ?? '';
  const shows = draw.choose(sideOf(c).shows);
  const topic = TOPICS[draw.assessment.theme];
  return [fill(frame, { c, place, shows, topic, q: quote ?? '' }), sideOf(c)[at(draw.fields, 0)]];
}

function ledIn(draw: Draw, index: number): string[] {
  const c = at(draw.cards, index);
  const field = at(draw.fields, index);
  const isLastOfRow = field === 'open' && index === draw.cards.length - 1 && index > 1;
  const leads = field === 'past' ? LEADS.open : isLastOfRow ? LAST_LEADS : LEADS[field];
  const frame = draw.choose<string>(leads);
  return [fill(frame, { c, shows: draw.choose(sideOf(c).shows) }), sideOf(c)[field]];
}

/** Which earlier card each card is read against; long rows read only some pairs. */
function readAgainst(draw: Draw): ReadonlyMap<number, number> {
  const { cards } = draw;
  if (draw.spread === 'cruz') {
    return new Map([
      [1, 0],
      [2, 0],
      [4, 3],
    ]);
  }
  const later = cards.map((_, index) => index).slice(1);
  if (cards.length <= 4) return new Map(later.map((index) => [index, index - 1]));
  const known = (index: number) => isKnownPair(at(cards, index - 1), at(cards, index));
  const wanted = Math.min(4, Math.ceil(cards.length / 2));
  const ranked = later.toSorted(
    (i, j) => Number(known(j)) - Number(known(i)) || (j % 2) - (i % 2) || i - j,
  );
  return new Map(ranked.slice(0, wanted).map((index) => [index, index - 1]));
}

/** The later cards, each in its place and, where paired, against its neighbour. */
function unfolding(draw: Draw): string[][] {
  const against = readAgainst(draw);
  const blocks = draw.cards.slice(1).map((card, offset) => {
    const index = offset + 1;
    const other = against.get(index);
    const related = other === undefined ? [] : relate(at(draw.cards, other), card, draw.choose);
    return [...ledIn(draw, index), ...related];
  });
  if (draw.spread === 'cruz') return [at(blocks, 0), at(blocks, 1), blocks.slice(2).flat()];
  if (draw.cards.length <= 4) return blocks;
  return blocks.flatMap((block, i) => (i % 2 === 0 ? [[...block, ...(blocks[i + 1] ?? [])]] : []));
}

function orientationNote({ cards, choose }: Draw): string[] {
  const reversed = cards.filter((card) => card.reversed);
  const [only] = reversed;
  if (!only) return [choose<string>(ORIENTATION_NOTES.none)];
  if (reversed.length === cards.length) return [choose<string>(ORIENTATION_NOTES.all)];
  if (reversed.length === 1) return [fill(choose(ORIENTATION_NOTES.one), { c: only })];
  return reversed.length * 2 > cards.length ? [choose<string>(ORIENTATION_NOTES.most)] : [];
}

function arc({ cards, choose }: Draw): string {
  const a = at(cards, 0);
  const b = at(cards, -1);
  const from = gestureOf(a);
  const to = gestureOf(b);
  if (from === to) return fill(ARC_SAME[from], { a, b });
  const ends = { from: choose<string>(ARC_ENDS[from].from), to: choose<string>(ARC_ENDS[to].to) };
  return fill(choose(ARC_FRAMES), { a, b, ...ends });
}

/** The card that answers most directly: the advice of the cross, the present, or the last one. */
function spokesCard(draw: Draw): DrawnCard {
  if (draw.spread === 'tiempos') return at(draw.cards, 1);
  return draw.spread === 'cruz' ? at(draw.cards, 3) : at(draw.cards, -1);
}

/** What the card asks, in the field of life that the question is about. */
function themeTurn({ assessment, choose }: Draw, card: DrawnCard): string {
  const { theme } = assessment;
  const gesture = gestureOf(card);
  const side = card.reversed ? 1 : 0;
  const more = MORE_TURNS[theme]?.[gesture][side] ?? [];
  return choose([THEME_TURNS[theme][gesture][side], ...more]);
}

function cautioning({ assessment, cards, choose }: Draw): string[] {
  const { cautions } = assessment;
  if (cautions.length === 0) return [];
  const grave = cautions.includes('health') ? cards : [];
  const calming = grave.flatMap((card) => NOT_OF_THE_BODY[card.arcanum] ?? []);
  return [...calming, fill(choose(CAUTIONS), cautionSlots(cautions))];
}

/** The draw as a whole, brought to what the question is about. */
function turning(draw: Draw): string[] {
  const { choose, cards } = draw;
  const c = spokesCard(draw);
  const theme = themeTurn(draw, c);
  const caution = cautioning(draw);
  if (cards.length === 1) {
    const look = fill(choose(SECOND_LOOKS), { c, shows: choose(sideOf(c).shows) });
    return [look, sideOf(c).present, theme, ...caution];
  }
  const whole = cards.length > 2 ? [...orientationNote(draw), arc(draw)] : [];
  return [...whole, fill(choose(ANCHORS), { c }), theme, ...caution];
}

function invitation(draw: Draw, frames: readonly string[], c: DrawnCard): string {
  const text = draw.choose(sideOf(c).invitations);
  const [sentence = ''] = text.split('. ');
  const fitting = sentence.includes(':') ? frames.filter((f) => f.includes('{I}')) : frames;
  const i = text.charAt(0).toLowerCase() + text.slice(1);
  return fill(draw.choose(fitting), { c, i });
}

function inviting(draw: Draw): string[] {
  const { cards } = draw;
  const first = spokesCard(draw);
  const invited = [invitation(draw, INVITATION_FRAMES, first)];
  if (cards.length > 5) return invited;
  const second = first === at(cards, -1) ? at(cards, 0) : at(cards, -1);
  const frames = second === first ? SECOND_INVITATION_FRAMES : OTHER_INVITATION_FRAMES;
  return [...invited, invitation(draw, frames, second)];
}

function checkedDraw({ cards, question = '' }: TarotReadingInput): Draw {
  if (cards.length < 1 || cards.length > 10) throw new RangeError('1 to 10 cards make a reading');
  const spread = spreadFor(cards.length);
  const asked = question.trim();
  const seed = cards.map((card) => `${card.arcanum}${card.reversed ? 'r' : ''}`).join(',');
  return {
    cards,
    spread: spread.id,
    fields: spread.positions.map(({ id }) => FIELD_OF_POSITION[id] ?? 'open'),
    question: asked,
    assessment: assessQuestion(asked),
    choose: chooser(`${seed}|${asked}`),
  };
}

/**
 * Writes a whole reading in Spanish without any model: paragraphs that start from this draw and
 * this question, read each card in its place and against its neighbours, and end in an
 * invitation and a closing line. Pure: the same draw and question give the same text.
 */
export function composeTarotReading(input: TarotReadingInput): string[] {
  const draw = checkedDraw(input);
  const { choose, cards } = draw;
  const paragraphs = [
    opening(draw),
    ...unfolding(draw),
    turning(draw),
    inviting(draw),
    [choose(sideOf(at(cards, -1)).closings)],
  ];
  return paragraphs.map((sentences) => capital(sentences.join(' ')));
}
