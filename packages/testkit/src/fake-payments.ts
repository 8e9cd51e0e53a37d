import type { Clock } from '@sibila/core/ports/clock';
import {
  InvalidSignature,
  PaymentsFailure,
  type Checkout,
  type PaidSubscription,
  type PaymentEvent,
  type Payments,
  type Refund,
} from '@sibila/core/ports/payments';

/** What goes wrong with one call: it fails, is refused for good, done without a word, or never ends. */
type PaymentsFault = 'fail' | 'refuse' | 'lose' | 'hang';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
/** The one signature that `readEvent` takes. */
const SIGNATURE = 'signed by the fake';

/**
 * A provider of payments whose truth a test sets: `customers`, `checkouts` and `subscriptions` may
 * be read and changed at will. `faults` holds what happens to the next calls; null is a good one.
 */
export class FakePayments implements Payments {
  readonly kind: Payments['kind'] = 'stripe';
  readonly customers = new Map<string, { userId: string; email: string; isDeleted: boolean }>();
  readonly checkouts = new Map<string, Checkout>();
  readonly subscriptions = new Map<string, PaidSubscription>();
  readonly refunds = new Map<string, Refund>();
  /** The subscriptions of payments that went back. */
  readonly reversed = new Map<string, string>();
  /** The names of all verbs that were called. */
  readonly calls: string[] = [];
  faults: (PaymentsFault | null)[] = [];
  /** What is wrong with the price that is sold. */
  wrongPrice: string | null = null;
  readonly #clock: Clock;
  readonly #made = new Map<string, unknown>();
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Pays an open checkout: a subscription begins now, for thirty days. */
  pay(checkoutId: string, fields: Partial<PaidSubscription> = {}): PaidSubscription {
    const checkout = this.#checkout(checkoutId);
    const subscription = this.subscribe(checkout.customerId ?? '', fields);
    const subscriptionId = subscription.id;
    const paid = { url: null, status: 'complete', isPaid: true, subscriptionId } as const;
    this.checkouts.set(checkoutId, { ...checkout, ...paid });
    return subscription;
  }

  /** Lets a checkout run out. */
  expire(checkoutId: string): void {
    const checkout = this.#checkout(checkoutId);
    this.checkouts.set(checkoutId, { ...checkout, url: null, status: 'expired' });
  }

  /** A subscription that begins now, for thirty days, but for what `fields` says. */
  subscribe(customerId: string, fields: Partial<PaidSubscription> = {}): PaidSubscription {
    const now = this.#clock.now();
    const subscription: PaidSubscription = {
      id: this.#id('sub'),
      customerId,
      status: 'active',
      isOurPrice: true,
      startedAt: now,
      periodStart: now,
      periodEnd: new Date(now.getTime() + MONTH_MS),
      endsAtPeriodEnd: false,
      endedAt: null,
      endedBecause: null,
      amount: 899,
      currency: 'usd',
      ...fields,
    };
    this.subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  /** Changes what is true of a subscription; one that ends does so now. */
  change(subscriptionId: string, fields: Partial<PaidSubscription>): PaidSubscription {
    const before = this.#subscription(subscriptionId);
    const isEnded = (fields.status ?? before.status) === 'ended';
    const endedAt = isEnded ? (before.endedAt ?? this.#clock.now()) : null;
    const endedBecause = isEnded ? before.endedBecause : null;
    const changed = { ...before, endedAt, endedBecause, ...fields };
    this.subscriptions.set(subscriptionId, changed);
    return changed;
  }

  /** Deletes a customer, which ends what they pay; on their pages nothing can be paid any more. */
  deleteCustomer(customerId: string): void {
    const customer = this.customers.get(customerId);
    if (customer) customer.isDeleted = true;
    for (const checkout of this.checkouts.values())
      if (checkout.customerId === customerId && checkout.status === 'open')
        this.expire(checkout.id);
    for (const { id } of this.#of(customerId)) this.change(id, { status: 'ended' });
  }

  /** An event of now, whatever it tells. */
  event(type: string, customerId: string | null, fields: Partial<PaymentEvent> = {}): PaymentEvent {
    const about = { customerId, reversedPayment: null, ...fields };
    return { id: this.#id('evt'), type, createdAt: this.#clock.now(), ...about };
  }

  /** The signed request that carries an event. */
  requestOf(event: PaymentEvent): { body: Uint8Array; signature: string } {
    return { body: new TextEncoder().encode(JSON.stringify(event)), signature: SIGNATURE };
  }

  createCustomer({ userId, email, key }: { userId: string; email: string; key: string }) {
    return this.#call('createCustomer', () =>
      this.#once(key, () => {
        const id = this.#id('cus');
        this.customers.set(id, { userId, email, isDeleted: false });
        return id;
      }),
    );
  }

  changeEmail({ customerId, email }: { customerId: string; email: string }): Promise<void> {
    return this.#call('changeEmail', () => {
      this.#liveCustomer(customerId).email = email;
    });
  }

  /** Counts as no call: a provider reads its price once. */
  priceFault(): Promise<string | null> {
    return Promise.resolve(this.wrongPrice);
  }

  openCheckout(wish: Parameters<Payments['openCheckout']>[0]): Promise<Checkout> {
    return this.#call('openCheckout', () =>
      this.#once(wish.key, () => {
        this.#liveCustomer(wish.customerId);
        const id = this.#id('cs_test');
        const checkout: Checkout = {
          id,
          url: `https://pagos.test/${id}`,
          status: 'open',
          isPaid: false,
          subscriptionId: null,
          customerId: wish.customerId,
          userId: wish.userId,
        };
        this.checkouts.set(id, checkout);
        return checkout;
      }),
    );
  }

  findCheckout(id: string): Promise<Checkout | null> {
    return this.#call('findCheckout', () => this.checkouts.get(id) ?? null);
  }

  subscriptionsOf(customerId: string): Promise<PaidSubscription[] | null> {
    return this.#call('subscriptionsOf', () => {
      const customer = this.customers.get(customerId);
      if (!customer) throw new PaymentsFailure('there is no such customer', { mayPass: false });
      return customer.isDeleted ? null : this.#of(customerId);
    });
  }

  cancelAtPeriodEnd(subscriptionId: string): Promise<void> {
    return this.#call('cancelAtPeriodEnd', () => {
      this.#liveSubscription(subscriptionId);
      this.change(subscriptionId, { endsAtPeriodEnd: true });
    });
  }

  resume(subscriptionId: string): Promise<void> {
    return this.#call('resume', () => {
      this.#liveSubscription(subscriptionId);
      this.change(subscriptionId, { endsAtPeriodEnd: false });
    });
  }

  end(subscriptionId: string): Promise<void> {
    return this.#call('end', () => {
      const endedBecause = this.#subscription(subscriptionId).endedBecause ?? 'cancelled';
      this.change(subscriptionId, { status: 'ended', endedBecause });
    });
  }

  refund({ subscriptionId, key }: { subscriptionId: string; key: string }): Promise<Refund | null> {
    return this.#call('refund', () =>
      this.#once(key, () => {
        const { amount, currency } = this.change(subscriptionId, { status: 'ended' });
        const refund = { id: this.#id('re'), amount, currency };
        this.refunds.set(subscriptionId, refund);
        return refund;
      }),
    );
  }

  findReversed(paymentId: string): ReturnType<Payments['findReversed']> {
    return this.#call('findReversed', () => {
      const subscriptionId = this.reversed.get(paymentId);
      if (subscriptionId === undefined) return null;
      return { subscriptionId, customerId: this.#subscription(subscriptionId).customerId };
    });
  }

  openPortal({ customerId }: { customerId: string; returnUrl: string }): Promise<string> {
    return this.#call('openPortal', () => {
      this.#liveCustomer(customerId);
      return `https://pagos.test/portal/${customerId}`;
    });
  }

  readEvent({ body, signature }: Parameters<Payments['readEvent']>[0]): PaymentEvent {
    if (signature !== SIGNATURE) throw new InvalidSignature('the fake did not sign it');
    const event = JSON.parse(new TextDecoder().decode(body)) as PaymentEvent;
    return { ...event, createdAt: new Date(event.createdAt) };
  }

  async #call<T>(verb: string, work: () => T): Promise<T> {
    this.calls.push(verb);
    const fault = this.faults.shift();
    if (fault === 'refuse') throw new PaymentsFailure('the test refuses', { mayPass: false });
    if (fault === 'fail') throw new PaymentsFailure('the test says no', { mayPass: true });
    if (fault === 'hang') return new Promise(() => undefined);
    const result = await Promise.resolve().then(work);
    if (fault === 'lose') throw new PaymentsFailure('the answer was lost', { mayPass: true });
    return structuredClone(result);
  }

  #once<T>(key: string, make: () => T): T {
    if (!this.#made.has(key)) this.#made.set(key, make());
    return this.#made.get(key) as T;
  }

  #id(kind: string): string {
    return `${kind}_${(this.#count += 1)}`;
  }

  /** The newest first. */
  #of(customerId: string): PaidSubscription[] {
    return [...this.subscriptions.values()]
      .filter((subscription) => subscription.customerId === customerId)
      .reverse();
  }

  #checkout(id: string): Checkout {
    const checkout = this.checkouts.get(id);
    if (!checkout) throw new RangeError(`there is no checkout ${id}`);
    return checkout;
  }

  #subscription(id: string): PaidSubscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new PaymentsFailure(`no subscription ${id}`, { mayPass: false });
    return subscription;
  }

  #liveSubscription(id: string): void {
    if (this.#subscription(id).status === 'ended')
      throw new PaymentsFailure('the subscription has ended', { mayPass: false });
  }

  #liveCustomer(id: string): { email: string } {
    const customer = this.customers.get(id);
    if (customer?.isDeleted !== false)
      throw new PaymentsFailure('there is no such customer', { mayPass: false });
    return customer;
  }
}
