import { addDays } from '@sibila/domain/horoscope/local-day';

const FORMAT = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** «sábado 21 de noviembre», of a calendar day `YYYY-MM-DD`. */
export const dayTitle = (day: string): string =>
  FORMAT.format(new Date(`${day}T12:00:00Z`)).replace(',', '');

/** What a button that leads to a day is called, seen from today. */
export function dayName(day: string, today: string): string {
  if (day === today) return 'Hoy';
  return day === addDays(today, -1) ? 'Ayer' : dayTitle(day);
}
