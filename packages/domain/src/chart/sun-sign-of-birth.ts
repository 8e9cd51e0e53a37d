import { passing } from '../horoscope/events.ts';
import type { Moment } from '../horoscope/local-day.ts';
import { longitudeAt, signAt } from '../sky/bodies.ts';
import { SIGN_NAMES, type SignName } from '../zodiac/signs.ts';
import { birthClock, birthTimeOf } from './birth-time.ts';
import { placeClocks, type ClockPlace } from './zone-history.ts';

/** A birth of which the hour, or the hour and the place, may be unknown. */
export interface PartialBirth {
  date: string;
  time?: string;
  place?: ClockPlace;
}

/** The Sun sign of a birth. Plain data: it survives JSON. */
export interface SunSignOfBirth {
  /** The sign, where the data decide it; else null. */
  sign: SignName | null;
  /** One sign, or on a cusp day that the data leave open both, the earlier first. */
  signs: readonly SignName[];
  /** On a cusp day, when the Sun entered the second sign by the clocks of the place, if known. */
  ingress: Moment | null;
}

const HOUR = 3_600_000;

const GREENWICH: ClockPlace = { zone: 'UTC', longitude: 0 };

/** Local days begin first where clocks are 14 hours ahead of UTC, and last where 12 behind. */
const [EARLIEST, LATEST] = [14 * HOUR, 12 * HOUR];

/** The first and the last instant that the data leave open, in milliseconds. */
function spanOfBirth({ date, time, place }: PartialBirth): readonly [number, number] {
  if (place === undefined) {
    const [from, to] = spanOfBirth({ date, place: GREENWICH });
    return [from - EARLIEST, to + LATEST];
  }
  const birth = birthTimeOf({ date, place, ...(time === undefined ? {} : { time }) });
  switch (birth.kind) {
    case 'exact':
      return [Date.parse(birth.at), Date.parse(birth.at)];
    case 'ambiguous':
      return [Date.parse(birth.instants[0].at), Date.parse(birth.instants[1].at)];
    case 'skipped':
      return [Date.parse(birth.before.at), Date.parse(birth.after.at)];
    case 'unknown':
      return [Date.parse(birth.from), Date.parse(birth.to) - 1];
  }
}

const sunSignAt = (at: number) => signAt(longitudeAt('Sun', new Date(at)));

function ingressOn({ date, place }: PartialBirth): Moment | null {
  if (place === undefined) return null;
  const [from, to] = spanOfBirth({ date, place });
  const sign = sunSignAt(to);
  if (sunSignAt(from) === sign) return null;
  const clock = birthClock(place.zone, placeClocks(place));
  return clock.momentOf(passing('Sun', 30 * SIGN_NAMES.indexOf(sign), from, to));
}

/**
 * The Sun sign of a birth, by the ephemeris and not by a table of dates. On a cusp day it takes
 * the hour and the place; without either, both signs are told. Throws RangeError as `birthTimeOf`.
 */
export function sunSignOfBirth(birth: PartialBirth): SunSignOfBirth {
  const [from, to] = spanOfBirth(birth);
  const signs = [...new Set([sunSignAt(from), sunSignAt(to)])];
  const [sign = null] = signs.length === 1 ? signs : [];
  return { sign, signs, ingress: ingressOn(birth) };
}
