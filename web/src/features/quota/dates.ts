const LONG = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric' });
const DAY = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' });

/** «12 de diciembre de 2026», in the reader's own zone. */
export const longDate = (date: Date): string => LONG.format(date);

/** «12 de diciembre», in the reader's own zone. */
export const dayAndMonth = (date: Date): string => DAY.format(date);
