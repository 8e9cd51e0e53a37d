import { distance, HISPANIC, type Settlement } from './settlement.ts';

/** A settlement of the newer list, which knows neither numbers nor inhabitants nor zones. */
export type NewerRow = Record<'name' | 'lat' | 'lng' | 'country' | 'admin1' | 'admin2', string>;

/** Nearer than this it is another entry for the same place, whatever it is called; in kilometres. */
const SAME_PLACE_KM = 1;
/** The same for one of the same name. */
const SAME_NAME_KM = 20;
/** From here on numbers are ours: GeoNames' are far from it, and the database's integers hold them. */
const OWN_NUMBERS = 1_000_000_000;

/**
 * The Spanish-speaking places that only the newer list has: seats, and places of a thousand
 * inhabitants. Their zone is that of the nearest place of the same region.
 */
export function onlyNewer(
  rows: readonly NewerRow[],
  known: readonly Settlement[],
  nameOf: (code: string) => string,
): Settlement[] {
  const byCountry = new Map<string, Settlement[]>();
  for (const place of known)
    byCountry.set(place.country, [...(byCountry.get(place.country) ?? []), place]);
  return [...HISPANIC].flatMap((country) => {
    const others = byCountry.get(country) ?? [];
    return rows
      .filter((row) => row.country === country)
      .map((row) => settlementOf(row, nameOf))
      .filter((place) => !others.some((other) => isSame(place, other)))
      .map((place) => ({ ...place, zone: nearestZone(place, others) }));
  });
}

function settlementOf(row: NewerRow, nameOf: (code: string) => string): Settlement {
  const region = `${row.country}.${row.admin1}`;
  return {
    id: ownNumber(`${row.country} ${row.name} ${row.lat} ${row.lng}`),
    name: row.name,
    latitude: Number(row.lat),
    longitude: Number(row.lng),
    feature: 'PPLA3',
    country: row.country,
    regionCode: row.admin1,
    secondCode: row.admin2,
    regionName: nameOf(region),
    municipality: nameOf(`${region}.${row.admin2}`),
    population: 0,
    zone: '',
  };
}

function isSame(place: Settlement, other: Settlement): boolean {
  const apart = distance(place, other);
  return apart < SAME_PLACE_KM || (apart < SAME_NAME_KM && place.name === other.name);
}

function nearestZone(place: Settlement, others: readonly Settlement[]): string {
  const own = others.filter(({ regionCode }) => regionCode === place.regionCode);
  const [nearest] = (own.length > 0 ? own : others).toSorted(
    (a, b) => distance(place, a) - distance(place, b),
  );
  return nearest?.zone ?? '';
}

/** The same number for the same place in every list made (FNV-1a). */
function ownNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return OWN_NUMBERS + ((hash >>> 0) % OWN_NUMBERS);
}
