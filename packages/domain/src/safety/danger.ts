import { PART_MARGIN, placeOf, weighables, type Weighable } from './danger-features.ts';
import { DANGER_WEIGHTS } from './danger-weights.ts';
import type { Crisis } from './question.ts';

/** The weights by their places, in rising order; steps of the scale. */
interface Weights {
  places: Uint32Array;
  danger: Int8Array;
  violence: Int8Array;
}

let weights: Weights | undefined;

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

function dangerInPart({ features, crisis }: Weighable, margin: number): Crisis | null {
  const { danger, violence } = weighed(features);
  const { known, other } = DANGER_WEIGHTS.thresholds;
  if (danger <= (crisis === null ? other : known) + margin) return null;
  return crisis ?? (violence > 0 ? 'violence' : 'self-harm');
}

/** The two sums of features: above a threshold there is danger, and above 0 it is of violence. */
function weighed(features: readonly string[]): { danger: number; violence: number } {
  weights ??= unpacked();
  const step = DANGER_WEIGHTS.scale / Math.sqrt(Math.max(1, features.length));
  let danger = DANGER_WEIGHTS.bias.danger;
  let violence = DANGER_WEIGHTS.bias.violence;
  for (const feature of features) {
    const at = indexOf(weights.places, placeOf(feature));
    danger += step * (weights.danger[at] ?? 0);
    violence += step * (weights.violence[at] ?? 0);
  }
  return { danger, violence };
}

/** Where a number stands among rising ones; -1 where it does not. */
function indexOf(rising: Uint32Array, wanted: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = rising[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Places as gaps in bytes of seven bits, the lowest first; then the two weights as signed bytes. */
function unpacked(): Weights {
  const { packed, count } = DANGER_WEIGHTS;
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const found = {
    places: new Uint32Array(count),
    danger: new Int8Array(count),
    violence: new Int8Array(count),
  };
  let at = 0;
  let place = 0;
  for (let i = 0; i < count; i++) {
    let gap = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      gap |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    place += gap;
    found.places[i] = place;
    found.danger[i] = bytes[at++] ?? 0;
    found.violence[i] = bytes[at++] ?? 0;
  }
  return found;
}
