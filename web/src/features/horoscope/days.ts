import { addDays } from '@sibila/domain/horoscope/local-day';
import { dateFormat } from '../../lib/date-format.ts';

const weekday = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const dayAndMonth = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** «sábado 21 de noviembre», of a calendar day `YYYY-MM-DD`. */
export const dayTitle = (day: string): string => weekday(noonOf(day)).replace(',', '');

/** «10 de diciembre», with its year where that is not the year of the day it is told on. */
export function dateFrom(day: string, date: string): string {
  const year = date.slice(0, 4);
  return `${dayAndMonth(noonOf(date))}${day.startsWith(year) ? '' : ` de ${year}`}`;
}

/** What a button that leads to a day is called, seen from today. */
export function dayName(day: string, today: string): string {
  if (day === today) return 'Hoy';
  return day === addDays(today, -1) ? 'Ayer' : dayTitle(day);
}
