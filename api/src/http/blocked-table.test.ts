import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseHandle } from '@sibila/drizzle/client';
import { testConnection } from '@sibila/drizzle/testing/cluster';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let cookie: string;
let other: DatabaseHandle;
beforeAll(async () => {
  t = await createTestApp();
  ({ cookie } = await t.signIn());
  other = openDatabase(testConnection(t.database.name), { max: 2 });
});
afterAll(async () => {
  await other.close();
  await t.close();
});

/** Requests by REST and tRPC that need a table which somebody else has locked. */
async function askBlocked(): Promise<void> {
  const question = encodeURIComponent(JSON.stringify({ json: { limit: 5 } }));
  await other.sql.begin(async (sql) => {
    await sql`lock table users in access exclusive mode`;
    const answers = await Promise.all([
      t.send('GET', '/api/auth/user', undefined, { cookie }),
      t.send('POST', '/api/user/update', { fullName: 'Ana Luz' }, { cookie }),
      t.send('GET', `/trpc/account.user?input=${question}`, undefined, { cookie }),
      t.send('POST', '/trpc/account.updateProfile', { json: { fullName: 'Ana Luz' } }, { cookie }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      const text = await answer.text();
      expect(text).toContain('UNAVAILABLE');
      expect(text).not.toMatch(/users|statement|lock/);
    }
  });
}

describe('a table that somebody else has locked', () => {
  it('is a reason to come back later once the statement has timed out', askBlocked, 40_000);

  it('is one also where the database limits the wait for a lock', async () => {
    const { name, sql } = t.database;
    await sql.unsafe(`alter database ${name} set lock_timeout = '200ms'`);
    await other.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await t.request('/readyz')).status).toBe(200);
    const startedAt = performance.now();
    await askBlocked();
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });

  it('serves again once it is free', async () => {
    const answer = await t.send('GET', '/api/auth/user', undefined, { cookie });
    expect(answer.status).toBe(200);
  });
});
