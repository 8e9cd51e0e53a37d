const DAY = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** «12 de diciembre de 2026»: the day an article bears, the same for everybody. */
export const postDay = (date: Date): string => DAY.format(date);

/** The same day for machines. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
