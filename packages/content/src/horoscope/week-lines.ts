import type { Eclipse, Ingress, Quarter, SkyEvent, Station } from '@sibila/domain/horoscope/events';
import { houseOf, RULERS } from '@sibila/domain/horoscope/sign-facts';
import type { WeekAhead } from '@sibila/domain/horoscope/week';
import type { BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { ASPECT_MEANINGS, TONES } from './aspect-meanings.ts';
import * as texts from './premium-week.ts';
import { at, type Telling } from './sky-lines.ts';
import { WEEK_HOUSES, WEEK_MOON_HOUSES } from './week-houses.ts';
import {
  ASPECT_PHRASES,
  bodyPhrase,
  directWord,
  fillFrame,
  houseWord,
  retrogradeWord,
  weekdayAndDate,
} from './words.ts';

type PlacedEvent = Exclude<SkyEvent, { kind: 'aspect' }>;

const RANKS = { eclipse: 0, quarter: 1, station: 2, ingress: 3, aspect: 4 } as const;

function isMoonIngress(event: SkyEvent): boolean {
  return event.kind === 'ingress' && event.body === 'Moon';
}

function isOfRuler(event: SkyEvent, sign: SignName): boolean {
  if (event.kind === 'aspect') {
    return RULERS[sign].includes(event.a) || RULERS[sign].includes(event.b);
  }
  return 'body' in event && RULERS[sign].includes(event.body);
}

/** How much an event matters to a sign, the smaller the more: its ruler's, and its own Moon's. */
function rankOf(event: SkyEvent, sign: SignName): number {
  if (isMoonIngress(event)) {
    const house = event.kind === 'ingress' ? houseOf(event.sign, sign) : 0;
    return { 1: 2.5, 7: 3.5, 10: 3.8, 4: 3.9 }[house] ?? 5;
  }
  return RANKS[event.kind] - (isOfRuler(event, sign) ? 1.5 : 0);
}

const MAIN_BODIES: readonly BodyName[] = ['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];

/** What every sign is told: new and full Moons, eclipses, and changes of the Sun to Saturn. */
function isForAll(event: SkyEvent): boolean {
  if (event.kind === 'eclipse') return true;
  if (event.kind === 'quarter') return event.phase.startsWith('luna');
  return event.kind !== 'aspect' && MAIN_BODIES.includes(event.body);
}

/** How many events are told, unless those of all signs are more, and the dates at least. */
const DATES = 4;
const FEWEST = 3;

/** The dates that matter most, in the order of the calendar; a date has one event of a sign's own. */
function datesAhead({ days }: WeekAhead, { sign, pack }: Telling): SkyEvent[] {
  const all = days.flatMap(({ events }) => events);
  const eclipses = all.filter(({ kind }) => kind === 'eclipse').map(({ date }) => date);
  const current = ({ a, b, aspect }: Extract<SkyEvent, { kind: 'aspect' }>) =>
    pack.aspects.some((fact) => fact.a === a && fact.b === b && fact.aspect === aspect);
  const worth = all
    .filter(({ kind, date }) => kind !== 'quarter' || !eclipses.includes(date))
    .filter((event) => event.kind !== 'aspect' || !current(event));
  const main = worth.filter(isForAll);
  const taken = new Set(main.map(({ date }) => date));
  const own = worth
    .filter(({ date }) => !taken.has(date))
    .toSorted((one, other) => rankOf(one, sign) - rankOf(other, sign))
    .filter(({ date }, index, ranked) => ranked.findIndex((e) => e.date === date) === index)
    .slice(0, Math.max(0, DATES - main.length, FEWEST - taken.size));
  return [...main, ...own].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

function framesFor(event: PlacedEvent): readonly string[] {
  if (event.kind === 'quarter') return texts.WEEK_QUARTERS;
  if (event.kind === 'eclipse') return texts.WEEK_ECLIPSES;
  if (isMoonIngress(event)) return texts.WEEK_MOON_INGRESSES;
  if (event.kind === 'ingress') return texts.WEEK_INGRESSES;
  return event.direction === 'direct' ? texts.WEEK_TURNS_DIRECT : texts.WEEK_TURNS_RETROGRADE;
}

function namesOf(event: Ingress | Station | Quarter | Eclipse): Record<string, string> {
  if (event.kind === 'quarter') {
    const article = event.phase.startsWith('luna') ? 'la' : 'el';
    return { q: event.phase, aq: `${article} ${event.phase}` };
  }
  if (event.kind === 'eclipse') return { e: `eclipse de ${event.of === 'Sun' ? 'Sol' : 'Luna'}` };
  const { body } = event;
  return { b: bodyPhrase(body), r: retrogradeWord(body), y: directWord(body) };
}

/** An event that moves up by a place overnight must not get the words of the day before. */
const STRIDE = 5;

/** What an event brings to its house; two of one house, `earlier` counted, bring different things. */
function broughtBy(
  event: PlacedEvent,
  { sign, by }: Telling,
  earlier: readonly SkyEvent[],
): string {
  const house = houseOf(event.sign, sign);
  if (isMoonIngress(event)) return by.pick(at(WEEK_MOON_HOUSES, house - 1), 0);
  const same = earlier.filter(
    (other) => other.kind !== 'aspect' && !isMoonIngress(other) && other.sign === event.sign,
  );
  return by.pick(at(WEEK_HOUSES, house - 1), 0, same.length);
}

function eventLine(telling: Telling, event: SkyEvent, earlier: readonly SkyEvent[]): string {
  const { sign, by } = telling;
  const index = earlier.length;
  const d = `${event.date === earlier.at(-1)?.date ? 'también ' : ''}${weekdayAndDate(event.date)}`;
  if (event.kind === 'aspect') {
    const { a, b, aspect } = event;
    const meaning = ASPECT_MEANINGS[`${a} ${b}`]?.[TONES[aspect]] ?? '';
    const slots = { d, a: bodyPhrase(a), o: bodyPhrase(b), k: ASPECT_PHRASES[aspect] };
    const lead = fillFrame(by.pick<string>(texts.WEEK_ASPECTS, 3, STRIDE * index), slots);
    // One colon a sentence: what has its own begins another.
    if (meaning.includes(':')) return `${lead}. ${meaning}`;
    return `${lead}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;
  }
  const house = houseOf(event.sign, sign);
  const x = broughtBy(event, telling, earlier);
  const slots = { d, s: event.sign, h: houseWord(house), x, ...namesOf(event) };
  return fillFrame(by.pick(framesFor(event), 3, STRIDE * index), slots);
}

/** The dates of the next seven days that matter to a sign, a line before and, if few, one after. */
export function weekLines(telling: Telling, week: WeekAhead): string[] {
  const { by } = telling;
  const lines = datesAhead(week, telling).map((event, index, told) =>
    eventLine(telling, event, told.slice(0, index)),
  );
  const end = lines.length > DATES ? [] : [by.pick(texts.WEEK_CLOSINGS, 2)];
  return [by.pick(texts.WEEK_OPENINGS, 1), ...lines, ...end];
}
