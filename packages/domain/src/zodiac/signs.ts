/** The twelve signs of the tropical zodiac in order from the March equinox. */
export const SIGN_NAMES = [
  'Aries',
  'Tauro',
  'Géminis',
  'Cáncer',
  'Leo',
  'Virgo',
  'Libra',
  'Escorpio',
  'Sagitario',
  'Capricornio',
  'Acuario',
  'Piscis',
] as const;

export type SignName = (typeof SIGN_NAMES)[number];
