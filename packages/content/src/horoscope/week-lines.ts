import type { Eclipse, Ingress, Quarter, SkyEvent, Station } from '@sibila/domain/horoscope/events';
import { houseOf, RULERS } from '@sibila/domain/horoscope/sign-facts';
import type { WeekAhead } from '@sibila/domain/horoscope/week';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { ASPECT_MEANINGS, TONES } from './aspect-meanings.ts';
import { FIELDS } from './frames.ts';
import * as texts from './premium-week.ts';
import { at, type Telling } from './sky-lines.ts';
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

/** The dates that matter most, up to four, in the order of the calendar, each with one event. */
function datesAhead({ days }: WeekAhead, { sign, pack }: Telling): SkyEvent[] {
  const all = days.flatMap(({ events }) => events);
  const eclipses = all.filter(({ kind }) => kind === 'eclipse').map(({ date }) => date);
  const current = ({ a, b, aspect }: Extract<SkyEvent, { kind: 'aspect' }>) =>
    pack.aspects.some((fact) => fact.a === a && fact.b === b && fact.aspect === aspect);
  const ranked = all
    .filter(({ kind, date }) => kind !== 'quarter' || !eclipses.includes(date))
    .filter((event) => event.kind !== 'aspect' || !current(event))
    .toSorted((one, other) => rankOf(one, sign) - rankOf(other, sign));
  return ranked
    .filter(({ date }, index) => ranked.findIndex((event) => event.date === date) === index)
    .slice(0, 4)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
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

function eventLine({ sign, by }: Telling, event: SkyEvent, index: number): string {
  const d = weekdayAndDate(event.date);
  if (event.kind === 'aspect') {
    const { a, b, aspect } = event;
    const meaning = ASPECT_MEANINGS[`${a} ${b}`]?.[TONES[aspect]] ?? '';
    const slots = { d, a: bodyPhrase(a), o: bodyPhrase(b), k: ASPECT_PHRASES[aspect] };
    const lead = fillFrame(by.pick<string>(texts.WEEK_ASPECTS, 3, index), slots);
    // One colon a sentence: what has its own begins another.
    if (meaning.includes(':')) return `${lead}. ${meaning}`;
    return `${lead}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;
  }
  const house = houseOf(event.sign, sign);
  const x = by.pick(at(FIELDS, house - 1), 0, index);
  const slots = { d, s: event.sign, h: houseWord(house), x, ...namesOf(event) };
  return fillFrame(by.pick(framesFor(event), 3, index), slots);
}

/** The dates of the next seven days that matter to a sign, with a line before and one after. */
export function weekLines(telling: Telling, week: WeekAhead): string[] {
  const { by } = telling;
  const lines = datesAhead(week, telling).map((event, index) => eventLine(telling, event, index));
  return [by.pick(texts.WEEK_OPENINGS, 1), ...lines, by.pick(texts.WEEK_CLOSINGS, 2)];
}
