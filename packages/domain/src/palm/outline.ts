import { distance, type Mask, type Point } from './raster.ts';

/** East, south, west, north; the shape lies on the right hand. */
const AHEAD = [
  { x: 1, y: 0, left: [0, -1], right: [0, 0] },
  { x: 0, y: 1, left: [0, 0], right: [-1, 0] },
  { x: -1, y: 0, left: [-1, 0], right: [-1, -1] },
  { x: 0, y: -1, left: [-1, -1], right: [0, -1] },
] as const;

/**
 * The outer edge of a mask's first shape as a closed polygon, walked along the
 * sides of its pixels and simplified to within `tolerance` pixels.
 */
export function outlineOf(mask: Mask, tolerance: number): Point[] {
  const first = mask.data.indexOf(1);
  if (first < 0) return [];
  const start = { x: first % mask.width, y: Math.floor(first / mask.width) };
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < mask.width && y < mask.height && mask.data[y * mask.width + x] === 1;
  const walked: Point[] = [];
  const at = { ...start };
  let facing = 0;
  do {
    walked.push({ x: at.x - 0.5, y: at.y - 0.5 });
    const way = AHEAD[facing] ?? AHEAD[0];
    at.x += way.x;
    at.y += way.y;
    if (inside(at.x + way.left[0], at.y + way.left[1])) facing = (facing + 3) % 4;
    else if (!inside(at.x + way.right[0], at.y + way.right[1])) facing = (facing + 1) % 4;
  } while (at.x !== start.x || at.y !== start.y);
  const half = Math.floor(walked.length / 2);
  return [
    ...simplified(walked.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplified(walked.slice(half), tolerance),
  ];
}

/**
 * The fewest of a line's points that keep it within `tolerance` (D. Douglas
 * and T. Peucker, 1973).
 */
export function simplified(line: Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(line.length);
  const open: [number, number][] = [[0, line.length - 1]];
  kept[0] = 1;
  kept[line.length - 1] = 1;
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const { at, off } = worst(line, from, to);
    if (off <= tolerance) continue;
    kept[at] = 1;
    open.push([from, at], [at, to]);
  }
  return line.filter((_, at) => kept[at] === 1);
}

/** The point between two others that lies farthest from the straight line through them. */
function worst(line: Point[], from: number, to: number): { at: number; off: number } {
  const a = line[from];
  const b = line[to];
  let at = from;
  let off = 0;
  if (a === undefined || b === undefined) return { at, off };
  for (let i = from + 1; i < to; i++) {
    const away = offChord(line[i] ?? a, a, b);
    if (away > off) {
      at = i;
      off = away;
    }
  }
  return { at, off };
}

/** Distance of a point from the line through two others. */
export function offChord(point: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  if (length === 0) return distance(point, a);
  return Math.abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length;
}
