/** A uniform whole number from 0 up to, not including, `below` (1 to 2^32). */
export type RandomBelow = (below: number) => number;

/**
 * A fair shuffle that leaves its argument alone: every order of `items` is equally likely when
 * `randomBelow` is uniform. Source: Fisher and Yates in Durstenfeld's form (Knuth, TAOCP 2, 3.4.2 P).
 */
export function shuffle<T>(items: readonly T[], randomBelow: RandomBelow): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1);
    const held = result[i] as T;
    result[i] = result[j] as T;
    result[j] = held;
  }
  return result;
}

/**
 * Makes a RandomBelow without modulo bias from a source of uniform 32-bit unsigned integers:
 * values past the last whole multiple of `below` are thrown away and drawn again.
 */
export function unbiased(nextUint32: () => number): RandomBelow {
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    let value = nextUint32();
    while (value >= limit) value = nextUint32();
    return value % below;
  };
}
