import { spanOf, zoneClock } from './local-day.ts';

/**
 * The zones in whose name horoscopes are written, those of most readers first. Between them they
 * hold the clocks of every Spanish-speaking country, and of the United States.
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
 * The zone whose horoscope of `day` (YYYY-MM-DD) a reader in `zone` gets: the first home zone
 * whose clocks show that day from and to the same instants, so that one text serves all of them;
 * `isHome` is false, and the zone its own, where there is none. Throws RangeError on a bad zone.
 */
export function sharedZone(day: string, zone: string): { zone: string; isHome: boolean } {
  const own = spanOf(day, zoneClock(zone));
  const home = HOME_ZONES.find((name) => {
    const span = spanOf(day, zoneClock(name));
    return span.start === own.start && span.noon === own.noon && span.end === own.end;
  });
  return { zone: home ?? zone, isHome: home !== undefined };
}
