import { wordsOf } from '@sibila/domain/places/words';
import { SPANISH_NAMES } from './spanish-names.ts';
import { COMMUNITIES_OF_SPAIN, PROVINCES_OF_SPAIN, SPANISH_REGIONS } from './spanish-regions.ts';
import { distance, HISPANIC, type Settlement } from './settlement.ts';
import { zoneOf } from './zones.ts';

/** The fewest inhabitants of a place that is taken elsewhere; fewer where many readers' families live. */
const FEWEST = 100_000;
const FEWEST_NEAR: Readonly<Record<string, number>> = {
  AD: 0,
  BZ: 1000,
  US: 25_000,
  ...Object.fromEntries(
    'AT BE BR CA CH DE FR GB GI IE IT MA NL PT SE'.split(' ').map((code) => [code, 40_000]),
  ),
};
const FEWEST_HISPANIC = 1000;
/** From this latitude on towns are few and small, and each is the city of all around it. */
const FAR_NORTH = 64;
const FEWEST_FAR_NORTH = 2000;
/** Two of one name nearer than this are one, in kilometres. */
const SAME_KM = 6;

/** Where Intl's Spanish name of a country is not what people say. */
const COUNTRIES: Readonly<Record<string, string>> = {
  HK: 'Hong Kong',
  MO: 'Macao',
  MM: 'Myanmar',
  PS: 'Palestina',
  SZ: 'Esuatini',
};

const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  US: 'EEUU USA',
  GB: 'UK Gran Bretaña',
  NL: 'Holanda',
  MX: 'Méjico',
};

/** Words of regions' names that tell nobody where something is. */
const IDLE = new Set(
  `department province provincia region city county oblast and the of de da del la state district
  governorate republic metropolitan d c`.split(/\s+/),
);

export interface Entry {
  id: number;
  name: string;
  country: string;
  region: string;
  /** What else its region is called. */
  regionAlias: string;
  zone: string;
  latitude: number;
  longitude: number;
  population: number;
  aliases: string[];
}

/** Chooses the places, names them in Spanish and makes each one tellable from every other. */
export function buildPlaces(settlements: readonly Settlement[]): Entry[] {
  const chosen = settlements
    .filter(isTaken)
    .sort((a, b) => b.population - a.population || a.id - b.id);
  const names = spanishNames(chosen);
  const entries = chosen.map((place) => ({ place, entry: entryOf(place, names) }));
  return tellApart(entries);
}

function isTaken({ country, population, feature, latitude }: Settlement): boolean {
  if (/^PPL[HQW]$/.test(feature)) return false;
  if (feature === 'PPLC') return true;
  if (HISPANIC.has(country)) {
    if (feature === 'PPLX') return population >= 20_000;
    return population >= FEWEST_HISPANIC || feature.startsWith('PPLA') || country === 'ES';
  }
  const fewest = latitude >= FAR_NORTH ? FEWEST_FAR_NORTH : (FEWEST_NEAR[country] ?? FEWEST);
  return feature !== 'PPLX' && population >= fewest;
}

/** The hand-written names by id; every one of them must be somewhere. */
function spanishNames(chosen: readonly Settlement[]): Map<number, string[]> {
  const byName = new Map<string, Settlement>();
  for (const place of chosen) {
    const key = `${place.country} ${place.name}`;
    if (!byName.has(key)) byName.set(key, place);
  }
  const unknown: string[] = [];
  const named = new Map<number, string[]>();
  for (const [country, text] of Object.entries(SPANISH_NAMES))
    for (const pair of text.split(';')) {
      const [from = '', to = ''] = pair.split('=').map((part) => part.trim());
      const place = byName.get(`${country} ${from}`);
      if (place)
        named.set(
          place.id,
          to.split('+').map((name) => name.trim()),
        );
      else unknown.push(`${country} ${from}`);
    }
  if (unknown.length > 0) throw new Error(`no such places: ${unknown.join(', ')}`);
  return named;
}

function entryOf(place: Settlement, names: ReadonlyMap<number, string[]>): Entry {
  const byHand = names.get(place.id);
  const [name = '', ...others] = byHand ? [...byHand, place.name] : namesWithin(place);
  const said = new Set([wordsOf(name).join(' ')]);
  const aliases = others.filter((alias) => {
    const words = wordsOf(alias).join(' ');
    return words !== '' && !said.has(words) && said.add(words);
  });
  const { id, country, latitude, longitude, population } = place;
  const ofSameName = byHand && sameWords(withoutKind(place.regionName), place.name);
  const region = ofSameName ? name : regionOf(place);
  return {
    id,
    name: name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    country,
    region,
    regionAlias: regionAliasOf(place, region),
    zone: zoneOf(place),
    latitude,
    longitude,
    population,
    aliases,
  };
}

/** Other words for where a place lies: the community and the local name of a Spanish province. */
function regionAliasOf(place: Settlement, region: string): string {
  const { country, regionCode, regionName, municipality } = place;
  const community = COMMUNITIES_OF_SPAIN.get(regionCode) ?? '';
  const other = country === 'ES' ? `${community} ${municipality}` : regionName;
  const known = new Set(wordsOf(region));
  const words = wordsOf(`${other} ${COUNTRY_ALIASES[country] ?? ''}`);
  return [...new Set(words)].filter((word) => !known.has(word) && !IDLE.has(word)).join(' ');
}

/** `Agurain / Salvatierra`, `El Abra (San Felipe)`: two names in one. */
function namesWithin({ name, country }: Settlement): string[] {
  if (country === 'ES' && name.includes('/')) {
    const [first = '', second = ''] = name.split('/').map((part) => part.trim());
    return [second, first];
  }
  const [, outer, inner] = /^(.+?)\s*[([](.+)[)\]]$/.exec(name) ?? [];
  if (outer !== undefined && inner !== undefined) return [outer, inner];
  return country === 'HN' ? [name.replace(/,.*/, '')] : [name];
}

function regionOf({ country, secondCode, regionName }: Settlement): string {
  const known =
    country === 'ES'
      ? PROVINCES_OF_SPAIN.get(secondCode)
      : SPANISH_REGIONS[country]?.get(regionName);
  if (country === 'ES' && known === undefined) throw new Error(`no province ${secondCode}`);
  if (known !== undefined) return known;
  return withoutKind(regionName);
}

const sameWords = (a: string, b: string) => wordsOf(a).join() === wordsOf(b).join();

/** `Chiriquí Province` is Chiriquí. */
function withoutKind(region: string): string {
  return region
    .replace(/^(Province|Region|State|Republic|Department) of (the )?/, '')
    .replace(
      / (Department|Province|Region|Comarca|County|Oblast'?|Governorate|Voivodeship|Krai|Kray|Republic|District|Municipality|Division)$/i,
      '',
    );
}

interface Draft {
  place: Settlement;
  entry: Entry;
}

/**
 * Homonyms of one region are told apart by their municipality. What still reads the same, or lies
 * as near as two entries for one place do, is left to the most populous.
 */
function tellApart(drafts: readonly Draft[]): Entry[] {
  const kept = [...grouped(drafts).values()].flatMap((group) => {
    const apart: Draft[] = [];
    for (const draft of group)
      if (!apart.some(({ entry }) => distance(entry, draft.entry) < SAME_KM)) apart.push(draft);
    if (apart.length > 1) for (const { place, entry } of apart) addMunicipality(place, entry);
    return apart;
  });
  return [...grouped(kept).values()].flatMap(([first]) => (first ? [first.entry] : []));
}

function grouped(drafts: readonly Draft[]): Map<string, Draft[]> {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const { name, region, country } = draft.entry;
    const key = `${wordsOf(name).join(' ')}|${region}|${country}`;
    groups.set(key, [...(groups.get(key) ?? []), draft]);
  }
  return groups;
}

function addMunicipality(place: Settlement, entry: Entry): void {
  const plain = place.municipality.replace(
    /^(Provincia|Partido|Departamento|Municipio|Cantón) de(l)? /,
    '',
  );
  if (place.country === 'ES' || plain === '' || plain === entry.region) return;
  entry.region = `${plain}, ${entry.region}`;
}

/** The places as `places-data.ts` keeps them; `readPlaces` in content reads them. */
export function textOf(entries: readonly Entry[]): string {
  const countryName = new Intl.DisplayNames('es', { type: 'region' });
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { country, region, zone, regionAlias } = entry;
    const name = COUNTRIES[country] ?? countryName.of(country) ?? country;
    const key = [`#${country}`, name, region, zone, regionAlias].join('\t').trimEnd();
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const order = new Intl.Collator('es');
  return [...groups]
    .sort(([a], [b]) => order.compare(a, b))
    .map(([head, members]) => {
      const rows = members.sort((a, b) => order.compare(a.name, b.name) || a.id - b.id).map(rowOf);
      return [head, ...rows].join('\n');
    })
    .join('\n');
}

function rowOf(entry: Entry): string {
  const { id, name, latitude, longitude, population, aliases } = entry;
  const numbers = [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(4))));
  return [id, name, ...numbers, population, aliases.join('|')].join('\t').trimEnd();
}
