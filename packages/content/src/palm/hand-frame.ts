import { toHand, type Frame } from '@sibila/domain/palm/frame';
import type { MeasuredHand } from '@sibila/domain/palm/measured-hand';
import { distance, type Point } from '@sibila/domain/palm/raster';

/** A measured hand in its own coordinates: see `Frame`; the outline and all places in units of R. */
export interface HandFrame {
  outline: readonly Point[];
  /** From a place of the measured hand to the hand's coordinates. */
  at: (place: Point) => Point;
}

/** Where fingers may be missing, the frame of a hand held upright in the middle of its picture. */
const ORIGIN: Point = { x: 0.5, y: 0.5 };
/** The grid of the search for the palm's centre, and how often it is narrowed. */
const CELLS = 12;
const ROUNDS = 5;

/** Lays the hand's own coordinates over what was kept of it. */
export function handFrame(hand: MeasuredHand): HandFrame {
  const { aspect, fingers, thumbSide } = hand;
  const square = ({ x, y }: Point): Point => ({ x: x * aspect, y });
  const polygon = hand.outline.map(square);
  const { centre, radius } = largestCircle(polygon);
  const roots = fingers.filter(({ name }) => name !== 'thumb').map(({ base }) => square(base));
  const knuckles = meanOf(roots) ?? { x: centre.x, y: centre.y - radius };
  const far = distance(knuckles, centre) || 1;
  const v = { x: (knuckles.x - centre.x) / far, y: (knuckles.y - centre.y) / far };
  const u = thumbSide === 'left' ? { x: -v.y, y: v.x } : { x: v.y, y: -v.x };
  const frame: Frame = { centre, radius, u, v };
  return {
    outline: polygon.map((point) => toHand(frame, point)),
    at: (place) => toHand(frame, square(place)),
  };
}

function meanOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The largest circle inside a polygon, which in a hand is the palm's: a grid, narrowed again and again. */
function largestCircle(polygon: readonly Point[]): { centre: Point; radius: number } {
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  let best = { centre: meanOf(polygon) ?? ORIGIN, radius: 0 };
  let reach = { x: (right - left) / 2, y: (bottom - top) / 2 };
  let middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = -CELLS; i <= CELLS; i++) {
      for (let j = -CELLS; j <= CELLS; j++) {
        const centre = {
          x: middle.x + (reach.x * i) / CELLS,
          y: middle.y + (reach.y * j) / CELLS,
        };
        const radius = insideOf(polygon, centre);
        if (radius > best.radius) best = { centre, radius };
      }
    }
    middle = best.centre;
    reach = { x: (reach.x * 2) / CELLS, y: (reach.y * 2) / CELLS };
  }
  return { ...best, radius: best.radius || 1 };
}

/** How far a place inside a polygon lies from its edge; 0 outside. */
function insideOf(polygon: readonly Point[], { x, y }: Point): number {
  let nearest = Infinity;
  let isInside = false;
  let before = polygon.at(-1);
  for (const point of polygon) {
    const from = before ?? point;
    before = point;
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const length = dx * dx + dy * dy;
    const part = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length;
    const t = Math.max(0, Math.min(1, part));
    nearest = Math.min(nearest, Math.hypot(x - from.x - t * dx, y - from.y - t * dy));
    if (from.y > y !== point.y > y && x < from.x + ((y - from.y) / dy) * dx) isInside = !isInside;
  }
  return isInside ? nearest : 0;
}

/** How far the hand goes from its axis at a height, on the side of the thumb (−1) or of the little finger (1). */
export function reachAt(outline: readonly Point[], height: number, side: -1 | 1): number {
  let nearest = Infinity;
  let from = outline.at(-1);
  for (const to of outline) {
    const start = from ?? to;
    from = to;
    if (start.y > height === to.y > height) continue;
    const across = start.x + ((height - start.y) / (to.y - start.y)) * (to.x - start.x);
    if (across * side > 0) nearest = Math.min(nearest, across * side);
  }
  return Number.isFinite(nearest) ? nearest : 1;
}
