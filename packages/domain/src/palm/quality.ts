import { gaussian } from './blur.ts';
import type { Patch } from './patch.ts';
import type { Plane } from './raster.ts';

/** How good a photo is for reading. */
export interface Quality {
  /** Mean luminance of the palm, 0 to 255. */
  light: number;
  /** Fine detail against coarse detail of the palm: under 0.15 the photo is blurred. */
  sharpness: number;
  /** Difference between hand and background in the feature that told them apart. */
  contrast: number;
  /** Part of the picture that the hand covers, 0 to 1. */
  share: number;
}

/** Mean luminance and sharpness of a palm. */
export function lightAndSharpness(patch: Patch): { light: number; sharpness: number } {
  const fine = gaussian(patch.light, Math.max(0.8, 0.012 * patch.scale));
  const coarse = gaussian(patch.light, 0.05 * patch.scale);
  let light = 0;
  let count = 0;
  for (let at = 0; at < patch.light.data.length; at++) {
    if ((patch.inside.data[at] ?? 0) < 0.2) continue;
    light += Math.exp(patch.light.data[at] ?? 0) - 8;
    count++;
  }
  const detail = spread(patch.light, fine, patch.inside);
  return {
    light: light / Math.max(1, count),
    sharpness: detail / Math.max(1e-9, spread(fine, coarse, patch.inside)),
  };
}

/** Mean size of the difference of two planes, well inside the palm. */
function spread(a: Plane, b: Plane, inside: Plane): number {
  let sum = 0;
  for (let at = 0; at < a.data.length; at++) {
    if ((inside.data[at] ?? 0) >= 0.2) sum += Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
  }
  return sum;
}
