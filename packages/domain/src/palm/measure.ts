import { CORRIDORS, FORK, type LineName } from './corridors.ts';
import { offChord } from './outline.ts';
import { distance, type Point } from './raster.ts';
import { VALLEY_ANSWER } from './ridges.ts';
import { median } from './skin.ts';
import { smoothPart } from './smooth.ts';
import { isNear, STEP, type Step, type Trace } from './trace.ts';

/** A line in the hand's coordinates, measured; lengths in R. */
export interface Measured {
  seen: boolean;
  steps: Point[];
  length: number;
  /** Greatest distance from the straight line between its ends against that line: 0 straight, 0.5 a half circle. */
  curvature: number;
  /** How much darker than the skin beside it, 0 to 1: the median along the line. */
  depth: number;
  /** Places where it stops and goes on. */
  breaks: number;
}

/** Pieces farther apart than this, in R, are not one line. */
const LONGEST_GAP = 0.25;
/** A shorter interruption than this, in R, is no break. */
const SHORTEST_BREAK = 0.07;
/** Part of a line that must be crease, and how strong it must be on average (in thresholds). */
const LEAST_SHARE = 0.62;
const LEAST_MEAN = 1.5;

/** Least length of crease, in R, that a line has to itself, and the steepest a head line runs. */
const LEAST_OWN = 0.35;
const STEEPEST_HEAD = 2.2;
/** Part of its least length that a line must go its own way: across or upwards. */
const LEAST_SPAN = 0.7;
/** A line ends where the mean of so many steps falls under this part of its median. */
const END_STEPS = 6;
const FAINT = 0.45;
/** Fate begins under the head line; what begins higher is a crease of the fingers. */
const HIGHEST_FATE = 0.2;

const UNSEEN: Measured = { seen: false, steps: [], length: 0, curvature: 0, depth: 0, breaks: 0 };

/**
 * Measures a trace, or says that the line is not seen rather than invent one.
 * `other` is the course of the line that may share its beginning, if any.
 */
export function measured(
  name: LineName,
  trace: Trace,
  threshold: number,
  other: Point[],
): Measured {
  const steps = smoothPart(trace.steps, other);
  const strengths = steps.map((step) => step.strength).toSorted((a, b) => a - b);
  const crease = strengths.filter((strength) => strength >= threshold);
  const length = lengthOf(steps.map((step) => step.at));
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  if (length < CORRIDORS[name].least || ownLength(name, steps, threshold, other) < LEAST_OWN)
    return UNSEEN;
  if (spanOf(name, steps) < LEAST_SPAN * CORRIDORS[name].least) return UNSEEN;
  if (crease.length < LEAST_SHARE * strengths.length || mean < LEAST_MEAN * threshold) {
    return UNSEEN;
  }
  const points = steps.map((step) => step.at);
  if (name === 'fate' && (points[0]?.y ?? 1) > HIGHEST_FATE) return UNSEEN;
  return {
    seen: true,
    steps: points,
    length,
    curvature: curvatureOf(points),
    depth: Math.min(1, (crease[Math.floor(crease.length / 2)] ?? 0) / VALLEY_ANSWER),
    breaks: breaksOf(steps, threshold),
  };
}

/** A trace without the ends and strays that are no crease. */
export function trimmed(trace: Trace, threshold: number): Trace {
  return { ...trace, steps: withoutFaintEnds(longestPiece(trace.steps, threshold)) };
}

/** Steps in a row that are all crease: the first and the one after the last. */
interface Piece {
  from: number;
  to: number;
}

/** The part of a trace that holds the most crease, its bare ends and strays cut off. */
function longestPiece(steps: Step[], threshold: number): Step[] {
  const whole = joined(joined(piecesOf(steps, threshold), SHORTEST_BREAK, 0), LONGEST_GAP, 1);
  let best: Piece = { from: 0, to: 0 };
  for (const piece of whole) if (piece.to - piece.from > best.to - best.from) best = piece;
  return steps.slice(best.from, best.to);
}

function piecesOf(steps: Step[], threshold: number): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.strength < threshold) continue;
    const last = pieces.at(-1);
    if (last?.to === at) last.to = at + 1;
    else pieces.push({ from: at, to: at + 1 });
  }
  return pieces;
}

/** Joins pieces over gaps of less than `gap` R that both neighbours are `weight` times as long as. */
function joined(pieces: Piece[], gap: number, weight: number): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    const between = last === undefined ? Infinity : piece.from - last.to;
    const shorter = Math.min(piece.to - piece.from, last === undefined ? 0 : last.to - last.from);
    if (last !== undefined && between * STEP < gap && shorter >= weight * between)
      last.to = piece.to;
    else result.push({ ...piece });
  }
  return result;
}

/** Cuts off ends that are much fainter than the line: there it runs on through mere grain. */
function withoutFaintEnds(steps: Step[]): Step[] {
  const strengths = steps.map((step) => step.strength);
  const floor = FAINT * median(strengths);
  const meanFrom = (from: number): number =>
    strengths.slice(from, from + END_STEPS).reduce((sum, value) => sum + value, 0) / END_STEPS;
  let from = 0;
  let to = steps.length;
  while (to - from > END_STEPS && meanFrom(from) < floor) from++;
  while (to - from > END_STEPS && meanFrom(to - END_STEPS) < floor) to--;
  return steps.slice(from, to);
}

/** How far heart and head go across the palm, life and fate along it. */
function spanOf(name: LineName, steps: Step[]): number {
  const across = name === 'heart' || name === 'head';
  const places = steps.map(({ at }) => (across ? at.x : at.y));
  return Math.max(...places) - Math.min(...places);
}

/**
 * How much of a line, in R, is crease that no other line has: beyond the fork
 * of head and life, away from the other one, and not upright in a head line,
 * which would be fate's.
 */
function ownLength(name: LineName, steps: Step[], threshold: number, other: Point[]): number {
  const least = Math.max(threshold, FAINT * median(steps.map((step) => step.strength)));
  let own = 0;
  for (const [at, { at: place, strength }] of steps.entries()) {
    const before = steps[at - 1]?.at ?? place;
    const across = Math.abs(place.x - before.x);
    const upright = Math.abs(place.y - before.y) > STEEPEST_HEAD * across;
    if (strength < least || place.x <= FORK || isNear(place, other)) continue;
    if (name !== 'head' || !upright) own += distance(place, before);
  }
  return own;
}

function lengthOf(points: Point[]): number {
  let length = 0;
  for (const [at, point] of points.entries()) length += distance(point, points[at - 1] ?? point);
  return length;
}

/** How far a line bows out from the straight line between its ends, against that line. */
export function curvatureOf(points: Point[]): number {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return 0;
  const bow = Math.max(...points.map((point) => offChord(point, first, last)));
  return bow / Math.max(1e-6, distance(first, last));
}

function breaksOf(steps: Step[], threshold: number): number {
  let breaks = 0;
  let bare = 0;
  for (const step of steps) {
    if (step.strength < threshold) bare++;
    else {
      if (bare * STEP >= SHORTEST_BREAK) breaks++;
      bare = 0;
    }
  }
  return breaks;
}
