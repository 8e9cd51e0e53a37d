import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGN_NAMES } from '../zodiac/signs.ts';
import { shortestWay, wholeTurn } from './angles.ts';
import { bodyPositions, moonPhase, phaseName, retrogradeUntil, signAt } from './bodies.ts';
import { BODIES, MOON_PHASES, type BodyName } from './body-names.ts';
import { REFERENCE_CHARTS } from './testing/reference-charts.ts';

const MINUTE = 60_000;

/** The instants (UTC) at which the Sun enters each sign in 2026, to the second. */
const SUN_INGRESSES_2026 = [
  ['Acuario', '2026-01-20T01:44:42Z'],
  ['Piscis', '2026-02-18T15:51:32Z'],
  ['Aries', '2026-03-20T14:45:36Z'],
  ['Tauro', '2026-04-20T01:39:09Z'],
  ['Géminis', '2026-05-21T00:37:16Z'],
  ['Cáncer', '2026-06-21T08:25:00Z'],
  ['Leo', '2026-07-22T19:13:18Z'],
  ['Virgo', '2026-08-23T02:18:58Z'],
  ['Libra', '2026-09-23T00:05:38Z'],
  ['Escorpio', '2026-10-23T09:38:24Z'],
  ['Sagitario', '2026-11-22T07:23:34Z'],
  ['Capricornio', '2026-12-21T20:50:22Z'],
] as const;

/** Mercury's retrogrades of 2026 (UTC): from station to station. */
const MERCURY_2026 = [
  ['2026-02-26T06:47:01Z', '2026-03-20T19:34:22Z'],
  ['2026-06-29T17:37:07Z', '2026-07-23T22:56:48Z'],
  ['2026-10-24T07:15:20Z', '2026-11-13T15:52:11Z'],
] as const;

const someDate = fc.date({
  min: new Date('1950-01-01T00:00:00Z'),
  max: new Date('2050-01-01T00:00:00Z'),
  noInvalidDate: true,
});

function positionOf(body: BodyName, at: Date) {
  const found = bodyPositions(at).find((position) => position.body === body);
  if (found === undefined) throw new Error(`No ${body}`);
  return found;
}

function sunSign(at: Date | string) {
  return positionOf('Sun', new Date(at)).sign;
}

describe('where the bodies stand', () => {
  it.each(REFERENCE_CHARTS)('agrees with the reference chart of $name', (chart) => {
    const positions = bodyPositions(new Date(chart.utc));
    expect(positions.map(({ body }) => body)).toEqual(BODIES.map(({ body }) => body));
    positions.forEach(({ longitude }, index) => {
      const off = shortestWay(chart.bodies[index] ?? Number.NaN, longitude);
      expect(Math.abs(off)).toBeLessThan(0.01);
    });
    const retrograde = positions.filter((position) => position.retrograde);
    expect(retrograde.map(({ body }) => body)).toEqual(chart.retrograde);
  });

  it.each(SUN_INGRESSES_2026)('has the Sun enter %s at %s, to the minute', (sign, instant) => {
    const at = new Date(instant).getTime();
    const before = SIGN_NAMES.at(SIGN_NAMES.indexOf(sign) - 1);
    expect(sunSign(new Date(at - MINUTE))).toBe(before);
    expect(sunSign(new Date(at + MINUTE))).toBe(sign);
  });

  it('tells the sign of births on a cusp day by the hour', () => {
    expect(sunSign('1990-03-20T22:00:00+01:00')).toBe('Piscis');
    expect(sunSign('1990-03-20T22:30:00+01:00')).toBe('Aries');
    expect(sunSign('1988-07-22T08:30:00-06:00')).toBe('Cáncer');
    expect(sunSign('1988-07-22T09:00:00-06:00')).toBe('Leo');
  });

  it('keeps longitude, sign and degree consistent', () => {
    const check = fc.property(someDate, (at) => {
      const positions = bodyPositions(at);
      for (const { longitude, sign, degree } of positions) {
        expect(SIGN_NAMES.indexOf(sign) * 30 + degree).toBeCloseTo(longitude, 9);
        expect(degree).toBeGreaterThanOrEqual(0);
        expect(degree).toBeLessThan(30);
      }
    });
    fc.assert(check, { numRuns: 100, seed: 20_260_320 });
  });

  it('never has Mercury, Venus, the Sun or the Moon do what they can’t', () => {
    const check = fc.property(someDate, (at) => {
      const [sun, moon, mercury, venus] = bodyPositions(at);
      const fromSun = [mercury, venus].map((planet) =>
        Math.abs(shortestWay(sun?.longitude ?? Number.NaN, planet?.longitude ?? Number.NaN)),
      );
      expect(fromSun[0]).toBeLessThan(28);
      expect(fromSun[1]).toBeLessThan(48);
      expect([sun?.retrograde, moon?.retrograde]).toEqual([false, false]);
    });
    fc.assert(check, { numRuns: 500, seed: 20_260_320 });
  });

  it('refuses a date that is none', () => {
    expect(() => bodyPositions(new Date('no es fecha'))).toThrow(RangeError);
  });
});

describe('retrogrades', () => {
  it.each(MERCURY_2026)('has Mercury go back from %s until %s', (from, until) => {
    const tolerance = 15 * MINUTE;
    const [start, end] = [new Date(from).getTime(), new Date(until).getTime()];
    const flags = [start - tolerance, start + tolerance, end - tolerance, end + tolerance].map(
      (time) => positionOf('Mercury', new Date(time)).retrograde,
    );
    expect(flags).toEqual([false, true, true, false]);
    const found = retrogradeUntil('Mercury', new Date(start + tolerance));
    expect(Math.abs((found?.getTime() ?? 0) - end)).toBeLessThan(tolerance);
  });

  it('finds the end of the longest one, Pluto’s', () => {
    const found = retrogradeUntil('Pluto', new Date('2026-05-07T00:00:00Z'));
    const off = (found?.getTime() ?? 0) - new Date('2026-10-16T02:23:23Z').getTime();
    expect(Math.abs(off)).toBeLessThan(15 * MINUTE);
  });

  it('has no end to tell of a body that goes direct', () => {
    expect(retrogradeUntil('Mercury', new Date('2026-01-15T00:00:00Z'))).toBeUndefined();
  });
});

describe('the phase of the Moon', () => {
  it.each(['2025-01-13T22:27:32Z', '2025-02-12T13:54:03Z', '2026-03-03T11:38:32Z'])(
    'is full at %s',
    (instant) => {
      const phase = moonPhase(new Date(instant));
      expect(phase.angle).toBeCloseTo(180, 1);
      expect(phase.illumination).toBeGreaterThan(0.99);
      expect(phase.name).toBe('luna llena');
    },
  );

  it.each(['2025-01-29T12:36:33Z', '2026-01-18T19:52:39Z', '2026-03-19T01:24:05Z'])(
    'is new at %s',
    (instant) => {
      const phase = moonPhase(new Date(instant));
      expect(Math.abs(shortestWay(0, phase.angle))).toBeLessThan(0.05);
      expect(phase.illumination).toBeLessThan(0.01);
      expect(phase.name).toBe('luna nueva');
    },
  );

  it('goes through the eight names in order', () => {
    expect([0, 45, 90, 135, 180, 225, 270, 315].map(phaseName)).toEqual(MOON_PHASES);
  });

  it('keeps the name of new, quarters and full for a day on either side', () => {
    expect([348, 12, 78, 102, 168, 192, 258, 282].map(phaseName)).toEqual([
      'luna nueva',
      'luna nueva',
      'cuarto creciente',
      'cuarto creciente',
      'luna llena',
      'luna llena',
      'cuarto menguante',
      'cuarto menguante',
    ]);
    expect([13, 77, 103, 167, 193, 257, 283, 347].map(phaseName)).toEqual([
      'luna creciente',
      'luna creciente',
      'gibosa creciente',
      'gibosa creciente',
      'gibosa menguante',
      'gibosa menguante',
      'luna menguante',
      'luna menguante',
    ]);
  });
});

describe('angles', () => {
  it('brings any angle to a whole turn', () => {
    expect([-30, 0, 360, 725].map(wholeTurn)).toEqual([330, 0, 0, 5]);
  });

  it('goes the shorter way, also across Aries', () => {
    expect(shortestWay(350, 10)).toBe(20);
    expect(shortestWay(10, 350)).toBe(-20);
  });

  it('begins each sign at its first instant', () => {
    expect([0, 29.9999, 30, 359.9999, 360].map(signAt)).toEqual([
      'Aries',
      'Aries',
      'Tauro',
      'Piscis',
      'Aries',
    ]);
    expect(() => signAt(Number.NaN)).toThrow(RangeError);
  });
});
