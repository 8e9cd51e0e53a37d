import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stripe } from 'stripe';
import { PaymentsFailure, type Payments } from '@sibila/core/ports/payments';
import { FakeClock } from '@sibila/testkit/fakes';
import { stripePayments } from './stripe.ts';
import { STRIPE_LIMITS, type StripeLimits } from './stripe-tries.ts';
import { madePrice } from './testing/stripe-made.ts';
import { PRICE } from './testing/stripe-state.ts';
import {
  startStripeStub,
  WEBHOOK_SECRET,
  type StripeScript,
  type StripeStub,
} from './testing/stripe-stub.ts';

const USER = 'c4a760a8-dbcf-4e14-9f39-645a8e933d74';
const EMAIL = 'ana.canario@example.com';
/** For who is never answered: tries that end soon, in a verb with time for all. See stripe-tries.test. */
const HASTY: StripeLimits = { tryMs: 600, verbMs: 15_000 };

let stub: StripeStub;
let payments: Payments;
beforeEach(async () => {
  stub = await startStripeStub({ clock: new FakeClock() });
  payments = paymentsWith({});
});
afterEach(async () => {
  expect(stub.faults).toEqual([]);
  await stub.close();
});

const paymentsWith = (fields: { secretKey?: string; limits?: StripeLimits }) =>
  stripePayments({
    secretKey: stub.secretKey,
    webhookSecret: WEBHOOK_SECRET,
    priceId: PRICE.id,
    apiUrl: stub.url,
    ...fields,
  });
const monthly = { ...madePrice(PRICE).recurring } as Stripe.Price.Recurring;
const person = { userId: USER, email: EMAIL, key: `customer:${USER}` };
const openCheckout = (customerId: string, key = 'checkout') =>
  payments.openCheckout({
    customerId,
    userId: USER,
    successUrl: 'https://sibila.test/profile?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://sibila.test/profile',
    key,
  });
async function subscribed() {
  const customerId = await payments.createCustomer(person);
  const { id } = stub.state.pay((await openCheckout(customerId)).id);
  return { customerId, id };
}
const sent = () => stub.requests.map(({ method, path }) => `${method} ${path}`);
const refusing =
  (status: number, body: unknown = { error: { type: 'api_error' } }): StripeScript =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const hang: StripeScript = () => undefined;
const cut: StripeScript = (response) => void response.destroy();
const doneThenCut: StripeScript = (response, next) => {
  response.end = () => response.destroy();
  next();
};
const drip: StripeScript = async (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  while (!response.destroyed) {
    response.write(' ');
    await sleep(30);
  }
};

/** The failure of a verb, which tells nothing that is secret. */
async function failure(work: Promise<unknown>): Promise<PaymentsFailure> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PaymentsFailure);
  const { message, cause } = error as PaymentsFailure;
  expect(cause).toBeUndefined();
  expect(message).not.toMatch(/sk_|whsec|canario|cus_|sub_|127\.0|\{|Bearer|@/);
  return error as PaymentsFailure;
}

describe('what Stripe is asked', () => {
  it('ties a customer to a person by our own id, and searches for none by an address', async () => {
    await payments.createCustomer(person);
    const [request] = stub.requests;
    expect(sent()).toEqual(['POST /v1/customers']);
    expect(request?.params).toEqual({
      email: EMAIL,
      metadata: { userId: USER },
      preferred_locales: ['es'],
    });
    expect(request?.headers).toMatchObject({
      'idempotency-key': person.key,
      'stripe-version': '2026-10-28.endive',
    });
    expect(request?.headers['x-stripe-client-telemetry']).toBeUndefined();
  });

  it('is a subscription to the one price, in Spanish', async () => {
    const customer = await payments.createCustomer(person);
    await openCheckout(customer, 'checkout:1');
    const request = stub.requests.at(-1);
    expect(request?.headers['idempotency-key']).toBe('checkout:1');
    expect(request?.params).toEqual({
      mode: 'subscription',
      customer,
      client_reference_id: USER,
      line_items: [{ price: PRICE.id, quantity: '1' }],
      locale: 'es',
      success_url: 'https://sibila.test/profile?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://sibila.test/profile',
      subscription_data: { metadata: { userId: USER } },
    });
  });

  it('is a portal in Spanish that leads back', async () => {
    const customerId = await payments.createCustomer(person);
    await payments.openPortal({ customerId, returnUrl: 'https://sibila.test/profile' });
    expect(stub.requests.at(-1)?.params).toEqual({
      customer: customerId,
      return_url: 'https://sibila.test/profile',
      locale: 'es',
    });
  });

  it('is nothing at all about what can be no checkout', async () => {
    const ids = ['', '{CHECKOUT_SESSION_ID}', 'cs_test_../x', `cs_test_${'a'.repeat(3_000)}`];
    for (const id of ids) expect(await payments.findCheckout(id)).toBeNull();
    expect(stub.requests).toEqual([]);
  });

  it('is nothing about a checkout that moves no money where money moves, nor the other way round', async () => {
    const live = paymentsWith({ secretKey: 'sk_live_of_the_tests' });
    expect(await live.findCheckout('cs_test_1')).toBeNull();
    expect(await payments.findCheckout('cs_live_1')).toBeNull();
    expect(stub.requests).toEqual([]);
    await failure(live.findCheckout('cs_live_1'));
    expect(sent()).toEqual(['GET /v1/checkout/sessions/cs_live_1']);
  });
});

describe('what Stripe tells', () => {
  it.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['incomplete', 'incomplete'],
    ['unpaid', 'unpaid'],
    ['canceled', 'ended'],
    ['incomplete_expired', 'ended'],
    ['paused', 'unpaid'],
    ['a state of next year', 'incomplete'],
  ])('of a subscription that is %s is taken for %s', async (status, taken) => {
    const { customerId, id } = await subscribed();
    stub.state.change(id, { status });
    expect(await payments.subscriptionsOf(customerId)).toMatchObject([{ id, status: taken }]);
  });

  it('of a customer of the simulated provider is nothing, for which it need not be asked', async () => {
    expect(await payments.subscriptionsOf(`sim_cus_${'a'.repeat(32)}`)).toBeNull();
    expect(stub.requests).toEqual([]);
  });

  it('of another price is told apart', async () => {
    const { customerId } = await subscribed();
    const other = { id: 'price_other', unit_amount: 100, product: 'prod_other' };
    stub.state.subscribe(customerId, madePrice(other));
    const all = await payments.subscriptionsOf(customerId);
    expect(all?.map(({ isOurPrice, amount }) => [isOurPrice, amount])).toEqual([
      [false, 100],
      [true, 899],
    ]);
  });

  it('of another price of the same product is a plan of ours, one for a single payment is not', async () => {
    const { customerId } = await subscribed();
    stub.state.subscribe(customerId, madePrice({ id: 'price_of_last_year', unit_amount: 799 }));
    const once = { id: 'price_once', unit_amount: 1, recurring: null };
    stub.state.subscribe(customerId, madePrice(once));
    for (let i = 0; i < 2; i++) {
      const all = await payments.subscriptionsOf(customerId);
      expect(all?.map(({ isOurPrice, amount }) => [isOurPrice, amount])).toEqual([
        [false, 1],
        [true, 799],
        [true, 899],
      ]);
    }
    expect(sent().filter((call) => call === `GET /v1/prices/${PRICE.id}`)).toHaveLength(1);
  });

  it('takes Premium from nobody while the price that is sold can’t be read', async () => {
    const { customerId } = await subscribed();
    stub.state.subscribe(customerId, madePrice({ id: 'price_of_last_year', unit_amount: 799 }));
    stub.state.prices.clear();
    expect((await failure(payments.subscriptionsOf(customerId))).mayPass).toBe(false);
  });

  it('of the price that is sold is compared with what the pages tell, and read once', async () => {
    expect(await payments.priceFault()).toBeNull();
    expect(await payments.priceFault()).toBeNull();
    expect(sent()).toEqual([`GET /v1/prices/${PRICE.id}`]);
  });

  it.each([
    [{ unit_amount: 999 }, 'US$ 9.99 every 1 month'],
    [{ unit_amount: null }, 'no fixed amount every 1 month'],
    [{ currency: 'mxn' }, 'MXN 8.99 every 1 month'],
    [{ recurring: { ...monthly, interval: 'year' as const } }, 'US$ 8.99 every 1 year'],
    [{ recurring: { ...monthly, interval_count: 2 } }, 'US$ 8.99 every 2 month'],
    [{ recurring: null }, 'US$ 8.99 every 1 never'],
  ])('of a price like %j is a fault', async (fields, fault) => {
    const price = { id: PRICE.id, unit_amount: 899, ...fields };
    stub.state.prices.set(PRICE.id, madePrice(price));
    expect(await payments.priceFault()).toBe(`${fault}, where the pages tell US$ 8.99 a month`);
  });

  it('is read page by page to its end', async () => {
    const customerId = await payments.createCustomer(person);
    for (let i = 0; i < 205; i++) stub.state.subscribe(customerId);
    const all = await payments.subscriptionsOf(customerId);
    expect(new Set(all?.map(({ id }) => id)).size).toBe(205);
    expect(sent().filter((call) => call === 'GET /v1/subscriptions')).toHaveLength(3);
  });

  it('of an end by a date is taken as one at the end of the period, and can be undone', async () => {
    const { customerId, id } = await subscribed();
    const [item] = stub.state.subscriptions.get(id)?.items.data ?? [];
    const only = async () => (await payments.subscriptionsOf(customerId))?.[0];
    stub.state.change(id, { cancel_at: item?.current_period_end ?? 0 });
    expect((await only())?.endsAtPeriodEnd).toBe(true);
    await payments.resume(id);
    expect((await only())?.endsAtPeriodEnd).toBe(false);
    stub.state.change(id, { cancel_at: (item?.current_period_end ?? 0) + 1 });
    expect((await only())?.endsAtPeriodEnd).toBe(false);
  });

  it('of a checkout that did not pay for a subscription gives none', async () => {
    const customerId = await payments.createCustomer(person);
    const { id } = await openCheckout(customerId);
    const session = stub.state.sessions.get(id);
    if (!session) throw new Error('there is no session');
    for (const [fields, expected] of [
      [
        { status: 'complete', payment_status: 'unpaid', subscription: 'sub_1' },
        { status: 'complete', isPaid: false, subscriptionId: 'sub_1' },
      ],
      [
        { status: 'complete', payment_status: 'paid', mode: 'payment' },
        { status: 'complete', isPaid: true, subscriptionId: null },
      ],
      [
        { status: 'complete', payment_status: 'no_payment_required' },
        { status: 'complete', isPaid: false },
      ],
      [
        { status: 'expired', url: null },
        { status: 'expired', isPaid: false, url: null },
      ],
      [
        { status: null, customer: null },
        { status: 'expired', customerId: null },
      ],
    ] as const) {
      stub.state.sessions.set(id, { ...session, ...fields });
      expect(await payments.findCheckout(id)).toMatchObject(expected);
    }
  });
});

describe('a payment that is given back', () => {
  it('is the first one, whatever came after it', async () => {
    const { id } = await subscribed();
    for (let i = 0; i < 102; i++) stub.state.endPeriod(id);
    const first = [...stub.state.invoices.values()][0];
    await payments.refund({ subscriptionId: id, key: 'refund:1' });
    const request = stub.requests.at(-1);
    expect(request?.headers['idempotency-key']).toBe('refund:1');
    expect(request?.params).toEqual({
      payment_intent: first?.payments?.data[0]?.payment.payment_intent,
      reason: 'requested_by_customer',
    });
  });

  it('is none where none was made, and the subscription goes on', async () => {
    const { id } = await subscribed();
    stub.state.invoices.clear();
    expect(await payments.refund({ subscriptionId: id, key: 'r' })).toBeNull();
    expect(stub.state.subscriptions.get(id)?.status).toBe('active');
  });

  it('is made once when the answer is lost, and when it was made by hand', async () => {
    const { id } = await subscribed();
    const next: StripeScript = (_, answer) => answer();
    stub.play(next, next, doneThenCut);
    const refund = await payments.refund({ subscriptionId: id, key: 'refund' });
    expect(stub.state.refunds.size).toBe(1);
    expect(await payments.refund({ subscriptionId: id, key: 'a day later' })).toEqual(refund);
    expect(stub.state.refunds.size).toBe(1);
  });
});

describe('Stripe in trouble', () => {
  it.each<[string, StripeScript, StripeLimits]>([
    ['answers 500', refusing(500), STRIPE_LIMITS],
    ['answers 503 with HTML', refusing(503, '<html>Busy</html>'), STRIPE_LIMITS],
    ['answers 429', refusing(429), STRIPE_LIMITS],
    ['answers 409', refusing(409), STRIPE_LIMITS],
    ['cuts the connection', cut, STRIPE_LIMITS],
    ['hangs', hang, HASTY],
    ['drips', drip, HASTY],
    ['answers 200 with HTML', refusing(200, '<html>'), STRIPE_LIMITS],
  ])('is asked once more when it %s', async (_, script, limits) => {
    payments = paymentsWith({ limits });
    stub.play(script);
    const id = await payments.createCustomer(person);
    expect(stub.state.customers.has(id)).toBe(true);
    expect(sent()).toEqual(['POST /v1/customers', 'POST /v1/customers']);
    expect(new Set(stub.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it.each<[string, StripeScript, StripeLimits]>([
    ['answers 500', refusing(500), STRIPE_LIMITS],
    ['answers 429', refusing(429), STRIPE_LIMITS],
    ['cuts the connection', cut, STRIPE_LIMITS],
    ['hangs', hang, HASTY],
    ['drips', drip, HASTY],
  ])('fails, and may pass, when it %s twice', async (_, script, limits) => {
    payments = paymentsWith({ limits });
    const verbs = [
      () => payments.createCustomer(person),
      () => openCheckout('cus_1'),
      () => payments.findCheckout('cs_test_1'),
      () => payments.changeEmail({ customerId: 'cus_1', email: EMAIL }),
      () => payments.priceFault(),
      () => payments.cancelAtPeriodEnd('sub_1'),
      () => payments.resume('sub_1'),
      () => payments.refund({ subscriptionId: 'sub_1', key: 'refund' }),
      () => payments.openPortal({ customerId: 'cus_1', returnUrl: 'https://sibila.test' }),
    ];
    stub.play(...verbs.flatMap(() => [script, script]));
    const failures = await Promise.all(verbs.map((verb) => failure(verb())));
    expect(failures.map(({ mayPass }) => mayPass)).toEqual(verbs.map(() => true));
    expect(stub.requests).toHaveLength(verbs.length * 2);
    // It asks two things at once.
    stub.play(script, script, script, script);
    expect((await failure(payments.subscriptionsOf('cus_1'))).mayPass).toBe(true);
    await expect.poll(() => stub.open(), { timeout: 10_000 }).toBe(0);
  });

  it('makes one customer and one checkout when the answer is lost after the deed', async () => {
    stub.play(doneThenCut);
    const customerId = await payments.createCustomer(person);
    stub.play(doneThenCut);
    const { id } = await openCheckout(customerId);
    expect([...stub.state.customers.keys()]).toEqual([customerId]);
    expect([...stub.state.sessions.keys()]).toEqual([id]);
  });

  it('waits for the twin of a request while Stripe says that it is under way', async () => {
    const busy = refusing(409, { error: { type: 'idempotency_error' } });
    stub.play(busy, busy, busy);
    const id = await payments.createCustomer(person);
    expect([...stub.state.customers.keys()]).toEqual([id]);
    expect(stub.requests).toHaveLength(4);
  });

  it('is not asked again when it refuses for good', async () => {
    const wrong = paymentsWith({ secretKey: 'sk_test_canario' });
    const { mayPass, message } = await failure(wrong.createCustomer(person));
    expect([mayPass, message]).toEqual([
      false,
      'Stripe failed to make a customer: api_key_invalid (401)',
    ]);
    expect(stub.requests).toHaveLength(1);
  });

  it('refuses a key that comes with another wish', async () => {
    await payments.createCustomer(person);
    const other = payments.createCustomer({ ...person, email: 'otra@example.com' });
    expect((await failure(other)).mayPass).toBe(false);
    expect(stub.state.customers.size).toBe(1);
  });

  it('fails where nobody listens', async () => {
    const { url } = stub;
    await stub.close();
    const { mayPass } = await failure(payments.createCustomer(person));
    expect(mayPass).toBe(true);
    stub = await startStripeStub({ clock: new FakeClock() });
    expect(stub.url).not.toBe(url);
  });
});

describe('a payment that went back', () => {
  it.each(['refunded', 'disputed'] as const)(
    'names its subscription when it is %s',
    async (how) => {
      const { id: subscriptionId, customerId } = await subscribed();
      const payment = stub.state.reverse(subscriptionId, how);
      expect(await payments.findReversed(payment)).toEqual({ subscriptionId, customerId });
      expect(stub.state.events.at(-1)?.type).toMatch(/^charge\./);
    },
  );

  it('names nothing when only a part of it did, or it is no bill’s', async () => {
    const { id } = await subscribed();
    expect(await payments.findReversed(stub.state.reverse(id, 'partly refunded'))).toBeNull();
    expect((await failure(payments.findReversed('pi_unknown'))).mayPass).toBe(false);
  });
});

describe('the stub of Stripe', () => {
  it('refuses what the types of Stripe do not allow', async () => {
    const post = (path: string, body: string) =>
      fetch(`${stub.url}${path}`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${stub.secretKey}` },
      });
    for (const [path, body] of [
      ['/v1/customers', 'emial=x'],
      ['/v1/checkout/sessions', 'mode=abonnement'],
      ['/v1/checkout/sessions', 'mode=subscription&subscription_data[trial_days]=7'],
      ['/v1/checkout/sessions', 'line_items[0][prise]=x'],
      ['/v1/subscriptions/sub_1', 'cancel_at_period_end=maybe'],
      ['/v1/billing_portal/sessions', 'locale=es&costumer=x'],
      ['/v1/charges', 'amount=1'],
    ] as const)
      expect([path, body, (await post(path, body)).status]).toEqual([path, body, 400]);
    expect(stub.faults).toHaveLength(7);
    stub.faults.length = 0;
  });
});
