import { describe, expect, it } from 'vitest';
import { shortestWay } from '../sky/angles.ts';
import { REFERENCE_CHARTS } from '../sky/testing/reference-charts.ts';
import { birthTimeOf } from './birth-time.ts';
import { natalChart, type ChartMoment, type NatalChart } from './chart.ts';

/** Degrees: what the reference allows. */
const TOLERANCE = 0.01;

function chartOf(chart: (typeof REFERENCE_CHARTS)[number], moment: ChartMoment): NatalChart {
  const { latitude, longitude } = chart;
  return natalChart({ moment, latitude, longitude, houseSystem: 'placidus' });
}

const offs = (ours: readonly (number | undefined)[], theirs: readonly number[]) =>
  theirs.map((longitude, index) => Math.abs(shortestWay(longitude, ours[index] ?? Number.NaN)));

describe.each(REFERENCE_CHARTS)('the reference chart of $name', (reference) => {
  const { date, time, zone, longitude: east, utc } = reference;
  const birth = birthTimeOf({ date, time, place: { zone, longitude: east } });
  if (birth.kind !== 'exact') throw new Error(birth.kind);
  const chart = chartOf(reference, birth);

  it('has its instant by the clocks of the place', () => {
    expect(birth.at).toBe(utc);
  });

  it('has each body where it was, and going the same way', () => {
    const longitudes = chart.bodies.map(({ longitude }) => longitude);
    for (const off of offs(longitudes, reference.bodies)) expect(off).toBeLessThan(TOLERANCE);
    const back = chart.bodies.filter(({ retrograde }) => retrograde).map(({ body }) => body);
    expect(back).toEqual(reference.retrograde);
  });

  it('has the same angles and cusps', () => {
    const { angles, houses } = chart;
    const ours = [angles?.ascendant.longitude, angles?.midheaven.longitude];
    for (const off of offs(ours, [reference.ascendant, reference.midheaven]))
      expect(off).toBeLessThan(TOLERANCE);
    expect(houses).toMatchObject({ system: 'placidus', reason: 'asked' });
    for (const off of offs(houses?.cusps ?? [], reference.placidus))
      expect(off).toBeLessThan(TOLERANCE);
  });

  it('has the same sign for its first whole-sign house', () => {
    expect(chart.angles?.ascendant.sign).toBe(reference.firstSign);
  });
});
