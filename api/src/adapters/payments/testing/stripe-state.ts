import type { Stripe } from 'stripe';
import type { Clock } from '@sibila/core/ports/clock';
import { nextMonth } from '../simulated-life.ts';
import {
  deletedCustomer,
  madeCharge,
  madeDispute,
  madeEvent,
  madeInvoice,
  madePrice,
  madeSubscription,
} from './stripe-made.ts';

export const PRICE = madePrice({ id: 'price_premium', unit_amount: 899 });

type EndReason = Stripe.Subscription.CancellationDetails.Reason;

/** How money goes back without a request of ours. */
export type Reversal = 'refunded' | 'partly refunded' | 'disputed';

/** What is kept at Stripe, and what happens there without a request of ours. */
export class StripeState {
  readonly customers = new Map<string, Stripe.Customer | Stripe.DeletedCustomer>();
  readonly sessions = new Map<string, Stripe.Checkout.Session>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly refunds = new Map<string, Stripe.Refund>();
  /** The payments that went back, and how much of them. */
  readonly reversed = new Map<string, Reversal>();
  readonly prices = new Map<string, Stripe.Price>([[PRICE.id, PRICE]]);
  /** All that happened, the oldest first. */
  readonly events: Stripe.Event[] = [];
  /** Hears of each event. */
  listener: (event: Stripe.Event) => void = () => undefined;
  readonly #clock: Clock;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): Date {
    return this.#clock.now();
  }

  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  id(kind: string): string {
    return `${kind}_${String((this.#count += 1)).padStart(8, '0')}`;
  }

  tell(type: string, object: unknown): void {
    const event = madeEvent({ id: this.id('evt'), type, createdAt: this.now(), object });
    this.events.push(structuredClone(event));
    this.listener(event);
  }

  /** Pays an open checkout with a good card. */
  pay(sessionId: string, price: Stripe.Price = PRICE): Stripe.Subscription {
    const session = this.#found(this.sessions, sessionId);
    const customer = typeof session.customer === 'string' ? session.customer : '';
    const subscription = this.subscribe(customer, price);
    const paid = { status: 'complete', payment_status: 'paid', url: null } as const;
    const done = { ...session, ...paid, subscription: subscription.id };
    this.sessions.set(sessionId, done);
    this.tell('checkout.session.completed', done);
    return subscription;
  }

  /** Lets a checkout run out. */
  expire(sessionId: string): void {
    const session = this.#found(this.sessions, sessionId);
    const expired = { ...session, status: 'expired', url: null } as const;
    this.sessions.set(sessionId, expired);
    this.tell('checkout.session.expired', expired);
  }

  /** A subscription that begins now and is paid for. */
  subscribe(customer: string, price: Stripe.Price = PRICE): Stripe.Subscription {
    const id = this.id('sub');
    const startedAt = this.now();
    const dates = {
      startedAt,
      periodStart: startedAt,
      periodEnd: nextMonth(startedAt, startedAt.getUTCDate()),
    };
    const subscription = madeSubscription({ id, customer, price, ...dates });
    this.subscriptions.set(id, subscription);
    this.tell('customer.subscription.created', subscription);
    this.charge(subscription, { reason: 'subscription_create', isPaid: true });
    return subscription;
  }

  charge(
    subscription: Stripe.Subscription,
    { reason, isPaid }: { reason: 'subscription_create' | 'subscription_cycle'; isPaid: boolean },
  ): void {
    const { customer } = subscription;
    const invoice = madeInvoice({
      id: this.id('in'),
      customer: typeof customer === 'string' ? customer : customer.id,
      subscription: subscription.id,
      createdAt: this.now(),
      reason,
      isPaid,
      amount: subscription.items.data[0]?.price.unit_amount ?? 0,
      paymentIntent: this.id('pi'),
    });
    this.invoices.set(invoice.id, invoice);
    this.tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  }

  /** Changes what is true of a subscription. */
  change(id: string, fields: Partial<Stripe.Subscription>): Stripe.Subscription {
    const changed = { ...this.#found(this.subscriptions, id), ...fields };
    this.subscriptions.set(id, changed);
    const isOver = changed.status === 'canceled';
    this.tell(isOver ? 'customer.subscription.deleted' : 'customer.subscription.updated', changed);
    return changed;
  }

  /** Ends a subscription at once. */
  end(id: string, reason: EndReason = 'cancellation_requested'): Stripe.Subscription {
    const at = this.seconds();
    const cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
    const ended = { canceled_at: at, ended_at: at, cancellation_details };
    return this.change(id, { status: 'canceled', ...ended });
  }

  /** What the end of a period brings: another one, an unpaid one, or the end of all. */
  endPeriod(id: string, { isPaid = true } = {}): Stripe.Subscription {
    const subscription = this.#found(this.subscriptions, id);
    if (subscription.cancel_at_period_end || subscription.cancel_at !== null) return this.end(id);
    this.charge(subscription, { reason: 'subscription_cycle', isPaid });
    const anchorDay = new Date(subscription.billing_cycle_anchor * 1000).getUTCDate();
    const data = subscription.items.data.map((item) => ({
      ...item,
      current_period_start: item.current_period_end,
      current_period_end: toSeconds(nextMonth(new Date(item.current_period_end * 1000), anchorDay)),
    }));
    const items = { ...subscription.items, data };
    return this.change(id, { items, status: isPaid ? 'active' : 'past_due' });
  }

  /** Sends the first payment of a subscription back; its id. */
  reverse(subscription: string, how: Reversal): string {
    const invoice = [...this.invoices.values()].find(
      ({ parent }) => parent?.subscription_details?.subscription === subscription,
    );
    const intent = invoice?.payments?.data[0]?.payment.payment_intent;
    if (typeof intent !== 'string') throw new RangeError(`nothing was paid for ${subscription}`);
    this.reversed.set(intent, how);
    const isDisputed = how === 'disputed';
    const charge = { payment_intent: intent, refunded: how === 'refunded', disputed: isDisputed };
    if (isDisputed) this.tell('charge.dispute.funds_withdrawn', madeDispute(intent));
    else this.tell('charge.refunded', madeCharge(charge));
    return intent;
  }

  deleteCustomer(id: string): Stripe.DeletedCustomer {
    for (const { customer, id: subscription, status } of this.subscriptions.values())
      if (customer === id && status !== 'canceled') this.end(subscription);
    this.tell('customer.deleted', this.#found(this.customers, id));
    const deleted = deletedCustomer(id);
    this.customers.set(id, deleted);
    return deleted;
  }

  #found<T>(all: Map<string, T>, id: string): T {
    const one = all.get(id);
    if (one === undefined) throw new RangeError(`there is no ${id}`);
    return one;
  }
}

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
