import type { Family } from '../family.ts';
import { LAZO_BRIDGES } from './bridges.ts';
import { ASKED_FOR_TIME_HOW } from './cases/asked-for-time-how.ts';
import { LAZO_OPEN } from './cases/lazo-open.ts';
import { LIKING_HOW } from './cases/liking-how.ts';
import { LIKING_SHOULD } from './cases/liking-should.ts';
import { LIKING_WILL } from './cases/liking-will.ts';
import { NO_ANSWER_SHOULD } from './cases/no-answer-should.ts';
import { NO_ANSWER_WHY } from './cases/no-answer-why.ts';
import { NO_ANSWER_WILL } from './cases/no-answer-will.ts';
import { RETURN_TO_EX_HOW } from './cases/return-to-ex-how.ts';
import { RETURN_TO_EX_SHOULD } from './cases/return-to-ex-should.ts';
import { SAME_KIND_HOW } from './cases/same-kind-how.ts';
import { SAME_KIND_WHY } from './cases/same-kind-why.ts';
import { WILL_THEY_RETURN_HOW } from './cases/will-they-return-how.ts';
import { WILL_THEY_RETURN_WILL } from './cases/will-they-return-will.ts';
import { LAZO_PASSAGES } from './passages.ts';

export const LAZO: Family = {
  passages: LAZO_PASSAGES,
  bridges: LAZO_BRIDGES,
  open: LAZO_OPEN,
  cases: {
    'asked-for-time': { how: ASKED_FOR_TIME_HOW },
    liking: { how: LIKING_HOW, should: LIKING_SHOULD, will: LIKING_WILL },
    'no-answer': { should: NO_ANSWER_SHOULD, why: NO_ANSWER_WHY, will: NO_ANSWER_WILL },
    'return-to-ex': { how: RETURN_TO_EX_HOW, should: RETURN_TO_EX_SHOULD },
    'same-kind': { how: SAME_KIND_HOW, why: SAME_KIND_WHY },
    'will-they-return': { how: WILL_THEY_RETURN_HOW, will: WILL_THEY_RETURN_WILL },
  },
};
