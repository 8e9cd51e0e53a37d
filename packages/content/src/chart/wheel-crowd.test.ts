import { wholeTurn } from '@sibila/domain/sky/angles';
import { BODIES } from '@sibila/domain/sky/body-names';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apart,
  chartAt,
  collisions,
  drawnBodies,
  hourless,
  june,
  longitudeOf,
  turnOf,
  withBodiesAt,
  type Shape,
} from './wheel-testing.ts';
import { chartWheel } from './wheel.ts';

describe('bodies that crowd', () => {
  const angled = fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), {
    minLength: 10,
    maxLength: 10,
  });

  it('would be caught if they overlapped', () => {
    const box: Shape = { at: [0, 0], width: 20, height: 10 };
    expect(apart({ at: [0, 14], reach: 10 }, box)).toBeCloseTo(-1);
    expect(apart({ at: [16, 13], reach: 10 }, box)).toBeCloseTo(0);
    expect(apart({ at: [0, 30], reach: 10 }, { at: [0, 0], reach: 10 })).toBeCloseTo(10);
    expect(apart({ at: [19, 0], width: 20, height: 10 }, box)).toBeCloseTo(-1);
    const [sun] = drawnBodies(chartWheel(june));
    expect(sun?.shapes.length).toBeGreaterThan(1);
  });

  it('never overlap in two hundred charts, over the years and from pole to pole', () => {
    for (let index = 0; index < 200; index += 1) {
      const at = new Date(Date.UTC(1900, 0, 1) + index * 5_521 * 3_600_000);
      const place = { latitude: ((index * 37) % 179) - 89, longitude: ((index * 101) % 360) - 180 };
      expect(collisions(chartWheel(chartAt(at, place)))).toEqual([]);
    }
  });

  it('never overlap with ten of them in one sign, nor on one degree', () => {
    for (const chart of [june, hourless]) {
      for (let sign = 0; sign < 360; sign += 30) {
        const apartBy = (step: number) => BODIES.map((_, index) => sign + 1 + index * step);
        expect(collisions(chartWheel(withBodiesAt(chart, apartBy(3))))).toEqual([]);
        expect(collisions(chartWheel(withBodiesAt(chart, apartBy(0))))).toEqual([]);
      }
    }
  });

  it('never overlap wherever they stand, and keep their order round the wheel', () => {
    fc.assert(
      fc.property(angled, (longitudes) => {
        const svg = chartWheel(withBodiesAt(june, longitudes));
        expect(collisions(svg)).toEqual([]);
        const shown = drawnBodies(svg).map(({ glyph }) => longitudeOf(glyph, turnOf(june)));
        const ways = shown.map((at, index) => wholeTurn(at - (shown.at(index - 1) ?? 0)));
        expect(ways.reduce((sum, way) => sum + way, 0)).toBeCloseTo(360);
        const dots = drawnBodies(svg).map(({ dot }) => longitudeOf(dot ?? [0, 0], turnOf(june)));
        const steps = dots.map((at, index) => wholeTurn(at - (dots.at(index - 1) ?? 0)));
        expect(steps.reduce((sum, way) => sum + way, 0)).toBeCloseTo(360);
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});
