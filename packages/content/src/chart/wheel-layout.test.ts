import { natalChart } from '@sibila/domain/chart/chart';
import { shortestWay, wholeTurn } from '@sibila/domain/sky/angles';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBarred, placeBodies, wallsOf, type PlacedBody, type Wall } from './wheel-layout.ts';

/** Degrees that a body takes on its ring, with a little to spare. */
const BERTH = 11.8;

const someChart = fc
  .record({
    at: fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2026-11-01T00:00:00Z'),
      noInvalidDate: true,
    }),
    latitude: fc.double({ min: -64, max: 64, noNaN: true }),
  })
  .map(({ at, latitude }) =>
    natalChart({
      moment: { kind: 'exact', at: at.toISOString() },
      latitude,
      longitude: 0,
      houseSystem: 'placidus',
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

describe('where bodies are shown', () => {
  it('is beside the cusps, each in its own house, as long as houses have room', () => {
    let roomy = 0;
    fc.assert(
      fc.property(someChart, (chart) => {
        const [walls, bodies] = [wallsOf(chart), placeBodies(chart)];
        if (!isRoomy(walls, bodies)) return;
        roomy += 1;
        expect(walls.filter(({ at }) => isBarred(at, bodies))).toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(roomy).toBeGreaterThan(30);
  });

  it('leaves the axes free where the quarters have room, though their cusps give way', () => {
    let roomy = 0;
    fc.assert(
      fc.property(someChart, (chart) => {
        const bodies = placeBodies(chart);
        const axes = wallsOf(chart).filter(({ isAxis }) => isAxis);
        if (!isRoomy(axes, bodies)) return;
        roomy += 1;
        expect(axes.filter(({ at }) => isBarred(at, bodies))).toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(roomy).toBeGreaterThan(80);
  });

  it('is the true place itself where nothing is near', () => {
    const lone = natalChart({
      moment: { kind: 'unknown', from: '1990-06-09T22:00:00Z', to: '1990-06-10T22:00:00Z' },
      latitude: 40,
      longitude: -3,
      houseSystem: 'placidus',
    });
    const mars = placeBodies(lone).find(({ body }) => body === 'Mars');
    expect(shortestWay(mars?.longitude ?? 0, mars?.shownAt ?? 1)).toBeCloseTo(0);
  });

  it('has twelve walls by Placidus, and up to four more by whole signs', () => {
    const at = '1985-03-03T05:20:00Z';
    const moment = { kind: 'exact', at } as const;
    const walls = (latitude: number) =>
      wallsOf(natalChart({ moment, latitude, longitude: 25, houseSystem: 'placidus' }));
    expect(walls(40)).toHaveLength(12);
    expect(walls(70)).toHaveLength(16);
  });
});
