import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { idOf } from '@sibila/api/adapters/payments/stripe-objects';
import { PRICE } from '@sibila/api/adapters/payments/testing/stripe-state';
import {
  startStripeStub,
  WEBHOOK_SECRET,
  type StripeStub,
} from '@sibila/api/adapters/payments/testing/stripe-stub';
import { createTestApp, type TestApp } from '@sibila/api/testing/test-app';
import { insertCustomer } from '@sibila/core/billing/repo';
import { paymentEvents, subscriptions } from '@sibila/drizzle/schema/billing';
import startDatabase from '@sibila/testkit/global-setup';
import { describePeer } from './peer.ts';
import { cliRoutes, trigger } from './stripe-cli.ts';

const clock = { now: () => new Date() };

describePeer("Stripe's own command line", { programs: ['stripe'] }, () => {
  let stopDatabase: () => Promise<void>;
  let stripe: StripeStub;
  let t: TestApp;
  let server: Server;
  let webhook: string;
  /** The product of the prices that the command line makes. */
  const sold = { product: '' };
  /** Events reach the webhook one after another; the statuses that came back. */
  let statuses: Promise<number[]>;

  beforeAll(async () => {
    stopDatabase = await startDatabase();
    stripe = await startStripeStub({ clock, more: cliRoutes(sold) });
    t = await createTestApp({
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_ID: PRICE.id,
      STRIPE_API_URL: stripe.url,
    });
    server = createServer((...call) => void getRequestListener(t.app.fetch)(...call));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    webhook = `http://127.0.0.1:${port}/api/stripe/webhook`;
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await t.close();
    await stripe.close();
    await stopDatabase();
  });
  beforeEach(() => {
    sold.product = idOf(PRICE.product) ?? '';
    statuses = Promise.resolve([]);
  });

  /** Has an event happen to somebody of ours; the session of that person. */
  async function triggerFor(type: string): Promise<string> {
    const { user, cookie } = await t.signIn();
    stripe.state.listener = (event) => {
      statuses = statuses.then(async (all) => {
        // The command line makes customers of its own; this one is the person's.
        if (event.type === 'customer.created') await take(event.data.object, user.id);
        return [...all, await deliver(event)];
      });
    };
    const said = await trigger(type, { apiBase: stripe.url, apiKey: stripe.secretKey });
    expect(said).toContain('Trigger succeeded');
    expect(new Set(await statuses)).toEqual(new Set([200]));
    return cookie;
  }
  async function take(customer: object, accountId: string): Promise<void> {
    const customerId = 'id' in customer ? String(customer.id) : '';
    await insertCustomer(t.shared, { customerId, accountId, createdAt: clock.now() });
  }
  async function deliver(event: unknown): Promise<number> {
    const { body, signature } = stripe.requestOf(event);
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const sent = await fetch(webhook, { method: 'POST', body: body.toString(), headers });
    return sent.status;
  }
  async function ask(path: string, cookie: string): Promise<Record<string, unknown>> {
    const response = await t.send('GET', `/api/subscription/${path}`, undefined, { cookie });
    return (await response.json()) as Record<string, unknown>;
  }

  it.each(['customer.subscription.created', 'customer.subscription.updated'])(
    'makes %s happen, and the person has Premium',
    async (type) => {
      const cookie = await triggerFor(type);
      expect(await ask('status', cookie)).toMatchObject({ isPremium: true, hasSubscription: true });
      expect(await ask('details', cookie)).toMatchObject({
        active: true,
        subscription: { state: 'active', givesPremium: true },
      });
    },
  );

  it('ends a subscription before anybody looked, which was no Premium of anybody', async () => {
    const cookie = await triggerFor('customer.subscription.deleted');
    expect(await ask('status', cookie)).toMatchObject({ isPremium: false, hasSubscription: false });
    const stored = await t.database.db.select().from(subscriptions);
    expect(stored.filter(({ status }) => status === 'ended')).toMatchObject([
      { isOurPrice: true, activatedAt: null },
    ]);
  });

  it('sells another product, which is no Premium, is shown and can be cancelled', async () => {
    sold.product = 'prod_of_somebody_else';
    const cookie = await triggerFor('customer.subscription.created');
    expect(await ask('status', cookie)).toMatchObject({ isPremium: false, hasSubscription: true });
    expect(await ask('details', cookie)).toMatchObject({ subscription: { givesPremium: false } });
    const cancel = await t.send('POST', '/api/subscription/cancel', undefined, { cookie });
    expect(cancel.status).toBe(200);
  });

  it.each([
    'customer.deleted',
    'invoice.payment_failed',
    // For no subscription, and without an account.
    'checkout.session.completed',
  ])('makes %s happen, which gives nobody anything', async (type) => {
    const cookie = await triggerFor(type);
    expect(await ask('status', cookie)).toMatchObject({ isPremium: false, hasSubscription: false });
    const all = await t.database.db.select().from(paymentEvents);
    expect(all.map((event) => event.type)).toContain(type);
    expect(all.filter(({ handledAt }) => handledAt === null)).toEqual([]);
  });
});
