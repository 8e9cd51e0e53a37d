import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REST_TABLE } from '../rest/table.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';
import { appRouter } from '../trpc/router.ts';
import { clientIp } from './client-ip.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());

/** By their whole names, as tRPC keeps them at run time. */
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: string } }
>;

/** Everything that may change something. */
const MUTATIONS: [method: string, path: string][] = [
  ...REST_TABLE.filter(({ method }) => method !== 'GET').map(
    ({ method, path }): [string, string] => [
      method,
      path.replace(':id', '11111111-1111-4111-8111-111111111111'),
    ],
  ),
  ...Object.entries(procedures)
    .filter(([, procedure]) => procedure._def.type === 'mutation')
    .map(([name]): [string, string] => ['POST', `/trpc/${name}`]),
];
const SITES = ['cross-site', 'same-site', 'none', undefined];
const ORIGINS = ['https://evil.example', 'null', 'http://localhost:3000', undefined];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/octet-stream',
  undefined,
];

/** What would change something on most paths. */
const wish = (email: string) => ({
  email,
  password: PASSWORD,
  fullName: 'Otra',
  name: 'Otra',
  subject: 'Una duda',
  message: '¿Cómo cambio mi signo?',
  turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX',
  termsAccepted: true,
  token: `${'A'.repeat(22)}.${'b'.repeat(43)}`,
  id: randomUUID(),
  cards: ['El Loco', 'La Estrella'],
  runes: ['Fehu'],
  firstSign: 'Leo',
  secondSign: 'Aries',
  currentPassword: PASSWORD,
  newPassword: 'cielo-abierto',
  birthDate: '1990-07-01',
  placeId: 2510911,
});

/** The address and body of a wish; tRPC streams a reading to batches alone. */
const wishAt = (path: string, email: string): [address: string, body: object] =>
  path.startsWith('/trpc/')
    ? [`${path}?batch=1`, { 0: { json: wish(email) } }]
    : [path, wish(email)];

/** Every row of every table. */
async function dump(): Promise<Record<string, unknown>> {
  const names = await t.database.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`;
  const rows = await Promise.all(
    names.map(async ({ name }) => [
      name,
      await t.database.sql`select to_jsonb(x) as row from ${t.database.sql(name)} x order by 1`,
    ]),
  );
  return Object.fromEntries(rows) as Record<string, unknown>;
}

const headersOf = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;

describe('the origin guard', () => {
  const isForeign = (site: string | undefined, origin: string | undefined) =>
    site === 'cross-site' ||
    site === 'same-site' ||
    (origin !== undefined && origin !== 'http://localhost:3000');
  const COMBINATIONS = SITES.flatMap((site) =>
    ORIGINS.flatMap((origin) =>
      TYPES.map((type) => ({ 'sec-fetch-site': site, origin, 'content-type': type })),
    ),
  );

  it('knows every way to change something', () => {
    expect(MUTATIONS.length).toBeGreaterThan(30);
    expect(MUTATIONS).toContainEqual(['DELETE', '/api/account']);
    expect(MUTATIONS).toContainEqual(['POST', '/trpc/privacy.exportAccount']);
  });

  it.each(MUTATIONS)(
    'refuses all that another site can make a browser send to %s %s',
    async (method, path) => {
      for (const fields of COMBINATIONS) {
        const { status } = await t.request(path, {
          method,
          body: '{}',
          headers: headersOf(fields),
        });
        const expected = isForeign(fields['sec-fetch-site'], fields.origin);
        expect([fields, status === 403]).toEqual([fields, expected]);
      }
    },
  );

  it.each(MUTATIONS)(
    'lets nothing change by what another site sends to %s %s in the name of who is signed in',
    async (method, path) => {
      const { user, cookie } = await t.signIn();
      const [address, body] = wishAt(path, user.email);
      const before = await dump();
      for (const fields of COMBINATIONS) {
        if (!isForeign(fields['sec-fetch-site'], fields.origin)) continue;
        const headers = { ...headersOf(fields), cookie };
        const init = { method, body: JSON.stringify(body), headers };
        expect((await t.request(address, init)).status).toBe(403);
      }
      expect(await dump()).toEqual(before);
    },
  );

  it('is what keeps them: without another site the same wishes change something', async () => {
    const unmoved: string[] = [];
    for (const [method, path] of MUTATIONS) {
      const { user, cookie } = await t.signIn();
      const [address, body] = wishAt(path, user.email);
      const before = await dump();
      // Readings leave as a stream, which is asked for.
      const headers = { cookie, 'trpc-accept': 'application/jsonl' };
      await (await t.send(method, address, body, headers)).text();
      if (JSON.stringify(await dump()) === JSON.stringify(before)) unmoved.push(path);
    }
    // These calls are about a reading, a session or a link that doesn't exist, need Premium, or write
    // nothing at all.
    for (const path of unmoved)
      expect(path).toMatch(
        /remove|forget|1111|crisisHelp|sketch|chart\.interpret|answerCorrection|astral-charts|palm\/interpret|cancel|resume|portal|askRefund|withdrawRefund|[vV]erify|[rR]evert|[rR]eset|endSession|endOther|sessions$/,
      );
  });

  it('refuses a token that is not the one in the cookie, and takes the one that is', async () => {
    const first = await t.request('/api/auth/user');
    const cookie = first.headers.getSetCookie().find((c) => c.startsWith('XSRF-TOKEN=')) ?? '';
    const value = cookie.slice('XSRF-TOKEN='.length).split(';')[0] ?? '';
    expect(value).toMatch(/^[0-9a-f]{32}$/);
    const send = (token: string) =>
      t.send(
        'POST',
        '/api/auth/logout',
        {},
        { cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': token },
      );
    expect((await send(value)).status).toBe(200);
    expect((await send('another')).status).toBe(403);
  });

  it('counts every name of this machine as ours in local mode', async () => {
    for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect((await t.send('POST', '/api/auth/logout', {}, { origin })).status).toBe(200);
    const other = await t.send('POST', '/api/auth/logout', {}, { origin: 'http://localhost:4000' });
    expect(other.status).toBe(403);
  });
});

describe('every answer', () => {
  it.each([
    '/healthz',
    '/readyz',
    '/api/auth/user',
    '/api/openapi.json',
    '/api/nada',
    '/trpc/nada',
    '/nada',
  ])('carries the security headers: %s', async (path) => {
    const { headers } = await t.request(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('demands TLS for two years where there is TLS', async () => {
    const secure = await createTestApp({ APP_URL: 'https://sibila.example' });
    const { headers } = await secure.request('/healthz');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    await secure.close();
  });

  it('is never kept by others when it belongs to somebody', async () => {
    const { cookie } = await t.signIn();
    for (const path of ['/api/auth/user', '/api/tarot/readings', '/trpc/account.user'])
      expect((await t.send('GET', path, undefined, { cookie })).headers.get('cache-control')).toBe(
        'no-store',
      );
  });
});

describe('tRPC', () => {
  it('takes ten queries in a batch, no more, and no mutations together', async () => {
    const path = (size: number, name: string) =>
      `/trpc/${Array.from({ length: size }, () => name).join(',')}?batch=1`;
    expect((await t.request(`${path(10, 'account.user')}&input={}`)).status).toBe(200);
    const refused = [
      await t.request(`${path(11, 'account.user')}&input={}`),
      await t.send('POST', path(2, 'account.logout'), { 0: {}, 1: {} }),
    ];
    for (const response of refused) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'BATCH_REFUSED' });
    }
  });

  it('sets and clears the session cookie', async () => {
    const { user, cookie } = await t.signIn();
    const json = { email: user.email, password: PASSWORD };
    const login = await t.send('POST', '/trpc/account.login', { json });
    const cookieOf = (response: Response) =>
      response.headers.getSetCookie().find((line) => line.startsWith('sibila_session='));
    expect(cookieOf(login)).toMatch(/^sibila_session=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    const logout = await t.send('POST', '/trpc/account.logout', undefined, { cookie });
    expect(cookieOf(logout)).toMatch(/^sibila_session=; Max-Age=0;/);
  });

  it('refuses form bodies, which other sites can send', async () => {
    const form = new FormData();
    form.set('0', '{}');
    const response = await t.request('/trpc/account.logout', { method: 'POST', body: form });
    expect(response.status).toBe(415);
  });

  it('tells codes and Spanish texts, never what went wrong inside', async () => {
    const response = await t.send('POST', '/trpc/account.login', {
      json: { email: 'a', password: 'b' },
    });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      error: {
        json: {
          message: 'Introduce un correo electrónico válido',
          data: {
            code: 'INVALID_INPUT',
            httpStatus: 400,
            errors: { password: expect.any(String) },
          },
        },
      },
    });
    expect(text).not.toMatch(/stack|zod|select |params:/i);
  });
});

describe('the general limit', () => {
  it.each([',', '%2C'])(
    'stops the 101st operation in a minute, batches joined by %s',
    async (comma) => {
      const { cookie } = await t.signIn();
      const ten = `/trpc/${Array.from({ length: 10 }, () => 'account.user').join(comma)}?batch=1&input={}`;
      for (let i = 0; i < 10; i++)
        expect((await t.send('GET', ten, undefined, { cookie })).status).toBe(200);
      const refused = await t.send('GET', '/api/auth/user', undefined, { cookie });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );
});

describe('clientIp', () => {
  it('believes no header unless a proxy is trusted', () => {
    expect(clientIp('10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1');
    expect(clientIp('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  });

  it('takes the entry that the outermost trusted proxy wrote', () => {
    expect(clientIp('10.0.0.1', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
    expect(clientIp('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2)).toBe('1.2.3.4');
    expect(clientIp('10.0.0.1', '1.2.3.4', 5)).toBe('1.2.3.4');
    expect(clientIp('10.0.0.1', '1.2.3.4:5678', 1)).toBe('1.2.3.4');
  });

  it('counts an IPv6 network of /64 as one client', () => {
    const one = clientIp('2001:db8:0:1::1', undefined, 0);
    expect(clientIp('2001:0db8:0000:0001:ffff:1:2:3', undefined, 0)).toBe(one);
    expect(clientIp('2001:db8:0:2::1', undefined, 0)).not.toBe(one);
    expect(clientIp('::ffff:192.0.2.1', undefined, 0)).toBe('192.0.2.1');
  });
});
