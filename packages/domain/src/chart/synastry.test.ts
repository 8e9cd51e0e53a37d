import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { natalChart, type ChartMoment, type NatalChart } from './chart.ts';
import { synastryOf, SYNASTRY_THEMES, type SynastryPoint } from './synastry.ts';

const RUNS = { numRuns: 40, seed: 1205 };

const momentOf = (at: Date, timed: boolean): ChartMoment => {
  const day = Math.floor(at.getTime() / 86_400_000) * 86_400_000;
  return timed
    ? { kind: 'exact', at: at.toISOString() }
    : {
        kind: 'unknown',
        from: new Date(day).toISOString(),
        to: new Date(day + 86_400_000).toISOString(),
      };
};

const someChart: fc.Arbitrary<NatalChart> = fc
  .record({
    at: fc.date({
      min: new Date('1930-01-01T00:00:00Z'),
      max: new Date('2013-01-01T00:00:00Z'),
      noInvalidDate: true,
    }),
    timed: fc.boolean(),
    latitude: fc.double({ min: -55, max: 65, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ at, timed, latitude, longitude }) =>
    natalChart({ moment: momentOf(at, timed), latitude, longitude, houseSystem: 'placidus' }),
  );

const tiesOf = (point: SynastryPoint) => ('ties' in point ? point.ties : []);

/** A chart whose points all stand where told, and are else those of another. */
function placed(chart: NatalChart, longitudes: Record<string, number>): NatalChart {
  const bodies = chart.bodies.map((body) => ({
    ...body,
    longitude: longitudes[body.body] ?? body.longitude,
  }));
  return { ...chart, bodies };
}

const BIRTH = natalChart({
  moment: { kind: 'exact', at: '1990-06-10T12:30:00.000Z' },
  latitude: 40.4168,
  longitude: -3.7038,
  houseSystem: 'placidus',
});

describe('synastryOf', () => {
  it('is the same from either side, point by point, with the sides changed over', () => {
    const check = fc.property(someChart, someChart, (one, other) => {
      const [there, back] = [synastryOf(one, other), synastryOf(other, one)];
      expect(back.percent).toBe(there.percent);
      expect(back.points.map(({ kind, delta }) => [kind, delta])).toEqual(
        there.points.map(({ kind, delta }) => [kind, delta]),
      );
      there.points.forEach((point, i) => {
        const theirs = back.points[i];
        const turned = tiesOf(point).map((tie) => ({
          ...tie,
          first: tie.second,
          second: tie.first,
        }));
        const row = (ties: typeof turned) =>
          ties.map(({ first, second, delta }) => `${first} ${second} ${delta}`).toSorted();
        expect(row([...(theirs === undefined ? [] : tiesOf(theirs))])).toEqual(row(turned));
      });
      expect(back.uncompared).toEqual({
        first: there.uncompared.second,
        second: there.uncompared.first,
      });
    });
    fc.assert(check, RUNS);
  });

  it('adds up: ties to themes, points to a percent between 0 and 100', () => {
    const check = fc.property(someChart, someChart, (one, other) => {
      const { percent, points } = synastryOf(one, other);
      const sum = (deltas: readonly { delta: number }[]) =>
        deltas.reduce((total, { delta }) => total + delta, 0);
      expect(sum(points)).toBe(percent);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      for (const point of points) {
        if ('ties' in point) expect(sum(point.ties)).toBe(point.delta);
        for (const { delta } of tiesOf(point)) expect([0, -0]).not.toContain(delta);
      }
      expect(points.slice(0, 6).map(({ kind }) => kind)).toEqual(['base', ...SYNASTRY_THEMES]);
    });
    fc.assert(check, RUNS);
  });

  it.each([
    // Weight times worth, whole where exact.
    ['Sun', 'Moon', 120, 8],
    ['Sun', 'Moon', 180, 4],
    ['Sun', 'Moon', 90, -8],
    ['Sun', 'Sun', 0, 4],
    ['Sun', 'Sun', 180, -2],
    ['Venus', 'Mars', 0, 8],
    ['Mercury', 'Mercury', 60, 3],
    ['Sun', 'Saturn', 0, -2],
    ['Sun', 'Saturn', 120, 4],
    ['Moon', 'Saturn', 180, -4],
    // Half at the edge of the orb, and never nothing.
    ['Sun', 'Moon', 120 + 6.999, 4],
    ['Sun', 'Mercury', 60 + 4.999, 1],
    ['Sun', 'Mercury', 180 - 7.999, -1],
  ])('gives %s and %s at %d° %d points', (a, b, apart, delta) => {
    const ours = placed(BIRTH, { [a]: 10 });
    const theirs = placed(BIRTH, { [b]: 10 + apart });
    const ties = synastryOf(ours, theirs).points.flatMap(tiesOf);
    const found = ties.filter(({ first, second }) => first === a && second === b);
    expect(found.map((tie) => tie.delta)).toEqual([delta]);
  });

  it('lists every major aspect, the closest first, and says what it could not compare', () => {
    const open = natalChart({
      moment: momentOf(new Date('1988-07-22T14:30:00Z'), false),
      latitude: 0,
      longitude: 0,
      houseSystem: 'placidus',
    });
    const { aspects, uncompared, points } = synastryOf(BIRTH, open);
    expect(uncompared).toEqual({ first: [], second: ['Moon', 'Ascendant', 'Midheaven'] });
    const orbs = aspects.map(({ orb }) => orb);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
    expect(aspects.length).toBeGreaterThan(points.flatMap(tiesOf).length);
    expect(aspects.some(({ second }) => second === 'Moon')).toBe(false);
  });

  it('tells what it takes off at the upper limit', () => {
    const all = Object.fromEntries(BIRTH.bodies.map(({ body }) => [body, 10]));
    const other = { ...all, Saturn: 130, Mars: 130 };
    const { percent, points } = synastryOf(placed(BIRTH, all), placed(BIRTH, other));
    const sum = points.slice(0, 6).reduce((total, { delta }) => total + delta, 0);
    expect([percent, points[6]]).toEqual([100, { kind: 'limit', delta: 100 - sum }]);
    expect(sum).toBeGreaterThan(100);
  });
});
