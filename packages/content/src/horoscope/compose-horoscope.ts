import type { BodyName } from '@sibila/domain/sky/bodies';
import type { AspectFact, FactsPack, MoonStay, Retrograde } from '@sibila/domain/horoscope/facts';
import type { Station } from '@sibila/domain/horoscope/events';
import { houseOf, RULERS } from '@sibila/domain/horoscope/sign-facts';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { ASPECT_MEANINGS, TONES } from './aspect-meanings.ts';
import { CLOSINGS, PHASE_ADVICE } from './closings.ts';
import {
  ASPECT_LINKS,
  ASPECT_SAME_FIELD,
  ASPECTS_CLOSING,
  ASPECTS_EXACT,
  ASPECTS_OPENING,
  ECLIPSES,
  FIELDS,
  INGRESS_LEADS,
  MOON_ENTERS,
  MOON_LEAVES,
  MOON_QUARTERS,
  MOON_STAYS,
  PHASE_TAILS,
  PLANET_LEADS,
  RETROGRADES,
  TURNS_DIRECT,
  TURNS_RETROGRADE,
} from './frames.ts';
import { INVITATIONS } from './invitations.ts';
import { MOON_HOUSES } from './moon-houses.ts';
import { MORE_PLANET_HOUSES } from './more-planet-houses.ts';
import { type Picker, pickerOf } from './picking.ts';
import { MANNERS, PLANET_HOUSES, type PlanetName } from './planet-houses.ts';
import {
  ASPECT_PHRASES,
  atTime,
  bodyPhrase,
  cityOf,
  dayInWords,
  fillFrame,
  houseWord,
  momentInWords,
  retrogradeWord,
} from './words.ts';

/** Whose horoscope, and the facts of the day that it rests on. */
export interface HoroscopeInput {
  sign: SignName;
  pack: FactsPack;
}

/** What the sentences of one horoscope are made from. */
export interface Telling extends HoroscopeInput {
  by: Picker;
}

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

/** Bodies so slow that an aspect between two of them lasts for months. */
const SLOW: readonly BodyName[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

const SWIFT: readonly BodyName[] = ['Mercury', 'Venus', 'Mars'];

/** An item that must be there: the lists of texts have one for each house, sign and phase. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

function mannerIn(sign: SignName, by: Picker, salt: number): string {
  return by.pick(MANNERS[sign] ?? [''], salt);
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
  const line = fillFrame(by.pick(MOON_QUARTERS), { ...slots, s: sign, ...clock(time) });
  const eclipse = pack.events.find((event) => event.kind === 'eclipse');
  if (eclipse?.kind !== 'eclipse') return [line];
  const e = `eclipse de ${eclipse.of === 'Sun' ? 'Sol' : 'Luna'}`;
  return [line, fillFrame(by.pick(ECLIPSES), { e })];
}

function changeLine({ pack, by }: Telling, first: MoonStay, second: MoonStay): string {
  const p = by.pick(PHASE_TAILS[pack.moon.phase]);
  const slots = { p, ...clock(second.from.time) };
  if (pack.moon.sign === second.sign) {
    return fillFrame(by.pick(MOON_ENTERS), { ...slots, s: second.sign, from: first.sign });
  }
  return fillFrame(by.pick(MOON_LEAVES), { ...slots, s: first.sign, next: second.sign });
}

function moonLine(telling: Telling): string[] {
  const { pack, by } = telling;
  const [first, second] = pack.moon.stays;
  const quarter = quarterLine(telling);
  if (quarter.length > 0 || first === undefined) return quarter;
  if (second !== undefined) return [changeLine(telling, first, second)];
  const slots = {
    s: first.sign,
    p: by.pick(PHASE_TAILS[pack.moon.phase]),
    m: mannerIn(first.sign, by, 0),
    until: momentInWords(first.to, pack.day),
  };
  return [fillFrame(by.pick(MOON_STAYS), slots)];
}

/** The sign that the Moon's paragraph is about: of the quarter, or of noon. */
export function moonSign({ events, moon }: FactsPack): SignName {
  const quarter = events.find((event) => event.kind === 'quarter');
  return quarter?.kind === 'quarter' ? quarter.sign : moon.sign;
}

function moonParagraph(telling: Telling): string[] {
  const { pack, sign, by } = telling;
  const house = houseOf(moonSign(pack), sign);
  const advice = by.pick(PHASE_ADVICE[pack.moon.phase], 2);
  return [...moonLine(telling), by.pick(at(MOON_HOUSES, house - 1)), advice];
}

function planetOf({ pack, sign, by }: Telling): PlanetName {
  const moved = pack.events.find((event) => event.kind === 'ingress' && event.body !== 'Moon');
  if (moved?.kind === 'ingress' && moved.body !== 'Moon') {
    if ((by.sign + by.day) % 2 === 0 || RULERS[sign].includes(moved.body)) return moved.body;
  }
  return at(TURNS, (by.day + by.sign * 7) % TURNS.length);
}

function planetText(body: PlanetName, house: number, by: Picker): string {
  const more = MORE_PLANET_HOUSES[body]?.[house - 1] ?? [];
  const texts = [at(PLANET_HOUSES[body], house - 1), ...more];
  return at(texts, Math.floor(by.day / 5) % texts.length);
}

/** What a body does today in the reader's map: where it is, and what it does in that house. */
export function planetLines(telling: Telling, body: PlanetName, salt: number): [string, string] {
  const { pack, sign, by } = telling;
  const position = pack.bodies.find((entry) => entry.body === body);
  if (position === undefined) throw new RangeError(`No ${body} in the facts`);
  const entered = pack.events.find((event) => event.kind === 'ingress' && event.body === body);
  const place = entered?.kind === 'ingress' ? entered.sign : position.sign;
  const house = houseOf(place, sign);
  const slots = {
    b: bodyPhrase(body),
    s: place,
    h: houseWord(house),
    m: mannerIn(place, by, salt + 1),
    t: entered === undefined ? '' : atTime(entered.time),
  };
  const frames: readonly string[] = entered === undefined ? PLANET_LEADS : INGRESS_LEADS;
  return [fillFrame(by.pick(frames, salt), slots), planetText(body, house, by)];
}

function meaningOf({ a, b, aspect }: AspectFact): string | undefined {
  return ASPECT_MEANINGS[`${a} ${b}`]?.[TONES[aspect]];
}

/** The aspects worth telling, those of the day and of swift bodies first; never the quarter itself. */
export function aspectsToTell({ aspects, events }: FactsPack): AspectFact[] {
  const quarter = events.some((event) => event.kind === 'quarter');
  const rank = ({ a, b, exact, orb }: AspectFact) =>
    (exact === undefined ? 10 : 0) + (SLOW.includes(a) && SLOW.includes(b) ? 20 : 0) + orb;
  return aspects
    .filter((fact) => meaningOf(fact) !== undefined)
    .filter(({ a, b }) => !(quarter && a === 'Sun' && b === 'Moon'))
    .toSorted((one, other) => rank(one) - rank(other));
}

function aspectFor(telling: Telling): AspectFact | undefined {
  const { pack, by } = telling;
  const all = aspectsToTell(pack);
  const lively = all.filter(({ a, b }) => !SLOW.includes(a) || !SLOW.includes(b));
  const told = (lively.length > 0 ? lively : all).slice(0, 6);
  return told[(by.day + by.sign) % Math.max(1, told.length)];
}

/** What an aspect of the day is, and what it means. */
export function aspectLines(fact: AspectFact, by: Picker, salt: number): [string, string] {
  const { exact, applying } = fact;
  const frames = exact ? ASPECTS_EXACT : applying ? ASPECTS_CLOSING : ASPECTS_OPENING;
  const slots = {
    a: bodyPhrase(fact.a),
    o: bodyPhrase(fact.b),
    k: ASPECT_PHRASES[fact.aspect],
    t: exact === undefined ? '' : atTime(exact.time),
  };
  return [fillFrame(by.pick<string>(frames, salt), slots), meaningOf(fact) ?? ''];
}

function linkOf({ pack, sign, by }: Telling, { a, b }: AspectFact): string {
  const [x, y] = [a, b].map((body) => {
    const position = pack.bodies.find((entry) => entry.body === body);
    return houseOf(position?.sign ?? sign, sign);
  });
  const field = (house = 1, salt = 0) => by.pick(at(FIELDS, house - 1), salt);
  if (x === y) return fillFrame(by.pick(ASPECT_SAME_FIELD), { x: field(x) });
  return fillFrame(by.pick(ASPECT_LINKS), { x: field(x), y: field(y, 1) });
}

function stationLine({ body, direction, time }: Station, by: Picker): string {
  const frames = direction === 'direct' ? TURNS_DIRECT : TURNS_RETROGRADE;
  return fillFrame(by.pick<string>(frames), {
    b: bodyPhrase(body),
    t: atTime(time),
    r: retrogradeWord(body),
  });
}

/** A station of the day; else a swift planet's retrograde, or now and then a slow one's. */
export function retrogradeLine({ pack, by }: Telling, salt = 0): string[] {
  const stations = pack.events.filter((event): event is Station => event.kind === 'station');
  const station = stations[by.sign % Math.max(1, stations.length)];
  if (station !== undefined) return [stationLine(station, by)];
  const swift = pack.retrogrades.filter(({ body }) => SWIFT.includes(body));
  const slow = (by.day + by.sign) % 3 === 0 ? pack.retrogrades : [];
  const told: readonly Retrograde[] = swift.length > 0 ? swift : slow;
  const one = told[(by.day + by.sign) % Math.max(1, told.length)];
  if (one === undefined) return [];
  const frame = by.pick(RETROGRADES, salt);
  const d = dayInWords(one.until.date, pack.day);
  return [fillFrame(frame, { b: bodyPhrase(one.body), r: retrogradeWord(one.body), d })];
}

function skyParagraph(telling: Telling): string[] {
  const fact = aspectFor(telling);
  const told =
    fact === undefined ? [] : [...aspectLines(fact, telling.by, 0), linkOf(telling, fact)];
  return [...told, ...retrogradeLine(telling)];
}

/** The first clock time of a text says whose clock it is. */
export function withHourOf(paragraphs: readonly string[], zone: string): string[] {
  const place = ` (hora de ${cityOf(zone)})`;
  const first = paragraphs.findIndex((paragraph) => CLOCK.test(paragraph));
  return paragraphs.map((paragraph, index) =>
    index === first ? paragraph.replace(CLOCK, (time) => time + place) : paragraph,
  );
}

const CLOCK = /\blas? \d{1,2}:\d{2}/i;

/**
 * The daily horoscope of a sign from the facts of the day alone: four paragraphs, 120 to 220 words,
 * always the same for the same sign and facts.
 */
export function composeHoroscope({ sign, pack }: HoroscopeInput): string[] {
  const telling = { sign, pack, by: pickerOf(pack.day, sign) };
  const { by } = telling;
  const house = houseOf(moonSign(pack), sign);
  const paragraphs = [
    moonParagraph(telling),
    planetLines(telling, planetOf(telling), 0),
    skyParagraph(telling),
    [by.pick(at(INVITATIONS, house - 1), 1), by.pick(CLOSINGS[pack.moon.phase])],
  ].map((lines) => lines.join(' '));
  return withHourOf(paragraphs, pack.zone);
}
