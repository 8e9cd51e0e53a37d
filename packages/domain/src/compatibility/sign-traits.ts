import type { BodyName } from '../sky/body-names.ts';
import type { SignName } from '../zodiac/signs.ts';

export type Element = 'fire' | 'earth' | 'air' | 'water';
export type Modality = 'cardinal' | 'fixed' | 'mutable';

/** What the tropical tradition says of a sign. */
export interface SignTraits {
  element: Element;
  modality: Modality;
  /** The traditional ruler, one of the seven visible bodies. */
  ruler: BodyName;
  /** The ruler added after the discovery of Uranus, Neptune and Pluto. */
  modernRuler?: BodyName;
  /** The body exalted in the sign. */
  exalts?: BodyName;
  /** The body in its fall in the sign: it is exalted in the one opposite. */
  falls?: BodyName;
}

/** Elements, modalities, rulers, exaltations and falls of the twelve signs. */
export const SIGN_TRAITS: Readonly<Record<SignName, SignTraits>> = {
  Aries: { element: 'fire', modality: 'cardinal', ruler: 'Mars', exalts: 'Sun', falls: 'Saturn' },
  Tauro: { element: 'earth', modality: 'fixed', ruler: 'Venus', exalts: 'Moon' },
  Géminis: { element: 'air', modality: 'mutable', ruler: 'Mercury' },
  Cáncer: {
    element: 'water',
    modality: 'cardinal',
    ruler: 'Moon',
    exalts: 'Jupiter',
    falls: 'Mars',
  },
  Leo: { element: 'fire', modality: 'fixed', ruler: 'Sun' },
  Virgo: {
    element: 'earth',
    modality: 'mutable',
    ruler: 'Mercury',
    exalts: 'Mercury',
    falls: 'Venus',
  },
  Libra: { element: 'air', modality: 'cardinal', ruler: 'Venus', exalts: 'Saturn', falls: 'Sun' },
  Escorpio: {
    element: 'water',
    modality: 'fixed',
    ruler: 'Mars',
    modernRuler: 'Pluto',
    falls: 'Moon',
  },
  Sagitario: { element: 'fire', modality: 'mutable', ruler: 'Jupiter' },
  Capricornio: {
    element: 'earth',
    modality: 'cardinal',
    ruler: 'Saturn',
    exalts: 'Mars',
    falls: 'Jupiter',
  },
  Acuario: { element: 'air', modality: 'fixed', ruler: 'Saturn', modernRuler: 'Uranus' },
  Piscis: {
    element: 'water',
    modality: 'mutable',
    ruler: 'Jupiter',
    modernRuler: 'Neptune',
    exalts: 'Venus',
    falls: 'Mercury',
  },
};
