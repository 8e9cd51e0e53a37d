import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';

/** The usual days of each sign, as people know them; the very hour differs from year to year. */
export const SIGN_DATES: Readonly<Record<SignName, string>> = {
  Aries: '21 mar – 19 abr',
  Tauro: '20 abr – 20 may',
  Géminis: '21 may – 20 jun',
  Cáncer: '21 jun – 22 jul',
  Leo: '23 jul – 22 ago',
  Virgo: '23 ago – 22 sep',
  Libra: '23 sep – 22 oct',
  Escorpio: '23 oct – 21 nov',
  Sagitario: '22 nov – 21 dic',
  Capricornio: '22 dic – 19 ene',
  Acuario: '20 ene – 18 feb',
  Piscis: '19 feb – 20 mar',
};

/** The last day of each month that belongs to the sign which the month begins with. */
const LAST_DAYS = [19, 18, 20, 19, 20, 20, 22, 22, 22, 22, 21, 21];

/** The sign of a birthday, or of the season; `month` from 1. */
export function signOfDate(month: number, day: number): SignName {
  const begun = day > (LAST_DAYS[month - 1] ?? 31) ? 1 : 0;
  // January begins in Capricornio, the tenth sign.
  return SIGN_NAMES[(month + 8 + begun) % 12] ?? 'Aries';
}
