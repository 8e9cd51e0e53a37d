import type { FactsPack, Retrograde } from '@sibila/domain/horoscope/facts';
import type { Station } from '@sibila/domain/horoscope/events';
import { houseOf } from '@sibila/domain/horoscope/sign-facts';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { livelyAspects, meaningsOf, sharesOf, type ToldAspect } from './aspect-shares.ts';
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
import { QUIET_HOUSES } from './quiet-houses.ts';
import { SLOW_PLANET_HOUSES } from './slow-planet-houses.ts';
import {
  ASPECT_PHRASES,
  atTime,
  bodyPhrase,
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

/** A body beside the planet of the day: how many were told before it, and its turn among texts. */
interface Beside {
  step: number;
  turn: number;
}

function planetText(body: PlanetName, house: number, turn: number, beside?: Beside): string {
  const own = [PLANET_HOUSES, SLOW_PLANET_HOUSES, QUIET_HOUSES].map((texts) => texts[body]);
  const [first = '', ...others] = own.flatMap((texts) => texts?.[house - 1] ?? []);
  if (beside !== undefined) return at(others, beside.turn % others.length);
  const texts = [first, ...(MORE_PLANET_HOUSES[body]?.[house - 1] ?? [])];
  return at(texts, turn % texts.length);
}

/** What a body does today in the reader's map: where it is, and what it does in that house. */
export function planetLines(telling: Telling, body: PlanetName, beside?: Beside): [string, string] {
  const { pack, sign, by } = telling;
  const position = pack.bodies.find((entry) => entry.body === body);
  if (position === undefined) throw new RangeError(`No ${body} in the facts`);
  const entered = pack.events.find((event) => event.kind === 'ingress' && event.body === body);
  const place = entered?.kind === 'ingress' ? entered.sign : position.sign;
  const house = houseOf(place, sign);
  const step = beside?.step ?? 0;
  const turn = Math.floor(by.day / 5);
  const slots = {
    b: bodyPhrase(body),
    s: place,
    h: houseWord(house),
    m: mannerIn(place, by, step + 1),
    t: entered === undefined ? '' : atTime(entered.time),
  };
  const frames: readonly string[] = entered === undefined ? PLANET_LEADS : INGRESS_LEADS;
  return [fillFrame(by.pick(frames, 0, 3 * step), slots), planetText(body, house, turn, beside)];
}

/** The aspects that are a sign's own today, two at most. */
export function aspectsFor({ pack, by }: Telling): ToldAspect[] {
  return sharesOf(pack, by.day)[by.sign] ?? [];
}

/** The aspects that the day's own text leaves untold, for another text. */
export function spareAspects(telling: Telling): ToldAspect[] {
  const { by, pack } = telling;
  const told = aspectsFor(telling).map(({ fact }) => fact);
  return livelyAspects(pack)
    .filter((fact) => !told.includes(fact))
    .map((fact) => ({ fact, meaning: by.pick(meaningsOf(fact), 1) }));
}

/** What an aspect of the day is, and what it means; `step` counts the aspects told before it. */
export function aspectLines(
  { fact, meaning }: ToldAspect,
  by: Picker,
  step: number,
): [string, string] {
  const { exact, applying } = fact;
  const frames = exact ? ASPECTS_EXACT : applying ? ASPECTS_CLOSING : ASPECTS_OPENING;
  const slots = {
    a: bodyPhrase(fact.a),
    o: bodyPhrase(fact.b),
    k: ASPECT_PHRASES[fact.aspect],
    t: exact === undefined ? '' : atTime(exact.time),
  };
  return [fillFrame(by.pick<string>(frames, 0, step), slots), meaning];
}

function stationLine({ body, direction, time }: Station, by: Picker): string {
  const frames = direction === 'direct' ? TURNS_DIRECT : TURNS_RETROGRADE;
  return fillFrame(by.pick<string>(frames, 1), {
    b: bodyPhrase(body),
    t: atTime(time),
    r: retrogradeWord(body),
  });
}

/** A station of the day; else a swift planet's retrograde every other day, or now and then a slow one's. */
export function retrogradeLine({ pack, by }: Telling): string[] {
  const stations = pack.events.filter((event): event is Station => event.kind === 'station');
  const station = stations[by.sign % Math.max(1, stations.length)];
  if (station !== undefined) return [stationLine(station, by)];
  const swift = pack.retrogrades.filter(({ body }) => SWIFT.includes(body));
  const [told, every]: [readonly Retrograde[], number] =
    swift.length > 0 ? [swift, 2] : [pack.retrogrades, 3];
  const turn = (by.day + by.sign) / every;
  const one = told[turn % Math.max(1, told.length)];
  if (!Number.isInteger(turn) || one === undefined) return [];
  const frame = at(RETROGRADES, (turn + by.sign) % RETROGRADES.length);
  const d = dayInWords(one.until.date, pack.day);
  return [fillFrame(frame, { b: bodyPhrase(one.body), r: retrogradeWord(one.body), d })];
}
