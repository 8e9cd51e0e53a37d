/** Something on the wheel that wishes to stand at a place and gives way to its neighbours. */
interface Standing {
  /** Degrees from the left of the wheel, 0 ≤ along < 360. */
  along: number;
  /** How dear its own place is to it: of two that part, each moves by the other's share. */
  weight: number;
  /** The least degrees from here to the next one round the wheel. */
  gap: number;
}

/** Where a row stands that wishes to stand at `alongs`: pool adjacent violators, weighted. */
function partInRow(row: readonly Standing[]): number[] {
  const pools: { sum: number; weight: number; count: number }[] = [];
  let held = 0;
  const offsets = row.map(({ gap }) => {
    const before = held;
    held += gap;
    return before;
  });
  row.forEach(({ along, weight }, index) => {
    let pool = { sum: (along - (offsets[index] ?? 0)) * weight, weight, count: 1 };
    let last = pools.at(-1);
    while (last !== undefined && last.sum / last.weight > pool.sum / pool.weight) {
      const [sum, weights] = [last.sum + pool.sum, last.weight + pool.weight];
      pool = { sum, weight: weights, count: last.count + pool.count };
      pools.pop();
      last = pools.at(-1);
    }
    pools.push(pool);
  });
  return pools
    .flatMap(({ sum, weight, count }) => Array.from({ length: count }, () => sum / weight))
    .map((place, index) => place + (offsets[index] ?? 0));
}

/** The answer of a circle cut before one of its members; null if its ends then lap over. */
function partCutAt(circle: readonly Standing[], cut: number): number[] | null {
  const tail = circle.slice(0, cut).map((each) => ({ ...each, along: each.along + 360 }));
  const row = [...circle.slice(cut), ...tail];
  const placed = partInRow(row);
  const [first = 0, last = 0] = [placed[0], placed.at(-1)];
  if (first + 360 - last < (row.at(-1)?.gap ?? 0) - 1e-9) return null;
  const from = circle.length - cut;
  return [...placed.slice(from).map((along) => along - 360), ...placed.slice(0, from)];
}

/**
 * Pushes members of a circle, given in their order round it, apart to their gaps with the least
 * sum of weighted squares of ways. The best answer has a gap to spare somewhere; cut there, the
 * circle is a row, so the first cut whose ends keep their gap has it. Answers in the order given,
 * in degrees that may fall below 0 or above 360. Throws RangeError if the gaps fill the circle.
 */
export function partAround(circle: readonly Standing[]): number[] {
  for (const cut of circle.keys()) {
    const placed = partCutAt(circle, cut);
    if (placed !== null) return placed;
  }
  throw new RangeError('No room on the circle');
}
