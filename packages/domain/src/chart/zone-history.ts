import type { Place } from '../places/place.ts';
import table from './zone-history.json' with { type: 'json' };

/** What has to be known of a place to tell its clocks: its IANA zone and its degrees east. */
export type ClockPlace = Pick<Place, 'zone' | 'longitude'>;

/** The clocks of one place; instants and differences are in milliseconds. */
export interface Clocks {
  /** How far the clocks were ahead of UTC. */
  aheadAt: (at: number) => number;
  isSummerTime: (at: number) => boolean;
  /** Whether there was no standard time yet, so that towns went by their own Sun. */
  isMeanTime: (at: number) => boolean;
}

/** A clock of a zone: seconds ahead of UTC, or null before there was a standard time. */
interface ZoneOffset {
  ahead: number | null;
  isSummer: boolean;
}

interface History {
  /** In seconds; the period before the first of them is number 0. */
  starts: readonly number[];
  periods: readonly ZoneOffset[];
}

/** Seconds by which the mean Sun is earlier for each degree to the east. */
const SECONDS_A_DEGREE = 240;

/** The version of the IANA database that the table was made from. */
export const TZDATA_VERSION = table.version;

/** The line of each zone by its name; one that is `=` and a name has the line of that zone. */
export const ZONES: ReadonlyMap<string, string> = new Map(Object.entries(table.zones));
const histories = new Map<string, History>();

function offsetOf(text: string): ZoneOffset {
  if (text === 'm') return { ahead: null, isSummer: false };
  return { ahead: Number.parseInt(text, 10), isSummer: text.endsWith('s') };
}

/** Reads a line of the table, whose form `scripts/zone-history/tzif.ts` describes. */
function parsed(line: string): History {
  const [offsets = '', which = '', gaps = ''] = line.split('|');
  const known = offsets.split(' ').map(offsetOf);
  const periods = Array.from(which).flatMap((digit) => known[Number.parseInt(digit, 36)] ?? []);
  let start = 0;
  const starts =
    gaps === '' ? [] : gaps.split(' ').map((gap) => (start += Number.parseInt(gap, 36)));
  return { starts, periods };
}

function historyOf(zone: string): History {
  const known = histories.get(zone);
  if (known !== undefined) return known;
  const line = ZONES.get(zone);
  if (line === undefined) throw new RangeError(`Not a zone: ${zone}`);
  const history = line.startsWith('=') ? historyOf(line.slice(1)) : parsed(line);
  histories.set(zone, history);
  return history;
}

function offsetAt({ starts, periods }: History, at: number): ZoneOffset {
  const seconds = at / 1000;
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  const found = periods[low];
  if (found === undefined) throw new RangeError('A zone without a clock');
  return found;
}

/**
 * The clocks of a place until 2037, by the IANA database with all it knows of the time
 * before 1970: Intl leaves that out, and changes with the version of the runtime. Before the first
 * standard time of its zone a place has the mean time of its own longitude. Throws RangeError where
 * there is no such zone.
 */
export function placeClocks({ zone, longitude }: ClockPlace): Clocks {
  const history = historyOf(zone);
  const meanTime = Math.round(longitude * SECONDS_A_DEGREE);
  return {
    aheadAt: (at) => (offsetAt(history, at).ahead ?? meanTime) * 1000,
    isSummerTime: (at) => offsetAt(history, at).isSummer,
    isMeanTime: (at) => offsetAt(history, at).ahead === null,
  };
}
