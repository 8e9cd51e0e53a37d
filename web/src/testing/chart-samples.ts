import { composeChart } from '@sibila/content/chart/compose-chart';
import { synastryLines } from '@sibila/content/chart/synastry-lines';
import { transitLines } from '@sibila/content/chart/transit-lines';
import { chartWheel } from '@sibila/content/chart/wheel';
import {
  chartSketch,
  type Chart,
  type ChartComparison,
  type ChartSketch,
  type ChartSummary,
  type ChartTransits,
} from '@sibila/contracts/chart';
import { natalChart, type ChartMoment, type NatalChart } from '@sibila/domain/chart/chart';
import { synastryOf } from '@sibila/domain/chart/synastry';
import { transitsOf } from '@sibila/domain/chart/transits';

type Place = ChartSummary['place'];

export const MEXICO: Place = {
  id: 3_530_597,
  name: 'Ciudad de México',
  region: 'Ciudad de México',
  country: 'México',
  latitude: 19.42847,
  longitude: -99.12766,
  zone: 'America/Mexico_City',
};

/** Two places of one name. */
export const CORDOBAS: Place[] = [
  { ...MEXICO, id: 1, name: 'Córdoba', region: 'Andalucía', country: 'España' },
  { ...MEXICO, id: 2, name: 'Córdoba', region: 'Córdoba', country: 'Argentina' },
];

const AT = '1990-05-14T12:30:00.000Z';
const EXACT: ChartMoment = { kind: 'exact', at: AT };
const WHOLE_DAY: ChartMoment = {
  kind: 'unknown',
  from: '1990-05-14T06:00:00.000Z',
  to: '1990-05-15T06:00:00.000Z',
};

/** What is computed of a birth in Mexico City on 14 May 1990, at 6:30 or at no known hour. */
export const natal = (moment: ChartMoment = EXACT): NatalChart =>
  natalChart({
    moment,
    latitude: MEXICO.latitude,
    longitude: MEXICO.longitude,
    houseSystem: 'placidus',
  });

const hourless = () => natal(WHOLE_DAY);

function pointOf({ bodies }: NatalChart, wanted: 'Sun' | 'Moon') {
  const found = bodies.find(({ body }) => body === wanted);
  const { sign = null, signs = [], degree = null } = found ?? {};
  return { sign, signs, degree, why: degree === null ? 'Sin la hora no se sabe su grado.' : null };
}

/** The chart of that birth as everybody sees it. */
export function sampleSketch(part: Partial<ChartSketch> = {}, isTimed = true): ChartSketch {
  const made = isTimed ? natal() : hourless();
  const risen = made.angles?.ascendant;
  const sun = pointOf(made, 'Sun');
  return {
    place: MEXICO,
    clock: isTimed ? { at: AT, offset: 'UTC−6', isApproximate: false } : null,
    sun,
    moon: pointOf(made, 'Moon'),
    ascendant: {
      sign: risen?.sign ?? null,
      signs: risen ? [risen.sign] : [],
      degree: risen?.degree ?? null,
      why: risen ? null : 'El Ascendente depende de la hora: sin ella no se puede saber.',
    },
    sunSign: { sign: sun.sign, signs: sun.signs, ingress: null, cusp: null },
    notes: [],
    bodies: chartSketch.shape.bodies.parse(made.bodies),
    nodes: made.nodes,
    angles: made.angles,
    wheel: chartWheel(made),
    ...part,
  };
}

export const CHART_ID = '7f7a1f9c-55f2-4a0e-8d0e-0f3e6a5b4c05';

/** The same chart, kept with its letter. */
export function sampleChart(part: Partial<Chart> = {}): Chart {
  const { moment: _, ...computed } = natal();
  return {
    id: CHART_ID,
    date: new Date(2026, 11, 12, 9, 30),
    name: 'Ana',
    birthDate: '1990-05-14',
    birthTime: '06:30',
    birthTimeChoice: null,
    place: MEXICO,
    clock: { at: AT, offset: 'UTC−6', isApproximate: false },
    houseSystem: 'placidus',
    ...computed,
    notes: [],
    wheel: chartWheel(natal(), { id: 'carta-ana' }),
    interpretation: composeChart(natal()),
    correction: null,
    reader: 'builtin',
    ...part,
  };
}

/** The same chart in a list. */
export const sampleSummary = (part: Partial<ChartSummary> = {}): ChartSummary => {
  const { id, date, name, birthDate, birthTime, place, reader } = sampleChart();
  const signs = { sun: 'Tauro', moon: 'Capricornio', ascendant: 'Tauro' } as const;
  return { id, date, name, birthDate, birthTime, place, reader, ...signs, ...part };
};

/** What passes over the chart on a day. */
export function sampleTransits(date: string, tz: string): ChartTransits {
  const found = transitsOf(natal(), date, tz);
  const lines = transitLines(found, natal(), { day: date, isToday: false });
  return {
    date,
    tz,
    transits: found.map((transit, i) => {
      const { title = '', text = '', when = null } = lines[i] ?? {};
      return { ...transit, title, text, when };
    }),
    quiet: null,
    notes: [],
  };
}

/** The chart compared with one of the same day without an hour. */
export function sampleComparison(first: ChartSummary, second: ChartSummary): ChartComparison {
  const synastry = synastryOf(natal(), hourless());
  const { points, ...words } = synastryLines(synastry, { first: first.name, second: second.name });
  return {
    first,
    second,
    percent: synastry.percent,
    points: synastry.points.map((point, i) => ({
      kind: point.kind,
      delta: point.delta,
      title: points[i]?.title ?? '',
      text: points[i]?.text ?? '',
      ties: 'ties' in point ? [...point.ties] : [],
    })),
    ...words,
    aspects: [...synastry.aspects],
  };
}
