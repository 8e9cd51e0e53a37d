import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateUser } from '@sibila/core/account/repo';
import { noteNewAddress } from '@sibila/core/billing/address';
import { reconcile } from '@sibila/core/billing/reconcile';
import { inTransaction } from '@sibila/core/context';
import { FakeClock } from '@sibila/testkit/fakes';
import { madePrice } from '../adapters/payments/testing/stripe-made.ts';
import { PRICE } from '../adapters/payments/testing/stripe-state.ts';
import {
  startStripeStub,
  WEBHOOK_SECRET,
  type StripeStub,
} from '../adapters/payments/testing/stripe-stub.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const DAY_MS = 86_400_000;

let clock: FakeClock;
let stripe: StripeStub;
let t: TestApp;
let cookie: string;

beforeAll(async () => {
  // A whole second, as Stripe counts them; and not far from the real time, by which sessions live.
  clock = new FakeClock(new Date(Math.floor(Date.now() / 1000) * 1000));
  stripe = await startStripeStub({ clock });
  t = await createTestApp({
    RATE_LIMITS: 'relaxed',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_ID: PRICE.id,
    STRIPE_API_URL: stripe.url,
  });
  t.shared.ports.clock = clock;
});
afterAll(async () => {
  expect(stripe.faults).toEqual([]);
  await stripe.close();
  await t.close();
});
beforeEach(async () => {
  stripe.state.events.length = 0;
  ({ cookie } = await t.signIn());
});

async function call(method: string, path: string, body?: unknown) {
  const response = await t.send(method, `/api/subscription/${path}`, body, { cookie });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
/** By the clock that the test moves; sessions live by the real one. */
async function isPremium(): Promise<boolean> {
  const response = await t.send('GET', '/api/auth/user', undefined, { cookie });
  const { premiumUntil } = (await response.json()) as { premiumUntil: string | null };
  return premiumUntil !== null && new Date(premiumUntil) > clock.now();
}
async function nextCharge(): Promise<Date> {
  const { body } = await call('GET', 'details');
  const { nextCharge: next } = body['subscription'] as { nextCharge: { at: string } };
  return new Date(next.at);
}
/** Opens a page to pay on; its id. */
async function open(): Promise<string> {
  const { url } = (await call('POST', 'create-checkout')).body;
  const session = [...stripe.state.sessions.values()].find((one) => one.url === url);
  if (!session) throw new Error('there is no such page');
  return session.id;
}
/** Delivers what Stripe has to tell, the newest first; the statuses that came back. */
async function deliver(): Promise<number[]> {
  const statuses = new Set<number>();
  for (const event of stripe.state.events.splice(0).reverse()) {
    const { body, signature } = stripe.requestOf(event, { at: clock.now() });
    const headers = { 'stripe-signature': signature };
    const init = { method: 'POST', body: new Uint8Array(body), headers };
    statuses.add((await t.request('/api/stripe/webhook', init)).status);
  }
  return [...statuses];
}

describe('a subscription at Stripe, through the whole application', () => {
  it('is paid, renewed, not paid, mended, cancelled and over', async () => {
    const { id } = stripe.state.pay(await open());
    expect(await deliver()).toEqual([200]);
    expect(await isPremium()).toBe(true);
    clock.set(await nextCharge());
    stripe.state.endPeriod(id);
    await deliver();
    clock.set(await nextCharge());
    stripe.state.endPeriod(id, { isPaid: false });
    await deliver();
    expect((await call('GET', 'details')).body['subscription']).toMatchObject({
      state: 'past_due',
    });
    expect(await isPremium()).toBe(true);
    clock.advance(21 * DAY_MS);
    expect(await isPremium()).toBe(false);
    stripe.state.change(id, { status: 'active' });
    await deliver();
    expect(await isPremium()).toBe(true);
    const cancelled = await call('POST', 'cancel');
    expect(cancelled.status).toBe(200);
    clock.set(new Date(String(cancelled.body['premiumUntil'])));
    expect(await isPremium()).toBe(false);
    stripe.state.endPeriod(id);
    await deliver();
    expect(await call('GET', 'status')).toMatchObject({
      body: {
        isPremium: false,
        premiumUntil: null,
        hasSubscription: false,
        endedAt: clock.now().toISOString(),
      },
    });
  });

  it('is found by the reconciling job when nobody told of it', async () => {
    stripe.state.pay(await open());
    for (let minute = 0; minute < 15; minute++) {
      clock.advance(60_000);
      await reconcile(t.shared);
    }
    expect(await isPremium()).toBe(true);
  });

  it('is opened once, though the connection was cut after the page was made', async () => {
    const before = [stripe.state.customers.size, stripe.state.sessions.size];
    const cut = Array.from(
      { length: 2 },
      () => (response: { destroy(): void }, next: () => void) => {
        next();
        response.destroy();
      },
    );
    stripe.play(...cut);
    expect((await call('POST', 'create-checkout')).status).toBeLessThanOrEqual(503);
    await open();
    await open();
    const after = [stripe.state.customers.size, stripe.state.sessions.size];
    expect(after.map((size, i) => size - (before[i] ?? 0))).toEqual([1, 1]);
  });

  it('gives nothing for another price, nor for a page that is not paid', async () => {
    const session = await open();
    const told = (status: string) => ({
      status: 200,
      body: { success: false, alreadyPremium: false, status },
    });
    expect(await call('POST', 'verify-session', { sessionId: session })).toEqual(told('open'));
    stripe.state.pay(
      session,
      madePrice({ id: 'price_other', unit_amount: 1, product: 'prod_other' }),
    );
    expect(await call('POST', 'verify-session', { sessionId: session })).toEqual(told('settled'));
    expect(await deliver()).toEqual([200]);
    expect(await isPremium()).toBe(false);
  });

  it('is kept by who pays an older price of the same product', async () => {
    stripe.state.pay(await open(), madePrice({ id: 'price_of_last_year', unit_amount: 799 }));
    expect(await deliver()).toEqual([200]);
    expect(await isPremium()).toBe(true);
  });

  it('sends its receipts to the address of the person, also after that was changed', async () => {
    stripe.state.pay(await open());
    await deliver();
    const { userId } = [...stripe.state.customers.values()]
      .flatMap((one) => (one.deleted === true ? [] : [one.metadata]))
      .at(-1) ?? { userId: '' };
    await inTransaction(t.shared, async (tx) => {
      await updateUser(tx, userId ?? '', { email: `nueva-${userId}@example.com` });
      await noteNewAddress(tx, userId ?? '');
    });
    clock.advance(6 * 60_000);
    await reconcile(t.shared);
    expect([...stripe.state.customers.values()].at(-1)).toMatchObject({
      email: `nueva-${userId}@example.com`,
    });
  });

  it('ends with a customer who is deleted at Stripe', async () => {
    stripe.state.pay(await open());
    await deliver();
    const customer = [...stripe.state.customers.keys()].at(-1) ?? '';
    stripe.state.deleteCustomer(customer);
    expect(await deliver()).toEqual([200]);
    expect(await isPremium()).toBe(false);
    const again = await open();
    stripe.state.pay(again);
    expect((await call('POST', 'verify-session', { sessionId: again })).body['success']).toBe(true);
  });

  it.each(['refunded', 'disputed'] as const)(
    'ends when its payment was %s at Stripe',
    async (how) => {
      const { id } = stripe.state.pay(await open());
      await deliver();
      expect(await isPremium()).toBe(true);
      stripe.state.reverse(id, how);
      expect(await deliver()).toEqual([200]);
      expect(await isPremium()).toBe(false);
      expect(stripe.state.subscriptions.get(id)?.status).toBe('canceled');
    },
  );

  it('goes with the account: nothing more is charged', async () => {
    const { id } = stripe.state.pay(await open());
    await deliver();
    const response = await t.send(
      'DELETE',
      '/api/account',
      { password: 'luna-de-papel' },
      { cookie },
    );
    expect(response.status).toBe(204);
    expect(stripe.state.subscriptions.get(id)?.cancel_at_period_end).toBe(true);
    expect(await deliver()).toEqual([200]);
  });
});
