import type { Point } from './raster.ts';
import { isNear, STEP, type Step } from './trace.ts';

const DEGREE = Math.PI / 180;
/** Arms, in R, between which a turn is measured: those of a corner and those of a zigzag. */
const CORNER_ARM = 0.16;
const ZIGZAG_ARM = 0.1;
/** A crease turns less than this within a corner's arms, and not so much both ways in a zigzag's. */
const SHARPEST = 65 * DEGREE;
const BOTH_WAYS = 55 * DEGREE;
/** Part of a line that must be one smooth course for the line to be believed. */
const LEAST_SMOOTH = 0.6;

/**
 * The smooth part of a traced line: creases are folds of the skin and turn no corners, so a trace
 * that does has gone over from one crease to another. What lies beyond a corner is dropped; where
 * little is left, or the line swerves to and fro, nothing of it is believed. Where a line leaves
 * `twin`, with which it may share its beginning, it may turn.
 */
export function smoothPart(steps: Step[], twin: Point[]): Step[] {
  const corners = turnsOf(steps, CORNER_ARM, twin).map((turn) => Math.abs(turn) > SHARPEST);
  let best = { from: 0, to: 0 };
  let from = 0;
  for (let to = 0; to <= steps.length; to++) {
    if (to < steps.length && corners[to] !== true) continue;
    if (to - from > best.to - best.from) best = { from, to };
    from = to + 1;
  }
  const smooth = steps.slice(best.from, best.to);
  const turns = turnsOf(smooth, ZIGZAG_ARM, twin);
  const isZigzag = Math.max(0, ...turns) > BOTH_WAYS && Math.min(0, ...turns) < -BOTH_WAYS;
  return isZigzag || smooth.length < LEAST_SMOOTH * steps.length ? [] : smooth;
}

/** By how much a line turns at each step, in radians, between arms of so many R; 0 at ends and on `free`. */
function turnsOf(steps: Step[], arm: number, free: Point[]): number[] {
  const reach = Math.round(arm / STEP);
  return steps.map(({ at }, i) => {
    const before = steps[i - reach]?.at;
    const after = steps[i + reach]?.at;
    if (before === undefined || after === undefined || isNear(at, free)) return 0;
    const turn =
      Math.atan2(after.y - at.y, after.x - at.x) - Math.atan2(at.y - before.y, at.x - before.x);
    return Math.atan2(Math.sin(turn), Math.cos(turn));
  });
}
