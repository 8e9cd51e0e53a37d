import { dayNumber, spanOf, zoneClock } from '../horoscope/local-day.ts';

/** What a birth certificate says: `date` YYYY-MM-DD, `time` HH:MM or none, `zone` an IANA name. */
export interface LocalBirth {
  date: string;
  time?: string;
  zone: string;
}

/** An instant, ISO 8601 in UTC, and how far the clocks of the zone were from UTC: "UTC−4:30". */
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

/** The instants that a local birth may stand for. Plain data: it survives JSON. */
export type BirthTime =
  | ({ kind: 'exact' } & ClockInstant)
  /** Clocks were set back: they showed the time twice, in this order. */
  | { kind: 'ambiguous'; instants: readonly [NamedInstant, NamedInstant] }
  /** Clocks were set forward over the time: the last minute before the gap, the first after it. */
  | { kind: 'skipped'; before: GapSide; after: GapSide }
  /** No time is known: the whole local day, `from` ≤ t < `to`, ISO 8601 in UTC. */
  | { kind: 'unknown'; from: string; to: string };

/** The clocks of a zone at an instant in milliseconds: how far ahead of UTC, in milliseconds. */
interface ZoneOffsets {
  aheadAt: (at: number) => number;
  isSummerTime: (at: number) => boolean;
}

const FIRST_DAY = '1900-01-01';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** No clock is further than this from UTC, with a day's change of side to spare. */
const REACH = 26 * HOUR;

/** No zone kept an offset for less than this between two changes. */
const STEP = 2 * HOUR;

/**
 * A zone's clocks, by the IANA data of the runtime, which Intl reads back to the local mean time
 * of before there were zones. Throws RangeError where there is no such zone.
 */
function zoneOffsets(zone: string): ZoneOffsets {
  const reader = (timeZoneName: 'longOffset' | 'long') => {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName });
    return (at: number) =>
      format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  };
  const [offset, name] = [reader('longOffset'), reader('long')];
  return {
    aheadAt: (at) => {
      // "GMT", "GMT-04:30", and with the seconds of local mean time "GMT-00:14:44".
      const [, sign, ...parts] = /([+-])(\d+):(\d+)(?::(\d+))?$/.exec(offset(at)) ?? [];
      const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
      const ahead = hours * HOUR + minutes * MINUTE + seconds * SECOND;
      return sign === '-' ? -ahead : ahead;
    },
    isSummerTime: (at) => /Summer|Daylight/.test(name(at)),
  };
}

function offsetText(ahead: number): string {
  const size = Math.abs(ahead);
  const parts = [size / HOUR, (size / MINUTE) % 60, (size / SECOND) % 60].map(Math.floor);
  const [hours = 0, ...rest] = parts;
  while (rest.at(-1) === 0) rest.pop();
  const text = [hours, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
  return ahead === 0 ? 'UTC' : `UTC${ahead < 0 ? '−' : '+'}${text}`;
}

function clockInstant(at: number, { aheadAt }: ZoneOffsets): ClockInstant {
  return { at: new Date(at).toISOString(), offset: offsetText(aheadAt(at)) };
}

/** Every instant at which the clocks showed a local time, counted as if it were UTC. */
function instantsShowing(local: number, { aheadAt }: ZoneOffsets): number[] {
  const instants = new Set<number>();
  for (let near = local - REACH; near <= local + REACH; near += STEP) {
    const at = local - aheadAt(near);
    if (at + aheadAt(at) === local) instants.add(at);
  }
  return [...instants].toSorted((a, b) => a - b);
}

function gapSide(at: number, offsets: ZoneOffsets): GapSide {
  const shown = at + offsets.aheadAt(at);
  const minute = Math.floor(shown / MINUTE) * MINUTE;
  const text = new Date(minute).toISOString();
  const instant = clockInstant(at - (shown - minute), offsets);
  return { ...instant, date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The two sides of the gap in which a local time lies that no clock showed. */
function gapAround(local: number, offsets: ZoneOffsets): BirthTime {
  let [before, after] = [(local - REACH) / SECOND, (local + REACH) / SECOND];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (middle * SECOND + offsets.aheadAt(middle * SECOND) < local) before = middle;
    else after = middle;
  }
  return {
    kind: 'skipped',
    before: gapSide(before * SECOND, offsets),
    after: gapSide(after * SECOND, offsets),
  };
}

/** Tells the two instants apart, by the season where the runtime knows it of both. */
function named(first: number, second: number, offsets: ZoneOffsets): BirthTime {
  const autumn = offsets.isSummerTime(first) && !offsets.isSummerTime(second);
  const nameOf = (rank: string, season: string, { offset }: ClockInstant) =>
    `la ${rank} (${autumn ? `horario de ${season}, ` : ''}${offset})`;
  const [one, other] = [clockInstant(first, offsets), clockInstant(second, offsets)];
  return {
    kind: 'ambiguous',
    instants: [
      { ...one, name: nameOf('primera', 'verano', one) },
      { ...other, name: nameOf('segunda', 'invierno', other) },
    ],
  };
}

function wholeDay({ date, zone }: LocalBirth): BirthTime {
  const { start, end } = spanOf(date, zoneClock(zone));
  // A day that a zone left out when it crossed the date line.
  if (start === end) return gapAround(dayNumber(date), zoneOffsets(zone));
  return { kind: 'unknown', from: new Date(start).toISOString(), to: new Date(end).toISOString() };
}

/**
 * The instant of a birth on the clocks of its zone, with the offsets that were in force: exact,
 * one of two where clocks were set back, none where they were set forward, or a whole day where no
 * time is known. Throws RangeError on a day before 1900 or that does not exist, on a time that is
 * not HH:MM from 00:00 to 23:59, and on an unknown zone.
 */
export function birthTimeOf(birth: LocalBirth): BirthTime {
  const day = dayNumber(birth.date);
  if (birth.date < FIRST_DAY) throw new RangeError(`Before ${FIRST_DAY}: ${birth.date}`);
  if (birth.time === undefined) return wholeDay(birth);
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(birth.time) ?? [];
  if (hours === undefined) throw new RangeError(`Not a time: ${birth.time}`);
  const offsets = zoneOffsets(birth.zone);
  const local = day + Number(hours) * HOUR + Number(minutes) * MINUTE;
  const [first, second] = instantsShowing(local, offsets);
  if (first === undefined) return gapAround(local, offsets);
  if (second !== undefined) return named(first, second, offsets);
  return { kind: 'exact', ...clockInstant(first, offsets) };
}
