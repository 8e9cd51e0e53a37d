import type { ArcanumName, DrawnCard } from '@sibila/domain/tarot/cards';
import { MAX_CARDS, spreadFor } from '@sibila/domain/tarot/spreads';
import { takeSentences } from '@sibila/domain/text/sentences';
import { CARD_IMAGES } from '../gentle/images.ts';
import { ARCANA } from './arcana.ts';

/** Why a reading says what it says of one card. */
export interface TarotExplanation {
  /** The title of the place in the spread. */
  position: string;
  name: ArcanumName;
  reversed: boolean;
  /** Empty for a gentle reading: «fertilidad» beside a loss would hurt. */
  keywords: readonly string[];
  /** What the card means as it lies, in one sentence; empty where the keywords are. */
  meaning: string;
  /**
   * The sentence that brings the card in, with the next one of its paragraph where that names no
   * card; null where the text never names it.
   */
  sentence: string | null;
}

interface Sentence {
  text: string;
  /** The next one of the paragraph; empty after the last. */
  after: string;
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** What a quotation or a small letter carries on is one sentence, as in «¿Me voy?», preguntas. */
function goesOn(before: string, piece: string): boolean {
  return count(before, '«') > count(before, '»') || /^\p{Ll}/u.test(piece);
}

function sentencesOf(paragraph: string): Sentence[] {
  const { sentences, rest } = takeSentences(paragraph);
  const whole: string[] = [];
  for (const piece of [...sentences, rest].filter((each) => each.trim() !== '')) {
    const before = whole.at(-1);
    if (before !== undefined && goesOn(before, piece)) whole.splice(-1, 1, before + piece);
    else whole.push(piece);
  }
  return whole.map((text, i) => ({ text, after: whole[i + 1] ?? '' }));
}

/** A heading is no sentence. */
const isEnded = ({ text }: Sentence): boolean => /[.!?…][»”")\]]*\s*$/.test(text);

function mentionOf(name: ArcanumName): RegExp {
  const [article = '', ...noun] = name.split(' ');
  const before = article === 'El' ? 'd?el|al' : article;
  return new RegExp(`(?<!\\p{L})(?:${before})\\s+(${noun.join('\\s+')})(?!\\p{L})`, 'giu');
}

/** Where a text names a card for the last time, or -1; «el juicio» in small letters is no card. */
function lastMention(mention: RegExp, text: string): number {
  const found = [...text.matchAll(mention)].filter(([, noun = '']) => /^\p{Lu}/u.test(noun));
  return found.at(-1)?.index ?? -1;
}

/**
 * One sentence brings in one card: of those it names for the first time, the last, of which the
 * text then goes on to speak. A card that never gets one to itself shares the first that names it.
 */
function sentencesFor(
  mentions: readonly RegExp[],
  sentences: readonly Sentence[],
): (string | null)[] {
  const given = new Map<number, string>();
  for (const { text, after } of sentences.filter(isEnded)) {
    const [last] = mentions
      .map((mention, card) => ({ card, at: lastMention(mention, text) }))
      .filter(({ card, at }) => at !== -1 && !given.has(card))
      .toSorted((a, b) => b.at - a.at);
    if (!last) continue;
    const isFree = mentions.every((mention) => lastMention(mention, after) === -1);
    given.set(last.card, (isFree ? text + after : text).trim());
  }
  return mentions.map((mention, card) => {
    const shared = sentences.find(({ text }) => lastMention(mention, text) !== -1);
    return given.get(card) ?? shared?.text.trim() ?? null;
  });
}

/**
 * Takes a reading apart: for each card its place, its keywords, what it means as it lies, and the
 * sentence of the text that brings it in, whoever wrote the text. Pure; RangeError for a draw that
 * no spread holds.
 */
export function explainTarotReading(
  cards: readonly DrawnCard[],
  paragraphs: readonly string[],
): TarotExplanation[] {
  if (cards.length < 1 || cards.length > MAX_CARDS) throw new RangeError('no such draw');
  const { positions } = spreadFor(cards.length);
  const drawn = cards.map(({ arcanum }) => {
    const card = ARCANA[arcanum];
    if (!card) throw new RangeError(`no arcanum ${arcanum}`);
    return card;
  });
  const isGentle = isToldGently(cards, paragraphs);
  const mentions = drawn.map(({ name }) => mentionOf(name));
  const sentences = sentencesFor(mentions, paragraphs.flatMap(sentencesOf));
  return drawn.map(({ name, keywords, ...means }, i) => {
    const reversed = cards[i]?.reversed ?? false;
    const [meaning] = sentencesOf(reversed ? means.reversed : means.upright);
    return {
      position: positions[i]?.title ?? '',
      name,
      reversed,
      keywords: isGentle ? [] : keywords,
      meaning: isGentle ? '' : (meaning?.text.trim() ?? ''),
      sentence: sentences[i] ?? null,
    };
  });
}

function isToldGently(cards: readonly DrawnCard[], paragraphs: readonly string[]): boolean {
  const text = paragraphs.join('\n');
  return cards.some(({ arcanum, reversed }) => {
    const image = CARD_IMAGES[arcanum]?.[reversed ? 1 : 0];
    return image !== undefined && text.includes(image);
  });
}
