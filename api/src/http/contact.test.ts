import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactMessages } from '@sibila/drizzle/schema/contact';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.sql`truncate contact_messages, outbox, rate_limits, idempotency_keys`;
  t.logLines.length = 0;
});

const HUMAN = 'XXXX.DUMMY.TOKEN.XXXX';
const CANARY = 'Clorinda';
const MESSAGE = {
  name: CANARY,
  email: 'clorinda@example.com',
  subject: `${CANARY} no ve su lectura`,
  message: `Soy ${CANARY} y ayer hice una tirada.\nNo aparece.`,
};
const THANKS = {
  success: true,
  message: 'Gracias por contactarnos. Te responderemos lo antes posible.',
};

type Fields = Partial<Record<keyof typeof MESSAGE | 'turnstileToken', unknown>>;
const send = (fields: Fields = {}, headers: Record<string, string> = {}) =>
  t.send('POST', '/api/contact', { ...MESSAGE, turnstileToken: HUMAN, ...fields }, headers);
const told = async (response: Response) => [response.status, (await response.json()) as unknown];
const kept = () => t.database.db.select().from(contactMessages);
const newAddress = () => `${randomUUID()}@example.com`;
async function mails() {
  await t.deliverMails();
  return (await t.mailbox.list()).filter(({ subject }) => subject.includes(CANARY));
}

describe('POST /api/contact', () => {
  it('keeps what a guest writes, mails it to support and gives thanks', async () => {
    const response = await send();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await told(response)).toEqual([200, THANKS]);
    expect(await kept()).toMatchObject([{ ...MESSAGE, accountId: null, isPremium: false }]);
    expect(await mails()).toMatchObject([
      { to: 'soporte@localhost', subject: `Soporte: ${MESSAGE.subject}` },
    ]);
  });

  it('knows by the session who writes, whatever a body claims', async () => {
    const premiumUntil = new Date(Date.now() + 3_600_000);
    const { user, cookie } = await t.signIn({ premiumUntil });
    const claims = { accountId: randomUUID(), isPremium: true, closedAt: '2020-01-01' };
    expect((await send({}, { cookie })).status).toBe(200);
    expect((await send({ email: newAddress(), ...claims })).status).toBe(200);
    const rows = await kept();
    expect(
      rows.map(({ accountId, isPremium, closedAt }) => [accountId, isPremium, closedAt]),
    ).toEqual(
      expect.arrayContaining([
        [user.id, true, null],
        [null, false, null],
      ]),
    );
  });

  it('names every field that is wrong, to the letter and before the human check', async () => {
    const wrong = { name: 'A', email: 'a@', subject: 'Hola', message: 'Ayúdame' };
    const errors = {
      name: 'El nombre debe tener al menos 2 caracteres.',
      email: 'Por favor, introduce un email válido.',
      subject: 'El asunto debe tener al menos 5 caracteres.',
      message: 'El mensaje debe tener al menos 10 caracteres.',
    };
    for (const turnstileToken of [HUMAN, 'no', null, undefined])
      expect(await told(await send({ ...wrong, turnstileToken }))).toEqual([
        400,
        expect.objectContaining({ code: 'INVALID_INPUT', errors }),
      ]);
    expect(await kept()).toEqual([]);
  });

  it.each([undefined, null, '', 'otra cosa'])('refuses the token %j', async (turnstileToken) => {
    expect(await told(await send({ turnstileToken }))).toEqual([
      400,
      {
        code: 'HUMAN_CHECK_FAILED',
        message: 'No se pudo completar la verificación de seguridad',
        errors: { turnstileToken: 'No se pudo completar la verificación de seguridad' },
      },
    ]);
    expect(await kept()).toEqual([]);
  });

  it('takes a text of the largest size with every sign, and not one more', async () => {
    const message = Array.from(`Ñandú «😀» <b>${'á'.repeat(5000)}`)
      .slice(0, 5000)
      .join('');
    expect((await send({ message })).status).toBe(200);
    expect((await kept())[0]?.message).toBe(message);
    expect((await send({ message: `${message}x` })).status).toBe(400);
  });

  it('takes three an hour from one e-mail, and ten from one address, and says when to come back', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await send({ email: 'Ana@example.com' })).status);
    for (let i = 0; i < 6; i++) statuses.push((await send({ email: newAddress() })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 200, 200, 200]);
    const refused = await send({ email: newAddress() });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await told(refused)).toEqual([
      429,
      expect.objectContaining({
        code: 'TOO_MANY_REQUESTS',
        message: expect.stringMatching(
          /^Son demasiados intentos.* Vuelve a intentarlo dentro de \d+ \w+\.$/,
        ) as string,
      }),
    ]);
    expect((await send({ email: newAddress() }, { ip: '198.51.100.77' })).status).toBe(200);
    const elsewhere = { ip: '198.51.100.78' };
    expect((await send({ email: 'ana@EXAMPLE.com' }, elsewhere)).status).toBe(429);
    expect(await kept()).toHaveLength(10);
  });

  it('takes one message once, however often and however much at once it is sent', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => send({}, key)));
    for (const answer of answers) expect(await told(answer)).toEqual([200, THANKS]);
    expect(await kept()).toHaveLength(1);
    expect(await mails()).not.toHaveLength(0);
    // A token serves once: the automatic repeat brings another.
    expect((await send({ turnstileToken: 'otro' }, key)).status).toBe(200);
    expect(await told(await send({ subject: 'Otra cosa' }, key))).toEqual([
      409,
      expect.objectContaining({ code: 'ID_TAKEN' }),
    ]);
  });

  it('frees the key of what was refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await send({ turnstileToken: 'no' }, key)).status).toBe(400);
    expect((await send({}, key)).status).toBe(200);
  });

  it('is closed to other sites', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await send({}, headers as Record<string, string>)).status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it('leaves nothing of what was written, or by whom, in the log', async () => {
    await send();
    await send({}, { cookie: (await t.signIn({ email: newAddress() })).cookie });
    await send({ turnstileToken: 'no' });
    await send({ email: `${CANARY}@`, subject: CANARY.slice(0, 3) });
    for (let i = 0; i < 3; i++) await send();
    await mails();
    const log = t.logLines.join('\n');
    expect(log).toContain('contact.received');
    expect(log).not.toMatch(/clorinda|tirada|lectura|198\.51/i);
  });

  it('is the same call over tRPC', async () => {
    const body = { json: { ...MESSAGE, turnstileToken: HUMAN } };
    const answer = await t.send('POST', '/trpc/contact.send', body);
    expect(await told(answer)).toEqual([200, { result: { data: { json: THANKS } } }]);
    expect(await kept()).toHaveLength(1);
  });
});
