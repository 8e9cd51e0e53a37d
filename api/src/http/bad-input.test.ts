import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tarotReadings } from '@sibila/drizzle/schema/tarot';
import { users } from '@sibila/drizzle/schema/account';
import { REST_TABLE } from '../rest/table.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const LEAK =
  /select |insert |params:|stack|at .*\.(ts|js):|node_modules|argon2id|ECONN|postgres|drizzle|zod(?!iac)|superjson|trpc\//i;

let t: TestApp;
let cookie: string;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());

/** A fresh account for each test: a hundred operations a minute are all that one has. */
const signIn = async () => {
  ({ cookie } = await t.signIn());
};

const count = async () => [
  (await t.database.db.select().from(users)).length,
  (await t.database.db.select().from(tarotReadings)).length,
];

/** A refusal that is calm, Spanish, and tells nothing of the inside. */
async function expectCalm(what: string, response: Response): Promise<void> {
  const text = await response.text();
  expect([what, response.status]).toEqual([what, expect.toSatisfy((s: number) => s < 500)]);
  expect(text).not.toMatch(LEAK);
  if (response.status < 400 || text === '') return;
  expect([what, response.headers.get('content-type')]).toEqual([
    what,
    // tRPC labels some of its JSON as text; it is never a page.
    expect.stringMatching(/^(application\/json|text\/plain)\b/),
  ]);
  expect(text).toMatch(/"message":"[^"]*[a-záéíóúñ]{2}[^"]*[.:a-z]"/);
  expect(text).toMatch(/"code":"[A-Z_]+"/);
}

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const manyKeys = Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, 1]));
const BODIES: [name: string, body: string][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '0'],
  ['true', 'true'],
  ['broken JSON', '{"email":'],
  ['a trailing comma', '{"email":"a@b.cd",}'],
  ['a byte order mark', '\uFEFF{}'],
  ['UTF-16', Buffer.from('{}', 'utf16le').toString('latin1')],
  ['a list within 10,000 lists', `{"cards":${deep(10_000)}}`],
  ['4,000 keys', JSON.stringify(manyKeys)],
  ['a key twice', '{"email":"a@b.cd","email":["x"],"password":{},"password":[]}'],
  ['a prototype', '{"__proto__":{"polluted":1},"cards":["El Bufón"]}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":1}}}'],
  ['lists where texts belong', '{"email":["a@b.cd"],"password":["x"],"token":[],"cards":[[]]}'],
  ['objects where texts belong', '{"email":{"$gt":""},"password":{"$ne":1},"cards":{"length":1}}'],
  ['numbers where texts belong', '{"email":1e308,"password":123456,"token":0,"cards":[1]}'],
  [
    'a NUL',
    '{"email":"a\\u0000@b.cd","password":"abc\\u0000def","token":"\\u0000","fullName":"\\u0000"}',
  ],
  ['half a surrogate', '{"email":"\\ud800@b.cd","password":"\\udfff123456","cards":["\\ud800"]}'],
  ['SQL', `{"email":"' OR 1=1--@b.cd","password":"'; drop table users","cards":["$1","%"]}`],
  ['line breaks in an address', '{"email":"a@b.cd\\r\\nBcc: e@v.il","password":"abcdef"}'],
  ['two addresses in one', '{"email":"a@b.cd,e@v.il","password":"abcdef","fullName":"Ana"}'],
  [
    'a token of 10 kB',
    JSON.stringify({ token: 'x'.repeat(10_240), turnstileToken: 'x'.repeat(10_240) }),
  ],
];

describe('every path that takes a body', () => {
  const rows = REST_TABLE.filter(({ from }) => from === 'body');

  it.each(rows.map(({ path }) => path))('bears whatever is sent to %s', async (path) => {
    await signIn();
    const before = await count();
    for (const [name, body] of BODIES) {
      await expectCalm(name, await t.send('POST', path, body || ' ', { cookie }));
      await expectCalm(name, await t.send('POST', path, body || ' '));
    }
    expect(await count()).toEqual(before);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each(rows.map(({ path }) => path))('bears every form of sending to %s', async (path) => {
    await signIn();
    const before = await count();
    // Where nothing is required an empty object asks for nothing, and gets it.
    const wrong = '{"email":0}';
    const encoded: [Record<string, string>, BodyInit][] = [
      [{ 'content-type': 'application/json; charset=latin1' }, wrong],
      [{ 'content-type': 'application/json; boundary=x' }, wrong],
      [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, gzipSync(wrong)],
      [{ 'content-type': 'application/json', 'content-length': '999999999' }, wrong],
      [{ 'content-type': 'application/json' }, 'x'.repeat(64 * 1024 + 1)],
      [{ 'content-type': 'application/json', 'x-http-method-override': 'DELETE' }, wrong],
    ];
    for (const [headers, body] of encoded) {
      const response = await t.request(path, {
        method: 'POST',
        body,
        headers: { ...headers, cookie },
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      await expectCalm(JSON.stringify(headers), response);
    }
    expect(await count()).toEqual(before);
  });
});

describe('every path', () => {
  it('bears every method, and the ways of writing it that lead elsewhere', async () => {
    await signIn();
    for (const { path } of REST_TABLE)
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])
        await expectCalm(`${method} ${path}`, await t.send(method, path, undefined, {}));
    for (const path of [
      '/api//auth/user',
      '/api/auth/user/',
      '/api/auth/%75ser/x',
      '/api/%2e%2e/auth/user',
      '/api/tarot/readings/%00',
      '/api/tarot/readings/..%2f..%2fetc',
      `/api/tarot/readings/${'x'.repeat(4000)}`,
      '/api/tarot/readings/%E0%A4%A',
      '/api/auth/reset-password/',
      '/api/auth/reset-password/%00',
      '/api/auth/reset-password/..%2f..%2fetc',
      '/api/auth/reset-password/%E0%A4%A',
      `/api/auth/reset-password/${'x'.repeat(7000)}`,
      `/api/auth/reset-password/${'x'.repeat(10_240)}`,
      '/api/tarot/readings?limit=1&limit=2&cursor[]=1&__proto__[x]=1',
      '/api/tarot/readings?cursor=%ff%fe',
      `/api/tarot/readings?cursor=${Buffer.from(`99999999999999 ${randomUUID()}`).toString('base64url')}`,
      `/api/tarot/readings?cursor=${Buffer.from(`999999999999999 ${randomUUID()}`).toString('base64url')}`,
    ])
      await expectCalm(path, await t.send('GET', path, undefined, { cookie }));
  });

  it('bears cookies and headers of any kind', async () => {
    const { cookie: own } = await t.signIn();
    const stranger = 'sibila_session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    for (const headers of [
      { cookie: `sibila_session=${'x'.repeat(8000)}` },
      { cookie: 'sibila_session=%00%ff; sibila_session' },
      { cookie: Array.from({ length: 100 }, (_, i) => `c${i}=1`).join('; ') },
      { cookie: `${stranger}; ${own}` },
      { cookie: ';;;=;', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      { 'idempotency-key': 'x', 'x-forwarded-for': ', ,,x' },
    ] as Record<string, string>[])
      for (const path of ['/api/auth/user', '/trpc/account.user'])
        await expectCalm(JSON.stringify(headers), await t.send('GET', path, undefined, headers));
  });
});

describe('tRPC', () => {
  const PROCEDURES = [
    'account.login',
    'account.register',
    'account.verifyEmail',
    'account.forgotPassword',
    'account.checkResetToken',
    'account.resetPassword',
    'tarot.interpret',
  ];
  const types = ['Date', 'bigint', 'set', 'map', 'regexp', 'URL', 'Error', 'undefined', 'number'];

  it('bears every body that its transformer can read, and those that it cannot', async () => {
    await signIn();
    const before = await count();
    const odd = [
      ...types.map((type) => ({
        json: { email: 'x', password: 'NaN', cards: [['a', 'b']], token: '/x/' },
        meta: { values: { email: [type], password: [type], cards: [type], token: [type] } },
      })),
      { json: {}, meta: { values: { '__proto__.x': ['undefined'] } } },
      { json: {}, meta: { values: { 'constructor.prototype.x': ['undefined'] } } },
      { json: { a: 1 }, meta: { referentialEqualities: { a: ['__proto__', 'email'] } } },
      { json: { email: 1 }, meta: { referentialEqualities: [['email', 'email.email']] } },
      { json: {}, meta: { values: [['x']] } },
      { json: {}, meta: 7 },
      { notJson: 1 },
    ];
    for (const path of PROCEDURES) {
      for (const [name, body] of BODIES)
        await expectCalm(`${path} ${name}`, await t.send('POST', `/trpc/${path}`, body || ' ', {}));
      for (const body of odd)
        await expectCalm(
          `${path} ${JSON.stringify(body)}`,
          await t.send('POST', `/trpc/${path}`, body, {}),
        );
    }
    for (const body of odd)
      await expectCalm(
        JSON.stringify(body),
        await t.send('POST', '/trpc/tarot.interpret', body, { cookie }),
      );
    expect(await count()).toEqual(before);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('bears every address', async () => {
    for (const path of [
      '/trpc',
      '/trpc/',
      '/trpc/nada',
      '/trpc/account',
      '/trpc/account.user.more',
      '/trpc/__proto__',
      '/trpc/constructor',
      '/trpc/account.__proto__',
      '/trpc/account.toString',
      '/trpc/account.user,?batch=1&input={}',
      '/trpc/,,,?batch=1',
      '/trpc/account.user?batch=1&input=x',
      '/trpc/account.user?batch=1',
      '/trpc/account.user?input=%00',
      '/trpc/account.user?input=%E0%A4%A',
      '/trpc/quota.status?input={"json":{"type":"__proto__"}}',
      '/trpc/account.user?connectionParams=x',
      '/trpc/account.user?connectionParams={"a":1}',
      '/trpc/account.login?input={"json":{}}',
      '/trpc/account.user,account.login?batch=1&input={}',
    ])
      await expectCalm(path, await t.send('GET', path));
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
      await expectCalm(method, await t.send(method, '/trpc/account.login'));
    const mixed = '/trpc/account.user,account.logout?batch=1';
    await expectCalm(mixed, await t.send('POST', mixed, { 0: {}, 1: {} }));
  });
});
