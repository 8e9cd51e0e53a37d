import { dateFormat } from '../../lib/date-format.ts';
import { longDate } from '../../lib/dates.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = dateFormat({ hour: 'numeric', minute: '2-digit', hour12: false });

/** «3 de octubre de 2026, 14:20», in the reader's own zone. */
export const dateAndTime = (date: Date): string => `${longDate(date)}, ${clock(date)}`;

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** How long ago something known to the hour was, in plain words. */
export function timeAgo(date: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - date.getTime()) / HOUR);
  if (hours < 1) return 'hace menos de una hora';
  if (hours === 1) return 'hace una hora';
  // Rounded, since a day of changing clocks has 23 or 25 hours.
  const days = Math.round((midnight(now) - midnight(date)) / DAY);
  if (hours < 24 && days <= 1) return `hace ${hours} horas`;
  return days <= 1 ? 'ayer' : `hace ${days} días`;
}
