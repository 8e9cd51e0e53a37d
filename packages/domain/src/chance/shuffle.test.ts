import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffle, unbiased } from './shuffle.ts';

/** Every list of choices that a shuffle of `n` items can ask for. */
function* choices(n: number): Generator<number[]> {
  if (n < 2) {
    yield [];
    return;
  }
  for (let first = 0; first < n; first++) for (const rest of choices(n - 1)) yield [first, ...rest];
}

describe('shuffle', () => {
  it('reaches every order of five items by exactly one list of choices', () => {
    const seen = new Map<string, number>();
    for (const list of choices(5)) {
      const left = [...list];
      const order = shuffle(['a', 'b', 'c', 'd', 'e'], () => left.shift() ?? 0).join('');
      expect(left).toEqual([]);
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(120);
    expect(new Set(seen.values())).toEqual(new Set([1]));
  });

  it('asks for numbers below the count of what is left, the last item included', () => {
    const asked: number[] = [];
    shuffle([1, 2, 3, 4], (below) => {
      asked.push(below);
      return 0;
    });
    expect(asked).toEqual([4, 3, 2]);
  });

  it('leaves its argument alone and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.infiniteStream(fc.nat()), (items, numbers) => {
        const before = [...items];
        const shuffled = shuffle(items, (below) => (numbers.next().value ?? 0) % below);
        expect(items).toEqual(before);
        const inOrder = (list: readonly number[]) => [...list].sort((a, b) => a - b);
        expect(inOrder(shuffled)).toEqual(inOrder(items));
      }),
    );
  });
});

describe('unbiased', () => {
  const from = (...values: number[]) => unbiased(() => values.shift() ?? 0);

  it('throws away what lies past the last whole multiple', () => {
    const last = 2 ** 32 - (2 ** 32 % 22);
    expect(from(last, 7)(22)).toBe(7);
    expect(from(last - 1)(22)).toBe(21);
    expect(from(2 ** 32 - 1, 5)(22)).toBe(5);
  });

  it('throws nothing away for powers of two', () => {
    expect(from(2 ** 32 - 1)(2)).toBe(1);
  });
});
