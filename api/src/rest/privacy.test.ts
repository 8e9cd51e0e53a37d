import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenSession } from '@sibila/contracts/privacy';
import { StorageFailure } from '@sibila/core/ports/object-store';
import { tarotReadings } from '@sibila/drizzle/schema/tarot';
import { coded, hand } from '../adapters/photo-lab/testing/images.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<TestApp['signIn']>>;

/** Signs a person in once more, on another device. */
async function enter({ user }: Person, userAgent = CHROME): Promise<string> {
  const body = { email: user.email, password: PASSWORD };
  const response = await t.send('POST', '/api/auth/login', body, { 'user-agent': userAgent });
  return (response.headers.getSetCookie().find((c) => c.startsWith('sibila_session=')) ?? '')
    .split(';')
    .slice(0, 1)
    .join('');
}
const call = (method: string, path: string, cookie: string, body?: unknown, key?: string) =>
  t.send(method, path, body, { cookie, ...(key === undefined ? {} : { 'idempotency-key': key }) });
const statusOf = async (work: Promise<Response>) => (await work).status;
const isIn = async (cookie: string) =>
  (await statusOf(call('GET', '/api/auth/user', cookie))) === 200;
const sessionsOf = async (cookie: string) =>
  (await (await call('GET', '/api/account/sessions', cookie)).json()) as OpenSession[];
const clearsCookie = (response: Response) =>
  response.headers.getSetCookie().some((c) => /^sibila_session=;.*Max-Age=0/.test(c));

/** The texts of a ZIP whose entries are packed one after the other. */
function textsIn(zip: Buffer): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let at = 0; (at = zip.indexOf('PK\u0003\u0004', at, 'latin1')) !== -1; at += 30) {
    const name = zip.subarray(at + 30, at + 30 + zip.readUInt16LE(at + 26)).toString();
    const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    texts[name] = inflateRawSync(zip.subarray(from)).toString();
  }
  return texts;
}

describe('the open sessions', () => {
  it('are listed with their devices, and which of them asks', async () => {
    const ana = await t.signIn();
    const cookie = await enter(ana);
    const list = await sessionsOf(cookie);
    expect(new Map(list.map(({ device, isThisOne }) => [device, isThisOne]))).toEqual(
      new Map([
        ['Chrome en Windows', true],
        ['Dispositivo desconocido', false],
      ]),
    );
    const stored = await t.database.sql<{ id: string }[]>`select id from sessions`;
    for (const { id } of list) {
      expect(id).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(stored.map((row) => row.id)).not.toContain(id);
    }
  });

  it('end one by one, and ending the one that asks is a logout', async () => {
    const ana = await t.signIn();
    const cookie = await enter(ana);
    const list = await sessionsOf(cookie);
    const [mine, other] = [list.find((s) => s.isThisOne), list.find((s) => !s.isThisOne)];
    const path = `/api/account/sessions/${other?.id}`;
    const ended = await call('DELETE', path, cookie);
    expect([ended.status, await ended.text(), clearsCookie(ended)]).toEqual([204, '', false]);
    expect([await isIn(ana.cookie), await isIn(cookie)]).toEqual([false, true]);
    expect(await statusOf(call('DELETE', path, cookie))).toBe(404);
    const left = await call('DELETE', `/api/account/sessions/${mine?.id}`, cookie);
    expect([left.status, clearsCookie(left), await isIn(cookie)]).toEqual([204, true, false]);
  });

  it('end together, but for the one that asks', async () => {
    const ana = await t.signIn();
    const cookies = await Promise.all(Array.from({ length: 19 }, () => enter(ana)));
    expect(await statusOf(call('DELETE', '/api/account/sessions', ana.cookie))).toBe(204);
    expect(await Promise.all(cookies.map(isIn))).not.toContain(true);
    expect(await sessionsOf(ana.cookie)).toMatchObject([{ isThisOne: true }]);
  });

  it("give the same answer to the retry of an ending, and can't be ended by anybody else", async () => {
    const [ana, bea] = [await t.signIn(), await t.signIn()];
    await enter(ana);
    const other = (await sessionsOf(ana.cookie)).find((s) => !s.isThisOne);
    const path = `/api/account/sessions/${other?.id}`;
    expect(await statusOf(call('DELETE', path, bea.cookie))).toBe(404);
    expect(await sessionsOf(ana.cookie)).toHaveLength(2);
    const key = randomUUID();
    for (let i = 0; i < 2; i++)
      expect(await statusOf(call('DELETE', path, ana.cookie, undefined, key))).toBe(204);
    for (const id of ['x', 'A'.repeat(42), `${'A'.repeat(42)}/`, '%00'])
      expect([400, 404]).toContain(
        await statusOf(call('DELETE', `/api/account/sessions/${id}`, ana.cookie)),
      );
  });
});

describe('the export', () => {
  it('is a ZIP to be saved, of the asker alone and kept by nobody', async () => {
    const [ana, bea] = [await t.signIn({ fullName: 'Ana <b>' }), await t.signIn()];
    await t.database.db.insert(tarotReadings).values({
      userId: ana.user.id,
      id: randomUUID(),
      createdAt: new Date(),
      cards: ['El Loco'],
      question: '¿<i>Celia</i>?',
      interpretation: 'Un texto.',
      reader: 'builtin',
    });
    const response = await call('GET', '/api/account/export', ana.cookie);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="sibila-datos-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const files = textsIn(Buffer.from(await response.arrayBuffer()));
    const page = files['leeme.html'] ?? '';
    expect(page).toContain('«¿&lt;i&gt;Celia&lt;/i&gt;?»');
    const all = page + (files['datos.json'] ?? '');
    expect(all).toContain(ana.user.email);
    for (const secret of [bea.user.email, ana.user.passwordHash, ana.cookie.split('=')[1] ?? '-'])
      expect(all).not.toContain(secret);
  });

  it('comes in pieces, is refused with words before the first, and breaks off after it', async () => {
    const { cookie } = await t.signIn();
    const photo = new Uint8Array(await coded(hand(), 'jpeg'));
    for (let i = 0; i < 3; i++) {
      const body = new FormData();
      body.set('image', new Blob([photo]), 'palma.jpg');
      body.set('keep', 'true');
      const init = { method: 'POST', body, headers: { cookie } };
      expect((await t.request('/api/palm/interpret', init)).status).toBe(201);
    }
    const large = new Uint8Array(5 * 1024 * 1024);
    const get = vi.spyOn(t.shared.ports.objects, 'get').mockResolvedValue(large);
    try {
      const whole = await call('GET', '/api/account/export', cookie);
      expect(get.mock.calls.length).toBeLessThan(3);
      expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(3 * large.length);
      expect(get).toHaveBeenCalledTimes(3);
      get.mockResolvedValueOnce(large).mockRejectedValue(new StorageFailure('away'));
      const broken = await call('GET', '/api/account/export', cookie);
      expect(broken.status).toBe(200);
      await expect(broken.arrayBuffer()).rejects.toThrow('no podemos reunir');
      const refused = await call('GET', '/api/account/export', cookie);
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { code: 'STORAGE_UNAVAILABLE' },
      ]);
    } finally {
      get.mockRestore();
    }
  });

  it('is given five times an hour, and then not for the sixth', async () => {
    const { cookie } = await t.signIn();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push(await statusOf(call('GET', '/api/account/export', cookie)));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the deletion of an account', () => {
  it('asks for the password, ends every session and clears the cookie', async () => {
    const ana = await t.signIn();
    const others = await Promise.all([enter(ana), enter(ana)]);
    const wrong = await call('DELETE', '/api/account', ana.cookie, { password: 'no-es-esta' });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      {
        code: 'WRONG_PASSWORD',
        message: 'La contraseña no es correcta',
        errors: { password: 'La contraseña no es correcta' },
      },
    ]);
    expect(await isIn(ana.cookie)).toBe(true);
    const gone = await call('DELETE', '/api/account', ana.cookie, { password: PASSWORD });
    expect([gone.status, await gone.text(), clearsCookie(gone)]).toEqual([204, '', true]);
    expect(await Promise.all([ana.cookie, ...others].map(isIn))).toEqual([false, false, false]);
    const login = { email: ana.user.email, password: PASSWORD };
    expect(await statusOf(t.send('POST', '/api/auth/login', login))).toBe(401);
    await t.deliverMails();
    const mails = (await t.mailbox.list()).filter(({ to }) => to === ana.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Tu cuenta de Sibila se ha borrado']);
  });

  it('tells the retry whose first answer was lost that it is done, and nobody else', async () => {
    const ana = await t.signIn();
    const key = randomUUID();
    const right = { password: PASSWORD };
    expect(await statusOf(call('DELETE', '/api/account', ana.cookie, right, key))).toBe(204);
    expect(await statusOf(call('DELETE', '/api/account', ana.cookie, right, key))).toBe(204);
    expect(await statusOf(call('DELETE', '/api/account', ana.cookie, right))).toBe(401);
    expect(await statusOf(call('DELETE', '/api/account', '', right, randomUUID()))).toBe(401);
    expect(await statusOf(call('DELETE', '/api/account', '', { password: 'otra-cosa' }, key))).toBe(
      409,
    );
  });

  it("deletes nobody but who asks, whatever the body says, and not with another's password", async () => {
    const ana = await t.signIn();
    const bea = await t.signIn();
    const body = {
      password: PASSWORD,
      id: ana.user.id,
      email: ana.user.email,
      userId: ana.user.id,
    };
    expect(await statusOf(call('DELETE', '/api/account', bea.cookie, body))).toBe(204);
    expect([await isIn(ana.cookie), await isIn(bea.cookie)]).toEqual([true, false]);
  });

  it('takes no body but JSON, and none from another site', async () => {
    const ana = await t.signIn();
    const bodies: [unknown, Record<string, string>, number][] = [
      [{ password: PASSWORD }, { 'content-type': 'text/plain' }, 415],
      ['{"password":', {}, 400],
      [{}, {}, 400],
      [{ password: 7 }, {}, 400],
      [{ password: PASSWORD }, { 'sec-fetch-site': 'cross-site' }, 403],
      [{ password: PASSWORD }, { origin: 'https://evil.example' }, 403],
    ];
    for (const [body, headers, status] of bodies)
      expect(
        await statusOf(t.send('DELETE', '/api/account', body, { cookie: ana.cookie, ...headers })),
      ).toBe(status);
    expect(await isIn(ana.cookie)).toBe(true);
  });
});

describe('without a session', () => {
  it.each([
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions'],
    ['DELETE', `/api/account/sessions/${'A'.repeat(43)}`],
    ['GET', '/api/account/export'],
    ['DELETE', '/api/account'],
  ])('%s %s is refused', async (method, path) => {
    const body = path === '/api/account' ? { password: PASSWORD } : undefined;
    const response = await call(method, path, '', body);
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { code: 'NOT_SIGNED_IN' },
    ]);
  });
});
