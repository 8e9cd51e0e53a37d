import { shuffle, type RandomBelow } from '../chance/shuffle.ts';
import { ARCANA_NAMES, type DrawnCard } from './cards.ts';

/** A whole shuffled deck of 22: every order equally likely, each card reversed one time in two. */
export function shuffledDeck(randomBelow: RandomBelow): DrawnCard[] {
  const ids = ARCANA_NAMES.map((_, id) => id);
  return shuffle(ids, randomBelow).map((arcanum) => ({
    arcanum,
    reversed: randomBelow(2) === 1,
  }));
}

/** Cuts a deck: the cards from `at` on come to the top, the order within both parts stays. */
export function cut<T>(deck: readonly T[], at: number): T[] {
  return [...deck.slice(at), ...deck.slice(0, at)];
}
