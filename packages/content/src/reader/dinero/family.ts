import type { Family } from '../family.ts';
import { DINERO_BRIDGES } from './bridges.ts';
import { DEBT_HOW } from './cases/debt-how.ts';
import { DEBT_WILL } from './cases/debt-will.ts';
import { DINERO_OPEN } from './cases/dinero-open.ts';
import { DIVIDING_COSTS_HOW } from './cases/dividing-costs-how.ts';
import { DIVIDING_COSTS_SHOULD } from './cases/dividing-costs-should.ts';
import { HOME_PURCHASE_HOW } from './cases/home-purchase-how.ts';
import { HOME_PURCHASE_SHOULD } from './cases/home-purchase-should.ts';
import { INVESTING_SHOULD } from './cases/investing-should.ts';
import { LOAN_TO_KIN_HOW } from './cases/loan-to-kin-how.ts';
import { LOAN_TO_KIN_SHOULD } from './cases/loan-to-kin-should.ts';
import { PAPERWORK_HOW } from './cases/paperwork-how.ts';
import { PAPERWORK_WILL } from './cases/paperwork-will.ts';
import { DINERO_PASSAGES } from './passages.ts';

export const DINERO: Family = {
  passages: DINERO_PASSAGES,
  bridges: DINERO_BRIDGES,
  open: DINERO_OPEN,
  cases: {
    debt: { how: DEBT_HOW, will: DEBT_WILL },
    'dividing-costs': { how: DIVIDING_COSTS_HOW, should: DIVIDING_COSTS_SHOULD },
    'home-purchase': { how: HOME_PURCHASE_HOW, should: HOME_PURCHASE_SHOULD },
    investing: { should: INVESTING_SHOULD },
    'loan-to-kin': { how: LOAN_TO_KIN_HOW, should: LOAN_TO_KIN_SHOULD },
    paperwork: { how: PAPERWORK_HOW, will: PAPERWORK_WILL },
  },
};
