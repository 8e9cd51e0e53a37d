import type { Config } from '@sibila/api/config';
import type { Noun } from '../noun.ts';
import { table } from '../table.ts';
import { withShared } from '../with-shared.ts';
import { examine, faultOf, type Finding, type Look } from './finding.ts';
import {
  aheadOfDatabase,
  lookAtDatabase,
  lookAtOutbox,
  lookAtStorage,
} from './look-at-database.ts';
import { judgeClock, lookAtAddress, lookAtDisk, lookAtSecret } from './look-at-machine.ts';
import {
  lookAtAnalytics,
  lookAtHumanCheck,
  lookAtMail,
  lookAtPayments,
  lookAtReader,
} from './look-at-vendors.ts';

/** All parts at once; those that need the database are told of as it is where it can't be opened. */
async function examineAll(config: Config): Promise<Finding[]> {
  const apart: Look[] = [
    { part: 'address', look: async () => lookAtAddress(config) },
    { part: 'secret', look: () => lookAtSecret(config) },
    { part: 'disk', look: () => lookAtDisk(config) },
    { part: 'mail', look: () => lookAtMail(config) },
    { part: 'reader', look: () => lookAtReader(config) },
    { part: 'human check', look: () => lookAtHumanCheck(config) },
    { part: 'analytics', look: () => lookAtAnalytics(config) },
  ];
  const all = await Promise.all([
    examine({ part: 'database', look: () => withDatabaseLooks(config) }),
    ...apart.map((look) => examine(look)),
  ]);
  return all.flat();
}

function withDatabaseLooks(config: Config): Promise<Finding[]> {
  return withShared(config, async (shared) => {
    const looks: Look[] = [
      { part: 'database', look: () => lookAtDatabase(shared) },
      { part: 'clock', look: async () => judgeClock(await aheadOfDatabase(shared)) },
      { part: 'outbox', look: () => lookAtOutbox(shared) },
      { part: 'storage', look: () => lookAtStorage(shared) },
      { part: 'payments', look: () => lookAtPayments(config, shared) },
    ];
    const found = await Promise.all(looks.map((look) => examine(look)));
    return found.flat();
  }).catch((error: unknown) => [
    { part: 'database', state: 'fail', text: `can't be opened: ${faultOf(error)}` } as const,
  ]);
}

/** Whether every part that is configured works. */
export const doctor: Noun = {
  name: 'doctor',
  unnamed: 'check',
  verbs: {
    check: {
      help: 'Look at every part that is configured, and say what is wrong; ends with 1 where something is (also as plain `doctor`)',
      run: async (config) => {
        const data = await examineAll(config);
        const rows = data.map(({ state, part, text }) => [state, part, text]);
        return { text: table(rows), data, failed: data.some(({ state }) => state === 'fail') };
      },
    },
  },
};
