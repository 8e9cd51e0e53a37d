import { wholeTurn } from '@sibila/domain/sky/angles';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partAround } from './wheel-row.ts';

const member = (along: number, gap: number, isFirm = false) => ({ along, gap, isFirm });

describe('members of a circle that part', () => {
  it('stay where they are if they have their gaps', () => {
    expect(partAround([member(10, 5), member(20, 300), member(355, 10)])).toEqual([10, 20, 355]);
  });

  it('move by the same way, unless one of them is firm', () => {
    const [one = 0, other = 0] = partAround([member(100, 10), member(104, 0)]);
    expect([one, other]).toEqual([97, 107]);
    expect(partAround([member(100, 10, true), member(104, 0)])).toEqual([100, 110]);
  });

  it('have the longest way as short as it can be', () => {
    const placed = partAround([member(100, 10), member(100, 10), member(109, 0)]);
    expect(placed).toEqual([94.5, 104.5, 114.5]);
  });

  it('part across the left of the wheel too', () => {
    expect(partAround([member(1, 0), member(359, 10)])).toEqual([5, 355]);
    const [one = 0, other = 0] = partAround([member(1, 300), member(359, 10)]);
    expect(other - one).toBeGreaterThanOrEqual(300);
    expect(one + 360 - other).toBeGreaterThanOrEqual(10);
  });

  it('keep their order and their gaps wherever they stand', () => {
    const members = fc.array(
      fc.record({
        along: fc.double({ min: 0, max: 359.9, noNaN: true }),
        gap: fc.double({ min: 0, max: 12, noNaN: true }),
        isFirm: fc.boolean(),
      }),
      { minLength: 1, maxLength: 27 },
    );
    fc.assert(
      fc.property(members, (given) => {
        const circle = given.toSorted((one, other) => one.along - other.along);
        const placed = partAround(circle);
        expect(placed).toHaveLength(circle.length);
        placed.forEach((along, index) => {
          const next = placed[index + 1] ?? (placed[0] ?? 0) + 360;
          expect(next - along).toBeGreaterThanOrEqual((circle[index]?.gap ?? 0) - 1e-6);
        });
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it('come out the same wherever the circle is said to begin', () => {
    const circle = [3, 4, 5, 90, 91, 200, 201, 202, 350].map((along) => member(along, 9));
    const placed = partAround(circle).map(wholeTurn);
    circle.forEach((_, from) => {
      const begun = [...circle.slice(from), ...circle.slice(0, from)];
      const start = begun[0]?.along ?? 0;
      const turned = begun.map((each) => ({ ...each, along: wholeTurn(each.along - start) }));
      const back = partAround(turned).map((along) => wholeTurn(along + start));
      [...back.slice(-from || back.length), ...back.slice(0, -from || back.length)].forEach(
        (along, index) => expect(along).toBeCloseTo(placed[index] ?? -1),
      );
    });
  });

  it('are refused if they fill more than the circle', () => {
    expect(() => partAround([member(0, 200), member(180, 200)])).toThrow(RangeError);
  });
});
