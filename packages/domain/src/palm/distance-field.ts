import { emptyPlane, type Mask, type Plane } from './raster.ts';

const FAR = 1e12;

/**
 * How far each pixel inside the mask lies from the nearest pixel outside, in
 * pixels; beyond the picture's edge counts as outside when `edgeIsOutside`.
 * Exact, in linear time: P. Felzenszwalb and D. Huttenlocher, "Distance
 * transforms of sampled functions", Theory of Computing 8 (2012).
 */
export function distanceField(mask: Mask, edgeIsOutside: boolean): Plane {
  const pad = 1;
  const width = mask.width + 2 * pad;
  const height = mask.height + 2 * pad;
  const squares = new Float64Array(width * height).fill(edgeIsOutside ? 0 : FAR);
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      squares[(y + pad) * width + x + pad] = mask.data[y * mask.width + x] === 1 ? FAR : 0;
    }
  }
  for (let x = 0; x < width; x++) lowerEnvelope(squares, x, width, height);
  for (let y = 0; y < height; y++) lowerEnvelope(squares, y * width, 1, width);
  const result = emptyPlane(mask.width, mask.height);
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      result.data[y * mask.width + x] = Math.sqrt(squares[(y + pad) * width + x + pad] ?? 0);
    }
  }
  return result;
}

/** The one-dimensional transform, in place, along one row or column. */
function lowerEnvelope(squares: Float64Array, from: number, step: number, count: number): void {
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) values[i] = squares[from + i * step] ?? 0;
  const sites = new Int32Array(count);
  const bounds = new Float64Array(count + 1);
  let last = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  for (let q = 1; q < count; q++) {
    let meet = crossing(values, sites[last] ?? 0, q);
    while (meet <= (bounds[last] ?? 0)) {
      last--;
      meet = crossing(values, sites[last] ?? 0, q);
    }
    last++;
    sites[last] = q;
    bounds[last] = meet;
    bounds[last + 1] = Infinity;
  }
  let site = 0;
  for (let q = 0; q < count; q++) {
    while ((bounds[site + 1] ?? Infinity) < q) site++;
    const p = sites[site] ?? 0;
    squares[from + q * step] = (q - p) * (q - p) + (values[p] ?? 0);
  }
}

/** Where the parabolas standing on the sites p < q meet. */
function crossing(values: Float64Array, p: number, q: number): number {
  return ((values[q] ?? 0) + q * q - ((values[p] ?? 0) + p * p)) / (2 * (q - p));
}
