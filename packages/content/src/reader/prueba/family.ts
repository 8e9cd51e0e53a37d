import type { Family } from '../family.ts';
import { PRUEBA_BRIDGES } from './bridges.ts';
import { COMPETITION_HOW } from './cases/competition-how.ts';
import { COMPETITION_WILL } from './cases/competition-will.ts';
import { DRIVING_TEST_HOW } from './cases/driving-test-how.ts';
import { DRIVING_TEST_WILL } from './cases/driving-test-will.ts';
import { EXAM_HOW } from './cases/exam-how.ts';
import { EXAM_WILL } from './cases/exam-will.ts';
import { INTERVIEW_HOW } from './cases/interview-how.ts';
import { INTERVIEW_WILL } from './cases/interview-will.ts';
import { LATE_STUDIES_HOW } from './cases/late-studies-how.ts';
import { LATE_STUDIES_SHOULD } from './cases/late-studies-should.ts';
import { PRUEBA_OPEN } from './cases/prueba-open.ts';
import { THESIS_HOW } from './cases/thesis-how.ts';
import { THESIS_SHOULD } from './cases/thesis-should.ts';
import { PRUEBA_PASSAGES } from './passages.ts';

export const PRUEBA: Family = {
  passages: PRUEBA_PASSAGES,
  bridges: PRUEBA_BRIDGES,
  open: PRUEBA_OPEN,
  cases: {
    competition: { how: COMPETITION_HOW, will: COMPETITION_WILL },
    'driving-test': { how: DRIVING_TEST_HOW, will: DRIVING_TEST_WILL },
    exam: { how: EXAM_HOW, will: EXAM_WILL },
    interview: { how: INTERVIEW_HOW, will: INTERVIEW_WILL },
    'late-studies': { how: LATE_STUDIES_HOW, should: LATE_STUDIES_SHOULD },
    thesis: { how: THESIS_HOW, should: THESIS_SHOULD },
  },
};
