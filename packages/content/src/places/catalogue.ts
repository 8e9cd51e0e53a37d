import type { ListedPlace } from '@sibila/domain/places/place';
import { PLACES_DATA } from './places-data.ts';

/** What readers' own countries weigh more, in powers of ten of inhabitants. */
const NEAR = 0.75;
const HISPANIC = new Set(
  'ES MX GT SV HN NI CR PA CU DO PR CO VE EC PE BO CL AR UY PY GQ'.split(' '),
);
/** Where GeoNames knows of no inhabitants there are few. */
const UNCOUNTED = 300;

/** A zone that a machine's time zone data may be too old for, and the one that it was a part of. */
const NEW_ZONES: Readonly<Record<string, string>> = {
  'America/Coyhaique': 'America/Santiago',
};

/** All places, read from the list; to be done once, as it takes a while. For the server alone. */
export function readPlaces(): ListedPlace[] {
  const places: ListedPlace[] = [];
  let group = groupOf('');
  for (const line of PLACES_DATA.split('\n')) {
    if (line.startsWith('#')) group = groupOf(line);
    else places.push(placeOf(line, group));
  }
  return places;
}

type Group = Pick<ListedPlace, 'country' | 'region' | 'zone' | 'around'> & { extra: number };

/** `#MX`, the country, the region, the zone, other words for the region. */
function groupOf(line: string): Group {
  const [code = '', country = '', region = '', zone = '', around = ''] = line.split('\t');
  const extra = HISPANIC.has(code.slice(1)) ? NEAR : 0;
  return { country, region, zone: knownZone(zone), around, extra };
}

/** The number, the name, latitude, longitude, inhabitants, other names between bars. */
function placeOf(line: string, { extra, ...group }: Group): ListedPlace {
  const [id, name = '', latitude, longitude, population, aliases] = line.split('\t');
  return {
    id: Number(id),
    name,
    ...group,
    latitude: Number(latitude),
    longitude: Number(longitude),
    aliases: aliases?.split('|') ?? [],
    weight: Math.log10(Math.max(Number(population), UNCOUNTED)) + extra,
  };
}

function knownZone(zone: string): string {
  const older = NEW_ZONES[zone];
  return older === undefined || isZone(zone) ? zone : older;
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
