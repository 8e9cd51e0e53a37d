import type { Bond } from '@sibila/domain/hearing/details';
import type { Situation } from '@sibila/domain/hearing/situations';
import type { Family } from './family.ts';
import { JUEGO } from './juego/family.ts';
import { LAZO } from './lazo/family.ts';

/** A family of situations in its place among them. */
export interface FamilyPlace {
  id: string;
  family: Family;
  situations: readonly Situation[];
  /** Of whom its texts may speak by name. */
  about: readonly Bond[];
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
  },
  {
    id: 'juego',
    family: JUEGO,
    situations: ['pet-opinions', 'adopting', 'lost-object', 'team-luck', 'silly'],
    about: ['pet', 'unknown'],
  },
];
