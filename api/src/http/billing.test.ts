import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakePayments } from '@sibila/testkit/fake-payments';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let payments: FakePayments;
let cookie: string;

beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());
beforeEach(async () => {
  // The fake counts from one again, and so do its names.
  await t.database.sql`truncate users, billing_customers, idempotency_keys cascade`;
  payments = new FakePayments(t.shared.ports.clock);
  t.shared.ports.payments = payments;
  ({ cookie } = await t.signIn());
});

async function call(method: string, path: string, body?: unknown, headers = {}) {
  const response = await t.send(method, `/api/subscription/${path}`, body, { cookie, ...headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const open = async () => String((await call('POST', 'create-checkout')).body['url']);
const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
/** Pays, and comes back to the page that asks what came of it. */
async function buy() {
  const sessionId = idOf(await open());
  const subscription = payments.pay(sessionId);
  const verified = await call('POST', 'verify-session', { sessionId });
  return { subscription, sessionId, verified };
}

describe('a subscription over REST', () => {
  it('is bought, seen, managed and cancelled', async () => {
    expect(await call('GET', 'status')).toEqual({
      status: 200,
      body: {
        isPremium: false,
        premiumUntil: null,
        hasSubscription: false,
        isPaymentPending: false,
        endedAt: null,
        refund: null,
      },
    });
    expect(await call('GET', 'details')).toEqual({
      status: 200,
      body: { active: false, subscription: null },
    });
    const { subscription, verified } = await buy();
    expect(verified).toEqual({ status: 200, body: { success: true, alreadyPremium: false } });
    const premiumUntil = subscription.periodEnd.toISOString();
    expect((await call('GET', 'status')).body).toEqual({
      isPremium: true,
      premiumUntil,
      hasSubscription: true,
      isPaymentPending: false,
      endedAt: null,
      refund: null,
    });
    expect((await call('GET', 'details')).body).toMatchObject({
      active: true,
      subscription: {
        state: 'active',
        nextCharge: { at: premiumUntil, cents: 899, currency: 'usd' },
        refund: { isDue: true, readingsUsed: 0 },
      },
    });
    expect((await call('POST', 'portal')).body['url']).toContain('/portal/');
    expect(await call('POST', 'cancel')).toEqual({
      status: 200,
      body: { success: true, premiumUntil },
    });
    const user = (await (await t.send('GET', '/api/auth/user', undefined, { cookie })).json()) as {
      isPremium: boolean;
    };
    expect(user.isPremium).toBe(true);
  });

  it.each([
    ['POST', 'create-checkout', 409, 'ALREADY_PREMIUM'],
    ['POST', 'verify-session', 200, undefined],
  ])('answers who has Premium already: %s %s', async (method, path, status, code) => {
    const { sessionId } = await buy();
    const answer = await call(method, path, { sessionId });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    if (path === 'verify-session')
      expect(answer.body).toEqual({ success: false, alreadyPremium: true });
  });

  it.each([
    ['cancel', 'No tienes una suscripción activa para cancelar'],
    ['portal', 'No tienes una suscripción activa para gestionar'],
  ])('has nothing to %s for who pays nothing', async (path, message) => {
    expect(await call('POST', path)).toEqual({
      status: 409,
      body: { code: 'NO_SUBSCRIPTION', message },
    });
  });

  it("says the same of somebody else's session as of none, and 400 to what can't be one", async () => {
    const { sessionId } = await buy();
    ({ cookie } = await t.signIn());
    const foreign = await call('POST', 'verify-session', { sessionId });
    expect(foreign).toEqual(await call('POST', 'verify-session', { sessionId: 'cs_test_none' }));
    expect(foreign.status).toBe(404);
    expect((await call('GET', 'status')).body['isPremium']).toBe(false);
    for (const odd of ['', 'c'.repeat(3000), 7, null, ['cs_test_1'], 'a\u0000'])
      expect((await call('POST', 'verify-session', { sessionId: odd })).status).toBe(400);
    for (const none of [{}, { sessionId: null }])
      expect(await call('POST', 'verify-session', none)).toMatchObject({
        status: 400,
        body: { errors: { sessionId: 'Falta el identificador del pago' } },
      });
  });

  it('gives one page to double clicks, each with a key of its own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call('POST', 'create-checkout', undefined, { 'idempotency-key': randomUUID() }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body['url'])).size).toBe(1);
    expect(payments.customers.size).toBe(1);
  });

  it('gives the same answer to the same key, also for a cancellation', async () => {
    await buy();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await call('POST', 'cancel', undefined, headers);
    expect(first.status).toBe(200);
    expect(await call('POST', 'cancel', undefined, headers)).toEqual(first);
  });

  it('says plainly that nothing can be bought, and what there is can still be read', async () => {
    await buy();
    t.shared.ports.payments = null;
    expect(await call('POST', 'create-checkout')).toEqual({
      status: 503,
      body: expect.objectContaining({
        code: 'BILLING_OFF',
        message: 'Ahora mismo no se puede contratar Premium.',
      }) as unknown,
    });
    expect((await call('GET', 'status')).body['isPremium']).toBe(true);
  });
});

describe('while the provider is away', () => {
  const away = () => {
    payments.faults = Array.from({ length: 50 }, () => 'fail' as const);
  };

  it('who has Premium keeps it, and everything else is as fast as before', async () => {
    await buy();
    payments.faults = Array.from({ length: 50 }, () => 'hang' as const);
    const calls = payments.calls.length;
    const startedAt = performance.now();
    expect((await call('GET', 'status')).body['isPremium']).toBe(true);
    expect((await call('GET', 'details')).body['active']).toBe(true);
    for (const path of ['/api/auth/user', '/api/tarot/readings', '/api/horoscope/leo/premium'])
      expect((await t.send('GET', path, undefined, { cookie })).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect(payments.calls).toHaveLength(calls);
  });

  it.each([
    ['create-checkout', 'Error al iniciar el proceso de suscripción'],
    ['cancel', 'Error al cancelar la suscripción'],
    ['portal', 'Error al abrir el portal de suscripción'],
  ])('%s says so in its own words', async (path, message) => {
    if (path !== 'create-checkout') await buy();
    away();
    const answer = await call('POST', path);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'BILLING_UNAVAILABLE', message });
  });

  it('a payment can be verified as soon as it is back', async () => {
    const sessionId = idOf(await open());
    payments.pay(sessionId);
    away();
    expect((await call('POST', 'verify-session', { sessionId })).status).toBe(503);
    payments.faults = [];
    expect((await call('POST', 'verify-session', { sessionId })).body['success']).toBe(true);
  });
});
