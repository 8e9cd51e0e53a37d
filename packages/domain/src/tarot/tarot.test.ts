import { describe, expect, it } from 'vitest';
import { unbiased } from '../chance/shuffle.ts';
import { ARCANA_NAMES, cardName, parseCardName } from './cards.ts';
import { cut, shuffledDeck } from './deck.ts';
import { MAX_CARDS, spreadFor } from './spreads.ts';

const chance = unbiased(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

describe('shuffledDeck', () => {
  it('holds each of the twenty-two arcana once', () => {
    const ids = shuffledDeck(chance).map(({ arcanum }) => arcanum);
    expect([...ids].sort((a, b) => a - b)).toEqual(ARCANA_NAMES.map((_, id) => id));
  });

  it('reverses a card one time in two, and puts any card anywhere', () => {
    const decks = Array.from({ length: 4000 }, () => shuffledDeck(chance));
    const reversed = decks.flat().filter((card) => card.reversed).length / (4000 * 22);
    // Six standard deviations: a fair deck fails this once in five hundred million runs.
    expect(Math.abs(reversed - 0.5)).toBeLessThan((6 * 0.5) / Math.sqrt(4000 * 22));
    const firsts = ARCANA_NAMES.map((_, id) => decks.filter((d) => d[0]?.arcanum === id).length);
    const spread = Math.sqrt(4000 * (1 / 22) * (21 / 22));
    for (const count of firsts) expect(Math.abs(count - 4000 / 22)).toBeLessThan(6 * spread);
  });
});

describe('cut', () => {
  it('brings what lies under the cut to the top and keeps both orders', () => {
    expect(cut([1, 2, 3, 4, 5], 2)).toEqual([3, 4, 5, 1, 2]);
    expect(cut([1, 2, 3], 0)).toEqual([1, 2, 3]);
  });
});

describe('card names', () => {
  it('are read back as they were written, upright and reversed', () => {
    for (const [arcanum] of ARCANA_NAMES.entries())
      for (const reversed of [false, true])
        expect(parseCardName(cardName({ arcanum, reversed }))).toEqual({ arcanum, reversed });
  });

  it.each(['', 'el loco', 'El Loco ', 'El Loco(Invertida)', 'La Torre (Invertida) (Invertida)'])(
    'of no card are no card: «%s»',
    (name) => expect(parseCardName(name)).toBeNull(),
  );

  it('exist for the arcana alone', () => {
    expect(() => cardName({ arcanum: 22, reversed: false })).toThrow(RangeError);
  });
});

describe('spreadFor', () => {
  it('knows the three spreads by their names and lays any other number in a row', () => {
    expect([1, 3, 5].map((count) => spreadFor(count).name)).toEqual([
      'Consejo del día',
      'Pasado, Presente, Futuro',
      'Cruz',
    ]);
    for (let count = 1; count <= MAX_CARDS; count++)
      expect(new Set(spreadFor(count).positions.map(({ title }) => title)).size).toBe(count);
  });
});
