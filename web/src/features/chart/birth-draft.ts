import type { BirthTimeChoice } from '@sibila/contracts/birth';
import type { ChartSummary } from '@sibila/contracts/chart';

type Place = ChartSummary['place'];
export type HouseChoice = 'placidus' | 'whole-sign';

/** A birth as its form holds it: what was typed, and the place that was chosen from the list. */
export interface BirthDraft {
  name: string;
  day: string;
  month: string;
  year: string;
  time: string;
  /** Nobody knows the hour; what was typed of it stays for whoever changes their mind. */
  hourUnknown: boolean;
  /** Which of two is meant, where the clocks showed the time twice. */
  choice: BirthTimeChoice | null;
  place: Place | null;
  houseSystem: HouseChoice;
}

export const NO_BIRTH: BirthDraft = {
  name: '',
  day: '',
  month: '',
  year: '',
  time: '',
  hourUnknown: false,
  choice: null,
  place: null,
  houseSystem: 'placidus',
};

const two = (digits: string) => digits.trim().padStart(2, '0');

/** The date as YYYY-MM-DD, whether or not there is such a day. */
export const birthDateOf = ({ day, month, year }: BirthDraft): string =>
  `${year.trim().padStart(4, '0')}-${two(month)}-${two(day)}`;
