import { toPatch, type Patch } from './patch.ts';
import type { Point } from './raster.ts';
import { creaseAt, curvaturesOf, type Curvatures } from './ridges.ts';

/** Places across a line that are tried, so far apart in R, so many to each side. */
const LANE = 0.004;
const REACH = 7;
/** Steps to each side by which a line's direction is taken, and over which its offsets are evened. */
const ALONG = 3;
const EVEN = 2;
/** Cost of a bend by one lane, in parts of the strongest crease beside the line. */
const BEND = 0.12;

/** Moves lines onto their creases as a patch of higher resolution shows them. */
export function refiner(patch: Patch): (steps: readonly Point[]) => Point[] {
  const curvatures = curvaturesOf(patch);
  return (steps) => refined(steps, patch, curvatures);
}

/** A line whose every step is moved across, by up to 0.03 R, to where the crease is strongest. */
function refined(steps: readonly Point[], patch: Patch, curvatures: Curvatures): Point[] {
  const ways = steps.map((_, i) => wayAt(steps, i));
  const laneAt = (i: number, lane: number): Point => {
    const [at, way] = [steps[i] ?? ORIGIN, ways[i] ?? ORIGIN];
    const off = lane * LANE;
    return { x: at.x - way.y * off, y: at.y + way.x * off };
  };
  const strengths = steps.map((_, i) =>
    LANES.map((lane) => {
      const way = ways[i] ?? ORIGIN;
      const pixel = toPatch(patch.scale, laneAt(i, lane));
      return creaseAt(curvatures, pixel, { x: way.x, y: -way.y });
    }),
  );
  const lanes = bestLanes(strengths);
  return steps.map((_, i) => {
    const near = lanes.slice(Math.max(0, i - EVEN), i + EVEN + 1);
    return laneAt(i, near.reduce((sum, lane) => sum + lane, 0) / near.length);
  });
}

const ORIGIN: Point = { x: 0, y: 0 };
const LANES = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH);

function wayAt(steps: readonly Point[], i: number): Point {
  const from = steps[Math.max(0, i - ALONG)] ?? ORIGIN;
  const to = steps[Math.min(steps.length - 1, i + ALONG)] ?? ORIGIN;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** For each step a lane: together the strongest crease that bends little. */
function bestLanes(strengths: readonly (readonly number[])[]): number[] {
  const most = Math.max(1e-9, ...strengths.flat());
  const from: number[][] = [];
  let scores: number[] = LANES.map(() => 0);
  for (const row of strengths) {
    const before = LANES.map((_, to) => {
      const worth = scores.map((score, lane) => score - BEND * Math.abs(lane - to));
      return worth.indexOf(Math.max(...worth));
    });
    scores = before.map(
      (lane, to) => (scores[lane] ?? 0) - BEND * Math.abs(lane - to) + (row[to] ?? 0) / most,
    );
    from.push(before);
  }
  let lane = scores.indexOf(Math.max(...scores));
  const lanes: number[] = [];
  for (const before of from.toReversed()) {
    lanes.push(lane - REACH);
    lane = before[lane] ?? lane;
  }
  return lanes.reverse();
}
