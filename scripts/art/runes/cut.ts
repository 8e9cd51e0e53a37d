import { GOLD, NIGHT, num, type Point } from '../engraving.ts';
import type { Stroke } from './signs.ts';

/** Half the width of a groove, where its bed lies off the middle, and how far a corner may run. */
const HALF = 6.4;
const BED = 1.6;
const LONGEST_CORNER = 1.9;
/** From here on a corner is too sharp for that. */
const SHARP = 3;
/** At its ends a groove narrows over this length to a point, which the chisel runs past the end. */
const TAPER = 9;
const RUN = 4;
/** How large the signs are cut. */
export const SIGN_SCALE = 1.1;

const plus = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const across = ([x, y]: Point): Point => [-y, x];

function direction([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / length, (by - ay) / length];
}

interface Knot {
  /** Where the groove has its full width, and the way to its edge there. */
  at: Point;
  edge: Point;
  /** The point in which the groove ends, if it ends here. */
  tip?: Point;
}

/**
 * Where two grooves of one stroke meet: both bevelled alike, or, where a bevel would run far out,
 * each with its full width and a point beyond the corner.
 */
function joint(at: Point, way: Point, before: Point, after: Point): Knot {
  const [ax, ay] = across(before);
  const [bx, by] = across(after);
  const half = Math.hypot(ax + bx, ay + by) / 2;
  if (1 / half > SHARP) {
    const out = direction(after, before);
    return { at, edge: across(way), tip: plus(at, out, HALF * LONGEST_CORNER) };
  }
  const long = Math.min(1 / half, LONGEST_CORNER);
  return { at, edge: [((ax + bx) / half / 2) * long, ((ay + by) / half / 2) * long] };
}

/** The two ends of each straight groove of a stroke. */
function groovesOf(stroke: Stroke): [Knot, Knot][] {
  const points = stroke.slice(0, -1);
  const isRing = stroke[0]?.join() === stroke.at(-1)?.join();
  const ways = points.map((point, i) => direction(point, stroke[i + 1] ?? point));
  return points.map((from, i) => {
    const to = stroke[i + 1] ?? from;
    const way = ways[i] ?? [0, 0];
    const before = ways[i - 1] ?? (isRing ? ways.at(-1) : undefined);
    const after = ways[i + 1] ?? (isRing ? ways[0] : undefined);
    const start: Knot = before
      ? joint(from, way, before, way)
      : { at: plus(from, way, TAPER), edge: across(way), tip: plus(from, way, -RUN) };
    const end: Knot = after
      ? joint(to, way, way, after)
      : { at: plus(to, way, -TAPER), edge: across(way), tip: plus(to, way, RUN) };
    return [start, end];
  });
}

const polygon = (points: readonly (Point | undefined)[]): string =>
  `${points
    .flatMap((point) => (point ? [`${num(point[0])} ${num(point[1])}`] : []))
    .map((pair, i) => (i ? 'L' : 'M') + pair)
    .join('')}Z`;

const between = (a: Knot, b: Knot, one: number, other: number): string =>
  polygon([
    a.tip,
    plus(a.at, a.edge, one),
    plus(b.at, b.edge, one),
    b.tip,
    plus(b.at, b.edge, other),
    plus(a.at, a.edge, other),
  ]);

/** The wall of a groove that faces the light from above left: the one below and to the right. */
function litWall([a, b]: readonly [Knot, Knot]): string {
  const [x, y] = across(direction(a.at, b.at));
  return x + 1.3 * y > 0 ? between(a, b, HALF, BED) : between(a, b, -BED, -HALF);
}

/** A sign cut into stone about `middle`: the dark of its grooves and their lit walls in gold. */
export function cut(strokes: readonly Stroke[], middle: Point): string {
  if (strokes.length === 0) return '';
  const grooves = strokes
    .map((stroke) => stroke.map((point): Point => plus(middle, point, SIGN_SCALE)))
    .flatMap(groovesOf);
  const whole = grooves.map(([a, b]) => between(a, b, HALF, -HALF)).join('');
  return `<path d="${whole}" fill="${NIGHT}"/><path d="${grooves.map(litWall).join('')}" fill="${GOLD}"/>`;
}
