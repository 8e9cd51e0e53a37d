import { describe, expect, it } from 'vitest';
import { natalChart, type ChartMoment, type NatalChart } from './chart.ts';
import { figuresOf } from './figures.ts';

const exact = (at: string): ChartMoment => ({ kind: 'exact', at });

function chartOf(moment: ChartMoment, latitude = 40.4, longitude = -3.7): NatalChart {
  return natalChart({ moment, latitude, longitude, houseSystem: 'placidus' });
}

/** Births a few weeks apart, over the whole century and all round the Earth. */
const births = Array.from({ length: 300 }, (_, i) =>
  chartOf(
    exact(new Date(Date.UTC(1905, 0, 1) + i * 3_531 * 3_600_000).toISOString()),
    ((i * 37) % 120) - 60,
    ((i * 101) % 360) - 180,
  ),
);

describe('the figures of a chart', () => {
  it('know the crowd of the eclipse of February 1962', () => {
    const { crowdedSign } = figuresOf(chartOf(exact('1962-02-05T00:05:00Z')));
    expect(crowdedSign).toEqual({
      sign: 'Acuario',
      bodies: ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'],
    });
  });

  it('count four bodies at least, and all that stand there', () => {
    for (const chart of births) {
      const { crowdedSign, crowdedHouse } = figuresOf(chart);
      const most = (keys: readonly unknown[]) =>
        Math.max(...keys.map((key) => keys.filter((other) => other === key).length));
      const inSign = most(chart.bodies.map(({ sign }) => sign));
      expect(crowdedSign?.bodies.length ?? inSign).toBe(inSign);
      expect(crowdedSign === null).toBe(inSign < 4);
      for (const body of crowdedHouse?.bodies ?? [])
        expect(chart.bodies.find((placed) => placed.body === body)?.house).toBe(
          crowdedHouse?.house,
        );
    }
    expect(births.some((chart) => figuresOf(chart).crowdedHouse !== null)).toBe(true);
  });

  it('tell no house that says no more than its sign', () => {
    for (const chart of births) {
      const { crowdedSign, crowdedHouse } = figuresOf(chart);
      const isMore = crowdedHouse?.bodies.some((body) => !crowdedSign?.bodies.includes(body));
      expect(isMore ?? true).toBe(true);
    }
  });

  it('stand on three aspects that the chart has, with a body of the day in them', () => {
    const slow = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
    const has = ({ aspects }: NatalChart, wanted: string, pair: readonly string[]) =>
      aspects.some(({ a, b, aspect }) => aspect === wanted && pair.includes(a) && pair.includes(b));
    let [squares, trines] = [0, 0];
    for (const chart of births) {
      const { tSquare, grandTrine } = figuresOf(chart);
      if (tSquare) {
        squares += 1;
        expect(has(chart, 'opposition', tSquare.ends)).toBe(true);
        for (const end of tSquare.ends)
          expect(has(chart, 'square', [end, tSquare.apex])).toBe(true);
        expect([...tSquare.ends, tSquare.apex].some((body) => !slow.includes(body))).toBe(true);
      }
      if (grandTrine) {
        trines += 1;
        const [a, b, c] = grandTrine;
        for (const pair of [
          [a, b],
          [a, c],
          [b, c],
        ])
          expect(has(chart, 'trine', pair)).toBe(true);
      }
    }
    expect(squares).toBeGreaterThan(40);
    expect(trines).toBeGreaterThan(5);
  });

  it('know the grand cross of 1 July 1990, and tell no T-square of it besides', () => {
    const { grandCross, tSquare } = figuresOf(chartOf(exact('1990-07-01T10:00:00Z')));
    expect(grandCross).toEqual(['Jupiter', 'Saturn', 'Mars', 'Moon']);
    expect(tSquare).toBeNull();
  });

  it('rest on no hour that is not known', () => {
    const day = { from: '1962-02-04T23:00:00.000Z', to: '1962-02-05T23:00:00.000Z' };
    const { crowdedSign, crowdedHouse } = figuresOf(chartOf({ kind: 'unknown', ...day }));
    expect(crowdedSign?.bodies).toContain('Sun');
    expect(crowdedHouse).toBeNull();
  });
});
