import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortestWay } from '../sky/angles.ts';
import { ASPECTS } from '../sky/aspects.ts';
import { longitudeAt } from '../sky/bodies.ts';
import { birthTimeOf } from './birth-time.ts';
import { natalChart, type NatalChart } from './chart.ts';
import { pointsOf } from './points.ts';
import { transitsOf, type ChartTransit } from './transits.ts';

const MADRID = 'Europe/Madrid';
const PLACE = { latitude: 40.4168, longitude: -3.7038, houseSystem: 'placidus' } as const;
const DAY_MS = 86_400_000;

function chartOf(date: string, time?: string): NatalChart {
  const place = { zone: MADRID, longitude: PLACE.longitude };
  const moment = birthTimeOf({ date, place, ...(time === undefined ? {} : { time }) });
  if (moment.kind !== 'exact' && moment.kind !== 'unknown') throw new Error(moment.kind);
  return natalChart({ moment, ...PLACE });
}

const CHART = chartOf('1990-06-10', '14:30');

/** How far a transit is from exact at an instant, in degrees. */
function offAt(chart: NatalChart, { body, point, aspect }: ChartTransit, at: number): number {
  const natal = pointsOf(chart.bodies, chart.angles).find((entry) => entry.point === point);
  const angle = ASPECTS.find((entry) => entry.aspect === aspect)?.angle ?? Number.NaN;
  const way = shortestWay(natal?.longitude ?? Number.NaN, longitudeAt(body, new Date(at)));
  return Math.abs(way) - angle;
}

const keyOf = ({ body, aspect, point }: { body: string; aspect: string; point: string }) =>
  `${body} ${aspect} ${point}`;

describe('the transits of a day over a chart', () => {
  it('tells what is exact by the clocks of the zone, in the order of time, then the closest', () => {
    const transits = transitsOf(CHART, '2026-11-21', MADRID);
    const times = transits.flatMap(({ exact }) => exact.map(({ at }) => at));
    expect(times).toEqual(times.toSorted());
    const rest = transits.filter(({ exact }) => exact.length === 0).map(({ orb }) => orb);
    expect(rest).toEqual(rest.toSorted((a, b) => a - b));
    expect(transits.length).toBeGreaterThan(3);
    for (const { exact, house } of transits) {
      expect(house).toBeGreaterThanOrEqual(1);
      for (const { date } of exact) expect(date).toBe('2026-11-21');
    }
  });

  it('has the Sun come back to its place on the birthday', () => {
    const days = ['2026-06-09', '2026-06-10', '2026-06-11'];
    const back = days.flatMap((day) =>
      transitsOf(CHART, day, MADRID).filter(
        (transit) => keyOf(transit) === 'Sun conjunction Sun' && transit.exact.length > 0,
      ),
    );
    expect(back).toHaveLength(1);
  });

  it('finds, to the second, all that a look every few minutes finds, and no more', () => {
    const someDay = fc
      .integer({ min: 0, max: 365 * 60 })
      .map((day) => new Date(Date.UTC(1975, 0, 1) + day * DAY_MS).toISOString().slice(0, 10));
    let looked = 0;
    const check = fc.property(someDay, (day) => {
      const found = transitsOf(CHART, day, 'UTC');
      const start = Date.parse(`${day}T00:00:00Z`);
      for (const transit of found) {
        expect(Math.abs(offAt(CHART, transit, start + DAY_MS / 2))).toBeCloseTo(transit.orb, 6);
        for (const { at } of transit.exact)
          expect(Math.abs(offAt(CHART, transit, Date.parse(at)))).toBeLessThan(0.0002);
        if (transit.exact.length === 0) expect(transit.orb).toBeLessThanOrEqual(1);
      }
      const points = pointsOf(CHART.bodies, CHART.angles);
      const passed = new Set<string>();
      for (const body of ['Moon', 'Sun', 'Mercury', 'Mars'] as const)
        for (let at = start; at < start + DAY_MS; at += DAY_MS / 96)
          for (const { point } of points)
            for (const { aspect } of ASPECTS) {
              const probe = { body, point, aspect } as ChartTransit;
              const [one, other] = [offAt(CHART, probe, at), offAt(CHART, probe, at + DAY_MS / 96)];
              if (aspect !== 'conjunction' && aspect !== 'opposition' && one < 0 !== other < 0)
                passed.add(keyOf(probe));
            }
      const exact = new Set(found.filter((entry) => entry.exact.length > 0).map(keyOf));
      for (const key of passed) expect(exact).toContain(key);
      looked += passed.size;
    });
    fc.assert(check, { numRuns: 6, seed: 7 });
    expect(looked).toBeGreaterThan(6);
  });

  it('tells both instants where a body turns and passes twice in a day', () => {
    // Mercury turned back on 26 February 2026 at 06:47 UTC, at 352.5651°.
    const bodies = CHART.bodies.map((body) =>
      body.body === 'Sun' ? { ...body, longitude: 352.56 } : body,
    );
    const found = transitsOf({ ...CHART, bodies }, '2026-02-26', 'UTC').find(
      (transit) => keyOf(transit) === 'Mercury conjunction Sun',
    );
    const times = found?.exact.map(({ time }) => time) ?? [];
    expect(times).toHaveLength(2);
    expect((times[0] ?? '') < '06:47' && '06:47' < (times[1] ?? '')).toBe(true);
  });

  it('knows whether it closes or parts', () => {
    const slow = transitsOf(CHART, '2026-11-21', 'UTC').filter(({ body }) => body === 'Saturn');
    const next = transitsOf(CHART, '2026-11-22', 'UTC');
    for (const transit of slow) {
      const after = next.find((other) => keyOf(other) === keyOf(transit));
      if (after !== undefined) expect(transit.applying).toBe(after.orb < transit.orb);
    }
    expect(slow.length).toBeGreaterThan(0);
  });

  it('leaves out what hangs on an hour that is not known', () => {
    const open = chartOf('1990-06-10');
    const transits = transitsOf(open, '2026-11-21', MADRID);
    expect(transits.length).toBeGreaterThan(0);
    for (const { point, exact, house, orb } of transits) {
      expect(['Moon', 'Ascendant', 'Midheaven']).not.toContain(point);
      expect([exact, house]).toEqual([[], null]);
      expect(orb).toBeLessThanOrEqual(1);
    }
  });

  it('refuses a day or a zone that does not exist', () => {
    expect(() => transitsOf(CHART, '2026-02-30', MADRID)).toThrow(RangeError);
    expect(() => transitsOf(CHART, '2026-02-03', 'Marte/Olimpo')).toThrow(RangeError);
  });
});
