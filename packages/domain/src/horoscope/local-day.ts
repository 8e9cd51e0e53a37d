/** An instant, and how it reads on the clocks of a zone: `date` YYYY-MM-DD, `time` HH:MM. */
export interface Moment {
  /** ISO 8601 in UTC. */
  at: string;
  date: string;
  time: string;
}

/** The clocks of one IANA zone. Instants are milliseconds since 1970. */
export interface ZoneClock {
  zone: string;
  momentOf: (at: number) => Moment;
}

/** A local day as instants: `start` ≤ t < `end`, some 23, 24 or 25 hours, and its noon. */
export interface DaySpan {
  start: number;
  noon: number;
  end: number;
}

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

/** No zone is further than this from UTC. */
const FARTHEST = 15 * HOUR;

/** The clocks of a zone. Throws RangeError where there is no such zone. */
export function zoneClock(zone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const momentOf = (at: number): Moment => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    return {
      at: new Date(at).toISOString(),
      date: `${part('year')}-${part('month')}-${part('day')}`,
      time: `${part('hour')}:${part('minute')}`,
    };
  };
  return { zone, momentOf };
}

/** Midnight in UTC of a calendar day, in milliseconds. Throws RangeError on what is no such day. */
export function dayNumber(day: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) {
    throw new RangeError(`Not a day: ${day}`);
  }
  return at;
}

/** The calendar day some days after another, or before it. */
export function addDays(day: string, count: number): string {
  return new Date(dayNumber(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week of a calendar day: 0 Sunday to 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(dayNumber(day)).getUTCDay();
}

/** The first instant, to the second, at which the clocks show `day` and `time` or later. */
function firstInstant(clock: ZoneClock, day: string, time: string): number {
  const wanted = `${day} ${time}`;
  const guess = dayNumber(day) + Number(time.slice(0, 2)) * HOUR;
  let before = (guess - FARTHEST) / 1000;
  let after = (guess + FARTHEST) / 1000;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    const shown = clock.momentOf(middle * 1000);
    if (`${shown.date} ${shown.time}` < wanted) before = middle;
    else after = middle;
  }
  return after * 1000;
}

/** A local day as instants, also where its midnight does not exist or its clocks change. */
export function spanOf(day: string, clock: ZoneClock): DaySpan {
  return {
    start: firstInstant(clock, day, '00:00'),
    noon: firstInstant(clock, day, '12:00'),
    end: firstInstant(clock, addDays(day, 1), '00:00'),
  };
}
