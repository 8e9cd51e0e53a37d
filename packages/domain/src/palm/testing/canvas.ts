import type { Photo, Point } from '../raster.ts';

export type Colour = readonly [number, number, number];

/** Repeatable numbers from 0 to 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A picture painted pixel by pixel, each value clamped to a byte. */
export function painted(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Photo {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      for (const [channel, value] of colourAt(x, y).entries()) {
        data[at + channel] = Math.max(0, Math.min(255, Math.round(value)));
      }
    }
  }
  return { width, height, data };
}

/** Between two colours: 0 is the first, 1 the second. */
export function mixed(a: Colour, b: Colour, part: number): Colour {
  const blend = (from: number, to: number): number => from + (to - from) * part;
  return [blend(a[0], b[0]), blend(a[1], b[1]), blend(a[2], b[2])];
}

/** Distance of a point from the straight piece between two others. */
export function toSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / length;
  const t = Math.max(0, Math.min(1, part));
  const ex = x - a.x - t * dx;
  const ey = y - a.y - t * dy;
  return Math.sqrt(ex * ex + ey * ey);
}

/** Distance of a point from a line of several pieces. */
export function toLine(x: number, y: number, line: readonly Point[]): number {
  let nearest = Infinity;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i];
    const b = line[i + 1];
    if (a !== undefined && b !== undefined) nearest = Math.min(nearest, toSegment(x, y, a, b));
  }
  return nearest;
}

/** The line with points every hundredth of a unit or so, its corners rounded (quadratic B-spline). */
export function rounded(line: readonly Point[]): Point[] {
  const result: Point[] = [];
  for (let i = 0; i + 2 < line.length; i++) {
    const a = line[i];
    const b = line[i + 1];
    const c = line[i + 2];
    if (a === undefined || b === undefined || c === undefined) continue;
    const from = i === 0 ? a : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const to = i + 3 === line.length ? c : { x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 };
    for (let k = 0; k <= 12; k++) {
      const t = k / 12;
      const blend = (p: number, q: number, r: number): number =>
        (1 - t) * (1 - t) * p + 2 * t * (1 - t) * q + t * t * r;
      result.push({ x: blend(from.x, b.x, to.x), y: blend(from.y, b.y, to.y) });
    }
  }
  return result;
}
