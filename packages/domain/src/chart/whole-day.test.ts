import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortestWay } from '../sky/angles.ts';
import { aspectBetween, ASPECTS } from '../sky/aspects.ts';
import { bodyPositions, longitudeAt, moonPhase } from '../sky/bodies.ts';
import { unsupportedChartClaims } from './claims.ts';
import { natalChart, type NatalChart } from './chart.ts';
import { synastryOf } from './synastry.ts';
import { transitsOf } from './transits.ts';
import { heldAspect, wholeSpan } from './whole-day.ts';

const DAY = 86_400_000;
const BUENOS_AIRES = { latitude: -34.6, longitude: -58.4, houseSystem: 'placidus' } as const;

/** A day that begins somewhere between two hours. */
const someDay = fc.integer({ min: Date.UTC(1905, 0, 1), max: Date.UTC(2026, 0, 1) });

function hourless(from: number): NatalChart {
  const [begin, end] = [new Date(from).toISOString(), new Date(from + DAY).toISOString()];
  return natalChart({ moment: { kind: 'unknown', from: begin, to: end }, ...BUENOS_AIRES });
}

/** Twenty-five instants of a day, none of them on the hour. */
const instantsFrom = (from: number): Date[] =>
  Array.from({ length: 25 }, (_, i) => new Date(from + Math.min(DAY - 2, (i * DAY) / 24.4)));

/** 8 December 1991 in Buenos Aires, on which the Moon passed Uranus. */
const MOON_DAY = Date.UTC(1991, 11, 8, 3);

/** Less than this, in degrees, may happen between two hours. */
const HAIR = 0.001;

describe('a chart without its hour, held against 25 instants of its day', () => {
  it('tells aspects that hold at each of them, by orbs that hold them all', () => {
    let told = 0;
    const check = fc.property(someDay, (from) => {
      const { aspects } = hourless(from);
      told += aspects.length;
      expect(aspects.map(({ orb }) => orb)).toEqual(
        aspects.map(({ orb }) => orb).toSorted((one, other) => one - other),
      );
      for (const at of instantsFrom(from)) {
        const places = new Map<string, number>(
          bodyPositions(at).map(({ body, longitude }) => [body, longitude]),
        );
        const placeOf = (point: string) => places.get(point) ?? Number.NaN;
        for (const { a, b, aspect, orb, orbs = { from: 9, to: 0 } } of aspects) {
          const found = aspectBetween(placeOf(a), placeOf(b));
          expect(found?.aspect).toBe(aspect);
          const [least, most] = [orbs.from - HAIR, orb + HAIR];
          expect(found?.orb).toBeGreaterThanOrEqual(least);
          expect(found?.orb).toBeLessThanOrEqual(most);
        }
      }
    });
    fc.assert(check, { numRuns: 25, seed: 1991 });
    expect(told).toBeGreaterThan(200);
  });

  it('leaves no aspect out that holds all day', () => {
    const check = fc.property(someDay, (from) => {
      const skies = instantsFrom(from).map(bodyPositions);
      const keys = skies.map((sky) =>
        sky.flatMap((one, i) =>
          sky.slice(i + 1).flatMap((other) => {
            const found = aspectBetween(one.longitude, other.longitude);
            // A hair from the edge it may be lost between two looks.
            const wide = ASPECTS.find(({ aspect }) => aspect === found?.aspect)?.orb ?? 0;
            return found && found.orb < wide - 0.6
              ? `${one.body} ${found.aspect} ${other.body}`
              : [];
          }),
        ),
      );
      const all = (keys[0] ?? []).filter((key) => keys.every((row) => row.includes(key)));
      const told = hourless(from).aspects.map(({ a, b, aspect }) => `${a} ${aspect} ${b}`);
      for (const key of all) expect(told).toContain(key);
    });
    fc.assert(check, { numRuns: 20, seed: 3 });
  });

  it('tells signs, whole degrees and the light of the Moon as they were at each', () => {
    const check = fc.property(someDay, (from) => {
      const { bodies, moon } = hourless(from);
      for (const at of instantsFrom(from)) {
        bodyPositions(at).forEach(({ sign, longitude, degree }, i) => {
          const told = bodies[i];
          expect(told?.signs).toContain(sign);
          const reach = told?.reach ?? { from: 0, to: 0 };
          expect(shortestWay(reach.from, longitude)).toBeGreaterThan(-HAIR);
          expect(shortestWay(reach.to, longitude)).toBeLessThan(HAIR);
          if (told?.degree === null || told === undefined) return;
          expect(told.sign).toBe(sign);
          expect(Number.isInteger(told.degree)).toBe(true);
          expect(Math.abs(told.degree - degree)).toBeLessThan(2);
        });
        const { name, illumination } = moonPhase(at);
        expect(moon.phases).toContain(name);
        const { from: least, to: most } = moon.illuminations ?? { from: 1, to: 0 };
        expect(illumination).toBeGreaterThan(least - HAIR);
        expect(illumination).toBeLessThan(most + HAIR);
      }
    });
    fc.assert(check, { numRuns: 25, seed: 8 });
  });

  it('tells transits that are close whatever the hour of birth was', () => {
    let told = 0;
    const check = fc.property(someDay, (from) => {
      const found = transitsOf(hourless(from), '2026-11-21', 'UTC');
      told += found.length;
      const noon = new Date('2026-11-21T12:00:00Z');
      const later = new Date('2026-11-21T12:30:00Z');
      for (const at of instantsFrom(from)) {
        const born = new Map<string, number>(
          bodyPositions(at).map(({ body, longitude }) => [body, longitude]),
        );
        for (const { body, point, aspect, orb, applying, exact } of found) {
          const angle = ASPECTS.find((entry) => entry.aspect === aspect)?.angle ?? Number.NaN;
          const offAt = (when: Date) =>
            Math.abs(
              Math.abs(shortestWay(born.get(point) ?? Number.NaN, longitudeAt(body, when))) - angle,
            );
          expect(offAt(noon)).toBeLessThan(orb + HAIR);
          expect(orb).toBeLessThanOrEqual(1);
          if (applying !== null && offAt(noon) > 0.1)
            expect(offAt(later) < offAt(noon)).toBe(applying);
          expect(exact).toEqual([]);
        }
      }
    });
    fc.assert(check, { numRuns: 30, seed: 21 });
    expect(told).toBeGreaterThan(30);
  });

  it('compares with another chart by what is in orb at any hour of either day', () => {
    const [first, second] = [MOON_DAY, Date.UTC(1990, 4, 14, 6)];
    const { aspects } = synastryOf(hourless(first), hourless(second));
    expect(aspects.length).toBeGreaterThan(5);
    const [early, late] = [first, second].map((from) => instantsFrom(from).map(bodyPositions));
    for (const { first: a, second: b, aspect, orb } of aspects) {
      for (const ours of early ?? [])
        for (const theirs of late ?? []) {
          const [one, other] = [
            ours.find(({ body }) => body === a)?.longitude ?? Number.NaN,
            theirs.find(({ body }) => body === b)?.longitude ?? Number.NaN,
          ];
          const found = aspectBetween(one, other);
          expect(found?.aspect).toBe(aspect);
          expect(found?.orb).toBeLessThan(orb + HAIR);
        }
    }
  });
});

describe('the day of 8 December 1991 in Buenos Aires', () => {
  const chart = hourless(MOON_DAY);
  const orbsOf = (a: string, b: string) =>
    chart.aspects.find((found) => found.a === a && found.b === b);

  it('has the two aspects of the Moon last, as each was up to 7° away', () => {
    expect(chart.aspects.slice(-2).map(({ a }) => a)).toEqual(['Moon', 'Moon']);
    expect(chart.aspects.slice(0, -2).some(({ a }) => a === 'Moon')).toBe(false);
    const { orb = 0, orbs = { from: 9, to: 0 } } = orbsOf('Moon', 'Uranus') ?? {};
    expect(orb).toBe(orbs.to);
    expect(wholeSpan(orbs)).toEqual({ from: 0, to: 7 });
  });

  it('has the Sun with Mercury up to two degrees off, and about a whole degree', () => {
    expect(wholeSpan(orbsOf('Sun', 'Mercury')?.orbs ?? { from: 9, to: 9 })).toEqual({
      from: 0,
      to: 2,
    });
    expect(chart.bodies[0]).toMatchObject({ sign: 'Sagitario', degree: 16 });
  });

  it.each([
    'El Sol está hacia 16° de Sagitario.',
    'El Sol y Mercurio están en conjunción con un orbe de entre 0° y 2°.',
    'La Luna creciente estaba iluminada entre el 3 % y el 8 %.',
  ])('lets «%s» pass', (text) => {
    expect(unsupportedChartClaims(text, chart)).toEqual([]);
  });

  it.each([
    'El Sol está a 16° de Sagitario.',
    'El Sol está hacia 19° de Sagitario.',
    'La Luna está hacia 12° de Capricornio.',
    'El Sol y Mercurio están en conjunción con un orbe de 0°.',
    'La Luna estaba iluminada al 5 %.',
    'La Luna estaba iluminada al 3 %.',
    'La Luna estaba iluminada entre el 3 % y el 5 %.',
  ])('stops «%s»', (text) => {
    expect(unsupportedChartClaims(text, chart)).not.toEqual([]);
  });
});

describe('what holds all along', () => {
  it('is an aspect within whose orb all ways stay, on the same side', () => {
    expect(heldAspect([58, 60.5, 63])).toMatchObject({ aspect: 'sextile', orb: 3 });
    expect(heldAspect([58, 60.5, 63])?.orbs).toEqual({ from: 0, to: 3 });
    expect(heldAspect([-3, -1])?.orbs).toEqual({ from: 1, to: 3 });
    expect(heldAspect([178, -179])?.orbs).toEqual({ from: 0, to: 2 });
    expect(heldAspect([3, 9])).toBeUndefined();
    expect(heldAspect([40])).toBeUndefined();
    expect(heldAspect([61])).toEqual({ aspect: 'sextile', orb: 1 });
  });

  it('is told in whole numbers around it, never of no width', () => {
    expect(wholeSpan({ from: 0.2, to: 1.4 })).toEqual({ from: 0, to: 2 });
    expect(wholeSpan({ from: 3.1, to: 3.2 })).toEqual({ from: 3, to: 4 });
    expect(wholeSpan({ from: 100, to: 100 })).toEqual({ from: 99, to: 100 });
  });
});
