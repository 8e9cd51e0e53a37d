import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionsContract } from '@sibila/testkit/contracts/sessions';
import { createTestDatabase } from '@sibila/testkit/database';
import { FakeClock } from '@sibila/testkit/fakes';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { nodeRandomness } from '../randomness/node.ts';
import { luciaSessions } from './lucia.ts';

sessionsContract('of lucia', (clock) => luciaSessions({ clock, randomness: nodeRandomness }));

it('finds the sessions that have run out by an index, however many there are', async () => {
  const database = await createTestDatabase(1);
  const { sql, db } = database;
  const clock = new FakeClock();
  await sql`insert into users (id, email, username, full_name, password_hash, created_at)
    values ('00000000-0000-4000-8000-000000000000', '', '', '', '', now())`;
  await sql`insert into sessions (user_id, id, expires_at, created_at)
    select '00000000-0000-4000-8000-000000000000', i::text,
      ${clock.now().toISOString()}::timestamptz + interval '1 day', ${clock.now().toISOString()}
    from generate_series(1, 3000) i`;
  await sql`analyze sessions`;
  const scanned = async () => {
    await sql`select pg_stat_force_next_flush()`;
    const [row] = await sql`select seq_tup_read::int as read from pg_stat_user_tables
      where relname = 'sessions'`;
    return Number(row?.['read']);
  };
  const before = await scanned();
  await luciaSessions({ clock, randomness: nodeRandomness }).purge(db);
  expect((await scanned()) - before).toBe(0);
  await database.drop();
});

describe('the session cookie', () => {
  const name = '__Host-sibila_session';
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp({ APP_URL: 'https://sibila.example', RATE_LIMITS: 'relaxed' });
  });
  afterAll(() => t.close());

  const login = async (email: string, cookie = '') => {
    const response = await t.send(
      'POST',
      '/api/auth/login',
      { email, password: PASSWORD },
      { cookie },
    );
    expect(response.status).toBe(200);
    return response.headers.getSetCookie().find((c) => c.startsWith(`${name}=`)) ?? '';
  };
  const valueOf = (cookie: string) => cookie.split(';')[0] ?? '';
  const whoIs = async (cookie: string) =>
    (await t.send('GET', '/api/auth/user', undefined, { cookie })).status;

  it('is bound to this host, unreadable for scripts, lax, and gone with the browser', async () => {
    const { user } = await t.signIn();
    const [value, ...attributes] = (await login(user.email)).split('; ');
    expect(value).toMatch(/^__Host-sibila_session=[A-Za-z0-9_-]{27,}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('never becomes what somebody put there before the login', async () => {
    const { user } = await t.signIn();
    const planted = `${name}=${'p'.repeat(32)}`;
    const cookie = valueOf(await login(user.email, planted));
    expect(cookie).not.toBe(planted);
    expect(await whoIs(planted)).toBe(401);
    expect(await whoIs(cookie)).toBe(200);
  });

  it('is a new one at each login, and the old one is worth nothing any more', async () => {
    const { user } = await t.signIn();
    const first = valueOf(await login(user.email));
    const second = valueOf(await login(user.email, first));
    expect(second).not.toBe(first);
    expect([await whoIs(first), await whoIs(second)]).toEqual([401, 200]);
  });

  it('is worth nothing after the logout, and the browser is told to drop it', async () => {
    const { user } = await t.signIn();
    const cookie = valueOf(await login(user.email));
    const out = await t.send('POST', '/api/auth/logout', {}, { cookie });
    const cleared = out.headers.getSetCookie().find((c) => c.startsWith(`${name}=;`));
    expect(cleared).toMatch(/Max-Age=0/);
    expect(await whoIs(cookie)).toBe(401);
  });

  it('counts in no other place: neither as a bearer nor under its local name', async () => {
    const { user } = await t.signIn();
    const token = valueOf(await login(user.email)).slice(name.length + 1);
    expect(await whoIs(`sibila_session=${token}`)).toBe(401);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await t.send('GET', '/api/auth/user', undefined, bearer)).status).toBe(401);
  });
});
