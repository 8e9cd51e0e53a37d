import { dayNumber, spanOf, type ZoneClock } from '../horoscope/local-day.ts';
import { placeClocks, type ClockPlace, type Clocks } from './zone-history.ts';

/** What a birth certificate says: `date` YYYY-MM-DD, `time` HH:MM or none, and where. */
export interface LocalBirth {
  date: string;
  time?: string;
  place: ClockPlace;
}

/** An instant, ISO 8601 in UTC, and how far the clocks of the place were from UTC: "UTC−4:30". */
export interface ClockInstant {
  at: string;
  offset: string;
}

/** One of the two instants of an hour that clocks showed twice; `name` tells a reader which. */
export interface NamedInstant extends ClockInstant {
  name: string;
}

/** A minute on one side of a gap, as the clocks showed it. */
export interface GapSide extends ClockInstant {
  date: string;
  time: string;
}

/**
 * The instants that a local birth may stand for: approximate, where clocks went by the Sun, as
 * nobody can tell by which town's. Plain data: it survives JSON.
 */
export type BirthTime = { isApproximate: boolean } & ClockTime;

/** The same of a local time of any year, whatever its clocks went by. */
export type ClockTime =
  | ({ kind: 'exact' } & ClockInstant)
  /** Clocks were set back: they showed the time twice, in this order. */
  | { kind: 'ambiguous'; instants: readonly [NamedInstant, NamedInstant] }
  /** Clocks were set forward over the time: the last minute before the gap, the first after it. */
  | { kind: 'skipped'; before: GapSide; after: GapSide }
  /** No time is known: the whole local day, `from` ≤ t < `to`, ISO 8601 in UTC. */
  | { kind: 'unknown'; from: string; to: string };

const FIRST_DAY = '1900-01-01';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** No clock is further than this from UTC, with a day's change of side to spare. */
const REACH = 26 * HOUR;

/** No zone kept an offset for less than this between two changes. */
const STEP = 2 * HOUR;

function offsetText(ahead: number): string {
  const size = Math.abs(ahead);
  const parts = [size / HOUR, (size / MINUTE) % 60, (size / SECOND) % 60].map(Math.floor);
  const [hours = 0, ...rest] = parts;
  while (rest.at(-1) === 0) rest.pop();
  const text = [hours, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
  return ahead === 0 ? 'UTC' : `UTC${ahead < 0 ? '−' : '+'}${text}`;
}

function clockInstant(at: number, { aheadAt }: Clocks): ClockInstant {
  return { at: new Date(at).toISOString(), offset: offsetText(aheadAt(at)) };
}

/** Every instant at which the clocks showed a local time, counted as if it were UTC. */
function instantsShowing(local: number, { aheadAt }: Clocks): number[] {
  const instants = new Set<number>();
  for (let near = local - REACH; near <= local + REACH; near += STEP) {
    const at = local - aheadAt(near);
    if (at + aheadAt(at) === local) instants.add(at);
  }
  return [...instants].toSorted((a, b) => a - b);
}

function gapSide(at: number, clocks: Clocks): GapSide {
  const shown = at + clocks.aheadAt(at);
  const minute = Math.floor(shown / MINUTE) * MINUTE;
  const text = new Date(minute).toISOString();
  const instant = clockInstant(at - (shown - minute), clocks);
  return { ...instant, date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The two sides of the gap in which a local time lies that no clock showed. */
function gapAround(local: number, clocks: Clocks): ClockTime {
  let [before, after] = [(local - REACH) / SECOND, (local + REACH) / SECOND];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (middle * SECOND + clocks.aheadAt(middle * SECOND) < local) before = middle;
    else after = middle;
  }
  return {
    kind: 'skipped',
    before: gapSide(before * SECOND, clocks),
    after: gapSide(after * SECOND, clocks),
  };
}

/** Tells the two instants apart, by the season where the runtime knows it of both. */
function named(first: number, second: number, clocks: Clocks): ClockTime {
  const autumn = clocks.isSummerTime(first) && !clocks.isSummerTime(second);
  const nameOf = (rank: string, season: string, { offset }: ClockInstant) =>
    `la ${rank} (${autumn ? `horario de ${season}, ` : ''}${offset})`;
  const [one, other] = [clockInstant(first, clocks), clockInstant(second, clocks)];
  return {
    kind: 'ambiguous',
    instants: [
      { ...one, name: nameOf('primera', 'verano', one) },
      { ...other, name: nameOf('segunda', 'invierno', other) },
    ],
  };
}

/** The clocks of a place as they read at an instant. */
export function birthClock(zone: string, { aheadAt }: Clocks): ZoneClock {
  return {
    zone,
    momentOf: (at) => {
      const shown = new Date(at + aheadAt(at)).toISOString();
      return {
        at: new Date(at).toISOString(),
        date: shown.slice(0, 10),
        time: shown.slice(11, 16),
      };
    },
  };
}

function wholeDay({ date, place }: LocalBirth, clocks: Clocks): ClockTime {
  const { start, end } = spanOf(date, birthClock(place.zone, clocks));
  // A day that a zone left out when it crossed the date line.
  if (start === end) return gapAround(dayNumber(date), clocks);
  return { kind: 'unknown', from: new Date(start).toISOString(), to: new Date(end).toISOString() };
}

/** What a local date and time were on these clocks. Throws RangeError as `birthTimeOf` does. */
export function clockTimeOf(birth: LocalBirth, clocks: Clocks): ClockTime {
  const day = dayNumber(birth.date);
  if (birth.time === undefined) return wholeDay(birth, clocks);
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(birth.time) ?? [];
  if (hours === undefined) throw new RangeError(`Not a time: ${birth.time}`);
  const local = day + Number(hours) * HOUR + Number(minutes) * MINUTE;
  const [first, second] = instantsShowing(local, clocks);
  if (first === undefined) return gapAround(local, clocks);
  if (second !== undefined) return named(first, second, clocks);
  return { kind: 'exact', ...clockInstant(first, clocks) };
}

/** The first of the instants that a birth may stand for. */
function firstOf(told: ClockTime): string {
  switch (told.kind) {
    case 'exact':
      return told.at;
    case 'ambiguous':
      return told.instants[0].at;
    case 'skipped':
      return told.before.at;
    case 'unknown':
      return told.from;
  }
}

/**
 * The instant of a birth on the clocks of its place, with the offsets that were in force: exact,
 * one of two where clocks were set back, none where they were set forward, or a whole day where no
 * time is known. Throws RangeError on a day before 1900 or that does not exist, on a time that is
 * not HH:MM from 00:00 to 23:59, and on an unknown zone.
 */
export function birthTimeOf(birth: LocalBirth, clocks = placeClocks(birth.place)): BirthTime {
  if (birth.date < FIRST_DAY) throw new RangeError(`Before ${FIRST_DAY}: ${birth.date}`);
  const told = clockTimeOf(birth, clocks);
  return { ...told, isApproximate: clocks.isMeanTime(Date.parse(firstOf(told))) };
}
