import { stationsOf, type Corridor, type Station } from './corridors.ts';
import { toPatch, type Patch } from './patch.ts';
import { sample, type Point } from './raster.ts';
import { creaseAt, type Curvatures } from './ridges.ts';

/** What the tracer looks at. */
export interface Palm {
  patch: Patch;
  curvatures: Curvatures;
  /** Strength at which a place counts as crease rather than skin. */
  threshold: number;
}

/** One place of a traced line, in the hand's coordinates. */
export interface Step {
  at: Point;
  /** Ridge strength there, in units of the log luminance. */
  strength: number;
}

/** A line as traced: its steps and what it is worth against no line at all. */
export interface Trace {
  steps: Step[];
  score: number;
}

/** Stations lie this far apart along the course, lanes across it, in R. */
export const STEP = 0.02;
const LANE = 0.01;
/** Lanes that a line may change per step, −2 to 2: at most 45° off the course. */
const TURNS = 5;
const STRAIGHT = 2;
/** A place without crease costs 1, the deepest crease earns nearly this much. */
const MOST = 2.5;
/** Cost of a bend by one lane, and of running at the corridor's border. */
const BEND = 0.35;
const STRAY = 0.8;
/** What a place outside the palm or on another line is worth. */
const FORBIDDEN = -3;
/** What a place is worth where another line is crossed: no more than bare skin. */
const CROSSED = -1;
/** Places this close, in R, belong to the same crease. */
const NEAR = 0.07;
/** Distance from the outline in R at which the palm begins. */
const RIM = 0.09;

/** A corridor laid over a palm: what each place in it is worth. */
export interface Grid {
  places: Point[][];
  /** Ridge strength per station, lane and turn, and what it earns. */
  strengths: Float32Array;
  gains: Float32Array;
  lanes: number;
}

/**
 * The best line in a corridor by dynamic programming: of all courses that
 * bend gently it finds the one with the most crease, and where it begins and
 * ends (A. Amini et al., "Using dynamic programming for solving variational
 * problems in vision", 1990; free ends as in T. Smith and M. Waterman, 1981).
 * `taken` are places that other lines own, `crossed` such as may be crossed.
 */
export function traceIn(grid: Grid, taken: Point[], crossed: Point[] = []): Trace {
  const gains = grid.gains.slice();
  for (const [s, row] of grid.places.entries()) {
    for (const [lane, at] of row.entries()) {
      const first = (s * grid.lanes + lane) * TURNS;
      if (isNear(at, taken)) gains.fill(FORBIDDEN, first, first + TURNS);
      else if (isNear(at, crossed)) gains.fill(CROSSED, first, first + TURNS);
    }
  }
  return walk({ ...grid, gains });
}

/** Lays a corridor over a palm. */
export function gridOf(corridor: Corridor, palm: Palm): Grid {
  const stations = stationsOf(corridor.course, STEP);
  const reach = Math.round(corridor.reach / LANE);
  const lanes = 2 * reach + 1;
  const strengths = new Float32Array(stations.length * lanes * TURNS);
  const gains = new Float32Array(strengths.length).fill(FORBIDDEN);
  const places = stations.map((station, s) => {
    const row: Point[] = [];
    for (let lane = 0; lane < lanes; lane++) {
      const at = laneAt(station, (lane - reach) * LANE);
      row.push(at);
      const pixel = toPatch(palm.patch.scale, at);
      if (sample(palm.patch.inside, pixel.x, pixel.y) < RIM) continue;
      const stray = STRAY * ((lane - reach) / reach) ** 2;
      for (let turn = 0; turn < TURNS; turn++) {
        const index = (s * lanes + lane) * TURNS + turn;
        const strength = creaseAt(palm.curvatures, pixel, heading(station, turn - STRAIGHT));
        strengths[index] = strength;
        gains[index] = earned(strength / palm.threshold) - stray;
      }
    }
    return row;
  });
  return { places, strengths, gains, lanes };
}

/** What a strength, in thresholds, earns: from −1 for bare skin to nearly `MOST`. */
function earned(strength: number): number {
  const excess = strength - 1;
  return excess <= 0 ? excess : MOST * (1 - Math.exp(-excess / MOST));
}

/** The place `offset` R to the left of a station. */
function laneAt({ at, along }: Station, offset: number): Point {
  return { x: at.x - along.y * offset, y: at.y + along.x * offset };
}

/** Direction, in the patch's pixels (y down), of a move that changes lanes. */
function heading({ along }: Station, shift: number): Point {
  const side = (shift * LANE) / STEP;
  const x = along.x - along.y * side;
  const y = along.y + along.x * side;
  const length = Math.hypot(x, y);
  return { x: x / length, y: -y / length };
}

/** Whether a place lies on one of others' creases. */
export function isNear(at: Point, places: Point[]): boolean {
  for (const { x, y } of places) {
    if ((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y) < NEAR * NEAR) return true;
  }
  return false;
}

function walk({ places, strengths, gains, lanes }: Grid): Trace {
  const width = lanes * TURNS;
  const scores = new Float32Array(gains.length);
  const from = new Int32Array(gains.length).fill(-1);
  let best = -1;
  for (let s = 0; s < places.length; s++) {
    for (let lane = 0; lane < lanes; lane++) {
      for (let turn = 0; turn < TURNS; turn++) {
        const index = s * width + lane * TURNS + turn;
        const before =
          s === 0 ? -1 : bestBefore(scores, s - 1, lane - (turn - STRAIGHT), turn, lanes);
        const bend = before < 0 ? 0 : BEND * Math.abs((before % TURNS) - turn);
        const carried = before < 0 ? 0 : (scores[before] ?? 0) - bend;
        if (carried > 0) from[index] = before;
        scores[index] = (gains[index] ?? 0) + Math.max(0, carried);
        if (best < 0 || (scores[index] ?? 0) > (scores[best] ?? 0)) best = index;
      }
    }
  }
  const steps: Step[] = [];
  for (let index = best; index >= 0; index = from[index] ?? -1) {
    const s = Math.floor(index / width);
    const lane = Math.floor((index % width) / TURNS);
    const at = places[s]?.[lane];
    if (at !== undefined) steps.push({ at, strength: strengths[index] ?? 0 });
  }
  return { steps: steps.reverse(), score: scores[best] ?? 0 };
}

/** The best state one station back on a lane, the bend counted; -1 off the corridor. */
function bestBefore(
  scores: Float32Array,
  s: number,
  lane: number,
  turn: number,
  lanes: number,
): number {
  if (lane < 0 || lane >= lanes) return -1;
  const first = (s * lanes + lane) * TURNS;
  let best = first;
  let bestScore = -Infinity;
  for (let t = 0; t < TURNS; t++) {
    const score = (scores[first + t] ?? 0) - BEND * Math.abs(t - turn);
    if (score > bestScore) {
      bestScore = score;
      best = first + t;
    }
  }
  return best;
}
