import type { AspectFact, FactsPack, MoonStay } from '@sibila/domain/horoscope/facts';
import { houseOf, RULERS } from '@sibila/domain/horoscope/sign-facts';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { CLOSINGS, PHASE_ADVICE } from './closings.ts';
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
  PHASE_TAILS,
  RULER_LINES,
} from './frames.ts';
import { INVITATIONS } from './invitations.ts';
import { MOON_HOUSES } from './moon-houses.ts';
import { pickerOf } from './picking.ts';
import type { PlanetName } from './planet-houses.ts';
import {
  aspectLines,
  aspectsFor,
  at,
  type HoroscopeInput,
  mannerIn,
  planetLines,
  retrogradeLine,
  type Telling,
  withHourOf,
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

function changeLine({ pack, by }: Telling, first: MoonStay, second: MoonStay): string {
  const p = by.pick(PHASE_TAILS[pack.moon.phase], 1);
  const slots = { p, ...clock(second.from.time) };
  if (pack.moon.sign === second.sign) {
    return fillFrame(by.pick(MOON_ENTERS, 2), { ...slots, s: second.sign, from: first.sign });
  }
  return fillFrame(by.pick(MOON_LEAVES, 2), { ...slots, s: first.sign, next: second.sign });
}

function moonLine(telling: Telling): string[] {
  const { pack, by } = telling;
  const [first, second] = pack.moon.stays;
  const quarter = quarterLine(telling);
  if (quarter.length > 0 || first === undefined) return quarter;
  if (second !== undefined) return [changeLine(telling, first, second)];
  const slots = {
    s: first.sign,
    p: by.pick(PHASE_TAILS[pack.moon.phase], 1),
    m: mannerIn(first.sign, by, 0),
    until: momentInWords(first.to, pack.day),
  };
  return [fillFrame(by.pick(MOON_STAYS, 2), slots)];
}

/** The sign that the Moon's paragraph is about: of the quarter, or of noon. */
function moonSign({ events, moon }: FactsPack): SignName {
  const quarter = events.find((event) => event.kind === 'quarter');
  return quarter?.kind === 'quarter' ? quarter.sign : moon.sign;
}

function moonParagraph(telling: Telling): string[] {
  const { pack, sign, by } = telling;
  const house = houseOf(moonSign(pack), sign);
  const advice = by.pick(PHASE_ADVICE[pack.moon.phase], 3);
  return [...moonLine(telling), by.pick(at(MOON_HOUSES, house - 1), 0), advice];
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

function skyParagraph(telling: Telling): string[] {
  const [fact] = aspectsFor(telling);
  const told =
    fact === undefined ? [] : [...aspectLines(fact, telling.by, 0), linkOf(telling, fact)];
  return [...told, ...retrogradeLine(telling, 3)];
}

/** One more aspect where the day left little to say. */
function secondAspect(telling: Telling, words: number): string[] {
  const [, second, third] = aspectsFor(telling);
  const more = telling.by.sign < 6 ? second : (third ?? second);
  return words >= SCANT || more === undefined ? [] : aspectLines(more, telling.by, 1);
}

/** Below this many words the ruler of the sign has its say too. */
const SHORT = 158;

/** Below this many, a second aspect is told. */
const SCANT = 140;

function rulerLine({ pack, sign, by }: Telling): string {
  const [ruler] = RULERS[sign];
  const position = pack.bodies.find((entry) => entry.body === ruler);
  if (ruler === 'Moon' || position === undefined) return by.pick(MOON_RULES, 2);
  const [x, y] = at(FIELDS, houseOf(position.sign, sign) - 1);
  return fillFrame(by.pick(RULER_LINES, 2), { b: bodyPhrase(ruler), s: position.sign, x, y });
}

/** The planet of the day; its sentences, and the ruler's where there is room for them. */
function planetParagraph(telling: Telling, words: number): string[] {
  const planet = planetOf(telling);
  const lines = planetLines(telling, planet, 0);
  const room = words + countWords(lines) < SHORT && !RULERS[telling.sign].includes(planet);
  return room ? [...lines, rulerLine(telling)] : lines;
}

function countWords(lines: readonly string[]): number {
  return lines.join(' ').split(' ').length;
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
  const end = [by.pick(at(INVITATIONS, house - 1), 1), by.pick(CLOSINGS[pack.moon.phase], 5)];
  const planet = planetParagraph(telling, countWords([...moon, ...sky, ...end]));
  const more = secondAspect(telling, countWords([...moon, ...planet, ...sky, ...end]));
  const paragraphs = [moon, planet, [...sky, ...more], end].map((lines) => lines.join(' '));
  return withHourOf(paragraphs, pack.zone);
}
