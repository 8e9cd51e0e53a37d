import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@sibila/drizzle/client';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { testConnection } from '@sibila/drizzle/testing/cluster';
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
const checks = (fields: Record<string, boolean> = {}) => {
  const all = { database: true, disk: true, staying: true, mails: true, ...fields };
  const ok = Object.values(all).every(Boolean);
  return [all.database && all.disk && all.staying ? 200 : 503, { ok, checks: all }];
};

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

  it('looks at the disk of the embedded parts, and says no where it is gone', async () => {
    const here = await createTestApp({}, { dataDir: tmpdir() });
    const gone = await createTestApp({}, { dataDir: join(tmpdir(), randomUUID()) });
    expect(await ready(here)).toEqual(checks());
    expect(await ready(gone)).toEqual(checks({ disk: false }));
    await Promise.all([here.close(), gone.close()]);
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
