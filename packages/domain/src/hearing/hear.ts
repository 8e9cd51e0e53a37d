import { themePlaceOf } from '../safety/theme-features.ts';
import { halfByteAt, PackedWeights } from './packed-weights.ts';
import { sharesOf, situationFeatures } from './situation-features.ts';
import { SITUATION_WEIGHTS } from './situation-weights.ts';
import { SITUATIONS, type Situation } from './situations.ts';

/** How likely each situation is, the likeliest first; they sum to 1. */
export type Heard = readonly (readonly [situation: Situation, chance: number])[];

let weights: PackedWeights | undefined;

/**
 * Which situations a question may tell of: a weighing of its words, learnt from labelled questions of
 * many writers (multinomial logistic regression; `pnpm eval hearing` says how well). Any text is accepted.
 */
export function hear(question: string): Heard {
  weights ??= new PackedWeights(SITUATION_WEIGHTS, Math.ceil(SITUATIONS.length / 2));
  const names = situationFeatures(question);
  const shares = sharesOf(names);
  const sums = SITUATIONS.map((situation): number => SITUATION_WEIGHTS.bias[situation]);
  for (const [i, name] of names.entries()) {
    const row = weights.rowOf(themePlaceOf(name));
    if (row === undefined) continue;
    const share = (shares[i] ?? 0) * SITUATION_WEIGHTS.scale;
    for (const k of sums.keys())
      sums[k] = (sums[k] ?? 0) + share * halfByteAt(weights.bytes, row, k);
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((a, b) => a + b, 0);
  return SITUATIONS.map((situation, i): [Situation, number] => [
    situation,
    (powers[i] ?? 0) / total,
  ]).sort(([, a], [, b]) => b - a);
}
