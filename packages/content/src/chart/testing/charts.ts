import { natalChart, type ChartMoment, type NatalChart } from '@sibila/domain/chart/chart';

/** Numbers from 0 to 1, always the same ones (Park and Miller). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const [FIRST, LAST] = [Date.UTC(1930, 0, 1), Date.UTC(2020, 0, 1)];
const DAY = 86_400_000;

/** The whole day in UTC that holds an instant. */
function wholeDay(at: number): ChartMoment {
  const from = Math.floor(at / DAY) * DAY;
  return {
    kind: 'unknown',
    from: new Date(from).toISOString(),
    to: new Date(from + DAY).toISOString(),
  };
}

/** The chart of a birth in a place, whose houses are those of Placidus where they can be. */
export function chartOf(at: string, latitude = 40.4, longitude = -3.7): NatalChart {
  const moment: ChartMoment = { kind: 'exact', at };
  return natalChart({ moment, latitude, longitude, houseSystem: 'placidus' });
}

/** The chart of a day in UTC (YYYY-MM-DD) of which no hour is known. */
export function hourlessChart(day: string): NatalChart {
  const moment = wholeDay(Date.parse(day));
  return natalChart({ moment, latitude: 40.4, longitude: -3.7, houseSystem: 'placidus' });
}

/** Some charts of births from 1930 to 2020 all over the world, one in six without an hour. */
export function randomCharts(count: number, seed = 7): NatalChart[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const at = FIRST + next() * (LAST - FIRST);
    const moment: ChartMoment =
      index % 6 === 5 ? wholeDay(at) : { kind: 'exact', at: new Date(at).toISOString() };
    const [latitude, longitude] = [next() * 125 - 55, next() * 360 - 180];
    const houseSystem = index % 4 === 3 ? 'whole-sign' : 'placidus';
    return natalChart({ moment, latitude, longitude, houseSystem });
  });
}
