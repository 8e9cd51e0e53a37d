import { describe, expect, it } from 'vitest';
import { CORRIDORS, LINE_NAMES, stationsOf } from './corridors.ts';
import { measured } from './measure.ts';
import type { Point } from './raster.ts';
import { smoothPart } from './smooth.ts';
import { STEP, type Step } from './trace.ts';

const THRESHOLD = 0.01;

/** Steps of strong crease along a course with corners. */
function traced(...corners: readonly [number, number][]): Step[] {
  const steps: Step[] = [];
  for (const [i, [x, y]] of corners.entries()) {
    const [fromX, fromY] = corners[i - 1] ?? [x, y];
    const count = Math.round(Math.hypot(x - fromX, y - fromY) / STEP);
    for (let k = 1; k <= count; k++) {
      const part = k / count;
      const at = { x: fromX + part * (x - fromX), y: fromY + part * (y - fromY) };
      steps.push({ at, strength: 5 * THRESHOLD });
    }
  }
  return steps;
}

const placesOf = (steps: Step[]): Point[] => steps.map(({ at }) => at);
const nearTo = (steps: Step[], x: number, y: number): boolean =>
  steps.some(({ at }) => Math.hypot(at.x - x, at.y - y) < 0.05);

describe('a traced line', () => {
  it.each(LINE_NAMES)('is believed whole where it runs as %s usually does', (name) => {
    const steps = stationsOf(CORRIDORS[name].course, STEP).map(({ at }) => ({
      at,
      strength: 5 * THRESHOLD,
    }));
    expect(smoothPart(steps, [])).toEqual(steps);
  });

  it('loses what lies beyond a sharp corner, at its end or at its beginning', () => {
    const late = traced([-0.8, 0.7], [0.3, 0.4], [0.15, 0.05]);
    const kept = smoothPart(late, []);
    expect([nearTo(kept, 0.15, 0.05), nearTo(kept, -0.8, 0.7)]).toEqual([false, true]);
    const early = smoothPart(late.toReversed(), []);
    expect([nearTo(early, 0.15, 0.05), nearTo(early, -0.8, 0.7)]).toEqual([false, true]);
  });

  it('is not believed where a corner parts it in the middle', () => {
    expect(smoothPart(traced([-0.7, 0.7], [0.1, 0.5], [0, -0.3]), [])).toEqual([]);
  });

  it('is not believed where it zigzags', () => {
    const zigzag = traced([-0.8, 0.6], [-0.5, 0.75], [-0.2, 0.55], [0.1, 0.7], [0.4, 0.5]);
    expect(smoothPart(zigzag, [])).toEqual([]);
  });

  it('may turn where it leaves the line that it begins with', () => {
    const life = traced([-0.8, 0.72], [-0.3, 0.7], [-0.2, -0.6]);
    const head = placesOf(traced([-0.8, 0.72], [-0.3, 0.7], [0.5, 0.3]));
    expect(smoothPart(life, head)).toEqual(life);
    expect(smoothPart(life, [])).not.toEqual(life);
  });
});

describe('a measured line', () => {
  const seen = (...corners: readonly [number, number][]) =>
    measured('head', { steps: traced(...corners), score: 1 }, THRESHOLD, []).seen;

  it('is said to be unseen where its path turns a corner half-way or zigzags', () => {
    expect(seen([-0.7, 0.72], [0.4, 0.3])).toBe(true);
    expect(seen([-0.7, 0.72], [0, 0.6], [-0.05, -0.1])).toBe(false);
    expect(seen([-0.8, 0.6], [-0.5, 0.75], [-0.2, 0.55], [0.1, 0.7], [0.4, 0.5])).toBe(false);
  });

  it('ends at its corner where the rest is short', () => {
    const steps = traced([-0.7, 0.72], [0.4, 0.3], [0.25, 0]);
    const line = measured('head', { steps, score: 1 }, THRESHOLD, []);
    expect(line.seen).toBe(true);
    expect(line.length).toBeLessThan(1.18);
    expect(line.steps.at(-1)?.y).toBeGreaterThan(0.25);
  });
});
