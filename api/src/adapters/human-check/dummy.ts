import type { HumanCheck } from '@sibila/core/ports/human-check';

/** The documented token that the page fills in where no human check is configured. */
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';

/** For local mode: takes the dummy token and nothing else. */
export const dummyHumanCheck: HumanCheck = {
  passes: ({ token }) => Promise.resolve(token === DUMMY_TOKEN),
};
