import { MoonPhase, SearchGlobalSolarEclipse, SearchLunarEclipse } from 'astronomy-engine';
import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';
import { ASPECTS, type AspectName } from '../sky/aspects.ts';
import { shortestWay } from '../sky/angles.ts';
import { longitudeAt, signAt, speedAt } from '../sky/bodies.ts';
import { BODIES, type BodyName } from '../sky/body-names.ts';
import type { DaySpan, Moment, ZoneClock } from './local-day.ts';

/** The four phases that fall on an instant. */
export const QUARTERS = [
  'luna nueva',
  'cuarto creciente',
  'luna llena',
  'cuarto menguante',
] as const;

export type QuarterName = (typeof QUARTERS)[number];

/** A body enters a sign; going backwards, it returns to it. */
export interface Ingress extends Moment {
  kind: 'ingress';
  body: BodyName;
  from: SignName;
  sign: SignName;
  retrograde: boolean;
}

/** A body turns: from here on it goes in `direction`. `degree` within its sign. */
export interface Station extends Moment {
  kind: 'station';
  body: BodyName;
  direction: 'retrograde' | 'direct';
  sign: SignName;
  degree: number;
}

/** Two bodies reach the exact angle of an aspect. */
export interface ExactAspect extends Moment {
  kind: 'aspect';
  a: BodyName;
  b: BodyName;
  aspect: AspectName;
}

/** New, full, or a quarter; `sign` and `degree` are the Moon's. */
export interface Quarter extends Moment {
  kind: 'quarter';
  phase: QuarterName;
  sign: SignName;
  degree: number;
}

/** The greatest instant of an eclipse of the Sun or the Moon, wherever it is seen. */
export interface Eclipse extends Moment {
  kind: 'eclipse';
  of: 'Sun' | 'Moon';
  type: 'penumbral' | 'partial' | 'annular' | 'total';
  sign: SignName;
}

export type SkyEvent = Ingress | Station | ExactAspect | Quarter | Eclipse;

const BODY_NAMES = BODIES.map(({ body }) => body);

/** Bodies that turn: all but the Sun and the Moon. */
export const PLANETS = BODY_NAMES.filter((body) => body !== 'Sun' && body !== 'Moon');

/** Signed angles at which two bodies are in an exact aspect. */
const EXACT = ASPECTS.flatMap(({ aspect, angle }) =>
  (angle % 180 === 0 ? [angle] : [angle, -angle]).map((target) => ({ aspect, target })),
);

/** No two bodies come further than this in one day; beyond it a change of sign is the far side. */
const DAY_REACH = 45;

/** From the Sun–Moon line, in degrees, that a day with an eclipse can be at its noon. */
const ECLIPSE_REACH = 12;

/**
 * The instant, to the second, at which a continuous function changes its sign between two
 * instants that lie on either side (regula falsi, Illinois).
 */
export function crossing(value: (at: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  let [fa, fb] = [value(a), value(b)];
  for (let turn = 0; turn < 60 && Math.abs(b - a) > 1000; turn += 1) {
    const c = b - (fb * (b - a)) / (fb - fa);
    const fc = value(c);
    if (Math.abs(c - b) < 500) return Math.round(c);
    if (fc * fb < 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.round(b);
}

/** The instant at which a body stands at a longitude, which it must pass between the two instants. */
export function passing(body: BodyName, longitude: number, from: number, to: number): number {
  const off = (at: number) => shortestWay(longitude, longitudeAt(body, new Date(at)));
  return crossing(off, from, to);
}

function changes(before: number, after: number): boolean {
  return before < 0 !== after < 0 && Math.abs(before) < DAY_REACH && Math.abs(after) < DAY_REACH;
}

function ingresses(start: Sky, end: Sky, clock: ZoneClock): Ingress[] {
  return BODY_NAMES.flatMap((body): Ingress[] => {
    const [from, sign] = [signAt(start.longitudes[body]), signAt(end.longitudes[body])];
    if (from === sign) return [];
    const retrograde = shortestWay(start.longitudes[body], end.longitudes[body]) < 0;
    const border = 30 * SIGN_NAMES.indexOf(retrograde ? from : sign);
    const at = passing(body, border, start.at, end.at);
    return [{ kind: 'ingress', body, from, sign, retrograde, ...clock.momentOf(at) }];
  });
}

function stations(span: DaySpan, clock: ZoneClock): Station[] {
  return PLANETS.flatMap((body): Station[] => {
    const speed = (at: number) => speedAt(body, new Date(at));
    const [before, after] = [speed(span.start), speed(span.end)];
    if (before < 0 === after < 0) return [];
    const at = crossing(speed, span.start, span.end);
    const longitude = longitudeAt(body, new Date(at));
    return [
      {
        kind: 'station',
        body,
        direction: after < 0 ? 'retrograde' : 'direct',
        sign: signAt(longitude),
        degree: longitude % 30,
        ...clock.momentOf(at),
      },
    ];
  });
}

function exactAspects(start: Sky, end: Sky, clock: ZoneClock): ExactAspect[] {
  const pairs = BODY_NAMES.flatMap((a, i) => BODY_NAMES.slice(i + 1).map((b) => [a, b] as const));
  return pairs.flatMap(([a, b]) => {
    const before = shortestWay(start.longitudes[a], start.longitudes[b]);
    const after = shortestWay(end.longitudes[a], end.longitudes[b]);
    return EXACT.flatMap(({ aspect, target }): ExactAspect[] => {
      // Sun and Moon at right angles are a quarter, and keep its instant to the second.
      if (a === 'Sun' && b === 'Moon' && target % 90 === 0) return [];
      if (!changes(shortestWay(target, before), shortestWay(target, after))) return [];
      const off = (at: number) => {
        const date = new Date(at);
        return shortestWay(target, shortestWay(longitudeAt(a, date), longitudeAt(b, date)));
      };
      const at = crossing(off, start.at, end.at);
      return [{ kind: 'aspect', a, b, aspect, ...clock.momentOf(at) }];
    });
  });
}

/** A quarter of the Moon at an instant, told on the clocks of a zone. */
export function quarterAt(phase: QuarterName, at: number, clock: ZoneClock): Quarter {
  const longitude = longitudeAt('Moon', new Date(at));
  const place = { sign: signAt(longitude), degree: longitude % 30 };
  return { kind: 'quarter', phase, ...place, ...clock.momentOf(at) };
}

function quarters(span: DaySpan, clock: ZoneClock): Quarter[] {
  const [before, after] = [MoonPhase(new Date(span.start)), MoonPhase(new Date(span.end))];
  return QUARTERS.flatMap((phase, index) => {
    const target = index * 90;
    if (!changes(shortestWay(target, before), shortestWay(target, after))) return [];
    const off = (at: number) => shortestWay(target, MoonPhase(new Date(at)));
    return [quarterAt(phase, crossing(off, span.start, span.end), clock)];
  });
}

const ASPECT_OF_QUARTER: Readonly<Record<QuarterName, AspectName>> = {
  'luna nueva': 'conjunction',
  'cuarto creciente': 'square',
  'luna llena': 'opposition',
  'cuarto menguante': 'square',
};

function aspectOfQuarter({ phase, at, date, time }: Quarter): ExactAspect {
  return { kind: 'aspect', a: 'Sun', b: 'Moon', aspect: ASPECT_OF_QUARTER[phase], at, date, time };
}

function eclipses({ start, noon, end }: DaySpan, clock: ZoneClock): Eclipse[] {
  const angle = MoonPhase(new Date(noon));
  const solar = Math.abs(shortestWay(0, angle)) < ECLIPSE_REACH;
  if (!solar && Math.abs(shortestWay(180, angle)) >= ECLIPSE_REACH) return [];
  const from = new Date(start - 2 * 86_400_000);
  const found = solar ? SearchGlobalSolarEclipse(from) : SearchLunarEclipse(from);
  const at = found.peak.date.getTime();
  if (at < start || at >= end) return [];
  const type = found.kind as Eclipse['type'];
  const of = solar ? 'Sun' : 'Moon';
  const sign = signAt(longitudeAt('Moon', found.peak.date));
  return [{ kind: 'eclipse', of, type, sign, ...clock.momentOf(at) }];
}

interface Sky {
  at: number;
  longitudes: Readonly<Record<BodyName, number>>;
}

function skyAt(at: number): Sky {
  const date = new Date(at);
  const entries = BODY_NAMES.map((body) => [body, longitudeAt(body, date)] as const);
  return { at, longitudes: Object.fromEntries(entries) as Record<BodyName, number> };
}

/**
 * What happens in the sky of a local day, in the order of time: bodies that enter a sign, stations,
 * aspects that become exact, quarters of the Moon and eclipses.
 */
export function eventsOf(span: DaySpan, clock: ZoneClock): SkyEvent[] {
  const [start, end] = [skyAt(span.start), skyAt(span.end)];
  const turns = quarters(span, clock);
  const events: SkyEvent[] = [
    ...ingresses(start, end, clock),
    ...stations(span, clock),
    ...exactAspects(start, end, clock),
    ...turns,
    ...turns.map(aspectOfQuarter),
    ...eclipses(span, clock),
  ];
  return events.toSorted((one, other) => (one.at < other.at ? -1 : 1));
}
