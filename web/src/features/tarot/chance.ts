import { unbiased } from '@sibila/domain/chance/shuffle';
import { cut, shuffledDeck } from '@sibila/domain/tarot/deck';
import type { DrawnCard } from '@sibila/domain/tarot/cards';

const randomBelow = unbiased(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** A whole deck, shuffled on the browser's cryptographic randomness. */
export const freshDeck = (): DrawnCard[] => shuffledDeck(randomBelow);

/** The deck after a cut that lifts `lifted` cards off the top. */
export const cutDeck = (deck: readonly DrawnCard[], lifted: number): DrawnCard[] =>
  cut(deck, lifted);
