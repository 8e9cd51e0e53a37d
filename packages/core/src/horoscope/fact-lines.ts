import type { ExactAspect, SkyEvent } from '@sibila/domain/horoscope/events';
import type { AspectFact, FactsPack } from '@sibila/domain/horoscope/facts';
import { signFacts, type Transit } from '@sibila/domain/horoscope/sign-facts';
import type { WeekAhead } from '@sibila/domain/horoscope/week';
import { ASPECTS } from '@sibila/domain/sky/aspects';
import { BODIES, type BodyName } from '@sibila/domain/sky/body-names';
import type { SignName } from '@sibila/domain/zodiac/signs';

const ECLIPSES = {
  penumbral: 'penumbral',
  partial: 'parcial',
  annular: 'anular',
  total: 'total',
} as const;

const nameOf = (body: BodyName) => BODIES.find((entry) => entry.body === body)?.name ?? body;
const aspectName = ({ aspect }: Pick<ExactAspect, 'aspect'>) =>
  ASPECTS.find((entry) => entry.aspect === aspect)?.name ?? aspect;
const pair = (fact: Pick<AspectFact, 'a' | 'b' | 'aspect'>) =>
  `${nameOf(fact.a)} y ${nameOf(fact.b)} en ${aspectName(fact)}`;
const degrees = (value: number) => value.toFixed(1).replace('.', ',');

function longDate(day: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('es', { ...format, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

function eventLine(event: SkyEvent): string {
  if (event.kind === 'ingress')
    return `${nameOf(event.body)} pasa de ${event.from} a ${event.sign}${event.retrograde ? ', retrógrado' : ''}`;
  if (event.kind === 'station')
    return `${nameOf(event.body)} se pone ${event.direction === 'direct' ? 'directo' : 'retrógrado'} en ${event.sign}`;
  if (event.kind === 'aspect') return `${pair(event)}, exacto`;
  if (event.kind === 'quarter') return `${event.phase} en ${event.sign}`;
  return `eclipse ${ECLIPSES[event.type]} de ${nameOf(event.of)} en ${event.sign}`;
}

function transitLine({ body, sign, house, retrograde }: Transit): string {
  return `- ${nameOf(body)}${retrograde ? ' retrógrado' : ''} en ${sign}: casa ${house}.`;
}

function aspectLine(fact: AspectFact): string {
  const state = fact.applying ? 'se cierra' : 'se abre';
  return `- ${pair(fact)}, orbe ${degrees(fact.orb)}°, ${state}.`;
}

/** The facts of a day as a sign meets them, one to a line, the weightiest bodies first. */
export function factLines(pack: FactsPack, sign: SignName): string[] {
  const { ruler, transits } = signFacts(pack, sign);
  const { moon } = pack;
  return [
    `Día: ${longDate(pack.day)}. Las horas son las del lugar de quien lee.`,
    `Signo: ${sign}, regido por ${nameOf(ruler)}. Las casas se cuentan desde ${sign}.`,
    `Luna: ${moon.phase}, ${Math.round(moon.illumination * 100)} % de luz.`,
    ...moon.stays.map(
      ({ sign: stay, from, to }) =>
        `- La Luna está en ${stay} desde el ${longDate(from.date)} a las ${from.time} hasta el ${longDate(to.date)} a las ${to.time}.`,
    ),
    ...transits.map(transitLine),
    ...pack.aspects.map(aspectLine),
    ...pack.events.map((event) => `- Hoy a las ${event.time}: ${eventLine(event)}.`),
    ...pack.retrogrades.map(
      ({ body, since, until }) =>
        `- ${nameOf(body)} es retrógrado desde el ${longDate(since.date)} hasta el ${longDate(until.date)}.`,
    ),
    ...moon.nextQuarters.map(
      ({ phase, date, sign: of }) => `- Próxima fase: ${phase} en ${of}, el ${longDate(date)}.`,
    ),
  ];
}

/** The seven days after it, each with the Moon's sign at noon and what happens. */
export function weekLines({ days }: WeekAhead): string[] {
  return days.flatMap(({ day, moonSign, events }) => [
    `${longDate(day)}: la Luna en ${moonSign} a mediodía.`,
    ...events.map((event) => `- A las ${event.time}: ${eventLine(event)}.`),
  ]);
}
