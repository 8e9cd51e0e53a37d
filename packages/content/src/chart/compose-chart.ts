import type { ChartBody, NatalChart } from '@sibila/domain/chart/chart';
import type { BodyName } from '@sibila/domain/sky/body-names';
import { bodyPhrase, fillFrame } from '../horoscope/words.ts';
import { capital } from '../tarot/grammar.ts';
import { aspectParagraphs } from './aspect-lines.ts';
import {
  aspectInWords,
  degreesIn,
  dignityInWords,
  moonInWords,
  placementInWords,
  pointName,
  retrogradeInWords,
} from './chart-words.ts';
import { aspectsTold, bodyOf, listed, type Telling, tellingOf } from './facts-told.ts';
import { figureFacts } from './figure-lines.ts';
import { signLines } from './hourless-lines.ts';
import { placementText } from './placement.ts';
import { OUTER_RETROGRADES } from './retrograde-texts.ts';
import { chartRuler, risingParagraphs, rulerMark } from './rising-lines.ts';
import {
  dignified,
  elementsInWords,
  modalitiesInWords,
  retrogrades,
  wholeParagraphs,
} from './whole-lines.ts';

/** One section of the interpretation of a chart. */
export interface ChartSection {
  key: ChartSectionKey;
  title: string;
  /** Paragraphs, with an empty line between them. */
  text: string;
  /** The facts that it rests on, in words: «Luna en Cáncer, casa 4, 12° 31′». */
  basis: string[];
}

type ChartSectionKey =
  | 'sun'
  | 'moon'
  | 'ascendant'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'outer'
  | 'aspects'
  | 'whole';

const OUTER: readonly BodyName[] = ['Uranus', 'Neptune', 'Pluto'];

const BEFORE_RISING = [
  ['sun', 'Sun'],
  ['moon', 'Moon'],
] as const;

const AFTER_RISING = [
  ['mercury', 'Mercury'],
  ['venus', 'Venus'],
  ['mars', 'Mars'],
  ['jupiter', 'Jupiter'],
  ['saturn', 'Saturn'],
] as const;

function bodyBasis(chart: NatalChart, placed: ChartBody): string[] {
  const { body, dignities, retrograde } = placed;
  return [
    placementInWords(placed),
    ...dignities.map((dignity) => `${pointName(body)} ${dignityInWords(dignity, body)}`),
    ...(retrograde === true ? [retrogradeInWords(body)] : []),
    ...(chartRuler(chart) === body ? [`${pointName(body)}, regente del Ascendente`] : []),
  ];
}

/** A body in its sign and house; what the house is about is said at the first body that is there. */
function placedText({ chart, choose }: Telling, body: BodyName): string {
  const placed = bodyOf(chart, body);
  const first = chart.bodies.find(({ house }) => house === placed.house);
  return placementText(placed, choose, first === placed);
}

function bodySection(telling: Telling, key: ChartSectionKey, body: BodyName): ChartSection {
  const placed = bodyOf(telling.chart, body);
  const name = capital(bodyPhrase(body));
  return {
    key,
    title: placed.sign === null ? name : `${name} en ${placed.sign}`,
    text: [
      placedText(telling, body),
      ...rulerMark(telling, body),
      ...signLines(telling, body),
    ].join(' '),
    basis: bodyBasis(telling.chart, placed),
  };
}

function risingSection(telling: Telling): ChartSection[] {
  const { chart } = telling;
  if (chart.angles === null) return [];
  const { ascendant, midheaven } = chart.angles;
  const ruler = chartRuler(chart);
  const ruling =
    ruler === undefined
      ? []
      : [`Regente del Ascendente: ${placementInWords(bodyOf(chart, ruler))}`];
  return [
    {
      key: 'ascendant',
      title: `Ascendente en ${ascendant.sign}`,
      text: risingParagraphs(telling).join('\n\n'),
      basis: [
        `Ascendente a ${degreesIn(ascendant)}`,
        `Medio Cielo a ${degreesIn(midheaven)}`,
        ...ruling,
      ],
    },
  ];
}

function outerRetrogrades({ chart, choose }: Telling): string[] {
  const names = retrogrades(chart).filter((body) => OUTER.includes(body));
  const [only] = names;
  if (only === undefined) return [];
  // «Solo Urano» holds where the motion of the other two is known.
  if (OUTER.some((body) => bodyOf(chart, body).retrograde === null)) return [];
  if (names.length === OUTER.length) return [choose<string>(OUTER_RETROGRADES.three)];
  const frames = names.length === 1 ? OUTER_RETROGRADES.one : OUTER_RETROGRADES.more;
  return [fillFrame(choose<string>(frames), { l: listed(names.map(bodyPhrase)) })];
}

function outerSection(telling: Telling): ChartSection {
  const { chart } = telling;
  const placed = OUTER.map((body) => bodyOf(chart, body));
  return {
    key: 'outer',
    title: 'Urano, Neptuno y Plutón',
    text: [...OUTER.map((body) => placedText(telling, body)), ...outerRetrogrades(telling)].join(
      '\n\n',
    ),
    basis: placed.flatMap((body) => bodyBasis(chart, body)),
  };
}

function aspectsSection(telling: Telling): ChartSection[] {
  const told = aspectsTold(telling.chart);
  if (told.length === 0) return [];
  return [
    {
      key: 'aspects',
      title: 'Los aspectos más cerrados',
      text: aspectParagraphs(telling).join('\n\n'),
      basis: told.map(aspectInWords),
    },
  ];
}

function wholeSection(telling: Telling): ChartSection {
  const { chart } = telling;
  const strong = dignified(chart).map(pointName);
  const backwards = retrogrades(chart).map(pointName);
  return {
    key: 'whole',
    title: 'La carta entera',
    text: wholeParagraphs(telling).join('\n\n'),
    basis: [
      ...figureFacts(chart),
      capital(elementsInWords(chart)),
      capital(modalitiesInWords(chart)),
      ...(strong.length === 0 ? [] : [`Con dignidad: ${listed(strong)}`]),
      ...(backwards.length === 0 ? [] : [`Retrógrados: ${listed(backwards)}`]),
      moonInWords(chart.moon),
    ],
  };
}

/**
 * The interpretation of a birth chart from its facts alone: 900 to 1,600 words in sections, always
 * the same for the same chart. Without an hour there is no section of the Ascendant, and nothing
 * of houses or angles; a body that changed sign on that day is told for both signs.
 */
export function composeChart(chart: NatalChart): ChartSection[] {
  const telling = tellingOf(chart);
  return [
    ...BEFORE_RISING.map(([key, body]) => bodySection(telling, key, body)),
    ...risingSection(telling),
    ...AFTER_RISING.map(([key, body]) => bodySection(telling, key, body)),
    outerSection(telling),
    ...aspectsSection(telling),
    wholeSection(telling),
  ];
}
