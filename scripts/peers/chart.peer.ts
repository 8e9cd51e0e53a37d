import { beforeAll, expect, it } from 'vitest';
import { natalChart, type NatalChart } from '@sibila/domain/chart/chart';
import { isPolar } from '@sibila/domain/chart/houses';
import { shortestWay } from '@sibila/domain/sky/angles';
import { BODIES } from '@sibila/domain/sky/body-names';
import { describePeer } from './peer.ts';
import { askSwetest, instantBetween, spread } from './swetest.ts';

const CHARTS = 200;
const FROM = Date.UTC(1900, 0, 1);
const UNTIL = Date.UTC(2027, 0, 1);
/** Degrees either side of the equator: one chart in eight lies where houses are whole signs. */
const FARTHEST = 75;
const TOLERANCE = 0.02;

interface Birth {
  at: Date;
  latitude: number;
  longitude: number;
}

/** The same births in every run, spread without a pattern; as precise as `swetest` takes them. */
function randomBirths(): Birth[] {
  const next = spread(1205);
  const upTo = (limit: number) => Number(((next() * 2 - 1) * limit).toFixed(4));
  return Array.from({ length: CHARTS }, () => ({
    at: instantBetween(FROM, UNTIL, next()),
    latitude: upTo(FARTHEST),
    longitude: upTo(180),
  }));
}

/** What `swetest` calls each thing of a chart, and its longitude in degrees. */
function theirChart({ at, latitude, longitude }: Birth): Map<string, number> {
  const system = isPolar(latitude) ? 'W' : 'P';
  const houses = `-house${longitude},${latitude},${system}`;
  const rows = askSwetest(at, '-p0123456789mt', '-fPl', houses);
  return new Map(rows.map(([name = '', degrees]) => [name.replace(/\s+/g, ' '), Number(degrees)]));
}

/** The same of our chart, by the same names. */
function namedLongitudes({ bodies, nodes, angles, houses }: NatalChart): [string, number][] {
  return [
    ...bodies.map(({ body, longitude }): [string, number] => [body, longitude]),
    ['mean Node', nodes.mean.longitude],
    ['true Node', nodes.true.longitude],
    ['Ascendant', angles?.ascendant.longitude ?? Number.NaN],
    ['MC', angles?.midheaven.longitude ?? Number.NaN],
    ...(houses?.cusps ?? []).map((cusp, i): [string, number] => [`house ${i + 1}`, cusp]),
  ];
}

describePeer('Swiss Ephemeris, at 200 births from 1900 to 2026', { programs: ['swetest'] }, () => {
  let births: { birth: Birth; chart: NatalChart; theirs: Map<string, number> }[];

  beforeAll(() => {
    births = randomBirths().map((birth) => {
      const { at, latitude, longitude } = birth;
      const moment = { kind: 'exact', at: at.toISOString() } as const;
      const chart = natalChart({ moment, latitude, longitude, houseSystem: 'placidus' });
      return { birth, chart, theirs: theirChart(birth) };
    });
  });

  it.each([
    ['bodies', BODIES.map(({ body }) => body)],
    ['nodes', ['mean Node', 'true Node']],
    ['angles', ['Ascendant', 'MC']],
    ['cusps', Array.from({ length: 12 }, (_, i) => `house ${i + 1}`)],
  ])('has the same %s, to two hundredths of a degree', (_, names) => {
    for (const { birth, chart, theirs } of births) {
      const ours = new Map(namedLongitudes(chart));
      for (const name of names) {
        const off = shortestWay(theirs.get(name) ?? Number.NaN, ours.get(name) ?? Number.NaN);
        expect(Math.abs(off), `${name} of ${JSON.stringify(birth)}`).toBeLessThan(TOLERANCE);
      }
    }
  });

  it('meets births of both kinds, in the tropics, in the north, in the south and near the poles', () => {
    const systems = births.map(({ chart }) => chart.houses?.system);
    expect(systems.filter((system) => system === 'whole-sign').length).toBeGreaterThan(15);
    expect(systems.filter((system) => system === 'placidus').length).toBeGreaterThan(150);
  });
});
