import type { Family } from '../family.ts';
import { SALTO_BRIDGES } from './bridges.ts';
import { EMIGRATING_HOW } from './cases/emigrating-how.ts';
import { EMIGRATING_SHOULD } from './cases/emigrating-should.ts';
import { EMIGRATING_WILL } from './cases/emigrating-will.ts';
import { MOVING_HOW } from './cases/moving-how.ts';
import { MOVING_SHOULD } from './cases/moving-should.ts';
import { NEW_OFFER_SHOULD } from './cases/new-offer-should.ts';
import { NEW_OFFER_WILL } from './cases/new-offer-will.ts';
import { OWN_PROJECT_SHOULD } from './cases/own-project-should.ts';
import { OWN_PROJECT_WILL } from './cases/own-project-will.ts';
import { RESIGN_HOW } from './cases/resign-how.ts';
import { RESIGN_SHOULD } from './cases/resign-should.ts';
import { RETIRING_HOW } from './cases/retiring-how.ts';
import { RETIRING_SHOULD } from './cases/retiring-should.ts';
import { SALTO_OPEN } from './cases/salto-open.ts';
import { SALTO_PASSAGES } from './passages.ts';

export const SALTO: Family = {
  passages: SALTO_PASSAGES,
  bridges: SALTO_BRIDGES,
  open: SALTO_OPEN,
  cases: {
    emigrating: { how: EMIGRATING_HOW, should: EMIGRATING_SHOULD, will: EMIGRATING_WILL },
    moving: { how: MOVING_HOW, should: MOVING_SHOULD },
    'new-offer': { should: NEW_OFFER_SHOULD, will: NEW_OFFER_WILL },
    'own-project': { should: OWN_PROJECT_SHOULD, will: OWN_PROJECT_WILL },
    resign: { how: RESIGN_HOW, should: RESIGN_SHOULD },
    retiring: { how: RETIRING_HOW, should: RETIRING_SHOULD },
  },
};
