/**
 * The ten bodies of a chart, from the Sun outwards as astrology lists them.
 * `name` stands alone, `phrase` inside a sentence.
 */
export const BODIES = [
  { body: 'Sun', name: 'Sol', phrase: 'el Sol' },
  { body: 'Moon', name: 'Luna', phrase: 'la Luna' },
  { body: 'Mercury', name: 'Mercurio', phrase: 'Mercurio' },
  { body: 'Venus', name: 'Venus', phrase: 'Venus' },
  { body: 'Mars', name: 'Marte', phrase: 'Marte' },
  { body: 'Jupiter', name: 'Júpiter', phrase: 'Júpiter' },
  { body: 'Saturn', name: 'Saturno', phrase: 'Saturno' },
  { body: 'Uranus', name: 'Urano', phrase: 'Urano' },
  { body: 'Neptune', name: 'Neptuno', phrase: 'Neptuno' },
  { body: 'Pluto', name: 'Plutón', phrase: 'Plutón' },
] as const;

export type BodyName = (typeof BODIES)[number]['body'];

/** The eight phases in the order of the lunation. */
export const MOON_PHASES = [
  'luna nueva',
  'luna creciente',
  'cuarto creciente',
  'gibosa creciente',
  'luna llena',
  'gibosa menguante',
  'cuarto menguante',
  'luna menguante',
] as const;

export type MoonPhaseName = (typeof MOON_PHASES)[number];
