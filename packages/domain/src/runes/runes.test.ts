import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unbiased } from '../chance/shuffle.ts';
import { castRunes, parseCast, shuffledBag } from './cast.ts';
import { isReversible, parseRuneName, RUNE_NAMES, runeName } from './runes.ts';
import { MAX_RUNES, RUNE_SPREADS, runeSpreadFor } from './spreads.ts';

const FIXED = [
  'Gebo',
  'Hagalaz',
  'Nauthiz',
  'Isa',
  'Jera',
  'Eihwaz',
  'Sowilo',
  'Ingwaz',
  'Dagaz',
  'Runa en Blanco',
];

/** A repeatable source of 32-bit numbers, so that a failing cast can be found again. */
function repeatable(seed: number): (below: number) => number {
  let state = seed;
  return unbiased(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  });
}

describe('isReversible', () => {
  it('is false of the nine that look the same upside down and of the blank one alone', () => {
    expect(RUNE_NAMES.filter((_, rune) => !isReversible(rune))).toEqual(FIXED);
    expect(() => isReversible(25)).toThrow(RangeError);
  });
});

describe('rune names', () => {
  it('are read back as they were written, upright and reversed', () => {
    for (const [rune] of RUNE_NAMES.entries()) {
      expect(parseRuneName(runeName({ rune, reversed: false }))).toEqual({ rune, reversed: false });
      if (!isReversible(rune)) continue;
      expect(parseRuneName(runeName({ rune, reversed: true }))).toEqual({ rune, reversed: true });
    }
  });

  it.each(['', 'fehu', 'Fehu ', 'Fehu(Invertida)', 'Fehu (Invertida) (Invertida)', 'Raidho'])(
    'of no rune are unknown: «%s»',
    (name) => expect(parseRuneName(name)).toBe('unknown'),
  );

  it.each(FIXED)('know no reverse of %s', (name) => {
    expect(parseRuneName(`${name} (Invertida)`)).toBe('no-reverse');
    const rune = (RUNE_NAMES as readonly string[]).indexOf(name);
    expect(() => runeName({ rune, reversed: true })).toThrow(RangeError);
  });

  it('exist for the runes alone', () => {
    expect(() => runeName({ rune: 25, reversed: false })).toThrow(RangeError);
  });
});

describe('castRunes', () => {
  it('gives different runes, as many as asked, none reversed that has no reverse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_RUNES }), fc.nat(), (count, seed) => {
        const cast = castRunes(count, repeatable(seed));
        expect(new Set(cast.map(({ rune }) => rune)).size).toBe(count);
        for (const { rune, reversed } of cast) expect(reversed && !isReversible(rune)).toBe(false);
        expect(parseCast(cast.map(runeName))).toEqual(cast);
      }),
    );
  });

  it('casts neither none nor more than ten', () => {
    for (const count of [0, -1, 11, 1.5, Number.NaN])
      expect(() => castRunes(count, repeatable(1))).toThrow(RangeError);
  });

  it('puts every rune everywhere equally often', () => {
    const random = repeatable(20_261);
    const casts = 50_000;
    const counts = Array.from({ length: 3 }, () => Array.from(RUNE_NAMES, () => 0));
    for (let i = 0; i < casts; i++) {
      for (const [place, { rune }] of castRunes(3, random).entries()) {
        const row = counts[place] ?? [];
        row[rune] = (row[rune] ?? 0) + 1;
      }
    }
    const expected = casts / RUNE_NAMES.length;
    for (const row of counts) {
      const chiSquare = row.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      // 24 degrees of freedom: a fair cast passes 65.2 once in a hundred thousand runs.
      expect(chiSquare).toBeLessThan(65.2);
    }
  });

  it('reverses what can be reversed one time in two', () => {
    const random = repeatable(7);
    const bags = Array.from({ length: 4000 }, () => shuffledBag(random));
    for (const [id] of RUNE_NAMES.entries()) {
      const reversed = bags.flat().filter((r) => r.rune === id && r.reversed).length;
      if (!isReversible(id)) expect(reversed).toBe(0);
      // Six standard deviations of 4,000 throws of a coin.
      else expect(Math.abs(reversed - 2000)).toBeLessThan(6 * Math.sqrt(1000));
    }
  });
});

describe('parseCast', () => {
  const eleven = RUNE_NAMES.slice(0, 11);
  it.each([
    [[], 'none'],
    [eleven, 'too-many'],
    [['Fehu', 'Torre'], 'unknown'],
    [['Isa (Invertida)'], 'no-reverse'],
    [['Fehu', 'Uruz', 'Fehu'], 'repeated'],
    [['Fehu', 'Fehu (Invertida)'], 'repeated'],
  ] as const)('says what is wrong with %j: %s', (names, fault) => {
    expect(parseCast(names)).toBe(fault);
  });
});

describe('runeSpreadFor', () => {
  it('knows the three spreads by their names and lays any other number in a row', () => {
    expect(RUNE_SPREADS.map(({ name }) => name)).toEqual(['Odín', 'Nornas', 'Cruz rúnica']);
    expect([1, 3, 5].map((count) => runeSpreadFor(count).name)).toEqual([
      'Odín',
      'Nornas',
      'Cruz rúnica',
    ]);
    for (let count = 1; count <= MAX_RUNES; count++)
      expect(new Set(runeSpreadFor(count).positions.map(({ title }) => title)).size).toBe(count);
  });
});
