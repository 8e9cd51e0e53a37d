/** Something on the wheel that wishes to stand at a place and gives way to its neighbours. */
interface Standing {
  /** Degrees from the left of the wheel, 0 ≤ along < 360. */
  along: number;
  /** Whether it stays in its place as long as there is room at all. */
  isFirm: boolean;
  /** The least degrees from here to the next one round the wheel. */
  gap: number;
}

/** Members that stand close together, and the places that they wish for, the gaps taken off. */
interface Pool {
  least: number;
  most: number;
  firm: readonly number[];
  count: number;
}

/** Where a pool stands: where its firm members wish to, or midway, so that no way is long. */
function placeOf({ least, most, firm }: Pool): number {
  if (firm.length === 0) return (least + most) / 2;
  return firm.reduce((sum, each) => sum + each, 0) / firm.length;
}

function joined(one: Pool, other: Pool): Pool {
  return {
    least: Math.min(one.least, other.least),
    most: Math.max(one.most, other.most),
    firm: [...one.firm, ...other.firm],
    count: one.count + other.count,
  };
}

/** Where a row stands that wishes to stand at `alongs`: pool adjacent violators. */
function partInRow(row: readonly Standing[]): number[] {
  const pools: Pool[] = [];
  let held = 0;
  const offsets = row.map(({ gap }) => {
    const before = held;
    held += gap;
    return before;
  });
  row.forEach(({ along, isFirm }, index) => {
    const wish = along - (offsets[index] ?? 0);
    let pool: Pool = { least: wish, most: wish, firm: isFirm ? [wish] : [], count: 1 };
    let last = pools.at(-1);
    while (last !== undefined && placeOf(last) > placeOf(pool)) {
      pool = joined(last, pool);
      pools.pop();
      last = pools.at(-1);
    }
    pools.push(pool);
  });
  return pools
    .flatMap((pool) => Array.from({ length: pool.count }, () => placeOf(pool)))
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
 * Pushes members of a circle, given in their order round it, apart to their gaps so that the
 * longest way is as short as it can be: a crowd opens about its middle. The answer has a gap to
 * spare somewhere; cut there, the circle is a row, so the first cut whose ends keep their gap has
 * it. Answers in the order given,
 * in degrees that may fall below 0 or above 360. Throws RangeError if the gaps fill the circle.
 */
export function partAround(circle: readonly Standing[]): number[] {
  for (const cut of circle.keys()) {
    const placed = partCutAt(circle, cut);
    if (placed !== null) return placed;
  }
  throw new RangeError('No room on the circle');
}
