import { dayNumber, zoneClock } from './local-day.ts';

/**
 * The zones in whose name horoscopes are written, those of most readers first. Between them they
 * hold the clocks of every Spanish-speaking country (of Cuba but for the weeks in which its clocks
 * change, at another hour than New York's), and of the United States.
 */
export const HOME_ZONES = [
  'America/Mexico_City',
  'Europe/Madrid',
  'America/Bogota',
  'America/Argentina/Buenos_Aires',
  'America/Santiago',
  'America/Caracas',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Hermosillo',
  'Atlantic/Canary',
  'Africa/Malabo',
] as const;

/**
 * The home zones in which guests may have a model write: one for each side of the ocean. In the
 * others a model writes for those who pay, and for operators who write ahead.
 */
export const MODEL_ZONES: readonly string[] = ['America/Mexico_City', 'Europe/Madrid'];

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

/** Days around a day of which a text tells the hours: the Moon's stays, and the week ahead. */
const NEAR = { before: 4, after: 12 };

/** Days away that a text may still date: no planet goes backwards for longer. */
const FAR = 200;

/** The instants around a day at which clocks have to agree: each hour near it, each day far off. */
function instantsAround(day: string): number[] {
  const midnight = dayNumber(day);
  const hours = (NEAR.before + NEAR.after) * 24;
  const near = Array.from({ length: hours }, (_, i) => midnight - NEAR.before * DAY_MS + i * HOUR);
  const far = Array.from({ length: 2 * FAR }, (_, i) => midnight + (i - FAR) * DAY_MS);
  return [midnight, ...near, ...far];
}

/**
 * The zone whose horoscope of `day` (YYYY-MM-DD) a reader in `zone` gets: the first home zone
 * whose clocks agree with theirs wherever a text may tell a date or an hour, so that one text
 * serves all of them; `isHome` is false, and the zone its own, where there is none. Throws
 * RangeError on a day or a zone that does not exist.
 */
export function sharedZone(day: string, zone: string): { zone: string; isHome: boolean } {
  const own = zoneClock(zone);
  const instants = instantsAround(day);
  const home = HOME_ZONES.find((name) => {
    const clock = zoneClock(name);
    return name === zone || instants.every((at) => shows(clock, at) === shows(own, at));
  });
  return { zone: home ?? zone, isHome: home !== undefined };
}

function shows(clock: ReturnType<typeof zoneClock>, at: number): string {
  const { date, time } = clock.momentOf(at);
  return `${date} ${time}`;
}
