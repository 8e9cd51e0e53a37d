import { gaussian } from './blur.ts';
import type { Patch } from './patch.ts';
import { emptyPlane, sample, type Plane, type Point } from './raster.ts';

/** Second derivatives of the patch at one blur, times sigma². */
interface Hessian {
  xx: Plane;
  xy: Plane;
  yy: Plane;
}

/** The patch's second derivatives at the widths that creases have. */
export type Curvatures = Hessian[];

/** Half widths of creases in R: from fine ones to the deep ones of a folded palm. */
const WIDTHS = [0.012, 0.018, 0.027];

/**
 * The Hessian at several scales, normalised by sigma² so that scales compare
 * (T. Lindeberg, "Edge detection and ridge detection with automatic scale
 * selection", 1998).
 */
export function curvaturesOf(patch: Patch): Curvatures {
  return WIDTHS.map((width) => {
    const sigma = Math.max(0.8, width * patch.scale);
    return hessian(gaussian(patch.light, sigma), sigma * sigma);
  });
}

function hessian(plane: Plane, factor: number): Hessian {
  const { width, height, data } = plane;
  const result = {
    xx: emptyPlane(width, height),
    xy: emptyPlane(width, height),
    yy: emptyPlane(width, height),
  };
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const up = at - width;
      const down = at + width;
      const twice = 2 * (data[at] ?? 0);
      result.xx.data[at] = factor * ((data[at + 1] ?? 0) + (data[at - 1] ?? 0) - twice);
      result.yy.data[at] = factor * ((data[down] ?? 0) + (data[up] ?? 0) - twice);
      const rising = (data[down + 1] ?? 0) + (data[up - 1] ?? 0);
      const falling = (data[up + 1] ?? 0) + (data[down - 1] ?? 0);
      result.xy.data[at] = (factor * (rising - falling)) / 4;
    }
  }
  return result;
}

/**
 * How much like a dark crease in a given direction a place is: the curvature
 * across less the one along (a spot bends both ways), at the scale that shows
 * it best. A Gaussian valley of relative depth d answers with up to 0.385 d.
 */
export function creaseAt(curvatures: Curvatures, at: Point, along: Point): number {
  let best = 0;
  for (const { xx, xy, yy } of curvatures) {
    const a = sample(xx, at.x, at.y);
    const b = sample(xy, at.x, at.y);
    const c = sample(yy, at.x, at.y);
    const lengthwise = a * along.x * along.x + 2 * b * along.x * along.y + c * along.y * along.y;
    const across = a + c - lengthwise;
    const strength = across - Math.abs(lengthwise);
    if (strength > best) best = strength;
  }
  return best;
}

/** Answer of a Gaussian valley of depth 1 at its best scale: max of σ²w/(w²+σ²)^1.5. */
export const VALLEY_ANSWER = 0.385;

/** The strengths of all ridges within the palm, whatever their direction, sorted. */
export function ridgeStrengths(curvatures: Curvatures, patch: Patch): Float32Array {
  const { data, width } = patch.inside;
  const found: number[] = [];
  const middle = curvatures[1] ?? curvatures[0];
  if (middle === undefined) return new Float32Array();
  const margin = Math.floor(patch.scale * 0.4);
  for (let at = margin * width; at < data.length - margin * width; at++) {
    if ((data[at] ?? 0) < 0.12) continue;
    const a = middle.xx.data[at] ?? 0;
    const b = middle.xy.data[at] ?? 0;
    const c = middle.yy.data[at] ?? 0;
    const half = Math.hypot((a - c) / 2, b);
    found.push(Math.max(0, (a + c) / 2 + half - Math.abs((a + c) / 2 - half)));
  }
  return Float32Array.from(found).sort();
}
