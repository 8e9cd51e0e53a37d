import { DUMMY_TOKEN } from '@sibila/contracts/human-check';
import type { HumanCheck } from '@sibila/core/ports/human-check';

/** For local mode: takes the dummy token and nothing else. */
export const dummyHumanCheck: HumanCheck = {
  passes: ({ token }) => Promise.resolve(token === DUMMY_TOKEN),
};
