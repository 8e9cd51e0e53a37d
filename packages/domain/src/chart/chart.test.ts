import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortestWay } from '../sky/angles.ts';
import { BODIES } from '../sky/body-names.ts';
import { bodyPositions } from '../sky/bodies.ts';
import { SIGN_NAMES } from '../zodiac/signs.ts';
import { birthTimeOf, type LocalBirth } from './birth-time.ts';
import { natalChart, type ChartMoment, type NatalChart } from './chart.ts';

const MADRID = { latitude: 40.4168, longitude: -3.7038 };
const RUNS = { numRuns: 60, seed: 1990 };
const MINUTE = 60_000;

const exact = (at: Date | string): ChartMoment => ({
  kind: 'exact',
  at: new Date(at).toISOString(),
});

const chartAt = (at: Date | string, place = MADRID): NatalChart =>
  natalChart({ moment: exact(at), ...place, houseSystem: 'placidus' });

function chartOf(birth: LocalBirth): NatalChart {
  const moment = birthTimeOf(birth);
  if (moment.kind !== 'exact' && moment.kind !== 'unknown') throw new Error(moment.kind);
  return natalChart({ moment, ...MADRID, houseSystem: 'placidus' });
}

function bodyOf(chart: NatalChart, name: string) {
  const found = chart.bodies.find(({ body }) => body === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

const someInstant = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2026-11-01T00:00:00Z'),
  noInvalidDate: true,
});

const somePlace = fc.record({
  latitude: fc.double({ min: -65, max: 65, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('a chart with its hour', () => {
  const chart = chartAt('1990-06-10T12:30:00Z');

  it('tells each body by sign, degree, house and dignity', () => {
    expect(chart.bodies.map(({ body }) => body)).toEqual(BODIES.map(({ body }) => body));
    expect(bodyOf(chart, 'Sun')).toMatchObject({ sign: 'Géminis', house: 9, dignities: [] });
    expect(bodyOf(chart, 'Moon')).toMatchObject({ house: 4, dignities: ['detriment'] });
    expect(bodyOf(chart, 'Venus')).toMatchObject({ sign: 'Tauro', dignities: ['domicile'] });
    expect(bodyOf(chart, 'Mars')).toMatchObject({ sign: 'Aries', dignities: ['domicile'] });
    expect(bodyOf(chart, 'Jupiter')).toMatchObject({ dignities: ['exaltation'] });
    expect(bodyOf(chart, 'Saturn')).toMatchObject({ house: 4, retrograde: true });
    expect(bodyOf(chart, 'Pluto')).toMatchObject({ sign: 'Escorpio', dignities: ['domicile'] });
  });

  it('tells the nodes as Swiss Ephemeris does', () => {
    expect(Math.abs(shortestWay(309.9615, chart.nodes.mean.longitude))).toBeLessThan(0.001);
    expect(Math.abs(shortestWay(308.1381, chart.nodes.true.longitude))).toBeLessThan(0.02);
    expect(chart.nodes.mean).toMatchObject({ sign: 'Acuario', house: 5 });
  });

  it('balances the ten bodies by element and modality', () => {
    expect(chart.balance).toEqual({
      elements: { fire: 1, earth: 6, air: 1, water: 2 },
      modalities: { cardinal: 6, fixed: 3, mutable: 1 },
      uncounted: [],
    });
  });

  it('lists the aspects of bodies and angles, the closest first, each pair once', () => {
    const orbs = chart.aspects.map(({ orb }) => orb);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
    expect(chart.aspects).toContainEqual(
      expect.objectContaining({ a: 'Sun', b: 'Midheaven', aspect: 'conjunction' }),
    );
    expect(chart.aspects).toContainEqual(
      expect.objectContaining({ a: 'Moon', b: 'Neptune', aspect: 'conjunction' }),
    );
    const pairs = chart.aspects.map(({ a, b }) => `${a} ${b}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).not.toContain('Ascendant Midheaven');
  });

  it('tells the phase of the Moon', () => {
    expect(chart.moon).toMatchObject({ phase: 'gibosa menguante', phases: ['gibosa menguante'] });
    expect(chart.moon.angle).toBeCloseTo(202.9, 0);
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });

  it('gives Mercury both its dignities in Virgo', () => {
    const found = bodyOf(chartAt('2026-09-01T12:00:00Z'), 'Mercury');
    expect(found).toMatchObject({ sign: 'Virgo', dignities: ['domicile', 'exaltation'] });
  });

  it.each([
    [91, 0],
    [-91, 0],
    [0, 181],
    [Number.NaN, 0],
    [0, Number.NaN],
  ])('refuses latitude %d, longitude %d', (latitude, longitude) => {
    expect(() => chartAt('1990-06-10T12:30:00Z', { latitude, longitude })).toThrow(RangeError);
  });

  it('refuses an instant that is none', () => {
    const moment: ChartMoment = { kind: 'exact', at: 'ayer' };
    expect(() => natalChart({ moment, ...MADRID, houseSystem: 'placidus' })).toThrow(RangeError);
  });
});

describe('the houses of a chart', () => {
  const TROMSO = { latitude: 69.6492, longitude: 18.9553 };

  it('are whole signs where asked, with the same angles', () => {
    const placidus = chartAt('1990-06-10T12:30:00Z');
    const moment = exact('1990-06-10T12:30:00Z');
    const whole = natalChart({ moment, ...MADRID, houseSystem: 'whole-sign' });
    expect(whole.angles).toEqual(placidus.angles);
    expect(whole.houses).toMatchObject({ system: 'whole-sign', reason: 'asked' });
    expect(whole.houses?.cusps[0]).toBe(150);
    expect(bodyOf(whole, 'Sun').house).toBe(10);
  });

  it('are whole signs from 66 degrees on, and say that it is for the latitude', () => {
    expect(chartAt('1990-06-10T12:30:00Z', TROMSO).houses).toMatchObject({
      system: 'whole-sign',
      reason: 'polar',
    });
    const moment = exact('1990-06-10T12:30:00Z');
    const asked = natalChart({ moment, ...TROMSO, houseSystem: 'whole-sign' });
    expect(asked.houses?.reason).toBe('asked');
    const south = chartAt('1990-06-10T12:30:00Z', { latitude: -66, longitude: 110 });
    expect(south.houses?.reason).toBe('polar');
    const north = chartAt('1990-06-10T12:30:00Z', { latitude: 65.99, longitude: 20 });
    expect(north.houses).toMatchObject({ system: 'placidus', reason: 'asked' });
  });

  it('put every body somewhere, at the poles too', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const check = fc.property(someInstant, place, (at, where) => {
      const { bodies, houses, angles } = chartAt(at, where);
      expect(houses?.cusps).toHaveLength(12);
      for (const { house } of bodies) {
        expect(house).toBeGreaterThanOrEqual(1);
        expect(house).toBeLessThanOrEqual(12);
      }
      expect(angles?.ascendant.degree).toBeGreaterThanOrEqual(0);
    });
    fc.assert(check, RUNS);
  });

  it('take the Sun backwards through all twelve in a day', () => {
    const start = Date.parse('1990-06-10T00:00:00Z');
    const row = Array.from({ length: 97 }, (_, i) => {
      const { house } = bodyOf(chartAt(new Date(start + i * 15 * MINUTE)), 'Sun');
      return house ?? 0;
    });
    const steps = row.slice(1).map((house, i) => ((row[i] ?? 0) - house + 12) % 12);
    expect(new Set(steps)).toEqual(new Set([0, 1]));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(12);
  });
});

describe('charts a moment apart', () => {
  /** Fails unless nothing moved by more than its pace allows. */
  function expectNear(one: NatalChart, other: NatalChart, minutes: number) {
    one.bodies.forEach(({ longitude }, i) => {
      const way = shortestWay(longitude, other.bodies[i]?.longitude ?? Number.NaN);
      expect(Math.abs(way)).toBeLessThan(0.012 * minutes);
    });
    const [a, b] = [one.angles?.ascendant.longitude, other.angles?.ascendant.longitude];
    expect(Math.abs(shortestWay(a ?? 0, b ?? 180))).toBeLessThan(2 * minutes);
  }

  it('are near each other anywhere outside the polar circles', () => {
    const tame = somePlace.filter(({ latitude }) => Math.abs(latitude) < 60);
    const check = fc.property(someInstant, tame, (at, place) => {
      const later = new Date(at.getTime() + MINUTE);
      expectNear(chartAt(at, place), chartAt(later, place), 1);
    });
    fc.assert(check, RUNS);
  });

  it.each([
    ['midnight', '1990-06-10', '23:59', '1990-06-11', '00:00'],
    ['New Year', '1999-12-31', '23:59', '2000-01-01', '00:00'],
    ['the spring change of clocks', '1990-03-25', '01:59', '1990-03-25', '03:00'],
    ['the change of 1974', '1974-04-13', '22:59', '1974-04-14', '00:00'],
    ['the beginning of time zones', '1900-12-31', '23:45', '1901-01-01', '00:00'],
  ])('are near each other across %s', (_, day, time, nextDay, nextTime) => {
    const place = { ...MADRID, zone: 'Europe/Madrid' };
    const [one, other] = [
      chartOf({ date: day, time, place }),
      chartOf({ date: nextDay, time: nextTime, place }),
    ];
    expectNear(one, other, 1);
  });

  it('are the same chart for one instant, whatever zone its clocks are of', () => {
    const zones = [
      ['Europe/Madrid', '14:30'],
      ['America/Mexico_City', '06:30'],
      ['Asia/Kathmandu', '18:15'],
    ] as const;
    const charts = zones.map(([zone, time]) =>
      chartOf({ date: '1990-06-10', time, place: { ...MADRID, zone } }),
    );
    for (const { bodies, angles } of charts) {
      expect(bodies).toEqual(charts[0]?.bodies);
      expect(angles).toEqual(charts[0]?.angles);
    }
  });
});

describe('a chart without its hour', () => {
  const dayOf = (date: string) => chartOf({ date, place: { ...MADRID, zone: 'Europe/Madrid' } });

  it('has no angles and no houses', () => {
    const chart = dayOf('1990-06-10');
    expect([chart.angles, chart.houses]).toEqual([null, null]);
    expect(new Set(chart.bodies.map(({ house }) => house))).toEqual(new Set([null]));
    expect(chart.nodes.true.house).toBeNull();
    expect(chart.aspects.some(({ b }) => b === 'Ascendant' || b === 'Midheaven')).toBe(false);
  });

  it('tells the sign of the Moon if it holds all day, but no degree', () => {
    expect(bodyOf(dayOf('1990-06-10'), 'Moon')).toMatchObject({
      sign: 'Capricornio',
      signs: ['Capricornio'],
      degree: null,
    });
  });

  it('tells both signs of a Moon that changes, on more than two days in five', () => {
    const days = Array.from({ length: 60 }, (_, i) =>
      new Date(Date.UTC(1990, 0, 1 + i)).toISOString().slice(0, 10),
    );
    const open = days.map(dayOf).filter((chart) => bodyOf(chart, 'Moon').sign === null);
    expect(open.length / days.length).toBeGreaterThan(0.35);
    expect(open.length / days.length).toBeLessThan(0.52);
    for (const chart of open) {
      const { signs, dignities, degree } = bodyOf(chart, 'Moon');
      const [first = 'Aries', second] = signs;
      expect(second).toBe(SIGN_NAMES[(SIGN_NAMES.indexOf(first) + 1) % 12]);
      expect([dignities, degree]).toEqual([[], null]);
      expect(chart.balance.uncounted).toContain('Moon');
    }
  });

  it('tells both signs of the Sun on a cusp day', () => {
    expect(bodyOf(dayOf('1990-03-20'), 'Sun')).toMatchObject({
      sign: null,
      signs: ['Piscis', 'Aries'],
    });
    expect(bodyOf(dayOf('1990-03-19'), 'Sun').sign).toBe('Piscis');
    expect(bodyOf(dayOf('1990-03-21'), 'Sun').sign).toBe('Aries');
  });

  it('leaves open whether a planet that turns on that day goes back', () => {
    // Mercury turned on 15 March 2025 at 06:47 UTC.
    expect(bodyOf(dayOf('2025-03-15'), 'Mercury').retrograde).toBeNull();
    expect(bodyOf(dayOf('2025-03-16'), 'Mercury').retrograde).toBe(true);
  });

  it('tells only what is true at any hour of the day', () => {
    const check = fc.property(
      someInstant,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (at, share) => {
        const from = Math.floor(at.getTime() / 86_400_000) * 86_400_000;
        const moment: ChartMoment = {
          kind: 'unknown',
          from: new Date(from).toISOString(),
          to: new Date(from + 86_400_000).toISOString(),
        };
        const chart = natalChart({ moment, ...MADRID, houseSystem: 'placidus' });
        const born = chartAt(new Date(from + share * 86_399_000));
        bodyPositions(new Date(from + share * 86_399_000)).forEach(({ sign }, i) => {
          expect(chart.bodies[i]?.signs).toContain(sign);
        });
        for (const { a, b, aspect } of chart.aspects)
          expect(born.aspects).toContainEqual(expect.objectContaining({ a, b, aspect }));
        expect(chart.moon.phases).toContain(born.moon.phase);
      },
    );
    fc.assert(check, RUNS);
  });
});
