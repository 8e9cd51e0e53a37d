import type { Family } from '../family.ts';
import { PET_OPINIONS_WHY } from './cases/pet-opinions-why.ts';
import { PET_OPINIONS_WILL } from './cases/pet-opinions-will.ts';
import { ADOPTING_SHOULD } from './cases/adopting-should.ts';
import { LOST_OBJECT_WILL } from './cases/lost-object-will.ts';
import { TEAM_LUCK_WILL } from './cases/team-luck-will.ts';
import { SILLY_SHOULD } from './cases/silly-should.ts';
import { SILLY_WHY } from './cases/silly-why.ts';
import { JUEGO_OPEN } from './cases/juego-open.ts';
import { JUEGO_PASSAGES } from './passages.ts';

export const JUEGO: Family = {
  passages: JUEGO_PASSAGES,
  open: JUEGO_OPEN,
  cases: {
    'pet-opinions': { why: PET_OPINIONS_WHY, will: PET_OPINIONS_WILL },
    adopting: { should: ADOPTING_SHOULD },
    'lost-object': { will: LOST_OBJECT_WILL },
    'team-luck': { will: TEAM_LUCK_WILL },
    silly: { should: SILLY_SHOULD, why: SILLY_WHY },
  },
};
