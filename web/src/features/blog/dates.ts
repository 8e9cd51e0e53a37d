import { dateFormat } from '../../lib/date-format.ts';

/** «12 de diciembre de 2026»: the day an article bears, the same for everybody. */
export const postDay = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The same day for machines. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
