import { shuffle, type RandomBelow } from '../chance/shuffle.ts';
import {
  isReversible,
  parseRuneName,
  RUNE_NAMES,
  type CastRune,
  type RuneNameFault,
} from './runes.ts';
import { MAX_RUNES } from './spreads.ts';

/**
 * A whole shuffled bag of 25: every order equally likely, and each rune that has a reverse is
 * reversed one time in two.
 */
export function shuffledBag(randomBelow: RandomBelow): CastRune[] {
  const ids = RUNE_NAMES.map((_, id) => id);
  return shuffle(ids, randomBelow).map((rune) => ({
    rune,
    reversed: isReversible(rune) && randomBelow(2) === 1,
  }));
}

/** Casts `count` different runes (1 to 10); RangeError for any other count. */
export function castRunes(count: number, randomBelow: RandomBelow): CastRune[] {
  if (!Number.isInteger(count) || count < 1 || count > MAX_RUNES)
    throw new RangeError(`1 to ${MAX_RUNES} runes make a cast`);
  return shuffledBag(randomBelow).slice(0, count);
}

/** What can be wrong with a list of travelling names. */
export type CastFault = RuneNameFault | 'none' | 'too-many' | 'repeated';

/** Reads a list of travelling names back, or says the first thing that is wrong with it. */
export function parseCast(names: readonly string[]): CastRune[] | CastFault {
  if (names.length === 0) return 'none';
  if (names.length > MAX_RUNES) return 'too-many';
  const cast: CastRune[] = [];
  for (const name of names) {
    const parsed = parseRuneName(name);
    if (typeof parsed === 'string') return parsed;
    if (cast.some(({ rune }) => rune === parsed.rune)) return 'repeated';
    cast.push(parsed);
  }
  return cast;
}
