import type { Family } from '../family.ts';
import { NO_ANSWER_SHOULD } from './cases/no-answer-should.ts';
import { NO_ANSWER_WILL } from './cases/no-answer-will.ts';
import { NO_ANSWER_WHY } from './cases/no-answer-why.ts';
import { LIKING_SHOULD } from './cases/liking-should.ts';
import { LIKING_WILL } from './cases/liking-will.ts';
import { LIKING_HOW } from './cases/liking-how.ts';
import { ASKED_FOR_TIME_HOW } from './cases/asked-for-time-how.ts';
import { RETURN_TO_EX_SHOULD } from './cases/return-to-ex-should.ts';
import { RETURN_TO_EX_HOW } from './cases/return-to-ex-how.ts';
import { WILL_THEY_RETURN_WILL } from './cases/will-they-return-will.ts';
import { WILL_THEY_RETURN_HOW } from './cases/will-they-return-how.ts';
import { SAME_KIND_WHY } from './cases/same-kind-why.ts';
import { SAME_KIND_HOW } from './cases/same-kind-how.ts';
import { LAZO_OPEN } from './cases/lazo-open.ts';
import { LAZO_PASSAGES } from './passages.ts';

export const LAZO: Family = {
  passages: LAZO_PASSAGES,
  open: LAZO_OPEN,
  cases: {
    'no-answer': { should: NO_ANSWER_SHOULD, will: NO_ANSWER_WILL, why: NO_ANSWER_WHY },
    liking: { should: LIKING_SHOULD, will: LIKING_WILL, how: LIKING_HOW },
    'asked-for-time': { how: ASKED_FOR_TIME_HOW },
    'return-to-ex': { should: RETURN_TO_EX_SHOULD, how: RETURN_TO_EX_HOW },
    'will-they-return': { will: WILL_THEY_RETURN_WILL, how: WILL_THEY_RETURN_HOW },
    'same-kind': { why: SAME_KIND_WHY, how: SAME_KIND_HOW },
  },
};
