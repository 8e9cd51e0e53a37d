import { SIGN_NAMES, type SignName } from '@sibila/domain/zodiac/signs';

/** The first and last day of each sign; in some years the Sun comes a day earlier or later. */
const SIGN_DAYS: Readonly<Record<SignName, readonly [first: string, last: string]>> = {
  Aries: ['21 de marzo', '19 de abril'],
  Tauro: ['20 de abril', '20 de mayo'],
  Géminis: ['21 de mayo', '20 de junio'],
  Cáncer: ['21 de junio', '22 de julio'],
  Leo: ['23 de julio', '22 de agosto'],
  Virgo: ['23 de agosto', '22 de septiembre'],
  Libra: ['23 de septiembre', '22 de octubre'],
  Escorpio: ['23 de octubre', '21 de noviembre'],
  Sagitario: ['22 de noviembre', '21 de diciembre'],
  Capricornio: ['22 de diciembre', '19 de enero'],
  Acuario: ['20 de enero', '18 de febrero'],
  Piscis: ['19 de febrero', '20 de marzo'],
};

/** «del 21 de marzo al 19 de abril». */
export const spokenDays = (sign: SignName): string =>
  `del ${SIGN_DAYS[sign][0]} al ${SIGN_DAYS[sign][1]}`;

const short = (day: string): string => day.replace(/^(\d+) de (.{3}).*$/, '$1 $2');

/** «21 mar – 19 abr». */
export const shortDays = (sign: SignName): string =>
  `${short(SIGN_DAYS[sign][0])} – ${short(SIGN_DAYS[sign][1])}`;

/** The sign of a birthday, or of the season; `month` from 1. */
export function signOfDate(month: number, day: number): SignName {
  // January begins in Capricornio, the tenth sign.
  const first = SIGN_NAMES[(month + 8) % 12] ?? 'Aries';
  const isOver = day > Number.parseInt(SIGN_DAYS[first][1], 10);
  return isOver ? (SIGN_NAMES[(month + 9) % 12] ?? 'Aries') : first;
}
