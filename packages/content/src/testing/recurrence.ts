/** What was drawn, and the runs of five words of its reading. */
interface Told {
  drawn: readonly string[];
  runs: ReadonlySet<string>;
}

/** A reading of `text` for what was drawn. */
export function told(drawn: readonly string[], text: string): Told {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return { drawn, runs: new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' '))) };
}

/** How many runs each two readings have in common, for those that have any; `i * length + j`. */
function commonRuns(readings: readonly Told[]): Map<number, number> {
  const holders = new Map<string, number[]>();
  readings.forEach(({ runs }, reading) => {
    for (const run of runs) {
      const held = holders.get(run);
      if (held) held.push(reading);
      else holders.set(run, [reading]);
    }
  });
  const common = new Map<number, number>();
  for (const held of holders.values()) {
    held.forEach((i, at) => {
      for (const j of held.slice(at + 1)) {
        const key = i * readings.length + j;
        common.set(key, (common.get(key) ?? 0) + 1);
      }
    });
  }
  return common;
}

/** The share of common runs, against the shorter text, of readings that share at most one thing. */
export function shares(readings: readonly Told[]): number[] {
  const common = commonRuns(readings);
  return readings.flatMap((a, i) =>
    readings.slice(i + 1).flatMap((b, offset) => {
      if (a.drawn.filter((thing) => b.drawn.includes(thing)).length > 1) return [];
      const key = i * readings.length + i + 1 + offset;
      return [(common.get(key) ?? 0) / Math.min(a.runs.size, b.runs.size)];
    }),
  );
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
