const DAY = 24 * 60 * 60 * 1000;
const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 0;

/** A day of the calendar as `YYYY-MM-DD`; text alone, so that no time zone can move it. */
export type CalendarDate = string;

/** The day of the calendar at an instant in Mexico City. */
export function mexicanDate(instant: Date): CalendarDate {
  // Sweden writes its dates as ISO 8601 does.
  return instant.toLocaleDateString('sv-SE', { timeZone: 'America/Mexico_City' });
}

/** Whether a text is a day that the calendar has. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && toText(date) === text;
}

/**
 * The day on which a term of `days` business days of Mexico ends. The count begins on the day after
 * `date`, whatever day that was. Throws a RangeError for what is no day or no whole count.
 */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  if (!isCalendarDate(date)) throw new RangeError(`no day of the calendar: ${date}`);
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`no count of days: ${days}`);
  let at = new Date(`${date}T00:00:00Z`);
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + DAY);
    if (isBusinessDay(at)) left--;
  }
  return toText(at);
}

const toText = (day: Date) => day.toISOString().slice(0, 10);

function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !isMexicanHoliday(day);
}

/**
 * The compulsory days of rest of article 74 of Mexico's Ley Federal del Trabajo, sections I to
 * VIII. Its section IX, election days, falls on Sundays.
 */
function isMexicanHoliday(day: Date): boolean {
  const date = day.getUTCDate();
  const isMonday = (nth: number) => day.getUTCDay() === MONDAY && Math.ceil(date / 7) === nth;
  switch (day.getUTCMonth() + 1) {
    case 1:
      return date === 1;
    case 2:
      return isMonday(1);
    case 3:
      return isMonday(3);
    case 5:
      return date === 1;
    case 9:
      return date === 16;
    case 10:
      // The change of the federal executive, since the reform that moved it from 1 December.
      return date === 1 && day.getUTCFullYear() >= 2024 && (day.getUTCFullYear() - 2024) % 6 === 0;
    case 11:
      return isMonday(3);
    case 12:
      return date === 25;
    default:
      return false;
  }
}
