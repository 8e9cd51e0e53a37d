import type { Stripe } from 'stripe';
import fixtures from './stripe-fixtures.json' with { type: 'json' };

/** Objects of Stripe's, each its own fixture (github.com/stripe/openapi, MIT) with what a test sets. */

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

export const madeCustomer = (
  fields: Pick<Stripe.Customer, 'id' | 'created'> & Partial<Stripe.Customer>,
): Stripe.Customer =>
  ({
    ...fixtures.customer,
    object: 'customer',
    discount: null,
    shipping: null,
    ...fields,
  }) satisfies Stripe.Customer;

export const deletedCustomer = (id: string): Stripe.DeletedCustomer =>
  ({
    ...fixtures.deleted_customer,
    object: 'customer',
    deleted: true,
    id,
  }) satisfies Stripe.DeletedCustomer;

export const madePrice = (
  fields: Pick<Stripe.Price, 'id' | 'unit_amount'> &
    Partial<Pick<Stripe.Price, 'product' | 'currency' | 'recurring'>>,
): Stripe.Price =>
  ({
    ...fixtures.price,
    object: 'price',
    type: 'recurring',
    recurring: { ...fixtures.price.recurring },
    custom_unit_amount: null,
    transform_quantity: null,
    unit_amount_decimal: null,
    ...fields,
  }) satisfies Stripe.Price;

export const madeSession = (
  fields: Pick<Stripe.Checkout.Session, 'id' | 'created' | 'mode' | 'url' | 'expires_at'> &
    Partial<Stripe.Checkout.Session>,
): Stripe.Checkout.Session =>
  ({
    ...fixtures.session,
    object: 'checkout.session',
    after_expiration: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    adaptive_pricing: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_details: null,
    invoice_creation: null,
    managed_payments: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    permissions: null,
    payment_intent: null,
    saved_payment_method_options: null,
    shipping_address_collection: null,
    shipping_cost: null,
    total_details: null,
    wallet_options: null,
    ...fields,
  }) satisfies Stripe.Checkout.Session;

interface SubscriptionFields {
  id: string;
  customer: string;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  price: Stripe.Price;
}

export function madeSubscription(fields: SubscriptionFields): Stripe.Subscription {
  const { id, customer, startedAt, periodStart, periodEnd, price } = fields;
  const begun = secondsOf(startedAt);
  const item = {
    ...fixtures.item,
    id: `si_${id}`,
    object: 'subscription_item',
    subscription: id,
    billing_thresholds: null,
    created: begun,
    current_period_start: secondsOf(periodStart),
    current_period_end: secondsOf(periodEnd),
    current_trial: null,
    price,
    // The list of prices' ancestor is still there; nothing of ours reads it.
    plan: { ...planOf(price) },
  } satisfies Stripe.SubscriptionItem;
  return {
    ...fixtures.subscription,
    object: 'subscription',
    id,
    customer,
    created: begun,
    start_date: begun,
    billing_cycle_anchor: begun,
    billing_cycle_anchor_config: null,
    billing_schedules: [],
    billing_thresholds: null,
    billing_mode: { type: 'classic', flexible: null },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    ended_at: null,
    items: { ...fixtures.list, object: 'list', data: [item] },
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_update: null,
    status: 'active',
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  } satisfies Stripe.Subscription;
}

const planOf = (price: Stripe.Price): Stripe.Plan =>
  ({
    ...fixtures.plan,
    object: 'plan',
    id: price.id,
    amount: price.unit_amount,
    currency: price.currency,
    transform_usage: null,
  }) satisfies Stripe.Plan;

interface InvoiceFields {
  id: string;
  customer: string;
  subscription: string;
  createdAt: Date;
  reason: 'subscription_create' | 'subscription_cycle';
  isPaid: boolean;
  amount: number;
  paymentIntent: string;
}

export function madeInvoice(fields: InvoiceFields): Stripe.Invoice {
  const { id, amount, isPaid, createdAt } = fields;
  const created = secondsOf(createdAt);
  const payment = {
    ...fixtures.invoice_payment,
    object: 'invoice_payment',
    id: `inpay_${id}`,
    invoice: id,
    livemode: false,
    created,
    amount_requested: amount,
    amount_paid: isPaid ? amount : null,
    currency: 'usd',
    payment: { type: 'payment_intent', payment_intent: fields.paymentIntent },
    status: isPaid ? 'paid' : 'open',
  } satisfies Stripe.InvoicePayment;
  return {
    ...fixtures.invoice,
    object: 'invoice',
    id,
    customer: fields.customer,
    created,
    billing_reason: fields.reason,
    status: isPaid ? 'paid' : 'open',
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    total: amount,
    from_invoice: null,
    last_finalization_error: null,
    lines: { ...fixtures.list, object: 'list', data: [] },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    customer_shipping: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: null, subscription: fields.subscription },
    },
    payments: { ...fixtures.list, object: 'list', data: [payment] },
  } satisfies Stripe.Invoice;
}

export const madeRefund = (
  fields: Pick<Stripe.Refund, 'id' | 'amount' | 'created' | 'payment_intent'>,
): Stripe.Refund =>
  ({
    ...fixtures.refund,
    object: 'refund',
    charge: null,
    destination_details: { type: 'card' },
    ...fields,
  }) satisfies Stripe.Refund;

export const madeCharge = (
  fields: Pick<Stripe.Charge, 'payment_intent' | 'refunded' | 'disputed'>,
): Stripe.Charge =>
  ({
    ...fixtures.charge,
    object: 'charge',
    outcome: null,
    payment_method_details: null,
    receipt_url: null,
    shipping: null,
    source: null,
    status: 'succeeded',
    transfer_data: null,
    ...fields,
  }) satisfies Stripe.Charge;

/** A payment with its charge, of which nothing, a part or all went back. */
export const madeIntent = (
  fields: Pick<Stripe.PaymentIntent, 'id' | 'amount' | 'created'>,
  charge: Pick<Stripe.Charge, 'refunded' | 'disputed'>,
): Stripe.PaymentIntent =>
  ({
    ...fixtures.payment_intent,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    last_payment_error: null,
    next_action: null,
    payment_record: null,
    processing: null,
    shipping: null,
    source: null,
    status: 'succeeded',
    transfer_data: null,
    ...fields,
    latest_charge: madeCharge({ ...charge, payment_intent: fields.id }),
  }) satisfies Stripe.PaymentIntent;

export const madeDispute = (payment_intent: string): Stripe.Dispute =>
  ({
    ...fixtures.dispute,
    object: 'dispute',
    evidence_details: { ...fixtures.dispute.evidence_details, submission_method: 'not_submitted' },
    intended_submission_method: 'manual',
    payment_intent,
  }) satisfies Stripe.Dispute;

export const madePortal = (
  fields: Pick<Stripe.BillingPortal.Session, 'id' | 'customer' | 'return_url' | 'url' | 'created'>,
): Stripe.BillingPortal.Session =>
  ({
    ...fixtures.portal,
    object: 'billing_portal.session',
    flow: null,
    locale: 'es',
    ...fields,
  }) satisfies Stripe.BillingPortal.Session;

/** An event with whatever object it tells of: more kinds of them exist than the library names. */
export const madeEvent = (fields: {
  id: string;
  type: string;
  createdAt: Date;
  object: unknown;
}): Stripe.Event => {
  const { id, type, createdAt, object } = fields;
  const base = {
    ...fixtures.event,
    object: 'event',
    api_version: '2026-10-28.endive',
    id,
    created: secondsOf(createdAt),
    livemode: false,
    data: { object: object as Stripe.Event.Data.Object },
  } satisfies Omit<Stripe.EventBase, 'type'>;
  return { ...base, type } as Stripe.Event;
};
