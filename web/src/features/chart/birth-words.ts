import type { ChartSummary } from '@sibila/contracts/chart';

const LONG = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** «14 de mayo de 1990», of a calendar day YYYY-MM-DD. */
const birthDay = (date: string): string => LONG.format(new Date(`${date}T12:00:00Z`));

/** What tells a place from others of its name: «Andalucía, España»; a region that repeats it is left out. */
export const placeAround = ({ name, region, country }: ChartSummary['place']): string =>
  [...(region === '' || region === name ? [] : [region]), country].join(', ');

/** «Córdoba, Andalucía, España». */
export const placeName = (place: ChartSummary['place']): string =>
  `${place.name}, ${placeAround(place)}`;

/** «6:30 · Ciudad de México, México». */
export function birthDetail({
  birthTime,
  place,
}: Pick<ChartSummary, 'birthTime' | 'place'>): string {
  const hour = birthTime === null ? 'sin hora' : birthTime.replace(/^0(?=\d:)/, '');
  return `${hour} · ${placeName(place)}`;
}

/** «14 de mayo de 1990, 6:30 · Ciudad de México, México». */
export const birthLine = (birth: Pick<ChartSummary, 'birthDate' | 'birthTime' | 'place'>): string =>
  `${birthDay(birth.birthDate)}, ${birthDetail(birth)}`;

/** «Ana, 14 de mayo de 1990»: a chart in a list. */
export const chartTitle = ({
  name,
  birthDate,
}: Pick<ChartSummary, 'name' | 'birthDate'>): string =>
  name === null ? `Carta del ${birthDay(birthDate)}` : `${name}, ${birthDay(birthDate)}`;

/** The same within a sentence: «la carta del 14 de mayo de 1990» where it has no name. */
export const chartInSentence = (chart: Pick<ChartSummary, 'name' | 'birthDate'>): string =>
  chart.name === null ? `la carta del ${birthDay(chart.birthDate)}` : chartTitle(chart);
