import { gzipSync } from 'node:zlib';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingCustomers, paymentEvents } from '@sibila/drizzle/schema/billing';
import { users } from '@sibila/drizzle/schema/account';
import { FakePayments } from '@sibila/testkit/fake-payments';
import { stripePayments } from '../adapters/payments/stripe.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const SECRET = 'whsec_of_this_test';
const PATH = '/api/stripe/webhook';
/** Stripe's own code signs; the fake holds the truth that is read afterwards. */
const { webhooks } = new Stripe('sk_test_of_this_test');
const { readEvent } = stripePayments({
  secretKey: 'sk_test_of_this_test',
  webhookSecret: SECRET,
  priceId: 'price_1',
  apiUrl: null,
});

let t: TestApp;
let payments: FakePayments;
let customerId: string;
let userId: string;
let nextEvent = 1;

beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.sql`truncate users, billing_customers, payment_events cascade`;
  payments = new FakePayments(t.shared.ports.clock);
  payments.readEvent = readEvent;
  t.shared.ports.payments = payments;
  const { user } = await t.signIn();
  userId = user.id;
  customerId = await payments.createCustomer({ userId, email: user.email, key: userId });
  const createdAt = new Date();
  await t.database.db.insert(billingCustomers).values({ customerId, accountId: userId, createdAt });
  payments.subscribe(customerId);
});

const seconds = () => Math.floor(Date.now() / 1000);
const payloadOf = (fields: object = {}) =>
  JSON.stringify({
    id: `evt_${nextEvent++}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: seconds(),
    livemode: false,
    data: { object: { id: 'sub_1', object: 'subscription', customer: customerId } },
    ...fields,
  });
const signatureOf = (payload: string, fields: { secret?: string; timestamp?: number } = {}) =>
  webhooks.generateTestHeaderString({ payload, secret: SECRET, ...fields });

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  t.request(PATH, { method: 'POST', body, headers });
const send = (payload: string, signature = signatureOf(payload)) =>
  post(payload, { 'content-type': 'application/json', 'stripe-signature': signature });
const events = () => t.database.db.select().from(paymentEvents);
const isPremium = async () => {
  const [user] = await t.database.db.select().from(users);
  return (user?.premiumUntil ?? null) !== null;
};

describe('the webhook', () => {
  it('takes what Stripe signed, without a session, a cookie or a limit of ours', async () => {
    const response = await send(payloadOf());
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await isPremium()).toBe(true);
  });

  it('does once what is replayed, and says that it is well', async () => {
    const payload = payloadOf();
    const signature = signatureOf(payload);
    for (let i = 0; i < 3; i++) expect((await send(payload, signature)).status).toBe(200);
    expect(payments.calls.filter((call) => call === 'subscriptionsOf')).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  const forgeries: [string, (payload: string) => Promise<Response>][] = [
    ['a tampered byte', (p) => send(p.replace('sub_1', 'sub_2'), signatureOf(p))],
    ['another secret', (p) => send(p, signatureOf(p, { secret: 'whsec_other' }))],
    ['a signature of 301 s ago', (p) => send(p, signatureOf(p, { timestamp: seconds() - 301 }))],
    ['a signature of the future', (p) => send(p, signatureOf(p, { timestamp: seconds() + 310 }))],
    ['no signature', (p) => post(p, {})],
    ['an empty one', (p) => send(p, '')],
    ['no valid one among two', (p) => send(p, `t=${seconds()},v1=${'0'.repeat(64)},v1=beef`)],
    ['one of another scheme', (p) => send(p, signatureOf(p).replace('v1=', 'v0='))],
    ['two headers in one', (p) => send(p, `${signatureOf('x')}, ${signatureOf(p)}`)],
    ['a body written anew', (p) => send(JSON.stringify(JSON.parse(p), null, 2), signatureOf(p))],
    ['a byte order mark', (p) => send(`\uFEFF${p}`, signatureOf(p))],
    [
      'a packed body',
      (p) =>
        post(new Uint8Array(gzipSync(p)), {
          'content-encoding': 'gzip',
          'stripe-signature': signatureOf(p),
        }),
    ],
    ['an event of real money', () => send(payloadOf({ livemode: true }))],
    ['an empty body', () => send('')],
    ['what is no event', () => send('null')],
  ];
  it.each(forgeries)('refuses %s, and keeps nothing', async (_, forge) => {
    const response = await forge(payloadOf());
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'INVALID_SIGNATURE', message: 'La firma de este aviso no es válida.' },
    ]);
    expect(await events()).toEqual([]);
    expect(await isPremium()).toBe(false);
    expect(payments.calls).not.toContain('subscriptionsOf');
  });

  it('takes a valid signature beside a wrong one, as when the secret is changed', async () => {
    const payload = payloadOf();
    const signature = signatureOf(payload).replace('v1=', `v1=${'0'.repeat(64)},v1=`);
    expect((await send(payload, signature)).status).toBe(200);
  });

  it.each([
    ['of an unknown type', { type: 'terminal.reader.action_failed' }],
    ['of a customer of nobody', { data: { object: { object: 'invoice', customer: 'cus_no' } } }],
    ['without a customer', { data: { object: { object: 'invoice', customer: null } } }],
    ['without an object', { data: undefined }],
  ])('answers 200 to an event %s, and does nothing', async (_, fields) => {
    expect((await send(payloadOf(fields))).status).toBe(200);
    expect(await events()).toHaveLength(1);
    expect(payments.calls).not.toContain('subscriptionsOf');
  });

  it('asks Stripe to send again what it failed itself, or what the database could not take', async () => {
    const payload = payloadOf();
    payments.faults = ['fail'];
    expect((await send(payload)).status).toBe(503);
    await t.database.sql`alter table payment_events rename to payment_events_away`;
    expect((await send(payload)).status).toBeGreaterThanOrEqual(500);
    await t.database.sql`alter table payment_events_away rename to payment_events`;
    expect((await send(payload)).status).toBe(200);
    expect(await isPremium()).toBe(true);
  });

  it('keeps and logs nothing of a card that an event speaks of, whatever comes of it', async () => {
    const card = { number: '4242424242424242', cvc: 'cvc-314', fingerprint: 'card-of-ana' };
    const object = { object: 'charge', customer: customerId, payment_method_details: { card } };
    const payload = payloadOf({ type: 'charge.succeeded', data: { object } });
    payments.faults = ['fail'];
    expect((await send(payload)).status).toBe(503);
    expect((await send(payload)).status).toBe(200);
    expect((await send(payload, signatureOf('x'))).status).toBe(400);
    const { sql } = t.database;
    const tables = await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public'`;
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select to_jsonb(x) as row from ${sql(name)} x`),
    );
    const kept = JSON.stringify([rows, t.logLines]);
    expect(kept).toContain(customerId);
    for (const secret of Object.values(card)) expect(kept).not.toContain(secret);
  });

  it('answers 200 for an account that has been deleted, and makes none', async () => {
    await t.database.sql`delete from users`;
    expect((await send(payloadOf())).status).toBe(200);
    expect(await t.database.sql`select * from users`).toHaveLength(0);
  });

  it('takes up to one megabyte', async () => {
    const padded = payloadOf({ note: 'x'.repeat(900_000) });
    expect((await send(padded)).status).toBe(200);
    const large = payloadOf({ note: 'x'.repeat(1024 * 1024) });
    expect((await send(large)).status).toBe(413);
  });

  it('knows POST alone', async () => {
    const response = await t.request(PATH);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('has nobody to believe where nothing can be bought', async () => {
    t.shared.ports.payments = null;
    expect((await send(payloadOf())).status).toBe(503);
    expect(await events()).toEqual([]);
  });
});
