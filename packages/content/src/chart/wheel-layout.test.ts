import { natalChart, type NatalChart } from '@sibila/domain/chart/chart';
import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, type PlacedBody } from './wheel-layout.ts';
import { chartAt, hourless, withBodiesAt } from './wheel-testing.ts';
import { wallsOf, type Wall } from './wheel-walls.ts';

/** Degrees that a body takes on its ring between lines, with a little to spare. */
const BERTH = 12.3;

const someChart = fc
  .record({
    at: fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2026-11-01T00:00:00Z'),
      noInvalidDate: true,
    }),
    latitude: fc.double({ min: -64, max: 64, noNaN: true }),
    houseSystem: fc.constantFrom('placidus', 'whole-sign'),
  })
  .map(({ at, latitude, houseSystem }) =>
    natalChart({
      moment: { kind: 'exact', at: at.toISOString() },
      latitude,
      longitude: 0,
      houseSystem,
    }),
  );

/** Whether each stretch between two walls has a berth for each of its bodies, and holds no crowd. */
function isRoomy(walls: readonly Wall[], bodies: readonly PlacedBody[], crowd: number): boolean {
  return walls.every(({ at }, index) => {
    const width = wholeTurn((walls[(index + 1) % walls.length]?.at ?? 0) - at);
    const held = bodies.filter(({ longitude }) => wholeTurn(longitude - at) < width);
    return held.length < crowd && held.length * BERTH <= width;
  });
}

/** Where a line is shown, less where it stands, in degrees. */
const bend = ({ at, shownAt }: { at: number; shownAt: number }) => shortestWay(at, shownAt);

/** How far the bodies of a chart are shown from their places, with a sign, in degrees. */
const waysOf = (chart: NatalChart) =>
  new Map(
    layOut(chart).bodies.map(({ body, longitude, shownAt }) => [
      body,
      shortestWay(longitude, shownAt),
    ]),
  );

const farthest = (ways: Iterable<number>) => Math.max(...[...ways].map(Math.abs));

/** A chart with so many bodies evenly within some degrees, the others far from them. */
const aGroup = (least: number, most: number, width: number) =>
  fc
    .record({
      chart: someChart,
      from: fc.double({ min: 0, max: 360, noNaN: true }),
      count: fc.integer({ min: least, max: most }),
      step: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ chart, from, count, step }) => {
      const within = (width * step) / (count - 1);
      const crowd = withBodiesAt(
        chart,
        chart.bodies.map((_, index) => from + (index < count ? index * within : 130 + index * 11)),
      );
      const node = { ...crowd.nodes.true, longitude: wholeTurn(from + 265) };
      return { chart: { ...crowd, nodes: { ...crowd.nodes, true: node } }, count };
    });

describe('where bodies and lines are shown', () => {
  it('leaves every line whole as long as houses have room and no crowd', () => {
    let roomy = 0;
    fc.assert(
      fc.property(someChart, (chart) => {
        const { bodies, walls } = layOut(chart);
        if (!isRoomy(wallsOf(chart), bodies, 4)) return;
        roomy += 1;
        expect(walls.filter(({ isWhole }) => !isWhole)).toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(roomy).toBeGreaterThan(20);
  });

  it('leaves the axes whole where the quarters have room, though their cusps give way', () => {
    let roomy = 0;
    fc.assert(
      fc.property(someChart, (chart) => {
        const { bodies, walls } = layOut(chart);
        const axes = walls.filter(({ isAxis }) => isAxis);
        if (!isRoomy(axes, bodies, 5)) return;
        roomy += 1;
        expect(axes.filter(({ isWhole }) => !isWhole)).toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(roomy).toBeGreaterThan(50);
  });

  it('shows no body of a birth farther than 24° from its place, and keeps their order', () => {
    fc.assert(
      fc.property(someChart, (chart) => {
        const { bodies } = layOut(chart);
        expect(farthest(waysOf(chart).values())).toBeLessThan(24);
        const steps = bodies.map(({ shownAt }, index) =>
          wholeTurn(shownAt - (bodies.at(index - 1)?.shownAt ?? 0)),
        );
        expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('holds the seven bodies of February 1962 near Aquarius at any hour', () => {
    for (let hour = 0; hour < 48; hour += 2) {
      const at = new Date(Date.UTC(1962, 1, 4, hour));
      for (const latitude of [19.4, -33.5, 52]) {
        expect(farthest(waysOf(chartAt(at, { latitude, longitude: -99 })).values())).toBeLessThan(
          24,
        );
      }
    }
  });

  it('pushes no body by lines more than about 12° farther, and of a crowd none by more than 3°', () => {
    fc.assert(
      fc.property(aGroup(2, 10, 30), ({ chart }) => {
        const without = waysOf({ ...chart, houses: null });
        for (const [body, way] of waysOf(chart)) {
          const free = Math.abs(without.get(body) ?? 0);
          expect(Math.abs(way)).toBeLessThan(Math.max(Math.min(free + 12.5, 23), free + 3));
        }
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it('opens a crowd about its middle where no line is near', () => {
    fc.assert(
      fc.property(aGroup(3, 9, 20), ({ chart, count }) => {
        const ways = waysOf({ ...chart, houses: null });
        const group = chart.bodies.slice(0, count).map(({ body }) => ways.get(body) ?? 0);
        expect(Math.min(...group) + Math.max(...group)).toBeCloseTo(0);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('opens a crowd of seven or more about its middle within 3°, whatever lines are near', () => {
    fc.assert(
      fc.property(aGroup(7, 10, 16), ({ chart, count }) => {
        const ways = waysOf(chart);
        const group = chart.bodies.slice(0, count).map(({ body }) => ways.get(body) ?? 0);
        expect(Math.abs(Math.min(...group) + Math.max(...group)) / 2).toBeLessThan(3);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('never has a whole line between a body and its house', () => {
    fc.assert(
      fc.property(someChart, (chart) => {
        const { bodies, walls } = layOut(chart);
        for (const { at, shownAt } of walls.filter(({ isWhole }) => isWhole)) {
          for (const body of bodies) {
            const [before, after] = [
              shortestWay(at, body.longitude),
              shortestWay(shownAt, body.shownAt),
            ];
            if (Math.abs(before) < 90) expect(after >= 0).toBe(before >= 0);
          }
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('is the true place itself where nothing is near', () => {
    const mars = layOut(hourless).bodies.find(({ body }) => body === 'Mars');
    expect(shortestWay(mars?.longitude ?? 0, mars?.shownAt ?? 1)).toBeCloseTo(0);
  });

  it('bends no line up to 60° of latitude nor by whole signs, and none by 8° in between', () => {
    for (let index = 0; index < 100; index += 1) {
      const at = new Date(Date.UTC(1950, 0, 1) + index * 5_521 * 3_600_000);
      const bends = (latitude: number) =>
        layOut(chartAt(at, { latitude, longitude: index }))
          .walls.map(bend)
          .map(Math.abs);
      expect(Math.max(...bends((index % 60) + 0.5))).toBeLessThan(0.02);
      expect(Math.max(...bends(66.5))).toBeLessThan(0.02);
      expect(Math.max(...bends(65.9))).toBeLessThan(8);
    }
  });

  it('has twelve walls by Placidus, and up to four more by whole signs', () => {
    const at = '1985-03-03T05:20:00Z';
    const walls = (latitude: number) => wallsOf(chartAt(at, { latitude, longitude: 25 }));
    expect(walls(40)).toHaveLength(12);
    expect(walls(70)).toHaveLength(16);
    expect(walls(70).filter(({ house }) => house === null)).toHaveLength(4);
  });
});
