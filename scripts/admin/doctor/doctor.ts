import type { Config } from '@sibila/api/config';
import type { Shared } from '@sibila/core/context';
import type { Noun } from '../noun.ts';
import { table } from '../table.ts';
import { withShared } from '../with-shared.ts';
import { examine, faultOf, type Finding, type Look } from './finding.ts';
import {
  aheadOfDatabase,
  lookAtDatabase,
  lookAtOutbox,
  lookAtStorage,
  reachDatabase,
} from './look-at-database.ts';
import { judgeClock, lookAtAddress, lookAtDisk, lookAtSecret } from './look-at-machine.ts';
import {
  lookAtAnalytics,
  lookAtHumanCheck,
  lookAtMail,
  lookAtPayments,
  lookAtReader,
} from './look-at-vendors.ts';

/** All parts at once; what needs the database is not looked at where that is out of reach. */
async function examineAll(config: Config): Promise<Finding[]> {
  const apart: Look[] = [
    { part: 'address', look: async () => lookAtAddress(config) },
    { part: 'secret', look: () => lookAtSecret(config) },
    { part: 'disk', setting: 'DATA_DIR', look: () => lookAtDisk(config) },
    { part: 'mail', setting: 'SMTP_URL', look: () => lookAtMail(config) },
    { part: 'reader', setting: 'OPENAI_BASE_URL', look: () => lookAtReader(config) },
    { part: 'human check', setting: 'TURNSTILE_VERIFY_URL', look: () => lookAtHumanCheck(config) },
    { part: 'analytics', setting: 'UMAMI_URL', look: () => lookAtAnalytics(config) },
  ];
  const all = await Promise.all([
    examine({ part: 'database', look: () => withDatabaseLooks(config) }),
    ...apart.map((look) => examine(look)),
  ]);
  return all.flat();
}

/** What can't be looked at without the database. */
const INSIDE = ['clock', 'outbox'];

function withDatabaseLooks(config: Config): Promise<Finding[]> {
  const ofDatabase = config.database.kind === 'url' ? 'DATABASE_URL' : 'DATA_DIR';
  const ofFiles = config.storage.kind === 's3' ? 'the S3_ variables' : 'DATA_DIR';
  return withShared(config, async (shared) => {
    const beside: Look[] = [
      { part: 'storage', setting: ofFiles, look: () => lookAtStorage(shared) },
      {
        part: 'payments',
        setting: 'the STRIPE_ variables',
        look: () => lookAtPayments(config, shared),
      },
    ];
    const found = await Promise.all([
      lookInside(shared, ofDatabase),
      ...beside.map((look) => examine(look)),
    ]);
    return found.flat();
  }).catch((error: unknown) => [
    { part: 'database', state: 'fail', text: `can't be opened: ${faultOf(error, ofDatabase)}` },
    ...[...INSIDE, 'storage', 'payments'].map(notLookedAt),
  ]);
}

/** The database and what is looked at through it: that it is out of reach is told of once. */
async function lookInside(shared: Shared, setting: string): Promise<Finding[]> {
  const outOfReach = await examine({
    part: 'database',
    setting,
    look: () => reachDatabase(shared),
  });
  if (outOfReach.length > 0) return [...outOfReach, ...INSIDE.map(notLookedAt)];
  const looks: Look[] = [
    { part: 'database', setting, look: () => lookAtDatabase(shared) },
    { part: 'clock', setting, look: async () => judgeClock(await aheadOfDatabase(shared)) },
    { part: 'outbox', setting, look: () => lookAtOutbox(shared) },
  ];
  const found = await Promise.all(looks.map((look) => examine(look)));
  return found.flat();
}

const notLookedAt = (part: string): Finding => ({
  part,
  state: 'warn',
  text: 'could not be looked at: the database is out of reach',
});

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
