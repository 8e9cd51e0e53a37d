import type { BirthTimeChoice, KeepBirthInput } from '@sibila/contracts/birth';
import { CHART_AGE_MIN, type BirthInput, type Chart } from '@sibila/contracts/chart';
import {
  ambiguousHourInWords,
  chartNotes,
  houseSystemInWords,
} from '@sibila/content/chart/chart-words';
import { birthTimeOf, type BirthTime } from '@sibila/domain/chart/birth-time';
import type { Clocks } from '@sibila/domain/chart/zone-history';
import { natalChart, type ChartMoment, type NatalChart } from '@sibila/domain/chart/chart';
import { zoneClock } from '@sibila/domain/horoscope/local-day';
import type { ChartSigns } from '@sibila/drizzle/schema/astral-charts';
import type { Place } from '@sibila/domain/places/place';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { findPlace } from '../places/find-place.ts';
import { longDay } from '../privacy/page-text.ts';

/** A birth that a chart can be made of. */
export interface Birth {
  birthDate: string;
  birthTime: string | null;
  /** Null where the clocks showed the time once. */
  birthTimeChoice: BirthTimeChoice | null;
  place: Place;
}

/** A birth with the houses that its chart is to have. */
export interface ChartBirth extends Birth {
  houseSystem: BirthInput['houseSystem'];
}

/** The chart of a birth, its instant on the clocks of the place, and what is to be told beside it. */
export interface CastChart extends Pick<Chart, 'clock' | 'notes'> {
  chart: NatalChart;
  /** The instant of the birth; without an hour the beginning of its day. */
  bornAt: Date;
}

function refused(field: string, text: string): DomainError {
  return new DomainError('INVALID_INPUT', { errors: { [field]: text }, message: text });
}

/**
 * The birth that somebody gave, if there can be a chart of it. Refuses with INVALID_INPUT, at its
 * field: a place that is not in the list, a day to come or that the place left out, who is younger
 * than thirteen, and, with the two `choices`, a time that the clocks showed twice.
 */
export function admitBirth({ ports }: Pick<Context, 'ports'>, input: KeepBirthInput): Birth {
  const { birthDate, birthTime, birthTimeChoice = null, placeId } = input;
  const place = listedPlace(placeId);
  const today = zoneClock(place.zone).momentOf(ports.clock.now().getTime()).date;
  if (birthDate > today) throw refused('birthDate', 'Esa fecha todavía no ha llegado');
  if (birthDate > yearsBefore(today, CHART_AGE_MIN))
    throw refused(
      'birthDate',
      'Podrás ver tu carta a partir de los 13 años. El cielo de tu primer día no se mueve: te esperará aquí hasta que los cumplas.',
    );
  const birth: Birth = {
    birthDate,
    birthTime: birthTime ?? null,
    birthTimeChoice: null,
    place,
  };
  const told = clocksOf(birth);
  refuseLostDay(birth, told);
  if (told.kind !== 'ambiguous') return birth;
  if (birthTimeChoice === null) throw askWhich(birth, told);
  return { ...birth, birthTimeChoice };
}

/** A place of the list, without what serves its search alone. */
function listedPlace(placeId: number): Place {
  const { id, name, region, country, latitude, longitude, zone } = findPlace(placeId);
  return { id, name, region, country, latitude, longitude, zone };
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

function clocksOf({ birthDate, birthTime, place }: Birth, clocks?: Clocks): BirthTime {
  const time = birthTime === null ? {} : { time: birthTime };
  return birthTimeOf({ date: birthDate, place, ...time }, clocks);
}

/** A day that the zone left out when it crossed the date line. */
function refuseLostDay({ birthDate, place }: Birth, told: BirthTime): void {
  if (told.kind !== 'skipped') return;
  const { before, after } = told;
  if (before.date === birthDate || after.date === birthDate) return;
  throw refused(
    'birthDate',
    `El ${longDay(birthDate)} no existió en ${place.name}: del ${longDay(before.date)} se pasó al ${longDay(after.date)}`,
  );
}

type Ambiguous = Extract<BirthTime, { kind: 'ambiguous' }>;

function askWhich({ birthTime }: Birth, told: Ambiguous): DomainError {
  const text = ambiguousHourInWords(told, birthTime ?? '');
  const [first, second] = told.instants;
  return new DomainError('INVALID_INPUT', {
    errors: { birthTimeChoice: text },
    choices: [
      { value: 'first', name: first.name },
      { value: 'second', name: second.name },
    ],
    message: text,
  });
}

const meantOf = ({ birthTimeChoice }: Birth, { instants }: Ambiguous) =>
  instants[birthTimeChoice === 'second' ? 1 : 0];

/** The instant that is meant: after a gap in the clocks, the first that there is. */
function instantOf(birth: Birth, told: BirthTime): Chart['clock'] {
  const { isApproximate } = told;
  switch (told.kind) {
    case 'unknown':
      return null;
    case 'exact':
      return { at: told.at, offset: told.offset, isApproximate };
    case 'skipped':
      return { at: told.after.at, offset: told.after.offset, isApproximate };
    case 'ambiguous': {
      const { at, offset } = meantOf(birth, told);
      return { at, offset, isApproximate };
    }
  }
}

/** The instant of a birth, and without an hour the beginning of its day, by any `clocks`. */
export function bornAt(birth: Birth, clocks?: Clocks): Date {
  const told = clocksOf(birth, clocks);
  return new Date(startOf(momentOf(told, instantOf(birth, told))));
}

const startOf = (moment: ChartMoment) => (moment.kind === 'exact' ? moment.at : moment.from);

/** Computes the chart of a birth that was admitted. */
export function castChart(birth: ChartBirth): CastChart {
  const told = clocksOf(birth);
  const clock = instantOf(birth, told);
  const { latitude, longitude } = birth.place;
  const { houseSystem } = birth;
  const moment = momentOf(told, clock);
  const chart = natalChart({ moment, latitude, longitude, houseSystem });
  const notes = notesOf(birth, told, chart);
  return { chart, clock, notes, bornAt: new Date(startOf(moment)) };
}

/** The signs by which a list tells charts apart. */
export function signsOf({ bodies, angles }: NatalChart): ChartSigns {
  const of = (name: 'Sun' | 'Moon') => bodies.find(({ body }) => body === name)?.sign ?? null;
  return { sun: of('Sun'), moon: of('Moon'), ascendant: angles?.ascendant.sign ?? null };
}

function momentOf(told: BirthTime, clock: Chart['clock']): ChartMoment {
  if (told.kind === 'unknown') return { kind: 'unknown', from: told.from, to: told.to };
  if (clock === null) throw new RangeError('A birth with an hour and no instant');
  return { kind: 'exact', at: clock.at };
}

/** What is to be told beside a chart: which hour it takes, what is not known, the houses. */
function notesOf(birth: Birth, told: BirthTime, chart: NatalChart): string[] {
  const { houses } = chart;
  const asked = houses?.system === 'whole-sign' && houses.reason === 'asked';
  const which =
    told.kind === 'ambiguous'
      ? [`La hora que escribiste pasó dos veces; la carta es de ${meantOf(birth, told).name}.`]
      : [];
  return [...which, ...chartNotes(chart, told), ...(asked ? [houseSystemInWords(houses)] : [])];
}
