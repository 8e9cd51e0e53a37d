import type { Known, Sky } from '../horoscope/claims/known.ts';
import { rulesFor } from '../horoscope/claims/read.ts';
import { rule, type Rule } from '../horoscope/claims/rule.ts';
import { claimsRead, type UnsupportedClaim } from '../horoscope/claims/unsupported-claims.ts';
import type { SignName } from '../zodiac/signs.ts';
import type { ChartBody, NatalChart } from './chart.ts';
import { withoutOwnFigures } from './claims-figures.ts';
import { strayWords, type StrayWords } from './claims-words.ts';
import { houseHolding } from './houses.ts';
import type { ChartPoint } from './points.ts';
import { wholeSpan } from './whole-day.ts';
import { wholeWords } from '../text/whole-words.ts';

const FIGURE_OR_BIRTH = wholeWords(/\d|\bnac/i);

/** A birth is read as one day on which all of its chart holds; which one is of no account. */
const DAY = '2000-01-01';
const HOLDS = [{ date: DAY }];

const when = (holds: boolean) => (holds ? HOLDS : []);

/** How a number is told that is none to the point. */
const ABOUT = /(?<!\p{L})(?:hacia|entre|unos|cerca|alrededor|en torno|menos de)(?!\p{L})/iu;

/** What a text says that its chart doesn't bear out: the words, and of what kind they are. */
interface ChartClaim {
  claim: string;
  kind: UnsupportedClaim['kind'] | StrayWords['kind'];
}

/** A point as claims are held against it. */
interface Told {
  signs: readonly SignName[];
  /** Whole degrees that may be said. */
  degrees: readonly number[];
  house: number | null;
}

/** The angles are points here and no strangers. Of what stands opposite them nothing may be said. */
const ANGLE_RULES: readonly Rule[] = [
  rule('(?:tu )?(?:signo )?ascendente', () => ({ is: 'body', body: 'Ascendant', natal: false })),
  rule('(?:tu )?medio ?cielo', () => ({ is: 'body', body: 'Midheaven', natal: false })),
  rule('(?:tu )?descendente|(?:fondo (?:de|del) |bajo ?)cielo|imum coeli', () => ({
    is: 'outside',
    what: 'unknown-body',
  })),
];

/** «el regente de tu Ascendente», «el regente de tu carta». */
function rulerRule(rising: SignName | undefined): Rule {
  return rule(
    '(?:el )?(?:planeta |astro )?(?:regente|que rige) (?:de |a )?(?:tu (?:ascendente|carta)|la carta|l ascendente)',
    () => ({ is: 'ruler', of: rising }),
  );
}

/** In a chart «tu Luna» is the Moon: every body of the text is the birth's. */
function ofBirth([pattern, meaning]: Rule): Rule {
  return [
    pattern,
    (match) => {
      const means = meaning(match);
      return means.is === 'body' ? { ...means, natal: false } : means;
    },
  ];
}

function rulesOf(chart: NatalChart, own: SignName | undefined): Rule[] {
  const rules = [rulerRule(chart.angles?.ascendant.sign), ...ANGLE_RULES, ...rulesFor(DAY, own)];
  return rules.map(ofBirth);
}

function wholeDegrees(degree: number): number[] {
  return [Math.floor(degree), Math.round(degree)];
}

function toldBody({ sign, degree, house }: ChartBody): Told {
  return {
    signs: sign === null ? [] : [sign],
    degrees: degree === null ? [] : wholeDegrees(degree),
    house,
  };
}

function toldPoints({ bodies, angles, houses }: NatalChart): ReadonlyMap<ChartPoint, Told> {
  const points = new Map<ChartPoint, Told>(bodies.map((body) => [body.body, toldBody(body)]));
  if (angles === null || houses === null) return points;
  const named = [
    ['Ascendant', angles.ascendant],
    ['Midheaven', angles.midheaven],
  ] as const;
  for (const [point, { sign, degree, longitude }] of named) {
    const house = houseHolding(longitude, houses.cusps);
    points.set(point, { signs: [sign], degrees: wholeDegrees(degree), house });
  }
  return points;
}

/** Of a body whose sign hangs on the hour: that it left one sign and entered the next. */
function changes({ bodies }: NatalChart, point: ChartPoint, sign: SignName, way: 'to' | 'from') {
  const moved = bodies.find(({ body, signs }) => body === point && signs.length > 1);
  return moved?.signs.at(way === 'from' ? 0 : -1) === sign;
}

/** What a chart says, in the terms in which a day's facts are asked. */
function knownOf(chart: NatalChart, points: ReadonlyMap<ChartPoint, Told>): Known {
  const { phase } = chart.moon;
  const moonSign = points.get('Moon')?.signs[0];
  return {
    today: DAY,
    inSign: (point, sign) => when(points.get(point)?.signs.includes(sign) === true),
    inHouse: (point, houses) => {
      const house = points.get(point)?.house ?? null;
      return when(house !== null && houses.includes(house));
    },
    eventsOf: () => [],
    enters: (point, sign, way) => when(changes(chart, point, sign, way)),
    aspect: (a, b, among) =>
      when(
        chart.aspects.some(
          (fact) =>
            among.includes(fact.aspect) &&
            ((fact.a === a && fact.b === b) || (fact.a === b && fact.b === a)),
        ),
      ),
    phase: (phases) => when(phase !== null && phases.includes(phase)),
    phaseSigns: (named) =>
      named === phase && moonSign !== undefined ? [{ date: DAY, sign: moonSign }] : [],
    retrograde: (point) => ({
      today: chart.bodies.some(({ body, retrograde }) => body === point && retrograde === true),
      since: [],
      until: [],
    }),
    turns: () => [],
    eclipses: () => [],
    degrees: (point) => [...(points.get(point)?.degrees ?? [])],
    all: HOLDS,
  };
}

/** The aspects; one that has many orbs in its day once with either end of what is told of them. */
function toldAspects({ aspects }: NatalChart): Sky['aspects'] {
  return aspects.flatMap(({ orbs, ...told }) => {
    if (orbs === undefined) return [told];
    const { from, to } = wholeSpan(orbs);
    return [from, to].map((orb) => ({ ...told, orb }));
  });
}

function skyOf(chart: NatalChart): Sky {
  const { bodies, moon } = chart;
  return {
    day: DAY,
    bodies: bodies.flatMap(({ body, sign, degree, longitude }) =>
      sign === null ? [] : [{ body, sign, degree: degree ?? longitude % 30 }],
    ),
    aspects: toldAspects(chart),
    retrogrades: bodies.filter(({ retrograde }) => retrograde === true),
    moon: {
      angle: moon.angle,
      // Of a day there is no one light to hold a number against.
      illumination: moon.illuminations === undefined ? moon.illumination : Number.NaN,
      lastQuarter: null,
      nextQuarters: [],
    },
  };
}

/** «Iluminada entre el 3 % y el 6 %», as it is told where no hour is known. */
function tellsLight(claim: string, { illuminations }: NatalChart['moon']): boolean {
  if (illuminations === undefined) return false;
  const { from, to } = wholeSpan({ from: illuminations.from * 100, to: illuminations.to * 100 });
  const said = [...claim.matchAll(/(\d+)[\s\u00a0]*(?:%|por ciento)|entre (?:el )?(\d+)/g)];
  const numbers = said.map(([, percent, least]) => Number(percent ?? least));
  return [from, to].every((end) => numbers.includes(end)) && new Set(numbers).size === 2;
}

/** A place or an orb that moved all day, told as if it had stood still. */
function isTooExact({ claim, kind }: UnsupportedClaim, { houses }: NatalChart): boolean {
  return houses === null && kind === 'degree' && !ABOUT.test(claim);
}

/** What reads like a claim and is none of a birth's, or is the whole of what is known. */
function isExcused({ claim, kind }: UnsupportedClaim, { moon }: NatalChart): boolean {
  if (kind === 'illumination') return tellsLight(claim, moon);
  // «Entre las dos», «como la luz en abril»: the dates and hours of a day's text have figures.
  if (kind === 'time') return !/\d/.test(claim);
  if (kind === 'date') return !FIGURE_OR_BIRTH.test(claim);
  // Both phases of a day on which it changed.
  return (
    kind === 'phase' && moon.phase === null && moon.phases.every((name) => claim.includes(name))
  );
}

/**
 * The claims of a Spanish text about a birth that its chart doesn't bear out: a body or an angle in
 * a sign, in a house, at a degree, in aspect, retrograde, in dignity; a T-square or a grand trine;
 * the Moon's phase and light; whose ruler a body is; and all that a chart has nothing of, as days,
 * hours and other bodies. What hangs on an hour that is not known is borne out by nothing.
 */
export function unsupportedChartClaims(text: string, chart: NatalChart): ChartClaim[] {
  const own = chart.bodies.find(({ body }) => body === 'Sun')?.sign ?? undefined;
  const rules = rulesOf(chart, own);
  const points = toldPoints(chart);
  const read = withoutOwnFigures(text, chart);
  const found = claimsRead(read, rules, { known: knownOf(chart, points), pack: skyOf(chart), own })
    .filter((claim) => !claim.supported || isTooExact(claim, chart))
    .map(({ claim, kind }) => ({ claim, kind }))
    .filter((claim) => !isExcused(claim, chart));
  const signOf = (point: ChartPoint) => points.get(point)?.signs[0];
  return [...found, ...strayWords(text, rules, { chart, signOf })];
}
