import { wholeTurn } from './angles.ts';

/**
 * The nearest values in ascending order to those given, by least squares (pool adjacent
 * violators): wherever a value lies below the one before it, both give way to their mean.
 */
function ascending(values: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = [];
  for (const value of values) {
    let pool = { sum: value, count: 1 };
    let last = pools.at(-1);
    while (last !== undefined && last.sum / last.count > pool.sum / pool.count) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
      pools.pop();
      last = pools.at(-1);
    }
    pools.push(pool);
  }
  return pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
}

/** The longitude after the widest empty stretch of the circle: there it is cut and unrolled. */
function widestGapEnd(sorted: readonly number[]): number {
  let end = sorted[0] ?? 0;
  let widest = wholeTurn(end - (sorted.at(-1) ?? 0));
  sorted.forEach((longitude, index) => {
    const gap = longitude - (sorted[index - 1] ?? longitude);
    if (gap > widest) [widest, end] = [gap, longitude];
  });
  return end;
}

/**
 * Pushes longitudes (degrees) apart until neighbours stand at least `gap` degrees from each other,
 * moving them as little as possible and keeping their order. Answers in the order given, each
 * angle counted from its own longitude, so it may fall below 0 or above 360.
 */
export function spreadAround(longitudes: readonly number[], gap: number): number[] {
  const cut = widestGapEnd(longitudes.toSorted((a, b) => a - b));
  const row = longitudes
    .map((longitude, index) => ({ index, longitude, along: wholeTurn(longitude - cut) }))
    .toSorted((a, b) => a.along - b.along);
  // Less its share of gaps, a row that is far enough apart is a row that never descends.
  const placed = ascending(row.map(({ along }, rank) => along - rank * gap));
  const answer = [...longitudes];
  row.forEach(({ index, longitude, along }, rank) => {
    answer[index] = longitude + (placed[rank] ?? 0) + rank * gap - along;
  });
  return answer;
}
