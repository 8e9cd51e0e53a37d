import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { onceUp } from './start-database.ts';
import { explainFailure } from './start-failure.ts';

afterEach(() => void vi.useRealTimers());

const log = pino({ level: 'silent' });
// The port of discarded packets: nothing listens there.
const nobody = { url: 'postgres://sibila@127.0.0.1:9/sibila' };

/** Each try takes this long by the clock, and fails as it does where no database is. */
function triesOf(ms: number): { migrate: () => Promise<void>; count: () => number } {
  vi.useFakeTimers({ toFake: ['Date'] });
  let tries = 0;
  const migrate = () => {
    tries += 1;
    vi.setSystemTime(Date.now() + ms);
    return migrateDatabase(nobody);
  };
  return { migrate, count: () => tries };
}

const { signal } = new AbortController();
const endOf = (waiting: Promise<void>): Promise<unknown> =>
  waiting.catch((error: unknown) => error);

it('a database that nobody can reach is waited for 60 s, and then named in a line for people', async () => {
  const { migrate, count } = triesOf(30_000);
  const error = await endOf(onceUp(migrate, log, signal));
  expect(count()).toBe(3);
  expect(explainFailure(error, { port: 3000 })).toBe(
    'No se puede usar la base de datos de DATABASE_URL (ECONNREFUSED). Comprueba que responde y que sus datos de acceso son correctos.',
  );
});

it('a database that comes up meanwhile is migrated', async () => {
  const { migrate, count } = triesOf(20_000);
  await onceUp(() => (count() < 2 ? migrate() : Promise.resolve()), log, signal);
  expect(count()).toBe(2);
});

it.each(['28P01', '3D000'])(
  'a refusal that time does not mend is not waited for: %s',
  async (code) => {
    const refusal = Object.assign(new Error('refused'), { severity: 'FATAL', code });
    const migrate = vi.fn(() => Promise.reject(refusal));
    const error = await endOf(onceUp(migrate, log, signal));
    expect(migrate).toHaveBeenCalledTimes(1);
    expect(explainFailure(error, { port: 3000 })).toContain(`DATABASE_URL (${code})`);
  },
);

it.each(['before a try fails', 'between two tries'])(
  'a server that is told to leave %s waits no longer, and blames nothing else',
  async (when) => {
    const leaving = new AbortController();
    const { migrate, count } = triesOf(0);
    const telling = pino({}, { write: () => when === 'between two tries' && leaving.abort() });
    const waiting = endOf(onceUp(migrate, telling, leaving.signal));
    if (when === 'before a try fails') leaving.abort();
    expect(await waiting).toBe(leaving.signal.reason);
    expect(count()).toBe(1);
  },
);

it('a wait is logged in one short line for each try', async () => {
  const { migrate, count } = triesOf(20_000);
  const lines: string[] = [];
  const telling = pino({}, { write: (line) => void lines.push(line) });
  await onceUp(() => (count() < 1 ? migrate() : Promise.resolve()), telling, signal);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'ECONNREFUSED' });
  expect(lines[0]?.length).toBeLessThan(250);
});
