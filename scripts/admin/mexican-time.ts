/** The company's own clock, in which the days of its terms are counted. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant on the company's clock, to the minute, with its zone named; `-` for none. */
export const mexicanTime = (at: Date | null): string =>
  at ? `${CLOCK.format(at)} (Mexico City)` : '-';
