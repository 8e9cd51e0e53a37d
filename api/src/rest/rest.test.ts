import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotaUsage } from '@sibila/drizzle/schema/quota';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());

const draw = (id = randomUUID()) => ({
  id,
  cards: ['El Loco', 'La Torre (Invertida)', 'La Estrella'],
  question: '¿Qué hago con el taller?',
});

const jsonOf = async (response: Response) => (await response.json()) as Record<string, unknown>;

describe('the REST API', () => {
  it('takes a person from registration to a saved reading', async () => {
    const email = `${randomUUID()}@example.com`;
    const registered = await t.send('POST', '/api/auth/register', {
      email,
      fullName: 'Lucía Prueba',
      password: PASSWORD,
      zodiacSign: null,
      termsAccepted: true,
      turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX',
    });
    expect(registered.status).toBe(201);
    const early = await t.send('POST', '/api/auth/login', { email, password: PASSWORD });
    expect([early.status, await jsonOf(early)]).toMatchObject([401, { emailVerified: false }]);

    await t.deliverMails();
    const mail = (await t.mailbox.list()).find(({ to }) => to === email);
    const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1];
    const verified = await t.send('POST', '/api/auth/verify-email', { token });
    expect([verified.status, await jsonOf(verified)]).toEqual([200, { success: true }]);
    expect((await t.send('POST', '/api/auth/verify-email', { token })).status).toBe(400);

    const login = await t.send('POST', '/api/auth/login', { email, password: PASSWORD });
    expect([login.status, await jsonOf(login)]).toMatchObject([200, { email, isPremium: false }]);
    const cookie = login.headers.getSetCookie().find((c) => c.startsWith('sibila_session=')) ?? '';
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const signed = { cookie: cookie.split(';')[0] ?? '' };

    const reading = await t.send('POST', '/api/tarot/interpret', draw(), signed);
    expect(reading.status).toBe(201);
    const stored = await jsonOf(reading);
    expect(stored).toMatchObject({ reader: 'builtin', cards: draw().cards });
    expect(String(stored['interpretation']).split(/\s+/).length).toBeGreaterThanOrEqual(250);

    const list = await t.send('GET', '/api/tarot/readings', undefined, signed);
    expect(await list.json()).toEqual([stored]);
    expect((await t.send('POST', '/api/auth/logout', undefined, signed)).status).toBe(200);
    expect((await t.send('GET', '/api/auth/user', undefined, signed)).status).toBe(401);
  });

  it('answers registration of a taken address exactly as that of a new one', async () => {
    const { user } = await t.signIn();
    const answer = async (email: string) => {
      const body = {
        email,
        fullName: 'Otra',
        password: PASSWORD,
        termsAccepted: true,
        turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX',
      };
      const response = await t.send('POST', '/api/auth/register', body);
      return [response.status, await response.text()];
    };
    expect(await answer(user.email)).toEqual(await answer(`${randomUUID()}@example.com`));
  });

  it('gives a page at a time, with a Link to the next', async () => {
    const { cookie } = await t.signIn();
    const ids: unknown[] = [];
    for (let i = 0; i < 3; i++)
      ids.unshift(
        (await jsonOf(await t.send('POST', '/api/tarot/interpret', draw(), { cookie })))['id'],
      );
    const first = await t.send('GET', '/api/tarot/readings?limit=2', undefined, { cookie });
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await t.send('GET', next, undefined, { cookie });
    expect(second.headers.get('link')).toBeNull();
    const seen = [
      ...((await first.json()) as { id: string }[]),
      ...((await second.json()) as { id: string }[]),
    ];
    expect(seen.map(({ id }) => id)).toEqual(ids);
  });

  it("deletes one's own reading and knows nothing of another's", async () => {
    const ana = await t.signIn();
    const bea = await t.signIn();
    const { id } = await jsonOf(
      await t.send('POST', '/api/tarot/interpret', draw(), { cookie: ana.cookie }),
    );
    const foreign = await t.send('DELETE', `/api/tarot/readings/${String(id)}`, undefined, {
      cookie: bea.cookie,
    });
    const unknown = await t.send('DELETE', `/api/tarot/readings/${randomUUID()}`, undefined, {
      cookie: bea.cookie,
    });
    expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(foreign.status).toBe(404);
    expect(
      (
        await t.send('DELETE', `/api/tarot/readings/${String(id)}`, undefined, {
          cookie: ana.cookie,
        })
      ).status,
    ).toBe(204);
    expect(
      await (await t.send('GET', '/api/tarot/readings', undefined, { cookie: ana.cookie })).json(),
    ).toEqual([]);
  });

  it('refuses the ninth reading of the month with the day on which the quota renews', async () => {
    const { user, cookie } = await t.signIn();
    for (let i = 0; i < 8; i++)
      expect((await t.send('POST', '/api/tarot/interpret', draw(), { cookie })).status).toBe(201);
    const ninth = await t.send('POST', '/api/tarot/interpret', draw(), { cookie });
    expect([ninth.status, await jsonOf(ninth)]).toMatchObject([
      402,
      {
        code: 'QUOTA_EXCEEDED',
        resetsAt: new Date(user.createdAt.getTime() + 30 * 86_400_000).toISOString(),
      },
    ]);
  });

  it('refuses 199 of two hundred at the edge of the quota, each for the quota, and lets go', async () => {
    const { cookie } = await t.signIn();
    for (let i = 0; i < 7; i++) await t.send('POST', '/api/tarot/interpret', draw(), { cookie });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => t.send('POST', '/api/tarot/interpret', draw(), { cookie })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(402)]).toEqual([1, 199]);
    const list = await t.send('GET', '/api/tarot/readings', undefined, { cookie });
    expect(await list.json()).toHaveLength(8);
    expect((await t.send('POST', '/api/auth/logout', undefined, { cookie })).status).toBe(200);
  });

  it('makes one reading of the same id sent ten times at once', async () => {
    const { cookie } = await t.signIn();
    const body = draw();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => t.send('POST', '/api/tarot/interpret', body, { cookie })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  });

  const paths = [
    ['/api/tarot/interpret', '/api/tarot/readings', { cards: ['El Loco', 'El Sol'] }],
    ['/api/runes/interpret', '/api/runes/readings', { runes: ['Fehu', 'Uruz'] }],
    ['/api/compatibilities', '/api/compatibilities', { firstSign: 'Aries', secondSign: 'Leo' }],
  ] as const;
  it.each(paths)(
    'writes what %s made, and was deleted, no second time',
    async (make, list, body) => {
      const ana = await t.signIn();
      const bea = await t.signIn();
      const id = randomUUID();
      const post = (cookie: string) => t.send('POST', make, { id, ...body }, { cookie });
      expect((await post(ana.cookie)).status).toBe(201);
      const { cookie } = ana;
      expect((await t.send('DELETE', `${list}/${id}`, undefined, { cookie })).status).toBe(204);
      const again = await post(cookie);
      expect([again.status, await jsonOf(again)]).toMatchObject([
        409,
        { code: 'ID_TAKEN', message: expect.stringMatching(/^Borraste esta lectura/) },
      ]);
      expect((await post(bea.cookie)).status).toBe(409);
      expect(await (await t.send('GET', list, undefined, { cookie })).json()).toEqual([]);
      const usage = await t.database.db.select().from(quotaUsage);
      expect(usage.filter(({ userId }) => userId === ana.user.id)).toMatchObject([{ used: 1 }]);
      expect(usage.filter(({ userId }) => userId === bea.user.id)).toEqual([]);
    },
  );

  it('takes the Idempotency-Key for the id where none is given', async () => {
    const { cookie } = await t.signIn();
    const { id: _, ...body } = draw();
    const key = { cookie, 'idempotency-key': randomUUID() };
    const [one, two] = [
      await t.send('POST', '/api/tarot/interpret', body, key),
      await t.send('POST', '/api/tarot/interpret', body, key),
    ];
    expect(await one.text()).toBe(await two.text());
  });
});

describe('bad input', () => {
  const broken: [string, unknown, number][] = [
    ['an unknown card', { cards: ['El Bufón'] }, 400],
    ['a repeated card', { cards: ['El Loco', 'El Loco (Invertida)'] }, 400],
    ['a card with two suffixes', { cards: ['El Loco (Invertida) (Invertida)'] }, 400],
    ['no card', { cards: [] }, 400],
    ['eleven cards', { cards: Array.from({ length: 11 }, (_, i) => `Carta ${i}`) }, 400],
    ['a text where cards belong', { cards: 'El Loco' }, 400],
    ['a question of 501 characters', { cards: ['El Loco'], question: 'a'.repeat(501) }, 400],
    ['a question with a NUL', { cards: ['El Loco'], question: 'a\u0000b' }, 400],
    ['a question with half a surrogate', '{"cards":["El Loco"],"question":"\\ud800"}', 400],
    ['an id that is no UUID', { id: '1', cards: ['El Loco'] }, 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a number', '0', 400],
    ['broken JSON', '{"cards":', 400],
    ['an empty body', '', 400],
    ['65 kB', { cards: ['El Loco'], question: 'a'.repeat(65 * 1024) }, 413],
  ];

  it.each(broken)('refuses %s in Spanish and charges nothing', async (_, body, status) => {
    const { cookie } = await t.signIn();
    const response = await t.send('POST', '/api/tarot/interpret', body, { cookie });
    const answer = await jsonOf(response);
    expect(response.status).toBe(status);
    expect(answer).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(JSON.stringify(answer)).not.toMatch(/expected|received|invalid_|[Zz]od|at .*\.ts/);
    const list = await t.send('GET', '/api/tarot/readings', undefined, { cookie });
    expect(await list.json()).toEqual([]);
    const caller = await t.send(
      'GET',
      `/trpc/quota.status?input=${encodeURIComponent('{"json":{"type":"tarot"}}')}`,
      undefined,
      { cookie },
    );
    expect(await caller.text()).toContain('"used":0');
  });

  it('refuses an Idempotency-Key that is no UUID', async () => {
    const { cookie } = await t.signIn();
    const headers = { cookie, 'idempotency-key': 'mine' };
    const response = await t.send('POST', '/api/tarot/interpret', { cards: ['El Loco'] }, headers);
    expect([response.status, await jsonOf(response)]).toMatchObject([
      400,
      { code: 'INVALID_INPUT' },
    ]);
  });

  it('refuses every content type that a form can send', async () => {
    const { cookie } = await t.signIn();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/octet-stream',
      '',
    ]) {
      const response = await t.send('POST', '/api/tarot/interpret', draw(), {
        cookie,
        'content-type': type,
      });
      expect([type, response.status]).toEqual([type, 415]);
    }
  });

  it('refuses a body that grows past the limit without saying its length', async () => {
    const { cookie } = await t.signIn();
    const chunk = new TextEncoder().encode('a'.repeat(16 * 1024));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (sent++ < 8 ? controller.enqueue(chunk) : controller.close()),
    });
    const response = await t.request('/api/tarot/interpret', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json', cookie },
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it('asks who is there before it looks at anything else', async () => {
    const response = await t.send('POST', '/api/tarot/interpret', { cards: [] });
    expect([response.status, await jsonOf(response)]).toMatchObject([
      401,
      { code: 'NOT_SIGNED_IN' },
    ]);
  });

  it('knows neither other paths nor other methods', async () => {
    expect((await t.send('GET', '/api/nada')).status).toBe(404);
    const put = await t.send('PUT', '/api/tarot/interpret', {});
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await t.send('GET', `/api/auth/user?${'a'.repeat(9000)}`)).status).toBe(414);
  });

  it('refuses a registration that does not accept the terms', async () => {
    const response = await t.send('POST', '/api/auth/register', {
      email: `${randomUUID()}@example.com`,
      fullName: 'Lucía Prueba',
      password: PASSWORD,
      turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX',
    });
    expect([response.status, (await jsonOf(response))['errors']]).toEqual([
      400,
      { termsAccepted: 'Debes aceptar los términos y condiciones para continuar' },
    ]);
  });

  it('says what to do where the token of a link is missing', async () => {
    const errorOf = async (path: string, body?: unknown) =>
      jsonOf(await t.send('POST', path, body));
    for (const body of [{}, { token: '' }, { token: null }, undefined, ''])
      expect(await errorOf('/api/auth/verify-email', body)).toMatchObject({
        errors: {
          token:
            'No se proporcionó un token de verificación. Por favor, revisa el enlace que recibiste por correo.',
        },
      });
    const bare = await t.request('/api/auth/verify-email', { method: 'POST' });
    expect([bare.status, (await jsonOf(bare))['errors']]).toEqual([
      400,
      { token: expect.stringContaining('No se proporcionó un token') as string },
    ]);
    expect(await errorOf('/api/auth/reset-password', { password: PASSWORD })).toMatchObject({
      errors: { token: 'Token inválido. Por favor, solicita un nuevo enlace.' },
    });
  });

  it('asks for a session before it looks at a body', async () => {
    for (const body of [undefined, '{', '{}', '{"password":1}'])
      expect((await t.send('DELETE', '/api/account', body)).status).toBe(401);
    expect((await t.send('POST', '/api/tarot/interpret', { cards: 7 })).status).toBe(401);
  });

  it('reads no Idempotency-Key on a GET, and refuses a malformed one elsewhere', async () => {
    const headers = { 'idempotency-key': 'no es un uuid' };
    expect((await t.send('GET', '/api/blog/posts', undefined, headers)).status).toBe(200);
    expect((await t.send('POST', '/api/auth/logout', {}, headers)).status).toBe(400);
  });

  it('names each field that is wrong, in Spanish, before it asks for the human check', async () => {
    const response = await t.send('POST', '/api/auth/register', {
      email: 'a@b',
      fullName: 'A',
      password: '12345',
      zodiacSign: 'Ofiuco',
    });
    expect(response.status).toBe(400);
    expect((await jsonOf(response))['errors']).toEqual({
      email: 'Introduce un correo electrónico válido',
      fullName: 'El nombre completo es requerido',
      password: 'La contraseña debe tener al menos 6 caracteres',
      termsAccepted: 'Debes aceptar los términos y condiciones para continuar',
      zodiacSign: 'Elige uno de los doce signos',
    });
  });

  it.each(['cursor=x', 'cursor=%00', 'limit=0', 'limit=101', 'limit=abc'])(
    'refuses the page %s',
    async (query) => {
      const { cookie } = await t.signIn();
      expect(
        (await t.send('GET', `/api/tarot/readings?${query}`, undefined, { cookie })).status,
      ).toBe(400);
    },
  );
});
