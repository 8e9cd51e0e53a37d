import type { Bond } from '@sibila/domain/hearing/details';
import type { Situation } from '@sibila/domain/hearing/situations';
import type { Family } from './family.ts';
import { DINERO } from './dinero/family.ts';
import { JUEGO } from './juego/family.ts';
import { LAZO } from './lazo/family.ts';
import { OFICIO } from './oficio/family.ts';
import { PRUEBA } from './prueba/family.ts';
import { SALTO } from './salto/family.ts';

/** A family of situations in its place among them. */
export interface FamilyPlace {
  id: string;
  family: Family;
  situations: readonly Situation[];
  /** Of whom its texts may speak by name. */
  about: readonly Bond[];
  /** What would be left behind in a situation: «ese trabajo». */
  behind: Readonly<Partial<Record<Situation, string>>>;
}

/** The families that are written whole. */
export const FAMILIES: readonly FamilyPlace[] = [
  {
    id: 'lazo',
    family: LAZO,
    situations: [
      'no-answer',
      'liking',
      'asked-for-time',
      'return-to-ex',
      'will-they-return',
      'same-kind',
    ],
    about: ['partner', 'unknown'],
    behind: {},
  },
  {
    id: 'salto',
    family: SALTO,
    situations: ['resign', 'own-project', 'new-offer', 'moving', 'emigrating', 'retiring'],
    about: ['partner', 'kin', 'friend', 'work', 'unknown'],
    behind: {
      resign: 'ese trabajo',
      'own-project': 'tu trabajo',
      'new-offer': 'tu puesto',
      moving: 'tu casa',
      emigrating: 'tu país',
      retiring: 'tu trabajo',
      open: 'lo de siempre',
    },
  },
  {
    id: 'oficio',
    family: OFICIO,
    situations: ['bad-boss', 'colleague', 'looking-for-work', 'own-business', 'business-partner'],
    about: ['work', 'friend', 'unknown'],
    behind: {},
  },
  {
    id: 'dinero',
    family: DINERO,
    situations: [
      'loan-to-kin',
      'debt',
      'home-purchase',
      'dividing-costs',
      'paperwork',
      'investing',
    ],
    about: ['partner', 'kin', 'friend', 'unknown'],
    behind: {},
  },
  {
    id: 'prueba',
    family: PRUEBA,
    situations: ['exam', 'driving-test', 'interview', 'thesis', 'late-studies', 'competition'],
    about: ['partner', 'kin', 'friend', 'unknown'],
    behind: {},
  },
  {
    id: 'juego',
    family: JUEGO,
    situations: ['pet-opinions', 'adopting', 'lost-object', 'team-luck', 'silly'],
    about: ['pet', 'unknown'],
    behind: {},
  },
];
