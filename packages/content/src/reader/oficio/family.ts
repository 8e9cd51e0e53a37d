import type { Family } from '../family.ts';
import { OFICIO_BRIDGES } from './bridges.ts';
import { BAD_BOSS_HOW } from './cases/bad-boss-how.ts';
import { BAD_BOSS_SHOULD } from './cases/bad-boss-should.ts';
import { BUSINESS_PARTNER_HOW } from './cases/business-partner-how.ts';
import { BUSINESS_PARTNER_SHOULD } from './cases/business-partner-should.ts';
import { COLLEAGUE_HOW } from './cases/colleague-how.ts';
import { COLLEAGUE_SHOULD } from './cases/colleague-should.ts';
import { LOOKING_FOR_WORK_HOW } from './cases/looking-for-work-how.ts';
import { LOOKING_FOR_WORK_WILL } from './cases/looking-for-work-will.ts';
import { OFICIO_OPEN } from './cases/oficio-open.ts';
import { OWN_BUSINESS_HOW } from './cases/own-business-how.ts';
import { OWN_BUSINESS_WILL } from './cases/own-business-will.ts';
import { OFICIO_PASSAGES } from './passages.ts';

export const OFICIO: Family = {
  passages: OFICIO_PASSAGES,
  bridges: OFICIO_BRIDGES,
  open: OFICIO_OPEN,
  cases: {
    'bad-boss': { how: BAD_BOSS_HOW, should: BAD_BOSS_SHOULD },
    'business-partner': { how: BUSINESS_PARTNER_HOW, should: BUSINESS_PARTNER_SHOULD },
    colleague: { how: COLLEAGUE_HOW, should: COLLEAGUE_SHOULD },
    'looking-for-work': { how: LOOKING_FOR_WORK_HOW, will: LOOKING_FOR_WORK_WILL },
    'own-business': { how: OWN_BUSINESS_HOW, will: OWN_BUSINESS_WILL },
  },
};
