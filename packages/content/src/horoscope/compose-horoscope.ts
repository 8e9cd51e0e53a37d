import type { AspectFact, FactsPack, MoonStay } from '@sibila/domain/horoscope/facts';
import { houseOf, RULERS } from '@sibila/domain/horoscope/sign-facts';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { ANY_DAY_CLOSINGS, CLOSINGS, PHASE_ADVICE } from './closings.ts';
import {
  ASPECT_LINKS,
  ASPECT_SAME_FIELD,
  ECLIPSES,
  FIELDS,
  MOON_ENTERS,
  MOON_LEAVES,
  MOON_QUARTERS,
  MOON_RULES,
  MOON_STAYS,
  MOON_STAYS_BRIEFLY,
  PHASE_TAILS,
  RULER_LINES,
} from './frames.ts';
import { INVITATIONS } from './invitations.ts';
import { MOON_HOUSES } from './moon-houses.ts';
import { pickerOf } from './picking.ts';
import type { PlanetName } from './planet-houses.ts';
import { RULER_HOUSES } from './ruler-houses.ts';
import {
  aspectLines,
  aspectsFor,
  at,
  type HoroscopeInput,
  mannerIn,
  planetLines,
  retrogradeLine,
  type Telling,
} from './sky-lines.ts';
import { atTime, bodyPhrase, fillFrame, momentInWords } from './words.ts';

/** Which planet has the paragraph of the day: the swift ones come round twice as often. */
const TURNS: readonly PlanetName[] = [
  'Venus',
  'Mercury',
  'Sun',
  'Mars',
  'Jupiter',
  'Venus',
  'Mercury',
  'Sun',
  'Mars',
  'Saturn',
  'Venus',
  'Mercury',
  'Sun',
  'Mars',
  'Uranus',
  'Venus',
  'Mercury',
  'Sun',
  'Mars',
  'Neptune',
  'Venus',
  'Mercury',
  'Sun',
  'Mars',
  'Pluto',
];

/** What a horoscope opens with: the Moon, what her phase is good for, or the planet of the day. */
type Opening = 'moon' | 'phase' | 'planet';

const OPENINGS: readonly Opening[] = ['moon', 'phase', 'planet'];

/** Neighbours in the zodiac and days in a row open in other ways. */
function openingOf({ by }: Telling): Opening {
  return at(OPENINGS, (by.day + by.sign) % OPENINGS.length);
}

function clock(time: string) {
  return { t: atTime(time), t2: atTime(time).replace(/^a /, '') };
}

function quarterLine({ pack, by }: Telling): string[] {
  const quarter = pack.events.find((event) => event.kind === 'quarter');
  if (quarter?.kind !== 'quarter') return [];
  const { phase, sign, time } = quarter;
  const isMoon = phase.startsWith('luna');
  const slots = {
    q: phase,
    aq: `${isMoon ? 'la' : 'el'} ${phase}`,
    ex: isMoon ? 'exacta' : 'exacto',
  };
  const line = fillFrame(by.pick(MOON_QUARTERS, 1), { ...slots, s: sign, ...clock(time) });
  const eclipse = pack.events.find((event) => event.kind === 'eclipse');
  if (eclipse?.kind !== 'eclipse') return [line];
  const e = `eclipse de ${eclipse.of === 'Sun' ? 'Sol' : 'Luna'}`;
  return [line, fillFrame(by.pick(ECLIPSES, 2), { e })];
}

/** After the planet of the day, the Moon is named before any sign, or it would be the planet's. */
function clearly(telling: Telling, frames: readonly string[]): readonly string[] {
  if (openingOf(telling) !== 'planet') return frames;
  return frames.filter((frame) => frame.indexOf('Luna') < frame.search(/\{(?:s|next|from)\}/));
}

function changeLine(telling: Telling, first: MoonStay, second: MoonStay): string {
  const { pack, by } = telling;
  const p = by.pick(PHASE_TAILS[pack.moon.phase], 1);
  const slots = { p, ...clock(second.from.time) };
  if (pack.moon.sign === second.sign) {
    return fillFrame(by.pick(clearly(telling, MOON_ENTERS), 2), {
      ...slots,
      s: second.sign,
      from: first.sign,
    });
  }
  return fillFrame(by.pick(clearly(telling, MOON_LEAVES), 2), {
    ...slots,
    s: first.sign,
    next: second.sign,
  });
}

function moonLine(telling: Telling): string[] {
  const { pack, by } = telling;
  const [first, second] = pack.moon.stays;
  const quarter = quarterLine(telling);
  if (quarter.length > 0 || first === undefined) return quarter;
  if (second !== undefined) return [changeLine(telling, first, second)];
  const frames: readonly string[] = openingOf(telling) === 'moon' ? MOON_STAYS : MOON_STAYS_BRIEFLY;
  const slots = {
    s: first.sign,
    p: by.pick(PHASE_TAILS[pack.moon.phase], 1),
    m: mannerIn(first.sign, by, 0),
    until: momentInWords(first.to, pack.day),
  };
  return [fillFrame(by.pick(clearly(telling, frames), 2), slots)];
}

/** The sign that the Moon's paragraph is about: of the quarter, or of noon. */
function moonSign({ events, moon }: FactsPack): SignName {
  const quarter = events.find((event) => event.kind === 'quarter');
  return quarter?.kind === 'quarter' ? quarter.sign : moon.sign;
}

function moonParagraph(telling: Telling): string[] {
  const { pack, sign, by } = telling;
  const house = houseOf(moonSign(pack), sign);
  const advices = PHASE_ADVICE[pack.moon.phase];
  // Five and twelve share no divisor: no two signs of a day get the same.
  const advice = at(advices, (by.day + 5 * by.sign) % advices.length);
  const moon = [...moonLine(telling), by.pick(at(MOON_HOUSES, house - 1), 0)];
  return openingOf(telling) === 'phase' ? [advice, ...moon] : [...moon, advice];
}

function planetOf({ pack, sign, by }: Telling): PlanetName {
  const moved = pack.events.find((event) => event.kind === 'ingress' && event.body !== 'Moon');
  if (moved?.kind === 'ingress' && moved.body !== 'Moon') {
    if ((by.sign + by.day) % 2 === 0 || RULERS[sign].includes(moved.body)) return moved.body;
  }
  return at(TURNS, (by.day + by.sign * 7) % TURNS.length);
}

function linkOf({ pack, sign, by }: Telling, { a, b }: AspectFact): string {
  const [x, y] = [a, b].map((body) => {
    const position = pack.bodies.find((entry) => entry.body === body);
    return houseOf(position?.sign ?? sign, sign);
  });
  const field = (house = 1, salt = 0) => by.pick(at(FIELDS, house - 1), salt);
  if (x === y) return fillFrame(by.pick(ASPECT_SAME_FIELD, 1), { x: field(x) });
  return fillFrame(by.pick(ASPECT_LINKS, 4), { x: field(x), y: field(y, 1) });
}

/** The slow bodies, one of which a sign is told of when no aspect of the day is its own. */
const QUIET: readonly PlanetName[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

/** What a slow body does in its house, by words that the planet of the day never uses. */
function quietLines(telling: Telling, step: number): string[] {
  const { day, sign } = telling.by;
  // Two texts of each body last fifteen days, at two for every three days.
  const turn = Math.floor((2 * day) / 3) + 7 * sign + 3 * (step - 1);
  const planet = at(QUIET, turn % QUIET.length);
  const body = planet === planetOf(telling) ? at(QUIET, (turn + 1) % QUIET.length) : planet;
  return planetLines(telling, body, { step, turn: Math.floor(turn / QUIET.length) });
}

function skyParagraph(telling: Telling): string[] {
  const [own] = aspectsFor(telling);
  const told =
    own === undefined
      ? quietLines(telling, 1)
      : [...aspectLines(own, telling.by, 0), linkOf(telling, own.fact)];
  return [...told, ...retrogradeLine(telling)];
}

/** One more aspect where the day left little to say, or one more body. */
function more(telling: Telling, words: number): string[] {
  const [own, second] = aspectsFor(telling);
  if (words >= SCANT) return [];
  if (second !== undefined) return aspectLines(second, telling.by, 1);
  return words >= LEAST ? [] : quietLines(telling, own === undefined ? 2 : 1);
}

/** Below this many words the ruler of the sign has its say too. */
const SHORT = 158;

/** Below this many, a second aspect is told. */
const SCANT = 140;

/** Below this many, another body is. */
const LEAST = 122;

/** Every third day a sign hears of its ruler, so that nothing of it comes back within two weeks. */
function rulerLine({ pack, sign, by }: Telling): string[] {
  const turn = (by.day + by.sign) / 3;
  if (!Number.isInteger(turn)) return [];
  const [ruler] = RULERS[sign];
  const position = pack.bodies.find((entry) => entry.body === ruler);
  if (ruler === 'Moon' || position === undefined) return [at(MOON_RULES, turn % MOON_RULES.length)];
  const clauses = at(RULER_HOUSES, houseOf(position.sign, sign) - 1);
  const slots = { b: bodyPhrase(ruler), s: position.sign, x: at(clauses, turn % clauses.length) };
  return [fillFrame(at(RULER_LINES, (turn + by.sign) % RULER_LINES.length), slots)];
}

/** The planet of the day; its sentences, and the ruler's where there is room for them. */
function planetParagraph(telling: Telling, words: number): string[] {
  const planet = planetOf(telling);
  const lines = planetLines(telling, planet);
  const room = words + countWords(lines) < SHORT && !RULERS[telling.sign].includes(planet);
  return room ? [...lines, ...rulerLine(telling)] : lines;
}

function countWords(lines: readonly string[]): number {
  return lines.join(' ').split(' ').length;
}

/**
 * The last line. A day has twelve for its twelve signs, of the phase and of any day in turn, so that
 * none comes back the day after under another sign.
 */
function closing({ pack, by }: Telling): string {
  const turn = Math.floor(by.day / 2);
  const lines =
    by.day % 2 === 0
      ? CLOSINGS[pack.moon.phase]
      : at(ANY_DAY_CLOSINGS, turn % ANY_DAY_CLOSINGS.length);
  return at(lines, (5 * turn + by.sign) % lines.length);
}

/**
 * The daily horoscope of a sign from the facts of the day alone: four paragraphs, 120 to 220 words,
 * always the same for the same sign and facts.
 */
export function composeHoroscope({ sign, pack }: HoroscopeInput): string[] {
  const telling = { sign, pack, by: pickerOf(pack.day, sign) };
  const { by } = telling;
  const house = houseOf(moonSign(pack), sign);
  const moon = moonParagraph(telling);
  const sky = skyParagraph(telling);
  const end = [by.pick(at(INVITATIONS, house - 1), 1), closing(telling)];
  const planet = planetParagraph(telling, countWords([...moon, ...sky, ...end]));
  const added = more(telling, countWords([...moon, ...planet, ...sky, ...end]));
  const first = openingOf(telling) === 'planet' ? [planet, moon] : [moon, planet];
  return [...first, [...sky, ...added], end].map((lines) => lines.join(' '));
}
