import {
  type BodyPosition,
  type MoonPhaseState,
  bodyPositions,
  moonPhase,
  retrogradeUntil,
} from './bodies.ts';
import { BODIES, type BodyName, type MoonPhaseName } from './body-names.ts';

/** The planets whose retrograde is news; the slower ones spend months of every year at it. */
const SWIFT: readonly BodyName[] = ['Mercury', 'Venus', 'Mars'];

/** Degrees from the border of a sign, some four hours of the Moon, that count as at the door. */
const DOOR = 2;

const HOUR = 3_600_000;

/** How the Moon is called in each phase, and what follows the sign. */
const MOON_WORDS: Readonly<Record<MoonPhaseName, { subject: string; tail: string }>> = {
  'luna nueva': { subject: 'la Luna nueva', tail: '' },
  'luna creciente': { subject: 'la Luna', tail: ', en fase creciente' },
  'cuarto creciente': { subject: 'la Luna', tail: ', en cuarto creciente' },
  'gibosa creciente': { subject: 'la Luna', tail: ', gibosa y creciente' },
  'luna llena': { subject: 'la Luna llena', tail: '' },
  'gibosa menguante': { subject: 'la Luna', tail: ', gibosa y menguante' },
  'cuarto menguante': { subject: 'la Luna', tail: ', en cuarto menguante' },
  'luna menguante': { subject: 'la Luna', tail: ', en fase menguante' },
};

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function phraseOf(body: BodyName): string {
  return BODIES.find((entry) => entry.body === body)?.phrase ?? body;
}

/** "a, b y c". No name of a body begins with the sound that would turn y into e. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} y ${last}`;
}

/** "Saturno, a 8° de Aries, retrógrado". Degrees are cut, never rounded up into the next. */
export function bodyInWords({ body, sign, degree, retrograde }: BodyPosition): string {
  const place = `${phraseOf(body)}, a ${Math.floor(degree)}° de ${sign}`;
  return capitalize(retrograde ? `${place}, retrógrado` : place);
}

/** The wheel told to who can't see it: a title with the instant (UTC), and where each body stands. */
export function skyInWords(sky: {
  at: Date;
  positions: readonly BodyPosition[];
  phase: MoonPhaseState;
}): { title: string; text: string } {
  const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(sky.at);
  const bodies = sky.positions.map(bodyInWords).join('. ');
  const lit = Math.round(sky.phase.illumination * 100);
  return {
    title: `El cielo del ${day} a las ${sky.at.toISOString().slice(11, 16)} UTC`,
    text: `${bodies}. ${capitalize(sky.phase.name)}, iluminada al ${lit}\u00A0%.`,
  };
}

function moonClause({ sign, degree }: BodyPosition, phase: MoonPhaseName): string {
  const { subject, tail } = MOON_WORDS[phase];
  if (degree < DOOR) return `${capitalize(subject)} acaba de entrar en ${sign}${tail}`;
  if (degree > 30 - DOOR) return `${capitalize(subject)} está a punto de dejar ${sign}${tail}`;
  return `Hoy ${subject} cruza ${sign}${tail}`;
}

/**
 * "mediados de noviembre": a part of a month, because the day itself depends on the reader's time
 * zone, which is not known here.
 */
function partOfMonth(date: Date): string {
  const month = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(date);
  const day = date.getUTCDate();
  if (day <= 10) return `principios de ${month}`;
  return day <= 20 ? `mediados de ${month}` : `finales de ${month}`;
}

function loneRetrograde(body: BodyName, at: Date): string {
  const until = retrogradeUntil(body, at);
  if (until === undefined) return `${phraseOf(body)} va retrógrado`;
  if (until.getTime() - at.getTime() < 36 * HOUR) {
    return `${phraseOf(body)} está a punto de retomar su paso directo`;
  }
  return `${phraseOf(body)} va retrógrado hasta ${partOfMonth(until)}`;
}

function retrogradeClause(positions: readonly BodyPosition[], at: Date): string {
  const all = positions.filter(({ retrograde }) => retrograde).map(({ body }) => body);
  const swift = all.filter((body) => SWIFT.includes(body));
  const told = swift.length > 0 ? swift : all;
  const [first] = told;
  if (first === undefined) return 'ningún planeta va retrógrado';
  if (told.length === 1) return loneRetrograde(first, at);
  return `${listed(told.map(phraseOf))} van retrógrados`;
}

/**
 * The sky of an instant in one Spanish line, such as «Hoy la Luna cruza Tauro, en fase creciente;
 * Mercurio va retrógrado hasta mediados de noviembre.»
 */
export function skySentence(at: Date): string {
  const positions = bodyPositions(at);
  const moon = positions.find(({ body }) => body === 'Moon');
  const parts = moon === undefined ? [] : [moonClause(moon, moonPhase(at).name)];
  return `${[...parts, retrogradeClause(positions, at)].join('; ')}.`;
}
