import { describe, expect, it } from 'vitest';
import { readings } from './testing/readings.ts';

interface Drawn {
  runes: string[];
  runs: Set<string>;
}

function drawn(question: string): Drawn[] {
  return readings(3, 300, question).map(({ runes, text }) => {
    const said = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return {
      runes: runes.map(({ rune, reversed }) => `${rune}${reversed}`),
      runs: new Set(said.slice(4).map((_, i) => said.slice(i, i + 5).join(' '))),
    };
  });
}

/** How many runs each two casts have in common, for those that have any; keys are `i * 300 + j`. */
function commonRuns(casts: readonly Drawn[]): Map<number, number> {
  const holders = new Map<string, number[]>();
  casts.forEach(({ runs }, cast) => {
    for (const run of runs) {
      const held = holders.get(run);
      if (held) held.push(cast);
      else holders.set(run, [cast]);
    }
  });
  const common = new Map<number, number>();
  for (const held of holders.values()) {
    held.forEach((i, at) => {
      for (const j of held.slice(at + 1))
        common.set(i * 300 + j, (common.get(i * 300 + j) ?? 0) + 1);
    });
  }
  return common;
}

/** The share of common runs, against the shorter text, of casts that share at most one rune. */
function shares(casts: readonly Drawn[]): number[] {
  const common = commonRuns(casts);
  return casts.flatMap((a, i) =>
    casts.slice(i + 1).flatMap((b, offset) => {
      if (a.runes.filter((rune) => b.runes.includes(rune)).length > 1) return [];
      const key = i * 300 + i + 1 + offset;
      return [(common.get(key) ?? 0) / Math.min(a.runs.size, b.runs.size)];
    }),
  );
}

describe('three hundred casts of three to the same question', () => {
  it.each(['', '¿Invierto mis ahorros?'])('read differently: «%s»', (question) => {
    const found = shares(drawn(question)).toSorted((a, b) => a - b);
    expect(found.at(-1)).toBeLessThanOrEqual(0.4);
    expect(found[Math.floor(found.length / 2)]).toBeLessThan(0.15);
  });
});
