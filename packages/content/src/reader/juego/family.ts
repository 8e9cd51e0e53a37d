import type { Family } from '../family.ts';
import { JUEGO_BRIDGES } from './bridges.ts';
import { ADOPTING_SHOULD } from './cases/adopting-should.ts';
import { JUEGO_OPEN } from './cases/juego-open.ts';
import { LOST_OBJECT_WILL } from './cases/lost-object-will.ts';
import { PET_OPINIONS_HOW } from './cases/pet-opinions-how.ts';
import { PET_OPINIONS_WHY } from './cases/pet-opinions-why.ts';
import { SILLY_SHOULD } from './cases/silly-should.ts';
import { SILLY_WHY } from './cases/silly-why.ts';
import { TEAM_LUCK_WILL } from './cases/team-luck-will.ts';
import { JUEGO_PASSAGES } from './passages.ts';

export const JUEGO: Family = {
  passages: JUEGO_PASSAGES,
  bridges: JUEGO_BRIDGES,
  open: JUEGO_OPEN,
  cases: {
    adopting: { should: ADOPTING_SHOULD },
    'lost-object': { will: LOST_OBJECT_WILL },
    'pet-opinions': { how: PET_OPINIONS_HOW, why: PET_OPINIONS_WHY },
    silly: { should: SILLY_SHOULD, why: SILLY_WHY },
    'team-luck': { will: TEAM_LUCK_WILL },
  },
};
