import { expect } from 'vitest';
import {
  PaymentsFailure,
  type Checkout,
  type PaidSubscription,
  type PaymentEvent,
  type Payments,
} from '@sibila/core/ports/payments';
import type { FakeClock } from '../fakes.ts';

/** A provider, and what happens there without a request of ours. */
export interface PaymentsUnderTest {
  payments: Payments;
  clock: FakeClock;
  /** Somebody who has an account. */
  userId: string;
  /** Pays an open checkout. */
  pay(checkoutId: string): Promise<void>;
  /** Tries to with a card that is refused. */
  payRefused(checkoutId: string): Promise<void>;
  expire(checkoutId: string): Promise<void>;
  /** Sets the clock to the end of the period, where the next one is charged for. */
  endPeriod(subscription: PaidSubscription, card?: 'good' | 'refused'): Promise<void>;
  /** The last try of a charge fails. */
  giveUp(subscription: PaidSubscription): Promise<void>;
  /** The charge that had failed is paid. */
  settle(subscription: PaidSubscription): Promise<void>;
  deleteCustomer(customerId: string): Promise<void>;
  /** All that was told so far. */
  events(): PaymentEvent[];
  close(): Promise<void>;
}

const SUCCESS = 'https://sibila.test/profile?session_id={CHECKOUT_SESSION_ID}';
export const CANCEL_URL = 'https://sibila.test/profile';
/** What many a test begins with. */
export function steps(t: PaymentsUnderTest) {
  const customer = (key = 'customer') =>
    t.payments.createCustomer({ userId: t.userId, email: 'ana@example.com', key });
  const checkout = (customerId: string, key = 'checkout'): Promise<Checkout> =>
    t.payments.openCheckout({
      customerId,
      userId: t.userId,
      successUrl: SUCCESS,
      cancelUrl: CANCEL_URL,
      key,
    });
  const only = async (customerId: string): Promise<PaidSubscription> => {
    const all = await t.payments.subscriptionsOf(customerId);
    expect(all).toHaveLength(1);
    const [subscription] = all ?? [];
    if (!subscription) throw new Error('there is no subscription');
    return subscription;
  };
  const subscribed = async (): Promise<PaidSubscription> => {
    const customerId = await customer();
    await t.pay((await checkout(customerId)).id);
    return only(customerId);
  };
  return { customer, checkout, only, subscribed };
}

/** The failure of a verb. */
export async function failure(work: Promise<unknown>): Promise<PaymentsFailure> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PaymentsFailure);
  return error as PaymentsFailure;
}

/** The types of the events that concern a customer. */
export const named = (events: readonly PaymentEvent[], customerId: string) =>
  events.filter((event) => event.customerId === customerId).map(({ type }) => type);
