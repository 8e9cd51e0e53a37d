import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeTurn } from './angles.ts';
import { spreadAround } from './spread.ts';

const GAP = 13;

/** A longitude in hundredths of a degree: nothing in the sky is told apart more finely. */
const somewhere = fc.integer({ min: 0, max: 35_999 }).map((hundredths) => hundredths / 100);

/** Ten longitudes, loose or heaped up round one to four places. */
const ten = fc.oneof(
  fc.array(somewhere, { minLength: 10, maxLength: 10 }),
  fc
    .tuple(
      fc.array(somewhere, { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 10, maxLength: 10 }),
    )
    .map(([heaps, offsets]) =>
      offsets.map((offset, index) => wholeTurn((heaps[index % heaps.length] ?? 0) + offset)),
    ),
);

/** The distances in degrees from each angle to the next round the circle. */
function gapsOf(angles: readonly number[]): number[] {
  const sorted = angles.map(wholeTurn).toSorted((a, b) => a - b);
  return sorted.map((angle, index) =>
    index === 0 ? wholeTurn(angle - (sorted.at(-1) ?? 0)) : angle - (sorted[index - 1] ?? 0),
  );
}

describe('pushing bodies apart', () => {
  it('leaves alone what stands far enough apart', () => {
    const apart = [350, 5, 40, 200];
    spreadAround(apart, GAP).forEach((angle, index) => {
      expect(angle).toBeCloseTo(apart[index] ?? Number.NaN, 9);
    });
  });

  it('parts two neighbours evenly, also across the beginning of Aries', () => {
    const [first, second, far] = spreadAround([359, 3, 180], GAP);
    expect(first).toBeCloseTo(354.5, 9);
    expect(second).toBeCloseTo(7.5, 9);
    expect(far).toBeCloseTo(180, 9);
  });

  it('spreads ten bodies on one and the same place', () => {
    const placed = spreadAround(
      Array.from({ length: 10 }, () => 2),
      GAP,
    );
    expect(Math.min(...gapsOf(placed))).toBeGreaterThan(GAP - 1e-9);
  });

  it('always leaves the gap, and keeps the order round the circle', () => {
    const check = fc.property(ten, (longitudes) => {
      const placed = spreadAround(longitudes, GAP);
      expect(Math.min(...gapsOf(placed))).toBeGreaterThan(GAP - 1e-6);
      longitudes.forEach((longitude, index) => {
        expect(Math.abs((placed[index] ?? Number.NaN) - longitude)).toBeLessThan(5 * GAP);
      });
      const order = longitudes
        .map((longitude, index) => ({ longitude, shown: placed[index] ?? 0 }))
        .toSorted((a, b) => a.longitude - b.longitude || a.shown - b.shown)
        .map(({ shown }) => shown);
      order.slice(1).forEach((shown, index) => {
        expect(shown).toBeGreaterThan(order[index] ?? Number.NaN);
      });
    });
    fc.assert(check, { numRuns: 400, seed: 12 });
  });

  it('has nothing to do for one body or none', () => {
    expect(spreadAround([], GAP)).toEqual([]);
    expect(spreadAround([77], GAP)).toEqual([77]);
  });
});
