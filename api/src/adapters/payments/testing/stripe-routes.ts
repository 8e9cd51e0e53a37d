import type { Stripe } from 'stripe';
import { madeCustomer, madeIntent, madePortal, madeRefund, madeSession } from './stripe-made.ts';
import type { FormValue } from './stripe-form.ts';
import type { StripeState } from './stripe-state.ts';

type Params = { [name: string]: FormValue };

/** One call of the API. */
export interface Route {
  method: string;
  /** Its one group is the id. */
  path: RegExp;
  run(state: StripeState, params: Params, id: string): unknown;
}

/** A refusal of Stripe's. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;

  constructor(status: number, type: string, code: string | null, message = 'Refused') {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

const missing = () => new StripeError(404, 'invalid_request_error', 'resource_missing');
/** A parameter that is a text. */
export const textOf = (params: Params, name: string): string | null => {
  const value = params[name];
  return typeof value === 'string' ? value : null;
};

function found<T>(all: ReadonlyMap<string, T>, id: string | null): T {
  const one = all.get(id ?? '');
  if (one === undefined) throw missing();
  return one;
}

/** A customer that may still do something. */
function live(state: StripeState, id: string | null): Stripe.Customer {
  const customer = found(state.customers, id);
  if (customer.deleted === true) throw missing();
  return customer;
}

/** A page of a list, the newest first. */
function page<T extends { id: string }>(all: T[], params: Params): Stripe.ApiList<T> {
  const newest = [...all].reverse();
  const after = textOf(params, 'starting_after');
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const limit = Number(textOf(params, 'limit') ?? 10);
  const data = newest.slice(from, from + limit);
  return { object: 'list', data, has_more: from + limit < newest.length, url: '/v1/list' };
}

function makeCustomer(state: StripeState, params: Params): Stripe.Customer {
  const { metadata } = params;
  const customer = madeCustomer({
    id: state.id('cus'),
    created: state.seconds(),
    email: textOf(params, 'email'),
    metadata: typeof metadata === 'object' ? (metadata as Stripe.Metadata) : {},
  });
  state.customers.set(customer.id, customer);
  state.tell('customer.created', customer);
  return customer;
}

function updateCustomer(state: StripeState, params: Params, id: string): Stripe.Customer {
  const customer = { ...live(state, id), email: textOf(params, 'email') };
  state.customers.set(id, customer);
  state.tell('customer.updated', customer);
  return customer;
}

function makeSession(state: StripeState, params: Params): Stripe.Checkout.Session {
  const id = state.id('cs_test');
  const session = madeSession({
    id,
    created: state.seconds(),
    expires_at: state.seconds() + 24 * 60 * 60,
    mode: 'subscription',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    customer: live(state, textOf(params, 'customer')).id,
    client_reference_id: textOf(params, 'client_reference_id'),
    success_url: textOf(params, 'success_url'),
    cancel_url: textOf(params, 'cancel_url'),
    locale: 'es',
  });
  state.sessions.set(id, session);
  return session;
}

function updateSubscription(state: StripeState, params: Params, id: string): Stripe.Subscription {
  const subscription = found(state.subscriptions, id);
  if (subscription.status === 'canceled')
    throw new StripeError(400, 'invalid_request_error', null, 'A canceled subscription');
  const ends = textOf(params, 'cancel_at_period_end');
  const { cancel_at } = params;
  if (ends !== null && cancel_at !== undefined)
    throw new StripeError(400, 'invalid_request_error', null, 'Received both');
  const [item] = subscription.items.data;
  return state.change(id, {
    ...(ends === 'true' && {
      cancel_at_period_end: true,
      cancel_at: item?.current_period_end ?? null,
    }),
    // What a date ended, only the date's removal begins again.
    ...(ends === 'false' &&
      subscription.cancel_at_period_end && { cancel_at_period_end: false, cancel_at: null }),
    ...(cancel_at === '' && { cancel_at: null }),
  });
}

function makeRefund(state: StripeState, params: Params): Stripe.Refund {
  const intent = textOf(params, 'payment_intent');
  const invoice = invoiceOf(state, intent);
  if ([...state.refunds.values()].some(({ payment_intent }) => payment_intent === intent))
    throw new StripeError(400, 'invalid_request_error', 'charge_already_refunded');
  const refund = madeRefund({
    id: state.id('re'),
    amount: invoice.amount_paid,
    created: state.seconds(),
    payment_intent: intent,
  });
  state.refunds.set(refund.id, refund);
  return refund;
}

/** All subscriptions of a customer; those of a deleted one can still be listed. */
function listSubscriptions(state: StripeState, params: Params): unknown {
  const { id } = found(state.customers, textOf(params, 'customer'));
  const all = [...state.subscriptions.values()].filter(({ customer }) => customer === id);
  const isAll = textOf(params, 'status') === 'all';
  return page(isAll ? all : all.filter(({ status }) => status !== 'canceled'), params);
}

function listInvoices(state: StripeState, params: Params): unknown {
  const { id } = found(state.subscriptions, textOf(params, 'subscription'));
  const status = textOf(params, 'status');
  const own = [...state.invoices.values()].filter(
    (invoice) =>
      invoice.parent?.subscription_details?.subscription === id &&
      (status === null || invoice.status === status),
  );
  const isExpanded = JSON.stringify(params['expand']) === '["data.payments"]';
  const shown = own.map(({ payments, ...bare }) => (isExpanded ? { ...bare, payments } : bare));
  return page(shown, params);
}

/** The invoice that a payment paid. */
function invoiceOf(state: StripeState, intent: string | null): Stripe.Invoice {
  const isOf = ({ payments }: Stripe.Invoice) =>
    payments?.data.some(({ payment }) => payment.payment_intent === intent) === true;
  const invoice = [...state.invoices.values()].find(isOf);
  if (intent === null || !invoice) throw missing();
  return invoice;
}

function findIntent(state: StripeState, params: Params, id: string): unknown {
  const { amount_paid: amount, created } = invoiceOf(state, id);
  const how = state.reversed.get(id);
  const charge = { refunded: how === 'refunded', disputed: how === 'disputed' };
  const intent = madeIntent({ id, amount, created }, charge);
  const isExpanded = JSON.stringify(params['expand']) === '["latest_charge"]';
  return isExpanded ? intent : { ...intent, latest_charge: 'ch_bare' };
}

function listPayments(state: StripeState, params: Params): unknown {
  const { payment } = params;
  const intent = typeof payment === 'object' ? textOf(payment as Params, 'payment_intent') : null;
  const invoice = invoiceOf(state, intent);
  const isExpanded = JSON.stringify(params['expand']) === '["data.invoice"]';
  const { payments, ...bare } = invoice;
  const own = (payments?.data ?? []).map((one) => ({
    ...one,
    invoice: isExpanded ? bare : bare.id,
  }));
  return page(own, params);
}

function makePortal(state: StripeState, params: Params): Stripe.BillingPortal.Session {
  const { id: customer } = live(state, textOf(params, 'customer'));
  const id = state.id('bps');
  return madePortal({
    id,
    customer,
    created: state.seconds(),
    return_url: textOf(params, 'return_url'),
    url: `https://billing.stripe.com/p/session/${id}`,
  });
}

function cancel(state: StripeState, _: Params, id: string): Stripe.Subscription {
  if (found(state.subscriptions, id).status === 'canceled') throw missing();
  return state.end(id);
}

/** The calls that the product makes. */
export const STRIPE_ROUTES: readonly Route[] = [
  { method: 'POST', path: /^\/v1\/customers$/, run: makeCustomer },
  {
    method: 'GET',
    path: /^\/v1\/customers\/([^/]+)$/,
    run: (state, _, id) => found(state.customers, id),
  },
  { method: 'POST', path: /^\/v1\/customers\/([^/]+)$/, run: updateCustomer },
  {
    method: 'GET',
    path: /^\/v1\/prices\/([^/]+)$/,
    run: (state, _, id) => found(state.prices, id),
  },
  { method: 'POST', path: /^\/v1\/checkout\/sessions$/, run: makeSession },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
    run: (state, _, id) => found(state.sessions, id),
  },
  { method: 'GET', path: /^\/v1\/subscriptions$/, run: listSubscriptions },
  { method: 'POST', path: /^\/v1\/subscriptions\/([^/]+)$/, run: updateSubscription },
  { method: 'DELETE', path: /^\/v1\/subscriptions\/([^/]+)$/, run: cancel },
  { method: 'GET', path: /^\/v1\/invoices$/, run: listInvoices },
  { method: 'POST', path: /^\/v1\/refunds$/, run: makeRefund },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    run: (state, params) => {
      const intent = textOf(params, 'payment_intent');
      const all = [...state.refunds.values()];
      return page(
        all.filter(({ payment_intent }) => payment_intent === intent),
        params,
      );
    },
  },
  { method: 'GET', path: /^\/v1\/payment_intents\/([^/]+)$/, run: findIntent },
  { method: 'GET', path: /^\/v1\/invoice_payments$/, run: listPayments },
  { method: 'POST', path: /^\/v1\/billing_portal\/sessions$/, run: makePortal },
];
