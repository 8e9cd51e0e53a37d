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

/** What is said of who goes back, and when that ends, where the line tells it. */
interface Retrograde {
  clause: string;
  until: Date | null;
}

function loneRetrograde(body: BodyName, at: Date): Retrograde {
  const until = retrogradeUntil(body, at) ?? null;
  if (until !== null && until.getTime() - at.getTime() < 36 * HOUR)
    return { clause: `${phraseOf(body)} está a punto de retomar su paso directo`, until: null };
  return { clause: `${phraseOf(body)} va retrógrado`, until };
}

function retrogradeClause(positions: readonly BodyPosition[], at: Date): Retrograde {
  const all = positions.filter(({ retrograde }) => retrograde).map(({ body }) => body);
  const swift = all.filter((body) => SWIFT.includes(body));
  const told = swift.length > 0 ? swift : all;
  const [first] = told;
  if (first === undefined) return { clause: 'ningún planeta va retrógrado', until: null };
  if (told.length === 1) return loneRetrograde(first, at);
  return { clause: `${listed(told.map(phraseOf))} van retrógrados`, until: null };
}

/** The sky of an instant in words. */
export interface SkyWords {
  /** The instant that they are of. */
  at: Date;
  /** One line without its stop: «Hoy la Luna cruza Tauro; Mercurio va retrógrado». */
  line: string;
  /** Until when that is so; the day of it depends on the reader's zone. Null where none is told. */
  until: Date | null;
  /** Where each body stands, and the Moon's phase: a sentence each. */
  bodies: string;
}

/** What the landing page says of the sky of an instant. */
export function skyWords(at: Date): SkyWords {
  const positions = bodyPositions(at);
  const phase = moonPhase(at);
  const moon = positions.find(({ body }) => body === 'Moon');
  const { clause, until } = retrogradeClause(positions, at);
  const parts = moon === undefined ? [] : [moonClause(moon, phase.name)];
  const bodies = skyInWords({ at, positions, phase }).text;
  return { at, line: [...parts, clause].join('; '), until, bodies };
}
