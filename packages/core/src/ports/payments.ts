import type { EndReason } from '@sibila/contracts/premium';

/** What a subscription is like at the provider of payments. */
export interface PaidSubscription {
  id: string;
  customerId: string;
  /**
   * `active`: paid for. `past_due`: a charge failed and is tried again. `unpaid`: it is not tried any
   * more, but can still be paid. `incomplete`: the first payment is not through. `ended`: nothing is
   * charged any more and nothing is owed to the person.
   */
  status: 'active' | 'past_due' | 'unpaid' | 'incomplete' | 'ended';
  /** Whether it is a plan of ours: the price that is sold today, or one that the same product had. */
  isOurPrice: boolean;
  startedAt: Date;
  /** The period that was begun last; with `past_due` it is not paid for. */
  periodStart: Date;
  periodEnd: Date;
  /** No further period begins. */
  endsAtPeriodEnd: boolean;
  /** When it ended; null while it goes on. */
  endedAt: Date | null;
  /** Why it ended; null while it goes on, and where the provider doesn't tell. */
  endedBecause: EndReason | null;
  /** What a period costs, in cents. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
}

/** A page on which a person pays. */
export interface Checkout {
  id: string;
  /** Where it is; null once it is closed. */
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** Of a subscription; other payments have none. */
  subscriptionId: string | null;
  customerId: string | null;
  /** Our own id of the person who opened it. */
  userId: string | null;
}

/** Something that happened at the provider; nothing in it but what it concerns is believed. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  customerId: string | null;
  /** A payment of which money went back, to whoever paid or by their bank. */
  reversedPayment: string | null;
}

/** What became of the first payment when a person is given their money back. */
export interface Refund {
  id: string;
  /** In cents. */
  amount: number;
  currency: string;
}

/**
 * The provider of payments. Each verb ends within ten seconds, one more try included; whatever goes
 * wrong is thrown as a PaymentsFailure. Verbs that make something take a key: the same key makes it
 * once, however often it is sent.
 */
export interface Payments {
  readonly kind: 'stripe' | 'simulated';
  /** Makes the one customer of a person; only our own id ties them to it. */
  createCustomer(person: { userId: string; email: string; key: string }): Promise<string>;
  /** Tells the provider the address of a customer, who must not be deleted there. */
  changeEmail(customer: { customerId: string; email: string }): Promise<void>;
  /** How the price that is sold differs from the one that the pages tell, for the log; null if it doesn't. */
  priceFault(): Promise<string | null>;
  /** Opens a checkout of the one price, in Spanish. `{CHECKOUT_SESSION_ID}` in `successUrl` is filled in. */
  openCheckout(wish: {
    customerId: string;
    userId: string;
    successUrl: string;
    cancelUrl: string;
    key: string;
  }): Promise<Checkout>;
  /** A checkout by its id; null when there is none. */
  findCheckout(id: string): Promise<Checkout | null>;
  /**
   * All subscriptions of a customer, ended ones too; null when the customer was deleted there. A
   * customer of whom it knows nothing is a failure: perhaps it was asked with another one's key.
   */
  subscriptionsOf(customerId: string): Promise<PaidSubscription[] | null>;
  /** Begins no further period. Well where that is so already. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Begins further periods again. */
  resume(subscriptionId: string): Promise<void>;
  /** Ends a subscription now, with whatever was still to be charged. Well where it has ended already. */
  end(subscriptionId: string): Promise<void>;
  /** Ends a subscription now and gives the first payment back; null, and no end, where there is none. */
  refund(wish: { subscriptionId: string; key: string }): Promise<Refund | null>;
  /**
   * The subscription that a payment was for, and its customer, where all of the payment went back or
   * the payer's bank disputes it; null for every other payment.
   */
  findReversed(paymentId: string): Promise<{ subscriptionId: string; customerId: string } | null>;
  /** A page on which the person manages what they pay. */
  openPortal(wish: { customerId: string; returnUrl: string }): Promise<string>;
  /**
   * The event that a signed request carries. `body` is the request's own bytes. Throws an
   * InvalidSignature for whatever the provider did not sign, or not within five minutes of now.
   */
  readEvent(request: { body: Uint8Array; signature: string | null; now: Date }): PaymentEvent;
}

/** The provider refused, broke, was too slow or could not be reached. Its message holds no secret. */
export class PaymentsFailure extends Error {
  override readonly name = 'PaymentsFailure';
  /** Whether the same may well succeed later. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass, cause }: { mayPass: boolean; cause?: unknown }) {
    super(message, { cause });
    this.mayPass = mayPass;
  }
}

/** A request that claims to be an event and is none. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}
