import { BODIES, type BodyName } from '@sibila/domain/sky/body-names';
import type { AspectName } from '@sibila/domain/sky/aspects';
import { dayNumber, weekdayOf, type Moment } from '@sibila/domain/horoscope/local-day';
import { wholeWords } from '@sibila/domain/text/whole-words';

const UNCONTRACTED = wholeWords(/\b(de|a) el (?=Sol\b)/gi);
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
const HOUSES = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** «a las 4:09», «a la 1:23», from HH:MM. */
export function atTime(time: string): string {
  const plain = time.replace(/^0(?=\d:)/, '');
  return `a ${plain.startsWith('1:') ? 'la' : 'las'} ${plain}`;
}

/** «mañana», «el jueves», or «el 10 de diciembre», as seen from a day. */
export function dayInWords(date: string, today: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  const away = Math.round((dayNumber(date) - dayNumber(today)) / 86_400_000);
  if (away === 0) return 'hoy';
  if (away === 1) return 'mañana';
  if (away > 1 && away < 7) return `el ${WEEKDAYS[weekdayOf(date)] ?? ''}`;
  const inYear = today.startsWith(`${year}`) ? '' : ` de ${year}`;
  return `el ${day} de ${MONTHS[month - 1] ?? ''}${inYear}`;
}

/** «hoy a las 9:52», «mañana a las 4:09», «el jueves a las 4:51». */
export function momentInWords({ date, time }: Moment, today: string): string {
  return `${dayInWords(date, today)} ${atTime(time)}`;
}

/** «el jueves 26», for the week ahead. */
export function weekdayAndDate(date: string): string {
  return `el ${WEEKDAYS[weekdayOf(date)] ?? ''} ${Number(date.slice(8))}`;
}

/** «siete»: as in «tu casa siete». */
export function houseWord(house: number): string {
  return HOUSES[house - 1] ?? String(house);
}

/** «la Luna», «Marte», inside a sentence. */
export function bodyPhrase(body: BodyName): string {
  return BODIES.find((entry) => entry.body === body)?.phrase ?? body;
}

/** «retrógrada» for Venus, «retrógrado» for the rest: the Moon never is. */
export function retrogradeWord(body: BodyName): string {
  return body === 'Venus' ? 'retrógrada' : 'retrógrado';
}

/** «directa» for Venus, «directo» for the rest. */
export function directWord(body: BodyName): string {
  return body === 'Venus' ? 'directa' : 'directo';
}

/** «un trígono», «una cuadratura». */
export const ASPECT_PHRASES: Readonly<Record<AspectName, string>> = {
  conjunction: 'una conjunción',
  sextile: 'un sextil',
  square: 'una cuadratura',
  trine: 'un trígono',
  opposition: 'una oposición',
};

/** The first letter large; «Él» and «¿Qué» as well. */
function capital(text: string): string {
  return text.replace(
    /^([¿¡«]*)(\p{L})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
}

/** Joins what Spanish contracts: «de el Sol» is «del Sol», «a el Sol» «al Sol». */
function contracted(text: string): string {
  return text.replace(UNCONTRACTED, (_, word: string) => `${word}l `);
}

/** Puts the values into the {slots} of a frame, and contracts. Throws on a slot without value. */
export function fillFrame(frame: string, slots: Readonly<Record<string, string>>): string {
  const filled = frame.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new RangeError(`No value for {${name}} in «${frame}»`);
    return value;
  });
  return capital(contracted(filled));
}
