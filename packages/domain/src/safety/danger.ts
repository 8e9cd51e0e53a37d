import { PackedWeights } from '../hearing/packed-weights.ts';
import { PART_MARGIN, placeOf, shareIn, weighables, type Weighable } from './danger-features.ts';
import { DANGER_WEIGHTS } from './danger-weights.ts';
import type { Crisis } from './question.ts';

/** Each row holds two signed bytes: what speaks of danger, and what of violence. */
let weights: PackedWeights | undefined;

/**
 * What danger to somebody a question speaks of, or null. The tables of phrases and a weighing of words,
 * learnt from phrases of many writers (logistic regression; `pnpm eval safety` says how well), judge
 * together: a table alone may be misled by a joke, and no table knows all that people say. Each part of
 * the text is judged by itself, so that ordinary sentences don't outvote a cry for help.
 */
export function dangerIn(text: string): Crisis | null {
  const [whole, ...parts] = weighables(text);
  let found = dangerInPart(whole, 0);
  for (const part of parts) found ??= dangerInPart(part, PART_MARGIN);
  return found;
}

function dangerInPart({ groups, crisis }: Weighable, margin: number): Crisis | null {
  const { danger, violence } = weighed(groups);
  const { known, other } = DANGER_WEIGHTS.thresholds;
  if (danger <= (crisis === null ? other : known) + margin) return null;
  return crisis ?? (violence > 0 ? 'violence' : 'self-harm');
}

/** The two sums of features: above a threshold there is danger, and above 0 it is of violence. */
function weighed(groups: readonly (readonly string[])[]): { danger: number; violence: number } {
  weights ??= new PackedWeights(DANGER_WEIGHTS, 2);
  let danger = DANGER_WEIGHTS.bias.danger;
  let violence = DANGER_WEIGHTS.bias.violence;
  for (const [group, features] of groups.entries()) {
    const step = DANGER_WEIGHTS.scale * shareIn(group, features.length);
    for (const feature of features) {
      const row = weights.rowOf(placeOf(feature));
      if (row === undefined) continue;
      danger += step * signedByteAt(weights.bytes, row);
      violence += step * signedByteAt(weights.bytes, row + 1);
    }
  }
  return { danger, violence };
}

const signedByteAt = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 24) >> 24;
