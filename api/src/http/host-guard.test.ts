import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const PATHS = ['/dev/correo', '/healthz', '/api/auth/session', '/trpc/account.me'];
const REBOUND = [
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.nip.io',
  '',
];

let t: TestApp;
let open: TestApp;
let six: TestApp;

beforeAll(async () => {
  t = await createTestApp({ APP_URL: 'http://sibila.local:3000' });
  open = await createTestApp({ HOST: '0.0.0.0' });
  six = await createTestApp({ HOST: 'FD00::5' });
});
afterAll(() => Promise.all([t.close(), open.close(), six.close()]));

const isRefused = async (app: TestApp, path: string, host: string) => {
  const response = await app.request(path, { headers: { host } });
  return response.status === 403 && (await response.text()).includes('APP_URL');
};

describe('local mode', () => {
  it.each(REBOUND)('refuses every path for «%s»', async (host) => {
    for (const path of PATHS) expect([path, await isRefused(t, path, host)]).toEqual([path, true]);
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', 'sibila.local:3000'])(
    'answers as «%s»',
    async (host) => {
      for (const path of PATHS)
        expect([path, await isRefused(t, path, host)]).toEqual([path, false]);
    },
  );

  it('answers on an address of the network where it listens on all of them, and on no name', async () => {
    for (const host of ['192.168.1.20:3000', '[fe80::1]:3000'])
      expect([
        await isRefused(open, '/healthz', host),
        await isRefused(t, '/healthz', host),
      ]).toEqual([false, true]);
    expect(await isRefused(open, '/healthz', 'evil.example')).toBe(true);
  });

  it('answers on the one IPv6 address that it listens on, with a port and without', async () => {
    const refusals = ['[fd00::5]:3000', '[fd00::5]', '[fd00::6]:3000', 'fd00:'].map((host) =>
      isRefused(six, '/healthz', host),
    );
    expect(await Promise.all(refusals)).toEqual([false, false, true, true]);
  });
});
