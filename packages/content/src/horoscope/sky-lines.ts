import type { AspectFact, FactsPack, Retrograde } from '@sibila/domain/horoscope/facts';
import type { Station } from '@sibila/domain/horoscope/events';
import { houseOf } from '@sibila/domain/horoscope/sign-facts';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { ASPECT_MEANINGS, TONES } from './aspect-meanings.ts';
import {
  ASPECTS_CLOSING,
  ASPECTS_EXACT,
  ASPECTS_OPENING,
  INGRESS_LEADS,
  PLANET_LEADS,
  RETROGRADES,
  TURNS_DIRECT,
  TURNS_RETROGRADE,
} from './frames.ts';
import { MORE_PLANET_HOUSES } from './more-planet-houses.ts';
import type { Picker } from './picking.ts';
import { MANNERS, PLANET_HOUSES, type PlanetName } from './planet-houses.ts';
import { SLOW_PLANET_HOUSES } from './slow-planet-houses.ts';
import {
  ASPECT_PHRASES,
  atTime,
  bodyPhrase,
  cityOf,
  dayInWords,
  fillFrame,
  houseWord,
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

/** Bodies so slow that an aspect between two of them lasts for months. */
const SLOW: readonly BodyName[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

const SWIFT: readonly BodyName[] = ['Mercury', 'Venus', 'Mars'];

/** An item that must be there: the lists of texts have one for each house, sign and phase. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

/** How whatever goes through a sign goes. */
export function mannerIn(sign: SignName, by: Picker, salt: number): string {
  return by.pick(MANNERS[sign] ?? [''], salt);
}

function planetText(body: PlanetName, house: number, by: Picker): string {
  const swift = MORE_PLANET_HOUSES[body]?.[house - 1] ?? [];
  const slow = SLOW_PLANET_HOUSES[body]?.[house - 1] ?? [];
  const texts = [at(PLANET_HOUSES[body], house - 1), ...swift].concat(slow);
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
function aspectsToTell({ aspects, events }: FactsPack): AspectFact[] {
  const quarter = events.some((event) => event.kind === 'quarter');
  const rank = ({ a, b, exact, orb }: AspectFact) =>
    (exact === undefined ? 10 : 0) + (SLOW.includes(a) && SLOW.includes(b) ? 20 : 0) + orb;
  return aspects
    .filter((fact) => meaningOf(fact) !== undefined)
    .filter(({ a, b }) => !(quarter && a === 'Sun' && b === 'Moon'))
    .toSorted((one, other) => rank(one) - rank(other));
}

function livelyAspects(pack: FactsPack): AspectFact[] {
  return aspectsToTell(pack).filter(({ a, b }) => !SLOW.includes(a) || !SLOW.includes(b));
}

/** The aspects that a sign is told, its own first: each sign begins at another. */
export function aspectsFor({ pack, by }: Telling): AspectFact[] {
  const lively = livelyAspects(pack);
  const told = (lively.length > 0 ? lively : aspectsToTell(pack)).slice(0, 6);
  const start = (by.day + by.sign) % Math.max(1, told.length);
  return [...told.slice(start), ...told.slice(0, start)];
}

/** The aspects that the day's own text leaves untold: it never goes beyond its first three. */
export function spareAspects(telling: Telling): AspectFact[] {
  const told = aspectsFor(telling).slice(0, 3);
  return livelyAspects(telling.pack).filter((fact) => !told.includes(fact));
}

/** What an aspect of the day is, and what it means; `step` counts the aspects told before it. */
export function aspectLines(fact: AspectFact, by: Picker, step: number): [string, string] {
  const { exact, applying } = fact;
  const frames = exact ? ASPECTS_EXACT : applying ? ASPECTS_CLOSING : ASPECTS_OPENING;
  const slots = {
    a: bodyPhrase(fact.a),
    o: bodyPhrase(fact.b),
    k: ASPECT_PHRASES[fact.aspect],
    t: exact === undefined ? '' : atTime(exact.time),
  };
  return [fillFrame(by.pick<string>(frames, 0, step), slots), meaningOf(fact) ?? ''];
}

function stationLine({ body, direction, time }: Station, by: Picker): string {
  const frames = direction === 'direct' ? TURNS_DIRECT : TURNS_RETROGRADE;
  return fillFrame(by.pick<string>(frames, 1), {
    b: bodyPhrase(body),
    t: atTime(time),
    r: retrogradeWord(body),
  });
}

/** A station of the day; else a swift planet's retrograde, or now and then a slow one's. */
export function retrogradeLine({ pack, by }: Telling, salt: number): string[] {
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

/** The first clock time of a text says whose clock it is. */
export function withHourOf(paragraphs: readonly string[], zone: string): string[] {
  const place = ` (hora de ${cityOf(zone)})`;
  const first = paragraphs.findIndex((paragraph) => CLOCK.test(paragraph));
  return paragraphs.map((paragraph, index) =>
    index === first ? paragraph.replace(CLOCK, (time) => time + place) : paragraph,
  );
}

const CLOCK = /\blas? \d{1,2}:\d{2}/i;
