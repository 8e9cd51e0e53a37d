import type { DrawnCard } from '@sibila/domain/tarot/cards';
import { shuffledDeck } from '@sibila/domain/tarot/deck';
import { randomBelow } from '../../testing/chance.ts';
import { QUESTIONS as OF_ANY_READER } from '../../testing/questions.ts';
import { composeTarotReading } from '../compose-reading.ts';

/** Questions of every theme. */
export const QUESTIONS = [
  ...OF_ANY_READER,
  '¿Qué dicen las cartas?',
  'Estoy pensando en mudarme con mi hermana',
];

interface Reading {
  cards: DrawnCard[];
  question: string;
  text: string;
}

/** Readings of random draws, of one question or of many. */
export function readings(count: number, draws: number, asked?: string, seed = count): Reading[] {
  const random = randomBelow(seed);
  return Array.from({ length: draws }, () => {
    const cards = shuffledDeck(random).slice(0, count);
    const question = asked ?? QUESTIONS[random(QUESTIONS.length)] ?? '';
    return { cards, question, text: composeTarotReading({ cards, question }).join('\n') };
  });
}
