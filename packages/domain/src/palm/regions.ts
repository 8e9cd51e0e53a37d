import type { Mask } from './raster.ts';

/** A connected piece of a mask: the indices of its pixels. */
export type Region = Int32Array;

/** All 4-connected pieces with at least `smallest` pixels, the largest first. */
export function regionsOf(mask: Mask, smallest: number): Region[] {
  const { width, height } = mask;
  const seen = new Uint8Array(mask.data.length);
  const stack = new Int32Array(mask.data.length);
  const found: Region[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (mask.data[start] !== 1 || seen[start] === 1) continue;
    const size = flood(mask.data, start, { width, height, seen, stack });
    if (size >= smallest) found.push(stack.slice(0, size));
  }
  return found.sort((a, b) => b.length - a.length);
}

interface Flood {
  width: number;
  height: number;
  seen: Uint8Array;
  stack: Int32Array;
}

/** Collects into `stack` all pixels joined to `start` with the same value. */
function flood(data: Uint8Array, start: number, { width, height, seen, stack }: Flood): number {
  const value = data[start];
  let size = 1;
  stack[0] = start;
  seen[start] = 1;
  for (let next = 0; next < size; next++) {
    const at = stack[next] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    for (let side = 0; side < 4; side++) {
      const nx = side === 0 ? x - 1 : side === 1 ? x + 1 : x;
      const ny = side === 2 ? y - 1 : side === 3 ? y + 1 : y;
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      const to = ny * width + nx;
      if (seen[to] === 1 || data[to] !== value) continue;
      seen[to] = 1;
      stack[size++] = to;
    }
  }
  return size;
}

/** The region as a mask, with the holes that do not reach the edge filled. */
export function filled(region: Region, width: number, height: number): Mask {
  const data = new Uint8Array(width * height);
  for (const at of region) data[at] = 1;
  const outside = new Uint8Array(width * height);
  const work = { width, height, seen: outside, stack: new Int32Array(width * height) };
  for (let x = 0; x < width; x++) {
    floodOutside(data, x, work);
    floodOutside(data, (height - 1) * width + x, work);
  }
  for (let y = 0; y < height; y++) {
    floodOutside(data, y * width, work);
    floodOutside(data, y * width + width - 1, work);
  }
  for (let at = 0; at < data.length; at++) data[at] = outside[at] === 1 ? 0 : 1;
  return { width, height, data };
}

function floodOutside(data: Uint8Array, start: number, work: Flood): void {
  if (data[start] === 0 && work.seen[start] === 0) flood(data, start, work);
}
