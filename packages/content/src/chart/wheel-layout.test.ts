import { natalChart } from '@sibila/domain/chart/chart';
import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, type PlacedBody } from './wheel-layout.ts';
import { chartAt, hourless } from './wheel-testing.ts';
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

/** Whether every stretch between two walls has a berth for each of its bodies. */
function isRoomy(walls: readonly Wall[], bodies: readonly PlacedBody[]): boolean {
  return walls.every(({ at }, index) => {
    const width = wholeTurn((walls[(index + 1) % walls.length]?.at ?? 0) - at);
    const held = bodies.filter(({ longitude }) => wholeTurn(longitude - at) < width);
    return held.length * BERTH <= width;
  });
}

/** Where a line is shown, less where it stands, in degrees. */
const bend = ({ at, shownAt }: { at: number; shownAt: number }) => shortestWay(at, shownAt);

describe('where bodies and lines are shown', () => {
  it('leaves every line whole as long as houses have room', () => {
    let roomy = 0;
    fc.assert(
      fc.property(someChart, (chart) => {
        const { bodies, walls } = layOut(chart);
        if (!isRoomy(wallsOf(chart), bodies)) return;
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
        if (!isRoomy(axes, bodies)) return;
        roomy += 1;
        expect(axes.filter(({ isWhole }) => !isWhole)).toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(roomy).toBeGreaterThan(80);
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
