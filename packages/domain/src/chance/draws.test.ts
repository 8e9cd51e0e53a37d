import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castRunes, parseCast, shuffledBag } from '../runes/cast.ts';
import { isReversible, RUNE_NAMES, runeName } from '../runes/runes.ts';
import { MAX_RUNES } from '../runes/spreads.ts';
import { ARCANA_NAMES, cardName, parseCardName } from '../tarot/cards.ts';
import { cut, shuffledDeck } from '../tarot/deck.ts';
import { unbiased, type RandomBelow } from './shuffle.ts';

/** A repeatable source, so that a test can't fail by bad luck. */
function repeatable(seed: number): RandomBelow {
  let state = seed;
  return unbiased(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  });
}

/** Any source at all, the most one-sided ones included. */
const anyChance = fc.infiniteStream(fc.nat()).map(
  (numbers): RandomBelow =>
    (below) =>
      (numbers.next().value ?? 0) % below,
);

const ids = (names: readonly string[]) => names.map((_, id) => id);
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('whatever chance brings', () => {
  it('a deck holds each card once, also after any cut', () => {
    fc.assert(
      fc.property(anyChance, fc.nat(ARCANA_NAMES.length), (chance, at) => {
        const deck = shuffledDeck(chance);
        const lifted = cut(deck, at);
        expect(inOrder(lifted.map(({ arcanum }) => arcanum))).toEqual(ids(ARCANA_NAMES));
        expect(cut(lifted, deck.length - at)).toEqual(deck);
      }),
    );
  });

  it('a draw travels by its names and comes back the same, no card in it twice', () => {
    fc.assert(
      fc.property(anyChance, fc.integer({ min: 1, max: 10 }), (chance, count) => {
        const draw = shuffledDeck(chance).slice(0, count);
        expect(new Set(draw.map(({ arcanum }) => arcanum)).size).toBe(count);
        expect(draw.map(cardName).map(parseCardName)).toEqual(draw);
      }),
    );
  });

  it('a bag holds each rune once, none upside down that can’t be', () => {
    fc.assert(
      fc.property(anyChance, fc.integer({ min: 1, max: MAX_RUNES }), (chance, count) => {
        const bag = shuffledBag(chance);
        expect(inOrder(bag.map(({ rune }) => rune))).toEqual(ids(RUNE_NAMES));
        expect(bag.filter(({ rune, reversed }) => reversed && !isReversible(rune))).toEqual([]);
        const cast = castRunes(count, chance);
        expect(parseCast(cast.map(runeName))).toEqual(cast);
      }),
    );
  });
});

/** How the share that each outcome should have is missed: Pearson's sum of squares. */
function chiSquare(counts: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>) {
  let sum = 0;
  for (const [outcome, share] of expected) sum += ((counts.get(outcome) ?? 0) - share) ** 2 / share;
  return sum;
}

/** How often each name came up in each place of `times` rows. */
function tally(times: number, row: () => readonly string[]): Map<string, number>[] {
  const places: Map<string, number>[] = [];
  for (let i = 0; i < times; i++)
    for (const [place, name] of row().entries()) {
      const counts = (places[place] ??= new Map<string, number>());
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return places;
}

describe('220,000 draws', () => {
  it('put each card in each place and each way up equally often', () => {
    const decks = 10_000;
    const chance = repeatable(2026);
    const expected = new Map(
      ARCANA_NAMES.flatMap((_, arcanum) =>
        [false, true].map((reversed) => [cardName({ arcanum, reversed }), decks / 44] as const),
      ),
    );
    const places = tally(decks, () => shuffledDeck(chance).map(cardName));
    expect(places).toHaveLength(22);
    // 43 degrees of freedom: a fair deck passes 77.42 once in a thousand.
    for (const counts of places) expect(chiSquare(counts, expected)).toBeLessThan(77.42);
  });

  it('put each rune in each place equally often, and one in two of those that turn each way up', () => {
    const bags = 8800;
    const chance = repeatable(2026);
    const expected = new Map(
      RUNE_NAMES.flatMap((_, rune) => {
        const ways = isReversible(rune) ? [false, true] : [false];
        return ways.map(
          (reversed) => [runeName({ rune, reversed }), bags / 25 / ways.length] as const,
        );
      }),
    );
    expect(expected.size).toBe(40);
    const places = tally(bags, () => shuffledBag(chance).map(runeName));
    expect(places).toHaveLength(25);
    // 39 degrees of freedom: a fair bag passes 72.05 once in a thousand.
    for (const counts of places) expect(chiSquare(counts, expected)).toBeLessThan(72.05);
  });
});
