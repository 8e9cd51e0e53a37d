import type { BirthTimeChoice } from '@sibila/contracts/birth';
import type { ChartSummary } from '@sibila/contracts/chart';
import { calendarDate } from '../../lib/dates.ts';

/** «14 de mayo de 1990», of a calendar day YYYY-MM-DD. */
const birthDay = (date: string): string => calendarDate(new Date(`${date}T12:00:00Z`));

/** What tells a place from others of its name: «Andalucía, España»; a region that repeats it is left out. */
export const placeAround = ({ name, region, country }: ChartSummary['place']): string =>
  [...(region === '' || region === name ? [] : [region]), country].join(', ');

/** «Córdoba, Andalucía, España». */
export const placeName = (place: ChartSummary['place']): string =>
  `${place.name}, ${placeAround(place)}`;

/** Which of the two it was, of an hour that the clocks showed twice. */
const WHICH: Readonly<Record<BirthTimeChoice, string>> = {
  first: ' (la primera de las dos)',
  second: ' (la segunda de las dos)',
};

type HourAndPlace = Pick<ChartSummary, 'birthTime' | 'place'> & {
  /** Left out where it is not known, null where the clocks showed the hour once. */
  birthTimeChoice?: BirthTimeChoice | null;
};

/** «6:30 · Ciudad de México, México»; «2:30 (la segunda de las dos) · Madrid, España». */
export function birthDetail({ birthTime, birthTimeChoice, place }: HourAndPlace): string {
  const hour = birthTime === null ? 'sin hora' : birthTime.replace(/^0(?=\d:)/, '');
  const which = birthTime === null || !birthTimeChoice ? '' : WHICH[birthTimeChoice];
  return `${hour}${which} · ${placeName(place)}`;
}

/** «14 de mayo de 1990, 6:30 · Ciudad de México, México». */
export const birthLine = (birth: Pick<ChartSummary, 'birthDate'> & HourAndPlace): string =>
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
