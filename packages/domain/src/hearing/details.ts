import { GIVEN_NAMES } from './given-names.ts';

/** A person or pet that a question mentions, with their relation to the person who asks. */
export interface Person {
  /** As it is told back: «Nacho», «tu hermano». */
  told: string;
  bond: Bond;
}

export type Bond = 'partner' | 'kin' | 'friend' | 'work' | 'pet' | 'unknown';

/** The details of a question in the words in which a reading repeats them. */
export interface Details {
  people: readonly Person[];
  /** «los 900 euros». */
  sum?: string;
  /** «tres semanas». */
  span?: string;
  /** «el sábado». */
  day?: string;
  /** Whether it is about today or tomorrow, so that no task may take longer. */
  isPressing?: true;
  /** «Dublín». */
  place?: string;
  /** «la boda». */
  event?: string;
  /** «tus llaves». */
  thing?: string;
}

const BONDS: readonly (readonly [Bond, string])[] = [
  [
    'partner',
    'ex|novio|novia|marido|esposo|esposa|mujer|pareja|prometido|prometida|exnovio|exnovia|exmarido|exesposo|exesposa|exmujer|pololo|polola|enamorado|enamorada',
  ],
  [
    'kin',
    'hermano|hermana|mamá|papá|madre|padre|hijo|hija|abuelo|abuela|abuelito|abuelita|tío|tía|primo|prima|suegro|suegra|cuñado|cuñada|sobrino|sobrina|nieto|nieta|yerno|nuera|padrastro|madrastra|viejo|vieja',
  ],
  ['friend', 'amigo|amiga|mejor amigo|mejor amiga|compadre|comadre|vecino|vecina'],
  [
    'work',
    'jefe|jefa|compañero|compañera|socio|socia|profesor|profesora|tutor|tutora|director|directora|asesor|asesora',
  ],
  [
    'pet',
    'perro|perra|gato|gata|perrito|perrita|gatito|gatita|loro|canario|conejo|tortuga|hámster',
  ],
];
const BOND_OF = new Map(
  BONDS.flatMap(([bond, words]) => words.split('|').map((word) => [bare(word), { bond, word }])),
);
const MINE = new RegExp(
  `(?<![\\p{L}])mi (?<bond>${[...BOND_OF.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}])(?: (?<name>\\p{L}+))?`,
  'giu',
);
const NAMES = new Map(GIVEN_NAMES.map((name) => [bare(name), name]));
const WORD = /\p{L}+/gu;
const NUMBER =
  '\\d[\\d.,]*|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|ciento|doscientos|trescientos|quinientos|mil';
const COINS =
  'euros?|pesos?|dólares?|dolares?|soles|bolívares|bolivares|quetzales|lempiras|colones|córdobas|cordobas|bolivianos|guaraníes|guaranies|lucas|palos|reales';
const SUM = new RegExp(
  `(?<![\\p{L}\\d])((?:${NUMBER})(?: (?:mil|millones|millón))*) (?:de )?(${COINS})(?![\\p{L}])`,
  'iu',
);
const SPAN = new RegExp(
  `(?:hace|hacen|llevo|llevamos|lleva|llevan|desde hace|van|tras|después de) (?:ya |como |casi |más de )?((?:${NUMBER}) (?:días?|dias?|semanas?|meses|mes|años?|anos?|horas?))(?![\\p{L}])`,
  'iu',
);
const DAY =
  /(?<![\p{L}])(?:el|del|al|este) (lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)(?![\p{L}])/iu;
const PRESSING =
  /(?<![\p{L}])(?:hoy|esta (?:tarde|noche)|(?<!(?:la|cada|una) )ma[nñ]ana)(?![\p{L}])/iu;
const EVENTS =
  'la boda|el bautizo|el juicio|la entrevista|el examen|la mudanza|la graduación|la fiesta|la cena|el viaje|la reunión|la audiencia|el concierto|el partido|la final|el aniversario|la navidad';
const EVENT = new RegExp(
  `(?<![\\p{L}])(?:${EVENTS.split('|').map(loose).join('|')})(?![\\p{L}])`,
  'iu',
);
const THINGS =
  'llaves?|anillo|aretes?|cartera|billetera|pasaporte|collar|cadena|reloj|lentes|gafas|control|teléfono|documentos?|pendientes?|medalla|pulsera|libreta|cuaderno|tarjeta|maleta|mochila|bolsa|bolso';
const THING = new RegExp(
  `(?<![\\p{L}])mis? (${THINGS.split('|').map(loose).join('|')})(?![\\p{L}])`,
  'iu',
);
/** Where people go or come from; the many that are also words or names of people are left out. */
const PLACES =
  'Madrid|Barcelona|Valencia|Sevilla|Bilbao|Málaga|Zaragoza|Granada|Oviedo|Galicia|España|Francia|París|Londres|Inglaterra|Irlanda|Dublín|Alemania|Berlín|Italia|Roma|Milán|Portugal|Lisboa|Suiza|Bélgica|Bruselas|Holanda|Ámsterdam|Suecia|Noruega|Canadá|Toronto|Montreal|Estados Unidos|Miami|Nueva York|Los Ángeles|Houston|Chicago|México|Guadalajara|Monterrey|Puebla|Cancún|Mérida|Tijuana|Oaxaca|Querétaro|Guatemala|Honduras|Costa Rica|Panamá|Cuba|La Habana|Puerto Rico|San Juan|Colombia|Bogotá|Medellín|Cali|Cartagena|Barranquilla|Venezuela|Caracas|Maracaibo|Ecuador|Quito|Guayaquil|Cuenca|Perú|Lima|Arequipa|Cusco|Bolivia|La Paz|Chile|Santiago|Valparaíso|Concepción|Argentina|Buenos Aires|Rosario|Mendoza|Bariloche|Uruguay|Montevideo|Paraguay|Asunción|Brasil|Australia|Sídney|Nueva Zelanda|Japón|Tokio|Corea|China';
const PLACE_NAMES = new Map(PLACES.split('|').map((place) => [bare(place), place]));
const PLACE_WORDS = new Set([...PLACE_NAMES.keys()].flatMap((place) => place.split(' ')));
const PLACE = new RegExp(
  `(?<![\\p{L}])(?:a|en|para|hacia|hasta) (${[...PLACE_NAMES.keys()].join('|')})(?![\\p{L}])`,
  'u',
);

/** What a question names; nothing is guessed. Any text is accepted. */
export function detailsOf(question: string): Details {
  const text = question.normalize('NFC').replace(/\s+/g, ' ');
  const details: { -readonly [K in keyof Details]: Details[K] } = { people: peopleIn(text) };
  const [, amount, coin] = SUM.exec(text) ?? [];
  if (amount && coin)
    details.sum = `${/^luca/i.test(coin) ? 'las' : 'los'} ${amount} ${coin}`.toLowerCase();
  const span = SPAN.exec(text)?.[1];
  if (span) details.span = spelt(span.toLowerCase());
  const day = DAY.exec(text)?.[1];
  if (day) details.day = `el ${spelt(day.toLowerCase())}`;
  if (PRESSING.test(text)) details.isPressing = true;
  const event = EVENT.exec(text)?.[0];
  if (event)
    details.event = EVENTS.split('|').find((known) => bare(known) === bare(event)) ?? event;
  const thing = THING.exec(text);
  if (thing) details.thing = thing[0].toLowerCase().replace(/^mi/, 'tu');
  const place = PLACE_NAMES.get(PLACE.exec(bare(text))?.[1] ?? '');
  if (place) details.place = place;
  return details;
}

function peopleIn(text: string): Person[] {
  const people: Person[] = [];
  const taken = new Set<string>();
  for (const { groups } of text.matchAll(MINE)) {
    const known = BOND_OF.get(bare(groups?.['bond'] ?? ''));
    if (!known) continue;
    const name = groups?.['name'] ?? '';
    const isName = NAMES.has(bare(name)) || (known.bond === 'pet' && /^\p{Lu}/u.test(name));
    if (isName) taken.add(bare(name));
    people.push({ told: isName ? titled(name) : `tu ${known.word}`, bond: known.bond });
  }
  for (const [word] of text.matchAll(WORD)) {
    const name = bare(word);
    if (!NAMES.has(name) || taken.has(name) || PLACE_WORDS.has(name)) continue;
    taken.add(name);
    people.push({ told: titled(word), bond: 'unknown' });
  }
  return people;
}

const titled = (name: string) =>
  NAMES.get(bare(name)) ?? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

/** Accents are often left out; they are put back where a text is told back. */
const spelt = (text: string) =>
  text
    .replace(/(?<!\p{L})dia/gu, 'día')
    .replace(/(?<!\p{L})ano/gu, 'año')
    .replace('miercoles', 'miércoles')
    .replace('sabado', 'sábado')
    .replace(/^1 /, 'un ');

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Matches a word with its accents or without. */
function loose(word: string): string {
  return word.replace(/[áéíóú]/g, (letter) => `[${letter}${bare(letter)}]`);
}
