import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { REST_TABLE } from './rest/table.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { appRouter } from './trpc/router.ts';

const CANARY = {
  password: 'canary-password-1f2e',
  /** In the shape of a link's. */
  token: `canary-token-3d4c-aaaa.canary-mac-${'b'.repeat(32)}`,
  cookie: 'canary_cookie_5b6a_aaaaaaaaaaaa',
  question: '¿Canary-question-7988?\r\n{"level":"fatal"}\n    at canary-frame (file.ts:1:1)',
  email: 'canary-email-9a0b@example.com',
  fullName: 'Canary Fullname 4e5f',
};
const IN_A_LOG = /canary|argon2id|insert into|update "|select |params:|Failed query/i;
const IN_AN_ANSWER =
  /canary|select |insert |update "|params|stack|at .*\.(ts|js):|node_modules|argon2id|ECONN|postgres|drizzle|zod|cannot store|\/api\/src|file:\/\//i;

const BODY = {
  termsAccepted: true,
  ...CANARY,
  zodiacSign: null,
  cards: ['El Loco', 'La Estrella'],
  turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX',
};

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  await t.database.sql.unsafe(`create function spill() returns trigger language plpgsql as
    $$ begin raise exception 'cannot store %', to_jsonb(new)::text; end $$`);
});
afterAll(() => t.close());
afterEach(() => {
  for (const line of t.logLines) {
    expect(line).not.toMatch(IN_A_LOG);
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) as string });
  }
  t.logLines.length = 0;
});

interface Answer {
  name: string;
  status: number;
  text: string;
  requestId: string | null;
}
async function answerOf(name: string, response: Response): Promise<Answer> {
  const text = await response.text();
  return { name, status: response.status, text, requestId: response.headers.get('x-request-id') };
}

/** By their whole names, as tRPC keeps them at run time. */
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: string } }
>;

type Send = (body: object, headers: Record<string, string>) => Promise<Response>;

const addressOf = (path: string) =>
  path.replace(':id', randomUUID()).replace(':token', CANARY.token).replace(':sign', 'leo');

/** Every endpoint of both kinds; those that end the session last. */
const ENDPOINTS: [name: string, send: Send][] = [
  ...REST_TABLE.map(({ method, path }): [string, Send] => [
    `${method} ${path}`,
    (body, headers) => {
      const payload = method === 'GET' ? undefined : { ...body, id: randomUUID() };
      return t.send(method, addressOf(path), payload, headers);
    },
  ]),
  ...Object.entries(procedures).map(([name, procedure]): [string, Send] => [
    name,
    (body, headers) => {
      const json = { ...body, id: randomUUID(), type: 'tarot' };
      if (procedure._def.type === 'mutation')
        return t.send('POST', `/trpc/${name}`, { json }, headers);
      const input = encodeURIComponent(JSON.stringify({ json }));
      return t.send('GET', `/trpc/${name}?input=${input}`, undefined, headers);
    },
  ]),
].sort(([a], [b]) => Number(a.endsWith('logout')) - Number(b.endsWith('logout')));

/** Calls every endpoint with the canaries and these headers. */
async function callAll(headers: Record<string, string>, body: object = BODY): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [name, send] of ENDPOINTS)
    answers.push(await answerOf(name, await send(body, headers)));
  return answers;
}

/** What went well may hold the asker's own words; a refusal holds nobody's. */
function expectNoLeak(answers: Answer[]): void {
  for (const { status, text } of answers) if (status >= 400) expect(text).not.toMatch(IN_AN_ANSWER);
}

/** Every server's fault names its request, and nothing else of what went wrong. */
function expectNamed(answers: Answer[]): void {
  const faults = answers.filter(({ status }) => status >= 500);
  expect(faults.length).toBeGreaterThan(0);
  for (const { text, requestId } of faults) {
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(text).toContain(`"requestId":"${String(requestId)}"`);
    expect(t.logLines.join('')).toContain(String(requestId));
  }
}

const withTrigger = async (table: string, work: () => Promise<void>) => {
  await t.database.sql.unsafe(
    `create trigger spill before insert or update on ${table} for each row execute function spill()`,
  );
  try {
    await work();
  } finally {
    await t.database.sql.unsafe(`drop trigger spill on ${table}`);
  }
};

describe('the log and the answers', () => {
  it('keep every secret of a guest', async () => {
    const headers = {
      cookie: `sibila_session=${CANARY.cookie}`,
      authorization: `Bearer ${CANARY.token}`,
      'user-agent': CANARY.token,
      referer: `https://sibila.test/?token=${CANARY.token}`,
    };
    const answers = await callAll(headers);
    expectNoLeak(answers);
    expect(answers.some(({ status }) => status < 300)).toBe(true);
    expectNoLeak(await callAll({ ...headers, 'idempotency-key': CANARY.token }));
    expectNoLeak(await callAll(headers, { ...BODY, cards: 1, token: { x: CANARY.token } }));
  });

  it('keep every secret of who is signed in', async () => {
    const { cookie } = await t.signIn({ email: 'canary-signed-in@example.com' });
    const answers = await callAll({ cookie });
    expectNoLeak(answers);
    expect(answers.find(({ name }) => name === 'POST /api/tarot/interpret')?.status).toBe(201);
    expect(t.logLines.join('')).not.toContain(cookie.split('=')[1]);
  });

  it('keep what stands in an address', async () => {
    for (const path of [
      `/api/auth/reset-password/${CANARY.token}`,
      `/verify-email?token=${CANARY.token}`,
      `/api/tarot/readings?cursor=${CANARY.token}`,
      `/trpc/account.login?input=${encodeURIComponent(JSON.stringify({ json: BODY }))}`,
      `/api/nada%0d%0a%7B%22level%22:%22fatal%22%7D`,
    ])
      expectNoLeak([await answerOf(path, await t.send('GET', path))]);
    expect(t.logLines.length).toBeGreaterThan(3);
  });

  it('keep the token of a link, however its address was mangled on the way', async () => {
    const { token } = CANARY;
    const mangled = [
      token,
      token.toUpperCase(),
      token.replace('.', '%2E'),
      token.replace('.', '%252e').replaceAll('c', '%63'),
      `=${token}`,
      `%3Ftoken=${token}`,
      `%253Ftoken%3D${token}`,
      `${token}&utm_source=x`,
      `x${token}x`,
    ];
    const places = ['/', '%2F', '%252F', '//', '/x/', '\\', ';', ''];
    const pages = [
      '/api/auth/reset-password',
      '/api/auth/RESET-password',
      '/api/auth/revert-email',
      '/reset-password',
      '/verify-email',
      '/revert-email',
      '/trpc/account.checkResetToken',
      '/trpc/account.nada',
      '/trpc/',
      '/nada',
    ];
    for (const page of pages)
      for (const place of places)
        for (const text of mangled)
          for (const method of ['GET', 'POST'])
            expectNoLeak([
              await answerOf(`${page}${place}${text}`, await t.send(method, page + place + text)),
            ]);
    const { length } = t.logLines;
    expect(length).toBeGreaterThan(pages.length * places.length * mangled.length);
  });

  it('holds no more of an address than two hundred characters', async () => {
    for (const path of [`/nada/${'x'.repeat(3000)}`, `/trpc/account.${'x'.repeat(3000)}`])
      expectNoLeak([await answerOf(path, await t.send('GET', path))]);
    expect(t.logLines.length).toBeGreaterThanOrEqual(3);
    for (const line of t.logLines) expect(line.length).toBeLessThan(600);
  });

  it('keep what a broken body held', async () => {
    for (const path of ['/api/auth/login', '/trpc/account.login']) {
      const response = await t.send('POST', path, `{"json":{"password":"${CANARY.password}",`);
      const answer = await answerOf(path, response);
      expect([answer.status, answer.text.includes('canary')]).toEqual([400, false]);
      expectNoLeak([answer]);
    }
  });

  it.each(['users', 'outbox', 'sessions', 'tarot_readings', 'reading_reservations', 'rate_limits'])(
    'keep all that the database says when it refuses a row of %s',
    async (table) => {
      const { user, cookie } = await t.signIn({ email: `canary-${randomUUID()}@example.com` });
      await withTrigger(table, async () => {
        const body = { ...BODY, email: `canary-${randomUUID()}@example.com` };
        const login = { email: user.email, password: 'luna-de-papel' };
        const answers = [
          ...(await callAll({ cookie: '' }, body)),
          ...(await callAll({ cookie: '', 'idempotency-key': randomUUID() }, body)),
          await answerOf('draw', await t.send('POST', '/api/tarot/interpret', BODY, { cookie })),
          await answerOf('login', await t.send('POST', '/api/auth/login', login)),
        ];
        expectNoLeak(answers);
        expectNamed(answers);
      });
    },
  );

  it('keep the statement when its table is gone', async () => {
    const { cookie } = await t.signIn();
    await t.database.sql.unsafe('alter table tarot_readings rename to gone');
    const drawn = await callAll({ cookie });
    await t.database.sql.unsafe('alter table gone rename to tarot_readings');
    await t.database.sql.unsafe('alter table users rename to gone');
    const answers = [...drawn, ...(await callAll({ cookie }))];
    await t.database.sql.unsafe('alter table gone rename to users');
    expectNoLeak(answers);
    // Without its table of people tRPC gets no context, and its answers name the request by header.
    expectNamed(answers.filter(({ name }) => name.includes('/')));
    const { status, text } = answers.find(({ name }) => name === 'GET /api/tarot/readings') ?? {};
    expect([status, JSON.parse(text ?? '')]).toMatchObject([500, { code: 'UNEXPECTED' }]);
  });
});
