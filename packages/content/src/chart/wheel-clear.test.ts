import type { NatalChart } from '@sibila/domain/chart/chart';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apart,
  collisions,
  drawnBodies,
  drawnNumbers,
  polylines,
  runsInto,
  straightPieces,
  timed,
  untimed,
  withBodiesAt,
  type Box,
  type Point,
  type Shape,
} from './wheel-testing.ts';
import { chartWheel } from './wheel.ts';

/** A chart with its ten bodies within some degrees, of which 0 is all on one. */
const crowded = fc
  .record({
    chart: fc.oneof(timed, untimed),
    from: fc.double({ min: 0, max: 360, noNaN: true }),
    step: fc.double({ min: 0, max: 6, noNaN: true }),
  })
  .map(({ chart, from, step }) =>
    withBodiesAt(
      chart,
      chart.bodies.map((_, index) => from + index * step),
    ),
  );

/** A hundred wheels and more, the same on every run. */
const wheels = fc
  .sample(fc.oneof(timed, untimed, crowded), { numRuns: 150, seed: 11 })
  .map((chart) => ({ chart, svg: chartWheel(chart) }));

/** What is wrong in any of the wheels. */
const faultsOf = (faults: (svg: string, chart: NatalChart) => readonly string[]): string[] =>
  wheels.flatMap(({ chart, svg }) => faults(svg, chart));

/** The corners of an upright box. */
const cornersOf = ({ at: [x, y], width, height }: Box): Point[] =>
  [-0.5, 0.5].flatMap((right) =>
    [-0.5, 0.5].map((down): Point => [x + right * width, y + down * height]),
  );

/** The radii on which the lines of the houses may end. */
const RINGS = [253, 240, 126, 102];

const apartBy = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2);
const radiusOf = (at: Point) => apartBy(at, [320, 320]);

/** The radius midway between the ring of the true places and the glyphs. */
const HALFWAY = 224;

describe('what is told apart at a glance', () => {
  it('would be caught if a line ran into something', () => {
    const box = { at: [10, 10], width: 4, height: 4 } as const;
    const across: [Point, Point] = [
      [0, 11],
      [20, 11],
    ];
    const past: [Point, Point] = [
      [0, 13],
      [20, 13],
    ];
    expect([runsInto(across, box), runsInto(past, box)]).toEqual([true, false]);
    expect(runsInto(across, { at: [10, 10], reach: 0.5 })).toBe(false);
    expect(polylines('M1 2L3 4M5 6L7 8L9 9').map(({ length }) => length)).toEqual([2, 3]);
  });

  it('has every degree, or ℞ alone, by its own glyph and far from any other', () => {
    const faults = faultsOf((svg) => {
      const bodies = drawnBodies(svg);
      return bodies.flatMap(({ body, shapes: [glyph, figures] }) => {
        if (glyph === undefined || figures === undefined) return [];
        const own = apart(figures, glyph);
        const others = bodies.flatMap(({ body: other, shapes: [foreign] }) =>
          other === body || foreign === undefined ? [] : [apart(figures, foreign)],
        );
        return own < 3 && Math.min(...others) > 9 ? [] : [`${body}: ${own}, ${others.join()}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it('lays no glyph, degree or ℞ on another', () => {
    expect(faultsOf(collisions)).toEqual([]);
  });

  it('runs no line through a glyph, a degree or a ℞', () => {
    const faults = faultsOf((svg) => {
      const pieces = straightPieces(svg);
      return drawnBodies(svg).flatMap(({ body, shapes }) =>
        shapes.flatMap((shape) =>
          pieces
            .filter((piece) => runsInto(piece, shape))
            .map((piece) => `${body}: ${piece.join(' to ')}`),
        ),
      );
    });
    expect(faults).toEqual([]);
  });

  it('has the number of every house free in a band that no line of an aspect or axis enters', () => {
    const faults = faultsOf((svg, { houses }) => {
      const pieces = straightPieces(svg);
      const numbers = drawnNumbers(svg);
      const told = numbers.map(({ house }) => house).toSorted((one, other) => one - other);
      expect(told).toEqual(Array.from({ length: houses === null ? 0 : 12 }, (_, at) => at + 1));
      return numbers.flatMap(({ house, box }) => {
        const radii = cornersOf(box).map(radiusOf);
        const isInside = Math.min(...radii) > 104 && Math.max(...radii) < 125;
        const isFree = !pieces.some((piece) => runsInto(piece, box));
        return isInside && isFree ? [] : [`${house}: ${box.at.join()}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it('keeps every ℞ and degree out of that band', () => {
    const band: Shape = { at: [320, 320], reach: 126 };
    const faults = faultsOf((svg) =>
      drawnBodies(svg)
        .filter(({ shapes }) => shapes.some((shape) => apart(shape, band) < 0.5))
        .map(({ body, title }) => `${body}: ${title}`),
    );
    expect(faults).toEqual([]);
  });

  it('begins and ends every cusp and axis on a ring', () => {
    const faults = faultsOf((svg) =>
      [...svg.matchAll(/data-part="walls"[^>]*><g[^>]*><path d="([^"]*)"/g)]
        .flatMap(([, data = '']) => polylines(data))
        .flatMap((line) => [line.at(0), line.at(-1)])
        .map((end) => radiusOf(end ?? [0, 0]))
        .filter((radius) => RINGS.every((ring) => Math.abs(radius - ring) > 0.2))
        .map(String),
    );
    expect(faults).toEqual([]);
  });

  it('leads from every true place to the circle of its glyph', () => {
    const faults = faultsOf((svg) =>
      drawnBodies(svg).flatMap(({ body, dot, leader, glyph }) => {
        const [start, end] = [leader.at(0), leader.at(-1)];
        if (start === undefined || end === undefined) return [body];
        const isTied = dot === undefined || apartBy(start, dot) < 0.15;
        return isTied && apartBy(end, glyph) < 16.2 ? [] : [`${body}: ${end.join()}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('keeps the inner halves of these lines apart, however near their places are', () => {
    const faults = faultsOf((svg) => {
      const leaders = drawnBodies(svg).map(({ leader }) =>
        leader.filter((corner) => radiusOf(corner) < HALFWAY),
      );
      return leaders.flatMap((corners, index) =>
        leaders
          .filter((_, other) => other !== index)
          .flatMap((other) => other.slice(1).map((end, at) => [other[at] ?? end, end] as const))
          .filter(([from, to]) => corners.some((at) => runsInto([from, to], { at, reach: 3 })))
          .map((piece) => `${index}: ${piece.join(' to ')}`),
      );
    });
    expect(faults).toEqual([]);
  });
});
