import type { Eclipse, Ingress, Quarter, SkyEvent, Station } from '@sibila/domain/horoscope/events';
import type { FactsPack } from '@sibila/domain/horoscope/facts';
import { houseOf } from '@sibila/domain/horoscope/sign-facts';
import type { WeekAhead } from '@sibila/domain/horoscope/week';
import type { BodyName } from '@sibila/domain/sky/bodies';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { ASPECT_MEANINGS, TONES } from './aspect-meanings.ts';
import { FIELDS } from './frames.ts';
import { pickerOf } from './picking.ts';
import * as texts from './premium-texts.ts';
import { aspectLines, aspectsFor, at, type Telling, withHourOf } from './sky-lines.ts';
import {
  ASPECT_PHRASES,
  bodyPhrase,
  fillFrame,
  houseWord,
  retrogradeWord,
  weekdayAndDate,
} from './words.ts';

/** Whose horoscope, the facts of the day, and those of the seven days after it. */
export interface PremiumInput {
  sign: SignName;
  pack: FactsPack;
  week: WeekAhead;
}

/** The exclusive part: four paragraphs of 60 to 110 words. */
export interface PremiumHoroscope {
  love: string;
  work: string;
  energy: string;
  week: string;
}

const WORK_BODIES: readonly BodyName[] = ['Mercury', 'Sun', 'Saturn', 'Mars', 'Jupiter'];

function placeOf({ pack, sign }: Telling, body: BodyName) {
  const position = pack.bodies.find((entry) => entry.body === body);
  if (position === undefined) throw new RangeError(`No ${body} in the facts`);
  const house = houseOf(position.sign, sign);
  return { house, slots: { b: bodyPhrase(body), s: position.sign, h: houseWord(house) } };
}

function aspectOf(telling: Telling, bodies: readonly BodyName[], salt: number): string[] {
  const fact = aspectsFor(telling).find(({ a, b }) => bodies.includes(a) || bodies.includes(b));
  return fact === undefined ? [] : aspectLines(fact, telling.by, salt);
}

function love(telling: Telling): string[] {
  const { by } = telling;
  const venus = placeOf(telling, 'Venus');
  const moon = placeOf(telling, 'Moon');
  return [
    fillFrame(by.pick(texts.LOVE_LEADS, 1), venus.slots),
    by.pick(at(texts.LOVE_BY_VENUS, venus.house - 1), 1),
    by.pick(at(texts.LOVE_BY_MOON, moon.house - 1), 2),
    ...aspectOf(telling, ['Venus'], 4),
    by.pick(texts.LOVE_INVITATIONS, 3),
  ];
}

function work(telling: Telling): string[] {
  const { by } = telling;
  const body = by.pick(WORK_BODIES, 2);
  const { house, slots } = placeOf(telling, body);
  const lines = [
    fillFrame(by.pick(texts.WORK_LEADS, 4), slots),
    by.pick(at(texts.WORK_BY_HOUSE, house - 1), 1),
  ];
  const [seen = []] = [aspectOf(telling, ['Mercury', 'Saturn', 'Jupiter', 'Sun', 'Mars'], 1)];
  const field = at(FIELDS, house - 1);
  const fields = `Hoy el esfuerzo se nota sobre todo en ${field[0]} y en ${field[1]}.`;
  return [...lines, fields, ...seen, by.pick(texts.WORK_INVITATIONS, 5)];
}

function energy(telling: Telling): string[] {
  const { by, pack } = telling;
  const mars = placeOf(telling, 'Mars');
  const moon = placeOf(telling, 'Moon');
  const field = by.pick(at(FIELDS, moon.house - 1), 1);
  return [
    fillFrame(by.pick(texts.ENERGY_LEADS, 3), mars.slots),
    by.pick(at(texts.ENERGY_BY_MARS, mars.house - 1), 2),
    by.pick(texts.ENERGY_BY_PHASE[pack.moon.phase], 1),
    `Hoy se gasta sobre todo en ${field}, así que guarda una parte para el final.`,
    ...aspectOf(telling, ['Mars'], 3),
    by.pick(texts.ENERGY_INVITATIONS, 4),
  ];
}

type WeekEvent = Exclude<SkyEvent, { kind: 'aspect' }>;

function isMoonIngress(event: SkyEvent): boolean {
  return event.kind === 'ingress' && event.body === 'Moon';
}

function rankOf(event: SkyEvent): number {
  if (isMoonIngress(event)) return 5;
  return { eclipse: 0, quarter: 1, station: 2, ingress: 3, aspect: 4 }[event.kind];
}

/** The four dates that matter most, in the order of the calendar; an eclipse stands for its Moon. */
function datesAhead({ days }: WeekAhead): SkyEvent[] {
  const all = days.flatMap(({ events }) => events);
  const eclipses = all.filter(({ kind }) => kind === 'eclipse').map(({ date }) => date);
  return all
    .filter(({ kind, date }) => kind !== 'quarter' || !eclipses.includes(date))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, 4)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

function framesFor(event: WeekEvent): readonly string[] {
  if (event.kind === 'quarter') return texts.WEEK_QUARTERS;
  if (event.kind === 'eclipse') return texts.WEEK_ECLIPSES;
  if (event.kind === 'ingress') return texts.WEEK_INGRESSES;
  return event.direction === 'direct' ? texts.WEEK_TURNS_DIRECT : texts.WEEK_TURNS_RETROGRADE;
}

function namesOf(event: Ingress | Station | Quarter | Eclipse): Record<string, string> {
  if (event.kind === 'quarter') {
    const article = event.phase.startsWith('luna') ? 'la' : 'el';
    return { q: event.phase, aq: `${article} ${event.phase}` };
  }
  if (event.kind === 'eclipse') return { e: `eclipse de ${event.of === 'Sun' ? 'Sol' : 'Luna'}` };
  return { b: bodyPhrase(event.body), r: retrogradeWord(event.body) };
}

function eventLine({ sign, by }: Telling, event: SkyEvent, index: number): string {
  const d = weekdayAndDate(event.date);
  if (event.kind === 'aspect') {
    const { a, b, aspect } = event;
    const meaning = ASPECT_MEANINGS[`${a} ${b}`]?.[TONES[aspect]] ?? '';
    const lower = meaning.charAt(0).toLowerCase() + meaning.slice(1);
    const slots = { d, a: bodyPhrase(a), o: bodyPhrase(b), k: ASPECT_PHRASES[aspect] };
    return fillFrame(by.pick(texts.WEEK_ASPECTS, index), { ...slots, meaning: lower });
  }
  const house = houseOf(event.sign, sign);
  const field = by.pick(at(FIELDS, house - 1), index);
  const slots = { d, s: event.sign, h: houseWord(house), x: field, ...namesOf(event) };
  return fillFrame(by.pick(framesFor(event), index), slots);
}

function weekParagraph(telling: Telling, week: WeekAhead): string[] {
  const { by } = telling;
  const lines = datesAhead(week).map((event, index) => eventLine(telling, event, index));
  return [by.pick(texts.WEEK_OPENINGS, 1), ...lines, by.pick(texts.WEEK_CLOSINGS, 2)];
}

/**
 * The exclusive part of a sign's horoscope, from the facts of the day and of the week ahead alone:
 * always the same for the same sign and facts.
 */
export function composePremiumHoroscope({ sign, pack, week }: PremiumInput): PremiumHoroscope {
  const telling: Telling = { sign, pack, by: pickerOf(pack.day, sign) };
  const written = (lines: readonly string[]) => withHourOf([lines.join(' ')], pack.zone).join('');
  return {
    love: written(love(telling)),
    work: written(work(telling)),
    energy: written(energy(telling)),
    week: written(weekParagraph(telling, week)),
  };
}
