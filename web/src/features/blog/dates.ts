/** The day of an article for machines. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
