import { natalChart, type ChartInput } from '@sibila/domain/chart/chart';
import { median, report } from './measure.ts';
import { benchPlaces } from './places.ts';

const CHARTS_A_SECOND_MIN = 1000;
const CHARTS = 500;
const ROUNDS = 5;

const FROM = Date.UTC(1900, 0, 1);
const UNTIL = Date.UTC(2027, 0, 1);

/** What the product computes of a birth: its chart, and the place it is looked for by. */
export function benchSky(): Promise<void> {
  benchCharts();
  benchPlaces();
  return Promise.resolve();
}

/** The same births in every run, spread over the years and the places without a pattern. */
function births(): ChartInput[] {
  let state = 1900;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: CHARTS }, () => ({
    moment: { kind: 'exact', at: new Date(FROM + next() * (UNTIL - FROM)).toISOString() },
    latitude: next() * 120 - 55,
    longitude: next() * 360 - 180,
    houseSystem: 'placidus',
  }));
}

/** Charts a second of one core's own time, so that other work on the machine changes little. */
function benchCharts(): void {
  const inputs = births();
  for (const input of inputs) natalChart(input);
  const rates = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (const input of inputs) natalChart(input);
    const { user, system } = process.cpuUsage(before);
    return CHARTS / ((user + system) / 1e6);
  });
  const rate = median(rates);
  report(
    'natal charts a second, on one core',
    rate.toFixed(0),
    rate >= CHARTS_A_SECOND_MIN,
    `(bar ${CHARTS_A_SECOND_MIN})`,
  );
}
