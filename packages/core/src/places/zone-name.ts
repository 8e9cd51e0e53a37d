import { wordsOf } from '@sibila/domain/places/words';
import { placeCatalogue } from './catalogue.ts';

/** What people call the clocks of some zones, where neither their city nor Intl says it. */
const OWN: Readonly<Record<string, string>> = {
  'Asia/Hong_Kong': 'Hong Kong',
  'Asia/Macau': 'Macao',
  'Atlantic/Canary': 'Canarias',
  'Atlantic/Faroe': 'las islas Feroe',
  'Atlantic/Madeira': 'Madeira',
};

/** «hora de Ciudad de México»: the clocks of an IANA zone, as a sentence names them. */
export function zoneName(zone: string): string {
  const own = OWN[zone];
  if (own !== undefined) return `hora de ${own}`;
  const generic = intlName(zone, 'shortGeneric');
  if (/^hora de /i.test(generic)) return generic.replace(/^H/, 'h');
  if (/^GMT[+-]/.test(generic)) return generic === 'GMT+0' ? 'hora universal' : `hora ${generic}`;
  // The others are of those that Intl shortens: «CET», which tells few people anything.
  const city = cityOf(zone);
  return city === undefined ? intlName(zone, 'longGeneric') : `hora de ${city}`;
}

function intlName(timeZone: string, timeZoneName: 'shortGeneric' | 'longGeneric'): string {
  const parts = new Intl.DateTimeFormat('es', { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The city that a zone is called by, under its Spanish name. */
function cityOf(zone: string): string | undefined {
  const called = wordsOf(zone.replace(/^.*\//, '').replaceAll('_', ' ')).join(' ');
  return placeCatalogue().index.entries.find(
    ({ place, names }) => place.zone === zone && names.some(({ text }) => text === called),
  )?.place.name;
}
