import { NextMoonQuarter, SearchMoonQuarter } from 'astronomy-engine';
import { ASPECTS, type AspectName } from '../sky/aspects.ts';
import { shortestWay } from '../sky/angles.ts';
import {
  type BodyPosition,
  bodyPositions,
  longitudeAt,
  moonPhase,
  retrogradeSince,
  retrogradeUntil,
  signAt,
} from '../sky/bodies.ts';
import { BODIES, type BodyName, type MoonPhaseName } from '../sky/body-names.ts';
import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';
import {
  PLANETS,
  QUARTERS,
  type ExactAspect,
  type Quarter,
  type SkyEvent,
  eventsOf,
  passing,
  quarterAt,
} from './events.ts';
import { type DaySpan, type Moment, type ZoneClock, spanOf, zoneClock } from './local-day.ts';

/**
 * Two bodies in aspect. `orb` is the distance from exact at local noon, in degrees; `exact` the
 * moment of the day at which there is none, if it is this day; `applying` whether it closes.
 */
export interface AspectFact {
  a: BodyName;
  b: BodyName;
  aspect: AspectName;
  orb: number;
  applying: boolean;
  exact?: Moment;
}

/** The Moon in a sign during the day: `from` and `to` are when it enters and leaves it. */
export interface MoonStay {
  sign: SignName;
  from: Moment;
  to: Moment;
}

/** The Moon of a day: its phase and share of light at noon (0 to 1), and where it stays. */
export interface MoonFacts {
  sign: SignName;
  stays: MoonStay[];
  phase: MoonPhaseName;
  angle: number;
  illumination: number;
  /** The last quarter before the day, and the next four after it. */
  lastQuarter: Quarter;
  nextQuarters: Quarter[];
}

/** A planet that goes backwards at some time of the day, between its two stations. */
export interface Retrograde {
  body: BodyName;
  since: Moment;
  until: Moment;
}

/** All that a horoscope of a local day may speak of. Plain data: it survives JSON. */
export interface FactsPack {
  /** YYYY-MM-DD in `zone`. */
  day: string;
  zone: string;
  /** Where the bodies stand at local noon. */
  bodies: BodyPosition[];
  aspects: AspectFact[];
  moon: MoonFacts;
  events: SkyEvent[];
  retrogrades: Retrograde[];
}

const DAY_MS = 86_400_000;

/** How far from exact a transit counts, in degrees: the wide end of the usual 1–3°, sextiles less. */
const TRANSIT_ORBS: Readonly<Record<AspectName, number>> = {
  conjunction: 3,
  sextile: 2,
  square: 3,
  trine: 3,
  opposition: 3,
};

/** What an aspect may take more where it touches a light; both together take the larger. */
function extraOrb(a: BodyName, b: BodyName): number {
  if (a === 'Moon' || b === 'Moon') return 2;
  return a === 'Sun' || b === 'Sun' ? 1 : 0;
}

function aspectFact(
  [a, b]: readonly [BodyPosition, BodyPosition],
  exacts: readonly ExactAspect[],
  later: (body: BodyName) => number,
): AspectFact | undefined {
  const distance = Math.abs(shortestWay(a.longitude, b.longitude));
  const exact = exacts.find((event) => event.a === a.body && event.b === b.body);
  const found = ASPECTS.find(({ aspect, angle }) =>
    exact === undefined
      ? Math.abs(distance - angle) <= TRANSIT_ORBS[aspect] + extraOrb(a.body, b.body)
      : aspect === exact.aspect,
  );
  if (found === undefined) return undefined;
  const orb = Math.abs(distance - found.angle);
  const soon = Math.abs(shortestWay(later(a.body), later(b.body)));
  const applying = Math.abs(soon - found.angle) < orb;
  const fact = { a: a.body, b: b.body, aspect: found.aspect, orb, applying };
  if (exact === undefined) return fact;
  return { ...fact, exact: { at: exact.at, date: exact.date, time: exact.time } };
}

function aspectFacts(noon: number, bodies: readonly BodyPosition[], events: readonly SkyEvent[]) {
  const exacts = events.filter((event) => event.kind === 'aspect');
  const soon = new Date(noon + DAY_MS / 48);
  const longitudes = new Map(BODIES.map(({ body }) => [body, longitudeAt(body, soon)]));
  const later = (body: BodyName) => longitudes.get(body) ?? 0;
  return bodies.flatMap((a, i) =>
    bodies.slice(i + 1).flatMap((b) => aspectFact([a, b], exacts, later) ?? []),
  );
}

/** The moment at which the Moon enters a sign, up to three days from an instant. */
function moonEnters(sign: SignName, from: number, clock: ZoneClock): Moment {
  return clock.momentOf(passing('Moon', SIGN_NAMES.indexOf(sign) * 30, from, from + 3 * DAY_MS));
}

function staysOf({ start, end }: DaySpan, clock: ZoneClock): MoonStay[] {
  const first = signAt(longitudeAt('Moon', new Date(start)));
  const last = signAt(longitudeAt('Moon', new Date(end)));
  const next = SIGN_NAMES[(SIGN_NAMES.indexOf(last) + 1) % 12] ?? last;
  const from = moonEnters(first, start - 3 * DAY_MS, clock);
  const to = moonEnters(next, end, clock);
  if (first === last) return [{ sign: first, from, to }];
  const change = moonEnters(last, start - DAY_MS, clock);
  return [
    { sign: first, from, to: change },
    { sign: last, from: change, to },
  ];
}

function quartersAround({ start, end }: DaySpan, clock: ZoneClock) {
  const quarters: Quarter[] = [];
  let found = SearchMoonQuarter(new Date(start - 9 * DAY_MS));
  while (quarters.filter(({ at }) => Date.parse(at) >= end).length < 4) {
    const phase = QUARTERS[found.quarter] ?? 'luna nueva';
    quarters.push(quarterAt(phase, found.time.date.getTime(), clock));
    found = NextMoonQuarter(found);
  }
  const lastQuarter = quarters.findLast(({ at }) => Date.parse(at) < start);
  if (lastQuarter === undefined) throw new RangeError('A lunation without quarters');
  return { lastQuarter, nextQuarters: quarters.filter(({ at }) => Date.parse(at) >= end) };
}

function moonFacts(span: DaySpan, clock: ZoneClock): MoonFacts {
  const noon = new Date(span.noon);
  const { angle, illumination, name } = moonPhase(noon);
  return {
    sign: signAt(longitudeAt('Moon', noon)),
    stays: staysOf(span, clock),
    phase: name,
    angle,
    illumination,
    ...quartersAround(span, clock),
  };
}

function retrogradesOf(span: DaySpan, events: readonly SkyEvent[], clock: ZoneClock): Retrograde[] {
  return PLANETS.flatMap((body): Retrograde[] => {
    const station = events.find((event) => event.kind === 'station' && event.body === body);
    const turning = station !== undefined && station.kind === 'station';
    const ends = turning && station.direction === 'direct';
    const inside = new Date(ends ? span.start : span.end);
    const since = retrogradeSince(body, inside);
    const until = retrogradeUntil(body, inside);
    if (since === undefined || until === undefined) return [];
    return [
      {
        body,
        since: turning && !ends ? momentOf(station) : clock.momentOf(since.getTime()),
        until: ends ? momentOf(station) : clock.momentOf(until.getTime()),
      },
    ];
  });
}

function momentOf({ at, date, time }: Moment): Moment {
  return { at, date, time };
}

/**
 * The facts of a local day, from astronomy-engine alone: deterministic, some milliseconds.
 * Transit orbs: 3° (sextiles 2°), 1° more with the Sun, 2° more with the Moon; an aspect that is
 * exact within the day counts whatever its orb at noon. Throws RangeError on a day or an IANA zone
 * that does not exist.
 */
export function factsOf(day: string, zone: string): FactsPack {
  const clock = zoneClock(zone);
  const span = spanOf(day, clock);
  const events = eventsOf(span, clock);
  const bodies = bodyPositions(new Date(span.noon));
  return {
    day,
    zone,
    bodies,
    aspects: aspectFacts(span.noon, bodies, events),
    moon: moonFacts(span, clock),
    events,
    retrogrades: retrogradesOf(span, events, clock),
  };
}
