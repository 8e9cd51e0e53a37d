import { CORRIDORS, FORK, type LineName } from './corridors.ts';
import { curvatureOf, trimmed } from './measure.ts';
import { curvaturesOf, ridgeStrengths } from './ridges.ts';
import type { Patch } from './patch.ts';
import type { Point } from './raster.ts';
import { gridOf, traceIn, type Grid, type Palm, type Trace } from './trace.ts';

/** Percentile of the palm's ridge strengths that a crease must pass, and the least strength of all. */
const PERCENTILE = 0.86;
const LEAST_STRENGTH = 0.004;

const NOTHING: Trace = { steps: [], score: 0 };

/** The palm as the tracer sees it; its threshold adapts to how wrinkled or grainy the skin is. */
export function palmOf(patch: Patch): Palm {
  const curvatures = curvaturesOf(patch);
  const strengths = ridgeStrengths(curvatures, patch);
  const common = strengths[Math.floor(strengths.length * PERCENTILE)] ?? 0;
  return { patch, curvatures, threshold: Math.max(LEAST_STRENGTH, common) };
}

/**
 * The four lines where they are seen. A crease belongs to one line only: of
 * the orders in which the first three may take creases the one worth most is
 * kept. Fate may cross heart and head, but not run along life.
 */
export function tracesOf(palm: Palm): Record<LineName, Trace> {
  const grids = {
    heart: gridOf(CORRIDORS.heart, palm),
    head: gridOf(CORRIDORS.head, palm),
    life: gridOf(CORRIDORS.life, palm),
  };
  let best = { heart: NOTHING, head: NOTHING, life: NOTHING };
  for (const order of ORDERS) {
    const found = inOrder(order, grids);
    if (worth(found) > worth(best)) best = found;
  }
  const heart = trimmed(best.heart, palm.threshold);
  const head = trimmed(best.head, palm.threshold);
  const found = trimmed(best.life, palm.threshold);
  const life = (found.steps[0]?.at.x ?? 0) > LIFE_START ? NOTHING : found;
  const across = [...heart.steps, ...head.steps].map((step) => step.at);
  const along = life.steps.map((step) => step.at);
  const fate = traceIn(gridOf(CORRIDORS.fate, palm), along, across);
  return { heart, head, life, fate: trimmed(fate, palm.threshold) };
}

/** Life begins on the thumb's side of this u; what begins farther out is fate's crease. */
const LIFE_START = 0.08;
/** A head line bends less than this; what bends more is the life line. */
const MOST_BENT_HEAD = 0.32;
/** So much less is a trace worth that shares its beginning with another line. */
const SHARING = 10;
/** What head and life may share lies lower than this, in R above the centre. */
const HIGHEST_TRUNK = 0.95;

type Main = 'heart' | 'head' | 'life';

const ORDERS: Main[][] = [
  ['life', 'heart', 'head'],
  ['life', 'head', 'heart'],
  ['head', 'heart', 'life'],
  ['heart', 'head', 'life'],
];

function worth(traces: Record<Main, Trace>): number {
  const bent = curvatureOf(traces.head.steps.map((step) => step.at)) > MOST_BENT_HEAD;
  return traces.heart.score + (bent ? 0 : traces.head.score) + traces.life.score;
}

function inOrder(order: Main[], grids: Record<Main, Grid>): Record<Main, Trace> {
  const found = { heart: NOTHING, head: NOTHING, life: NOTHING };
  const taken: Point[] = [];
  for (const name of order) {
    const alone = traceIn(grids[name], taken);
    const shared = name === 'heart' ? NOTHING : traceIn(grids[name], taken.filter(isBeyondFork));
    const score = shared.score - SHARING;
    found[name] = score > alone.score ? { ...shared, score } : alone;
    for (const { at } of found[name].steps) taken.push(at);
  }
  return found;
}

function isBeyondFork(at: Point): boolean {
  return at.x > FORK || at.y > HIGHEST_TRUNK;
}
