import { Stripe } from 'stripe';
import type { Checkout, PaidSubscription, Payments, Refund } from '@sibila/core/ports/payments';
import { SoldPrice } from './stripe-price.ts';
import { readStripeEvent } from './stripe-event.ts';
import { findReversed } from './stripe-reversed.ts';
import { checkoutOf, paidSubscriptionOf } from './stripe-objects.ts';
import { hasCode, inTime, STRIPE_LIMITS, type Ask, type StripeLimits } from './stripe-tries.ts';

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** The price of Premium. */
  priceId: string;
  /** Null for Stripe's own. */
  apiUrl: string | null;
  limits?: StripeLimits;
}

type CheckoutWish = Parameters<Payments['openCheckout']>[0];

const PAGE = 100;
const CUSTOMER_ID = /^cus_\w{1,200}$/;
/** One that moves no money gives nothing where money moves, nor the other way round. */
const CHECKOUT_ID = { test: /^cs_test_\w{1,200}$/, live: /^cs_live_\w{1,200}$/ } as const;

/** Payments by Stripe. */
export function stripePayments(options: StripeOptions): Payments {
  const { priceId, limits = STRIPE_LIMITS } = options;
  const stripe = clientOf(options);
  const sold = new SoldPrice(stripe, priceId);
  const isLive = /^[a-z]+_live_/.test(options.secretKey);
  const { webhookSecret } = options;
  const run = <T>(verb: string, work: (ask: Ask) => Promise<T>) => inTime(verb, limits, work);
  return {
    kind: 'stripe',
    createCustomer: (person) =>
      run('make a customer', (ask) => createCustomer(stripe, ask, person)),
    changeEmail: ({ customerId, email }) =>
      run('change an address', async (ask) => {
        await ask((request) => stripe.customers.update(customerId, { email }, request));
      }),
    priceFault: () => run('read the price', (ask) => sold.fault(ask)),
    openCheckout: (wish) =>
      run('open a checkout', (ask) => openCheckout(stripe, ask, { ...wish, priceId })),
    async findCheckout(id) {
      if (!CHECKOUT_ID[isLive ? 'live' : 'test'].test(id)) return null;
      return run('find a checkout', (ask) => findCheckout(stripe, ask, id));
    },
    async subscriptionsOf(customerId) {
      // Of the simulated provider, on whose database Stripe was configured: nothing is paid there.
      if (!CUSTOMER_ID.test(customerId)) return null;
      return run('list subscriptions', (ask) =>
        listSubscriptions(stripe, ask, { customerId, sold }),
      );
    },
    cancelAtPeriodEnd: (id) =>
      run('cancel a subscription', async (ask) => {
        const cancelled = { cancel_at_period_end: true };
        await ask((request) => stripe.subscriptions.update(id, cancelled, request));
      }),
    resume: (id) => run('resume a subscription', (ask) => resume(stripe, ask, id)),
    end: (id) => run('end a subscription', (ask) => end(stripe, ask, id)),
    refund: (wish) => run('give a payment back', (ask) => refund(stripe, ask, wish)),
    findReversed: (id) => run('find a payment', (ask) => findReversed(stripe, ask, id)),
    openPortal: ({ customerId, returnUrl }) =>
      run('open the portal', async (ask) => {
        const wish = { customer: customerId, return_url: returnUrl, locale: 'es' } as const;
        return (await ask((request) => stripe.billingPortal.sessions.create(wish, request))).url;
      }),
    readEvent: (request) => readStripeEvent({ stripe, webhookSecret, isLive }, request),
  };
}

function clientOf({ secretKey, apiUrl }: StripeOptions): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl);
  const isPlain = url?.protocol === 'http:';
  return new Stripe(secretKey, {
    // Tries are counted here, within the time that a verb has.
    maxNetworkRetries: 0,
    telemetry: false,
    // Its time-out holds for the whole answer; Node's own client starts it anew with every byte.
    httpClient: Stripe.createFetchHttpClient(),
    ...(url && {
      host: url.hostname,
      port: url.port || (isPlain ? 80 : 443),
      protocol: isPlain ? 'http' : 'https',
    }),
  });
}

async function createCustomer(
  stripe: Stripe,
  ask: Ask,
  { userId, email, key }: Parameters<Payments['createCustomer']>[0],
): Promise<string> {
  const wish = { email, metadata: { userId }, preferred_locales: ['es'] };
  const { id } = await ask((request) =>
    stripe.customers.create(wish, { ...request, idempotencyKey: key }),
  );
  return id;
}

async function openCheckout(
  stripe: Stripe,
  ask: Ask,
  wish: CheckoutWish & { priceId: string },
): Promise<Checkout> {
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer: wish.customerId,
    client_reference_id: wish.userId,
    line_items: [{ price: wish.priceId, quantity: 1 }],
    locale: 'es',
    success_url: wish.successUrl,
    cancel_url: wish.cancelUrl,
    subscription_data: { metadata: { userId: wish.userId } },
  };
  const session = await ask((request) =>
    stripe.checkout.sessions.create(params, { ...request, idempotencyKey: wish.key }),
  );
  return checkoutOf(session);
}

async function findCheckout(stripe: Stripe, ask: Ask, id: string): Promise<Checkout | null> {
  try {
    return checkoutOf(await ask((request) => stripe.checkout.sessions.retrieve(id, {}, request)));
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

/**
 * A list of a deleted customer's subscriptions looks like any other: the customer tells. One that is
 * missing was made with another account's key, or in the other mode: that is a failure.
 */
async function listSubscriptions(
  stripe: Stripe,
  ask: Ask,
  { customerId, sold }: { customerId: string; sold: SoldPrice },
): Promise<PaidSubscription[] | null> {
  const wish = { customer: customerId, status: 'all' } as const;
  const [customer, subscriptions] = await Promise.all([
    ask((request) => stripe.customers.retrieve(customerId, {}, request)),
    everyPage((page) => ask((request) => stripe.subscriptions.list({ ...wish, ...page }, request))),
  ]);
  if (customer.deleted === true) return null;
  const prices = subscriptions.flatMap(({ items }) => items.data.map(({ price }) => price));
  const isOurs = await sold.family(ask, prices);
  return subscriptions.map((subscription) => paidSubscriptionOf(subscription, isOurs));
}

async function resume(stripe: Stripe, ask: Ask, id: string): Promise<void> {
  const goOn = { cancel_at_period_end: false };
  const { cancel_at } = await ask((request) => stripe.subscriptions.update(id, goOn, request));
  // The portal of newer accounts sets a date instead, and the two may not be changed in one request.
  if (cancel_at !== null)
    await ask((request) => stripe.subscriptions.update(id, { cancel_at: '' }, request));
}

/** The invoice that could not be paid is no longer tried either. */
async function end(stripe: Stripe, ask: Ask, id: string): Promise<void> {
  try {
    await ask((request) => stripe.subscriptions.cancel(id, {}, request));
  } catch (error) {
    // That is how Stripe speaks of a subscription that has ended already.
    if (!hasCode(error, 'resource_missing')) throw error;
  }
}

async function refund(
  stripe: Stripe,
  ask: Ask,
  { subscriptionId, key }: { subscriptionId: string; key: string },
): Promise<Refund | null> {
  const paid = await firstPayment(stripe, ask, subscriptionId);
  if (!paid) return null;
  await end(stripe, ask, subscriptionId);
  const wish = { ...paid, reason: 'requested_by_customer' } as const;
  try {
    const { id, amount, currency } = await ask((request) =>
      stripe.refunds.create(wish, { ...request, idempotencyKey: key }),
    );
    return { id, amount, currency };
  } catch (error) {
    if (!hasCode(error, 'charge_already_refunded')) throw error;
    const { data } = await ask((request) => stripe.refunds.list({ ...paid, limit: PAGE }, request));
    const done = data.find(({ status }) => status !== 'failed' && status !== 'canceled');
    if (!done) throw error;
    return { id: done.id, amount: done.amount, currency: done.currency };
  }
}

/** What paid the invoice with which a subscription began; null where nothing did. */
async function firstPayment(
  stripe: Stripe,
  ask: Ask,
  subscription: string,
): Promise<{ payment_intent: string } | { charge: string } | null> {
  const wish = { subscription, status: 'paid', expand: ['data.payments'] } as const;
  const invoices = await everyPage((page) =>
    ask((request) => stripe.invoices.list({ ...wish, expand: [...wish.expand], ...page }, request)),
  );
  const first = invoices.find(({ billing_reason }) => billing_reason === 'subscription_create');
  const paid = first?.payments?.data.find(({ status }) => status === 'paid')?.payment;
  const intent = paid?.payment_intent;
  if (intent !== undefined)
    return { payment_intent: typeof intent === 'string' ? intent : intent.id };
  const charge = paid?.charge;
  if (charge !== undefined) return { charge: typeof charge === 'string' ? charge : charge.id };
  return null;
}

/** All items of a list, page by page. */
async function everyPage<T extends { id: string }>(
  read: (page: { limit: number; starting_after?: string }) => Promise<Stripe.ApiList<T>>,
): Promise<T[]> {
  const all: T[] = [];
  for (let more = true; more;) {
    const last = all.at(-1)?.id;
    const page = await read({ limit: PAGE, ...(last !== undefined && { starting_after: last }) });
    all.push(...page.data);
    more = page.has_more && page.data.length > 0;
  }
  return all;
}
