import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@sibila/drizzle/schema/account';
import { FakeHasher } from '@sibila/testkit/fakes';
import { argon2Hasher } from '../adapters/password-hasher/argon2.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp(
    { RATE_LIMITS: 'relaxed', APP_URL: 'https://sibila.example' },
    { mode: 'production' },
  );
});
afterAll(() => t.close());

const HUMAN = 'XXXX.DUMMY.TOKEN.XXXX';
const NEW = 'cielo-abierto';
const newAddress = () => `${randomUUID()}@example.com`;
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  t.send('POST', path, body, headers);
const jsonOf = async (response: Response) => (await response.json()) as Record<string, unknown>;
const told = async (response: Response) => [response.status, await jsonOf(response)];
const rowOf = async (id: string) =>
  (await t.database.db.select().from(users).where(eq(users.id, id)))[0];

/** Somebody signed in, with the cookie that https demands. */
async function member() {
  const { user, cookie } = await t.signIn();
  return { user, headers: { cookie: `__Host-${cookie}` } };
}
const isIn = async (headers: Record<string, string>) =>
  (await t.send('GET', '/api/auth/user', undefined, headers)).status === 200;

async function mailsTo(email: string) {
  await t.deliverMails();
  return (await t.mailbox.list()).filter(({ to }) => to === email);
}

async function linkTo(email: string): Promise<URL> {
  const links = (await mailsTo(email)).flatMap(
    ({ text }) => /https?:\/\/\S+\?token=\S+/.exec(text) ?? [],
  );
  // The mailbox lists the newest first.
  return new URL(links[0] ?? 'about:blank');
}
const tokenFor = async (email: string) => (await linkTo(email)).searchParams.get('token') ?? '';

const forgot = (email: string, headers?: Record<string, string>) =>
  post('/api/auth/forgot-password', { email, turnstileToken: HUMAN }, headers);
const register = (email: string) =>
  post('/api/auth/register', {
    email,
    fullName: 'Luz',
    password: PASSWORD,
    termsAccepted: true,
    turnstileToken: HUMAN,
  });

describe('recovery', () => {
  it('leads from a forgotten password to a new one, and ends every session', async () => {
    const { user, headers } = await member();
    expect(await told(await forgot(user.email))).toEqual([
      200,
      {
        message:
          'Si el correo existe en nuestra base de datos, recibirás un enlace para restablecer tu contraseña.',
      },
    ]);
    const link = await linkTo(user.email);
    expect(link.pathname).toBe('/reset-password');
    const token = link.searchParams.get('token') ?? '';
    const path = `/api/auth/reset-password/${token}`;
    for (let i = 0; i < 3; i++) {
      const valid = await t.send('GET', path);
      expect(await told(valid)).toEqual([200, { valid: true }]);
      expect(valid.headers.get('cache-control')).toBe('no-store');
    }
    const weak = await post('/api/auth/reset-password', { token, password: 'tarot123' });
    expect(await told(weak)).toMatchObject([
      400,
      { code: 'INVALID_INPUT', errors: { password: expect.stringContaining('se adivina') } },
    ]);
    const done = await post('/api/auth/reset-password', { token, password: NEW });
    expect(await told(done)).toEqual([200, { success: true }]);
    expect(done.headers.getSetCookie().some((cookie) => cookie.includes('session'))).toBe(false);
    expect(await isIn(headers)).toBe(false);
    const login = (password: string) => post('/api/auth/login', { email: user.email, password });
    expect([(await login(PASSWORD)).status, (await login(NEW)).status]).toEqual([401, 200]);
    const used = [
      await t.send('GET', path),
      await post('/api/auth/reset-password', { token, password: NEW }),
    ];
    for (const response of used) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await told(response)).toEqual([
        400,
        {
          valid: false,
          code: 'RESET_TOKEN_INVALID',
          message: 'El enlace de restablecimiento es inválido o ha expirado.',
        },
      ]);
    }
  });

  it('asks for what is missing in the words of its forms, before the human check', async () => {
    const answers = [
      await post('/api/auth/forgot-password', { email: 'a@b' }),
      await post('/api/auth/forgot-password', { email: newAddress() }),
      await post('/api/auth/reset-password', { token: 'x', password: '12345' }),
    ];
    expect(await Promise.all(answers.map(told))).toMatchObject([
      [400, { errors: { email: 'Ingresa un correo electrónico válido' } }],
      [400, { code: 'HUMAN_CHECK_FAILED' }],
      [400, { errors: { password: 'La contraseña debe tener al menos 6 caracteres' } }],
    ]);
  });

  it('keeps the token out of the log, and of addresses where it is asked for by tRPC', async () => {
    const { user } = await member();
    await forgot(user.email);
    const token = await tokenFor(user.email);
    const valid = await post('/trpc/account.checkResetToken', { json: { token } });
    expect(await valid.text()).toContain('"valid":true');
    const input = encodeURIComponent(JSON.stringify({ json: { token } }));
    expect((await t.send('GET', `/trpc/account.checkResetToken?input=${input}`)).status).toBe(405);
    await post('/api/auth/reset-password', { token, password: NEW });
    await t.send('GET', `/api/auth/reset-password/${token}`);
    expect(t.logLines.join('')).toContain('/reset-password/[REDACTED]');
    expect(t.logLines.join('')).not.toContain(token.split('.')[1]);
  });

  it('makes its links with the configured address, whatever a request says of its host', async () => {
    const hosts = [
      'evil.example',
      'evil.example:443',
      'localhost',
      '127.0.0.1',
      'sibila.example@evil.example',
    ];
    const names = ['host', 'x-forwarded-host', 'x-original-host', 'forwarded'];
    for (const host of hosts)
      for (const name of names) {
        const { user } = await member();
        const value = name === 'forwarded' ? `host=${host};proto=http` : host;
        await forgot(user.email, { [name]: value, 'x-forwarded-proto': 'http' });
        expect([name, host, (await linkTo(user.email)).origin]).toEqual([
          name,
          host,
          'https://sibila.example',
        ]);
      }
  });
});

describe('the way back to an address', () => {
  it('leads from the notice to the old one and a new password, after all that a thief did', async () => {
    const { user, headers } = await member();
    const taken = newAddress();
    await post('/api/user/update', { email: taken }, headers);
    await post('/api/auth/verify-email', { token: await tokenFor(taken) });
    await forgot(taken);
    const reset = { token: await tokenFor(taken), password: 'la-del-ladron' };
    expect((await post('/api/auth/reset-password', reset)).status).toBe(200);
    const login = (email: string, password: string) => post('/api/auth/login', { email, password });
    expect((await login(taken, 'la-del-ladron')).status).toBe(200);
    const link = await linkTo(user.email);
    expect(link.pathname).toBe('/revert-email');
    const token = link.searchParams.get('token') ?? '';
    const key = { 'idempotency-key': randomUUID() };
    for (let i = 0; i < 2; i++)
      expect(await told(await post('/api/auth/revert-email', { token }, key))).toEqual([
        200,
        { success: true },
      ]);
    expect(await told(await post('/api/auth/revert-email', { token }))).toMatchObject([
      400,
      { code: 'TOKEN_INVALID', message: expect.stringContaining('pide una contraseña nueva') },
    ]);
    expect((await t.send('GET', `/api/auth/reset-password/${token}`)).status).toBe(200);
    const chosen = await post('/api/auth/reset-password', { token, password: NEW });
    expect(chosen.status).toBe(200);
    expect((await login(user.email, NEW)).status).toBe(200);
    expect((await login(taken, 'la-del-ladron')).status).toBe(401);
    expect(t.logLines.join('')).not.toContain(token.split('.')[1]);
  });
});

describe('whether an address has an account', () => {
  /** All that an answer says, but for what differs each time. */
  const whole = async (response: Response) => {
    const headers = [...response.headers]
      .filter(([name]) => !/^(x-request-id|date)$/.test(name))
      .map(([name, value]) => [name, value.replace(/XSRF-TOKEN=[0-9a-f]{32}/, 'XSRF-TOKEN=any')]);
    return JSON.stringify([response.status, headers, await response.text()]);
  };
  const ROUNDS = 50;

  // What is compared is what is said: the time that hashes take is measured elsewhere.
  beforeAll(async () => {
    // Those who sign in elsewhere in this file have a real hash.
    await member();
    t.shared.ports.passwordHasher = new FakeHasher();
  });
  afterAll(() => void (t.shared.ports.passwordHasher = argon2Hasher()));

  async function addresses(): Promise<string[]> {
    const unverified = newAddress();
    await register(unverified);
    const gone = await member();
    await t.database.db.delete(users).where(eq(users.id, gone.user.id));
    return [(await member()).user.email, unverified, gone.user.email, newAddress()];
  }

  it.each([
    ['forgot-password', 200],
    ['resend-verification', 200],
    ['register', 201],
    ['login', 401],
  ])(
    'is not told by %s in fifty rounds',
    async (path, status) => {
      const answers = new Set<string>();
      for (let round = 0; round < ROUNDS; round++)
        for (const email of await addresses()) {
          const own = { fullName: 'Luz', password: NEW, termsAccepted: true };
          const body = { ...own, email, turnstileToken: HUMAN };
          answers.add(await whole(await post(`/api/auth/${path}`, body)));
        }
      expect([...answers]).toEqual([expect.stringMatching(new RegExp(`^\\[${status},`))]);
    },
    60_000,
  );

  it('is not told by a password that is refused, nor by its text', async () => {
    const answers = new Set<string>();
    for (const email of await addresses())
      answers.add(
        await whole(
          await post('/api/auth/register', {
            email,
            fullName: 'Luz',
            termsAccepted: true,
            turnstileToken: HUMAN,
            password: 'horoscopo1',
          }),
        ),
      );
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('se adivina enseguida');
  });

  it('is not told by asking for it in the profile', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const answers = new Set<string>();
      const { user, headers } = await member();
      for (const email of await addresses()) {
        const answer = await whole(await post('/api/user/update', { email }, headers));
        expect(answer).toContain(user.email);
        answers.add(answer.replaceAll(email, 'the new one'));
      }
      expect([...answers]).toHaveLength(1);
    }
  }, 60_000);
});

describe('POST /api/user/update', () => {
  it('changes personal data, and tells who one is now', async () => {
    const { user, headers } = await member();
    const username = `luz_${user.id.slice(0, 8)}`;
    const email = newAddress();
    const body = { username, fullName: 'Luz', zodiacSign: 'Piscis', email };
    expect(await told(await post('/api/user/update', body, headers))).toMatchObject([
      200,
      {
        id: user.id,
        username,
        fullName: 'Luz',
        zodiacSign: 'Piscis',
        email: user.email,
        pendingEmail: email,
      },
    ]);
    const link = await linkTo(email);
    expect(link.pathname).toBe('/verify-email');
    const token = link.searchParams.get('token');
    expect(await told(await post('/api/auth/verify-email', { token }))).toEqual([
      200,
      { success: true },
    ]);
    expect(await told(await t.send('GET', '/api/auth/user', undefined, headers))).toMatchObject([
      200,
      { email, pendingEmail: null },
    ]);
  });

  it('changes the password and keeps this session alone', async () => {
    const { user, headers } = await member();
    const { token } = await t.shared.ports.sessions.open(t.shared.db, {
      userId: user.id,
      userAgent: null,
    });
    const other = { cookie: `__Host-sibila_session=${token}` };
    const wrong = { currentPassword: NEW, newPassword: NEW };
    expect(await told(await post('/api/user/update', wrong, headers))).toEqual([
      400,
      {
        code: 'WRONG_PASSWORD',
        message: 'La contraseña actual no es correcta',
        errors: { currentPassword: 'La contraseña actual no es correcta' },
      },
    ]);
    expect([await isIn(headers), await isIn(other)]).toEqual([true, true]);
    const right = { currentPassword: PASSWORD, newPassword: NEW, fullName: 'No se lee' };
    expect(await told(await post('/api/user/update', right, headers))).toEqual([
      200,
      { passwordChanged: true },
    ]);
    expect([await isIn(headers), await isIn(other)]).toEqual([true, false]);
    expect((await rowOf(user.id))?.fullName).toBe(user.fullName);
  });

  it.each([
    [{ currentPassword: PASSWORD }, 'newPassword'],
    [{ newPassword: NEW }, 'currentPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'aaaaaa' }, 'newPassword'],
    [{ username: 'ab' }, 'username'],
    [{ username: '..' }, 'username'],
    [{ username: 'аna-cirilica' }, 'username'],
    [{ email: 'a@@b.cd' }, 'email'],
    [{ email: 'a@b.cd\r\nBcc: e@v.il' }, 'email'],
    [{ zodiacSign: 'Ofiuco' }, 'zodiacSign'],
    [{ fullName: 'a'.repeat(121) }, 'fullName'],
    [{ fullName: 'a\u0000b' }, 'fullName'],
  ])('names the field that is wrong: %j', async (body, field) => {
    const { user, headers } = await member();
    const response = await post('/api/user/update', body, headers);
    const answer = await jsonOf(response);
    expect([response.status, answer['code']]).toEqual([400, 'INVALID_INPUT']);
    expect(Object.keys(answer['errors'] as object)).toEqual([field]);
    expect(await rowOf(user.id)).toEqual(user);
  });

  it('tells of a username that is taken', async () => {
    const [ana, bea] = [await member(), await member()];
    const username = ana.user.username.toUpperCase();
    expect(await told(await post('/api/user/update', { username }, bea.headers))).toMatchObject([
      409,
      { code: 'USERNAME_TAKEN', errors: { username: expect.any(String) } },
    ]);
  });

  const EXTRA =
    '"isPremium":true,"premiumUntil":"2099-01-01T00:00:00Z","role":"admin","emailVerified":true,"emailVerifiedAt":"2020-01-01T00:00:00Z","id":"00000000-0000-4000-8000-000000000000","createdAt":"2020-01-01T00:00:00Z","stripeCustomerId":"x","usedQuota":0,"passwordHash":"x","pendingEmail":"e@v.il","__proto__":{"isPremium":true},"constructor":{"prototype":{"isPremium":true}}';

  it('obeys no key that is not of its form, here or in tRPC', async () => {
    const { user, headers } = await member();
    const bodies: [string, string][] = [
      ['/api/user/update', `{${EXTRA}}`],
      ['/trpc/account.updateProfile', `{"json":{${EXTRA}}}`],
    ];
    for (const [path, body] of bodies) {
      expect([path, (await post(path, body, headers)).status]).toEqual([path, 200]);
      expect(await rowOf(user.id)).toEqual(user);
    }
    const password = `{"currentPassword":"${PASSWORD}","newPassword":"${NEW}",${EXTRA}}`;
    expect((await post('/api/user/update', password, headers)).status).toBe(200);
    expect({ ...(await rowOf(user.id)), passwordHash: '' }).toEqual({ ...user, passwordHash: '' });
  });

  it('obeys none at registration either', async () => {
    const email = newAddress();
    const body = `{"email":"${email}","fullName":"Luz","password":"${PASSWORD}","termsAccepted":true,"turnstileToken":"${HUMAN}",${EXTRA}}`;
    expect((await post('/api/auth/register', body)).status).toBe(201);
    const [row] = await t.database.db.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({ emailVerifiedAt: null, premiumUntil: null, pendingEmail: null });
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
  });

  it('is for who is signed in', async () => {
    for (const body of [{ fullName: 'Luz' }, { currentPassword: PASSWORD, newPassword: NEW }])
      expect(await told(await post('/api/user/update', body))).toMatchObject([
        401,
        { code: 'NOT_SIGNED_IN' },
      ]);
  });

  it('does once what is sent twice with one key, and refuses the key for something else', async () => {
    const { user, headers } = await member();
    const keyed = () => ({ ...headers, 'idempotency-key': randomUUID() });
    const profile = keyed();
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('/api/user/update', { email }, profile)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await post('/api/user/update', { email: 'b@c.de' }, profile)).status).toBe(409);
    const password = keyed();
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    for (let i = 0; i < 3; i++)
      expect(await told(await post('/api/user/update', body, password))).toEqual([
        200,
        { passwordChanged: true },
      ]);
    expect(
      (await mailsTo(user.email)).filter((m) => m.subject.includes('ha cambiado')),
    ).toHaveLength(1);
  });
});

describe('the database', () => {
  it('holds no usable token, password or cookie in any table', async () => {
    const { user, headers } = await member();
    const email = newAddress();
    await register(email);
    await forgot(user.email);
    const moved = newAddress();
    await post(
      '/api/user/update',
      { email: moved },
      { ...headers, 'idempotency-key': randomUUID() },
    );
    const tokens = [await tokenFor(email), await tokenFor(user.email), await tokenFor(moved)];
    const reset = { token: tokens[1], password: NEW };
    await post('/api/auth/reset-password', reset, { 'idempotency-key': randomUUID() });
    const tables = await t.database.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public'`;
    expect(tables.length).toBeGreaterThan(7);
    const dumps = await Promise.all(
      tables.map(({ name }) => t.database.sql.unsafe(`select t::text as row from "${name}" t`)),
    );
    const dump = JSON.stringify(dumps);
    expect(dump).toContain(user.id);
    const secrets = [
      ...tokens.flatMap((token) => [token, token.split('.')[1] ?? '']),
      PASSWORD,
      NEW,
    ];
    for (const secret of [...secrets, headers.cookie.split('=')[1] ?? '']) {
      expect(secret.length).toBeGreaterThan(10);
      expect(dump).not.toContain(secret);
    }
  });
});
