import type { CrisisHelp } from '@sibila/contracts/reading';

type Lines = CrisisHelp['lines'];

/** Those that everybody sees, wherever they are. */
const ALWAYS = ['México', 'España'];
/** The zones of each country with lines of its own, as IANA names begin. */
const ZONES: readonly (readonly [place: string, zones: RegExp])[] = [
  ['España', /^(?:Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/],
  ['Argentina', /^America\/(?:Argentina\/|Buenos_Aires$|Cordoba$|Mendoza$)/],
  ['Colombia', /^America\/Bogota$/],
  ['Chile', /^(?:America\/(?:Santiago|Punta_Arenas|Coyhaique)|Pacific\/Easter)$/],
  ['Perú', /^America\/Lima$/],
  ['Uruguay', /^America\/Montevideo$/],
  [
    'Estados Unidos',
    /^(?:America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Boise|Indiana\/|Kentucky\/|Puerto_Rico)|Pacific\/Honolulu)/,
  ],
];

/**
 * The lines that somebody in a zone is likely to need, the nearest first, and those of all other
 * countries.
 */
export function nearLines(lines: Lines, zone: string): { near: Lines; others: Lines } {
  const own = ZONES.find(([, zones]) => zones.test(zone))?.[0];
  const places = [lines[0]?.place, ...(own === undefined ? [] : [own]), ...ALWAYS];
  const wanted = [...new Set(places)];
  return {
    near: wanted.flatMap((place) => lines.filter((line) => line.place === place)),
    others: lines.filter(({ place }) => !wanted.includes(place)),
  };
}
