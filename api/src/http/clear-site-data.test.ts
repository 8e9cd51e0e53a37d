import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const told = (response: Response) => response.headers.get('clear-site-data');

it('a logout, by REST or tRPC, tells the browser what to forget', async () => {
  const forgotten = '"prefetchCache", "prerenderCache"';
  const out = async (path: string, body?: object) =>
    t.send('POST', path, body ?? {}, { cookie: (await t.signIn()).cookie });
  expect(told(await out('/api/auth/logout'))).toBe(forgotten);
  expect(told(await out('/trpc/account.logout'))).toBe(forgotten);
});

it('nothing else does', async () => {
  const { user, cookie } = await t.signIn();
  const login = await t.send('POST', '/api/auth/login', { email: user.email, password: PASSWORD });
  expect([login.status, told(login)]).toEqual([200, null]);
  expect(told(await t.request('/api/auth/user', { headers: { cookie } }))).toBeNull();
});
