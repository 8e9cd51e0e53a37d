import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@sibila/drizzle/client';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { testConnection } from '@sibila/drizzle/testing/cluster';
import { DiskGuard } from './disk-guard.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const MINUTE_MS = 60_000;

let t: TestApp;
let leaving = false;
beforeAll(async () => {
  t = await createTestApp({}, { isLeaving: () => leaving });
});
afterAll(() => t.close());
beforeEach(async () => {
  leaving = false;
  await t.database.db.delete(outbox);
});

async function ready(app = t): Promise<[number, unknown]> {
  const response = await app.request('/readyz');
  return [response.status, await response.json()];
}
const checks = (fields: Record<string, boolean> = {}, state = 'unavailable') => {
  const all = { database: true, disk: true, staying: true, mails: true, ...fields };
  const isReady = all.database && all.disk && all.staying && state !== 'read-only';
  const ok = isReady && all.mails;
  return [isReady ? 200 : 503, { ok, state: isReady ? 'ready' : state, checks: all }];
};
const diskWith = (megabytes: number) =>
  new DiskGuard('/', () => Promise.resolve(megabytes * 1024 * 1024));

/** A mail that has been there for so long. */
const waitingSince = (ms: number, fields: Partial<typeof outbox.$inferInsert> = {}) => {
  const at = new Date(Date.now() - ms);
  return t.database.db.insert(outbox).values({
    id: randomUUID(),
    recipient: 'ana@example.com',
    message: { template: 'already-registered', fullName: 'Ana' },
    createdAt: at,
    nextAttemptAt: at,
    expiresAt: new Date(Date.now() + MINUTE_MS),
    ...fields,
  });
};

/** Shuts the test's own database for a while: no new connection, and the open ones are cut. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const { sql, close } = openDatabase(testConnection(), { max: 1 });
  const { name } = t.database;
  const allow = (yes: boolean) => sql.unsafe(`alter database ${name} allow_connections ${yes}`);
  await allow(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  try {
    await work();
  } finally {
    await allow(true);
    await close();
  }
}

describe('/readyz', () => {
  it('says yes when the product can do its work', async () => {
    expect(await ready()).toEqual(checks());
  });

  it('says no within five seconds while the database is away, and yes once it is back', async () => {
    expect(await ready()).toEqual(checks());
    await withoutDatabase(async () => {
      const startedAt = performance.now();
      expect(await ready()).toEqual(checks({ database: false }));
      expect(performance.now() - startedAt).toBeLessThan(5000);
      const refused = await t.send('POST', '/api/auth/resend-verification', { email: 'a@b.cd' });
      expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    });
    await expect.poll(() => ready(), { timeout: 10_000 }).toEqual(checks());
    const again = await t.send('POST', '/api/auth/resend-verification', { email: 'a@b.cd' });
    expect(again.status).toBe(200);
  });

  it('says no when a statement takes longer than three seconds', async () => {
    const lock = openDatabase(testConnection(t.database.name), { max: 1 });
    await lock.sql.begin(async (sql) => {
      await sql`lock table outbox in access exclusive mode`;
      const startedAt = performance.now();
      expect(await ready()).toEqual(checks({ database: false }));
      expect(performance.now() - startedAt).toBeLessThan(3500);
    });
    await lock.close();
    expect(await ready()).toEqual(checks());
  });

  it('shows mails that have not left for ten minutes, though they are tried again and again', async () => {
    await waitingSince(9 * MINUTE_MS);
    await waitingSince(60 * MINUTE_MS, { sentAt: new Date() });
    await waitingSince(60 * MINUTE_MS, { deadAt: new Date() });
    expect(await ready()).toEqual(checks());
    const nextAttemptAt = new Date(Date.now() + MINUTE_MS);
    await waitingSince(11 * MINUTE_MS, { attempts: 4, nextAttemptAt });
    expect(await ready()).toEqual(checks({ mails: false }));
  });

  it('goes on taking requests while the mail server alone is away', async () => {
    await waitingSince(11 * MINUTE_MS);
    const [status, body] = await ready();
    expect([status, body]).toMatchObject([200, { ok: false }]);
  });

  it('says no when the process is leaving', async () => {
    leaving = true;
    expect(await ready()).toEqual(checks({ staying: false }));
  });

  it.each([
    ['little of a large disk', 201, checks()],
    ['less than what writes need', 199, checks({ disk: false }, 'read-only')],
  ])('goes by the bytes that are free, not by their share: %s', async (_, megabytes, expected) => {
    const app = await createTestApp({}, { disk: diskWith(megabytes) });
    expect(await ready(app)).toEqual(expected);
    // Writes succeed or fail as the answer says.
    const sent = await app.send('POST', '/api/auth/resend-verification', { email: 'a@b.cd' });
    expect(sent.status).toBe(megabytes > 200 ? 200 : 503);
    expect((await app.request('/api/blog/posts')).status).toBe(200);
    await app.close();
  });

  it('says that nothing works where the disk is gone', async () => {
    const disk = new DiskGuard(join(tmpdir(), randomUUID()));
    const app = await createTestApp({}, { disk });
    expect(await ready(app)).toEqual(checks({ disk: false }));
    await app.close();
  });

  it('tells a database that only reads from one that is away', async () => {
    const app = await createTestApp();
    const { name, sql } = app.database;
    await sql.unsafe(`alter database ${name} set default_transaction_read_only = on`);
    const cut = openDatabase(testConnection(), { max: 1 });
    await cut.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    await expect.poll(() => ready(app)).toEqual(checks({}, 'read-only'));
    const sent = await app.send('POST', '/api/auth/resend-verification', { email: 'a@b.cd' });
    expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '5']);
    await cut.close();
    await app.close();
  });
});

describe('/healthz', () => {
  const alive = async () => {
    const startedAt = performance.now();
    const response = await t.request('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return performance.now() - startedAt;
  };

  it('says yes without the database, in an instant, also when the process is leaving', async () => {
    leaving = true;
    await withoutDatabase(async () => {
      expect(await alive()).toBeLessThan(100);
    });
    expect(await alive()).toBeLessThan(100);
    await expect.poll(async () => (await ready())[0], { timeout: 10_000 }).toBe(503);
  });
});
