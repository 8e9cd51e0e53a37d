import { addDays, dayNumber, weekdayOf } from '../local-day.ts';
import { rule, type Rule } from './rule.ts';
import type { DayTest, Meaning } from './token.ts';
import { wholeWords } from '../../text/whole-words.ts';

const WEEKDAYS = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ');
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
const MONTH = `${MONTHS.join('|')}|setiembre`;
const UNITS =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  );
const NUMBER = `\\d{1,2}|primero|un|una|${UNITS.join('|')}|treinta y uno`;

/** A number below 32 in figures or in words; NaN for any other word. */
export function numberOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  if (word === 'treinta y uno') return 31;
  if (['un', 'una', 'primero'].includes(word)) return 1;
  const index = UNITS.indexOf(word);
  return index < 0 ? Number.NaN : index + 1;
}

function monthOf(word: string): number {
  return word === 'setiembre' ? 9 : MONTHS.indexOf(word) + 1;
}

function parts(day: string) {
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  return { year, month, date: ofMonth };
}

function date(test: DayTest, strict = true): Meaning {
  return { is: 'date', test, today: false, strict };
}

function dayOfMonth(date_: number, month: number, year?: number): DayTest {
  return (day) => {
    const it = parts(day);
    return it.date === date_ && it.month === month && (year === undefined || it.year === year);
  };
}

/** The past is meant where the words around say so; else a weekday is today or one to come. */
const PAST = /(?:desde|fue|tras|empezo|entro|comenzo|inicio|ultimo|pasado) (?:el )?$/;

function weekday(name: string, today: string, past: boolean, dayInMonth?: number): DayTest {
  const wanted = WEEKDAYS.indexOf(name);
  const [first, last] = past ? [-7, 0] : [0, 7];
  return (day) => {
    const away = Math.round((dayNumber(day) - dayNumber(today)) / 86_400_000);
    if (weekdayOf(day) !== wanted) return false;
    if (dayInMonth !== undefined) return parts(day).date === dayInMonth;
    return away >= first && away <= last;
  };
}

const THIRDS: Readonly<Record<string, readonly [number, number]>> = {
  p: [1, 10],
  c: [1, 10],
  i: [1, 10],
  m: [11, 20],
  f: [21, 31],
};

function partOfMonth(which: string, month: number): DayTest {
  const [first, last] = THIRDS[which.charAt(0)] ?? [1, 31];
  return (day) => {
    const it = parts(day);
    return it.month === month && it.date >= first && it.date <= last;
  };
}

function relative(today: string, days: number): Meaning {
  const wanted = addDays(today, days);
  return { is: 'date', test: (day) => day === wanted, today: days === 0, strict: false };
}

const NOT_A_MORNING = '(?<!\\b(?:la|esta|cada|media|por la|de la) )';

/** How days are named, counted from `today`. A few words need what stands before: `input`. */
export function dateRules(today: string): Rule[] {
  return [weekdayRule(today), ...calendarRules(), ...relativeRules(today)];
}

/** «los martes», «cada lunes» name no day. */
const NOT_ANY = '(?<!\\b(?:los|cada|un|algun) )';

function weekdayRule(today: string): Rule {
  return rule(
    `${NOT_ANY}(${WEEKDAYS.join('|')})(?:,? (?:dia )?(${NUMBER})(?: de (${MONTH})(?: (?:de|del) (\\d{4}))?)?)?( pasado)?`,
    ({ 1: name = '', 2: number, 3: month, 4: year, 5: gone, input, index }) => {
      const onDay = weekday(
        name,
        today,
        gone !== undefined || PAST.test(input.slice(0, index)),
        number === undefined ? undefined : numberOf(number),
      );
      if (month === undefined) return date(onDay);
      const inMonth = dayOfMonth(
        numberOf(number ?? ''),
        monthOf(month),
        year ? Number(year) : undefined,
      );
      return date((day) => onDay(day) && inMonth(day));
    },
  );
}

function calendarRules(): Rule[] {
  return [
    rule(
      `(${NUMBER}) de (${MONTH})(?: (?:de|del) (\\d{4}))?`,
      ({ 1: number = '', 2: month = '', 3: year }) =>
        date(dayOfMonth(numberOf(number), monthOf(month), year ? Number(year) : undefined)),
    ),
    rule('(\\d{4})-(\\d{2})-(\\d{2})', ({ 0: iso }) => date((day) => day === iso)),
    rule('(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}))?', ({ 1: number, 2: month, 3: year }) =>
      date(dayOfMonth(Number(number), Number(month), year ? Number(year) : undefined)),
    ),
    rule(
      `(principios|comienzos|inicios|mediados|finales|fines) de (${MONTH})`,
      ({ 1: which = '', 2: month = '' }) => date(partOfMonth(which, monthOf(month))),
    ),
    rule(`(?<=\\b(?:en|de|hasta|desde|durante|todo) )(${MONTH})`, ({ 1: month = '' }) =>
      date(partOfMonth('', monthOf(month))),
    ),
    rule(
      `(?<=\\b(?:dia|al|del|este|el) )(${NUMBER})(?!(?:°|º|%| (?:%|por ciento|grados?|de |[a-zñ]+(?:o|a|os|as)\\b)))(?= ?(?:$|[,.;:!?)]| y | a las| con | se | entra | la | el ))`,
      ({ 1: number = '' }) => date((day) => parts(day).date === numberOf(number)),
    ),
    rule('(?<=\\b(?:de|en|del) )(20\\d{2})', ({ 1: year }) =>
      date((day) => day.startsWith(year ?? '')),
    ),
  ];
}

function relativeRules(today: string): Rule[] {
  return [
    rule('hoy', () => relative(today, 0)),
    rule('pasado mañana', () => relative(today, 2)),
    rule(`${NOT_A_MORNING}mañana`, () => relative(today, 1)),
    rule('antes de ?ayer|anteayer|antier', () => relative(today, -2)),
    rule('ayer|anoche', () => relative(today, -1)),
    rule(
      `(?:dentro de|en|faltan?|quedan?) (${NUMBER}) (dias?|semanas?)`,
      ({ 1: count = '', 2: unit = '' }) =>
        relative(today, numberOf(count) * (unit.startsWith('s') ? 7 : 1)),
    ),
  ];
}

const PARTS: readonly (readonly [string, number, number])[] = [
  ['(?:de|por|esta|durante|en) (?:la )?madrugada', 0, 420],
  ['(?:por|esta|en|durante) (?:la )?mañana|a primera hora', 240, 780],
  ['(?:a|al|hacia el) mediodia', 660, 840],
  ['(?:por|esta|en|durante) (?:la )?tarde', 690, 1260],
  ['(?:por|esta|en|durante|de) (?:la )?noche', 1080, 1440],
];

const HOUR_WORDS = UNITS.slice(0, 12).join('|');
const HALF = '(?: de la (mañana|tarde|noche|madrugada))?';
const MERIDIEM = '(?: ?([ap]) ?\\.? ?m\\b\\.?)?';
const AT =
  '(?<=\\b(?:a|sobre|hacia|desde|hasta|antes de|despues de|partir de|pasadas|son|tras|de|entre) (?:las|la) )';

/** Minutes since midnight that a time can mean: two of them where nothing tells morning from evening. */
function minutesOf(hour: number, minute: number, meridiem?: string, half?: string): number[] {
  const at = (h: number) => h * 60 + minute;
  if (hour > 12 || hour === 0) return [at(hour)];
  if (meridiem === 'a' || half === 'mañana' || half === 'madrugada') return [at(hour % 12)];
  if (meridiem === 'p' || half === 'tarde') return [at((hour % 12) + 12)];
  if (half === 'noche') return hour === 12 ? [at(0)] : [at(hour + 12)];
  return [at(hour % 12), at((hour % 12) + 12)];
}

/** How the clock is told. A time written with a leading zero, or past 12, means only itself. */
export const TIME_RULES: readonly Rule[] = [
  [
    wholeWords(
      new RegExp(
        `(\\d{1,2})(?:[:h]|(?<=\\blas? \\d{1,2})\\.)(\\d{2})(?!\\d)(?: ?(?:h|hs|hrs|horas)\\b)?${MERIDIEM}${HALF}`,
        'y',
      ),
    ),
    ({ 1: hour = '', 2: minute, 3: meridiem, 4: half }) => ({
      is: 'time',
      minutes: hour.startsWith('0')
        ? [Number(hour) * 60 + Number(minute)]
        : minutesOf(Number(hour), Number(minute), meridiem, half),
      whole: false,
    }),
  ],
  [
    wholeWords(
      new RegExp(
        `${AT}(\\d{1,2}|una|${HOUR_WORDS})(?: (y|menos) (cuarto|media|\\d{1,2}|${UNITS.join('|')}))?(?: en punto)?(?: ?(?:h|hs|horas)\\b)?${MERIDIEM}${HALF}(?= ?(?:$|[,.;:!?)(]| (?:la|el|y|se|cuando|para|hasta|con|del?|hora|en|por|entra|sale) ))`,
        'y',
      ),
    ),
    ({ 1: hour = '', 2: sign, 3: rest, 4: meridiem, 5: half }) => {
      const spoken = rest === 'cuarto' ? 15 : rest === 'media' ? 30 : numberOf(rest ?? '');
      const offset = sign === undefined ? 0 : sign === 'menos' ? -spoken : spoken;
      const minutes = minutesOf(numberOf(hour), 0, meridiem, half).map((m) => m + offset);
      return { is: 'time', minutes, whole: sign === undefined };
    },
  ],
  ...PARTS.map(([words, from, to]) => rule(words, () => ({ is: 'part', from, to }))),
];
