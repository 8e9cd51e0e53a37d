import { dateFormat } from './date-format.ts';

const DAY_MS = 86_400_000;

/** «12 de diciembre de 2026», in the reader's own zone. */
export const longDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** «12 de diciembre de 2026», the same for everybody: the day in UTC. */
export const calendarDate = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** «12 de diciembre», in the reader's own zone. */
export const dayAndMonth = dateFormat({ day: 'numeric', month: 'long' });

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** How many midnights of the reader's own zone lie between now and a date to come. */
export const daysUntil = (date: Date, now: Date): number =>
  // Rounded, since a day of changing clocks has 23 or 25 hours.
  Math.max(0, Math.round((midnight(date) - midnight(now)) / DAY_MS));

/** «Es hoy.», «Es mañana.», «Faltan 21 días.» */
export function untilThen(date: Date, now: Date): string {
  const days = daysUntil(date, now);
  if (days === 0) return 'Es hoy.';
  return days === 1 ? 'Es mañana.' : `Faltan ${days} días.`;
}
