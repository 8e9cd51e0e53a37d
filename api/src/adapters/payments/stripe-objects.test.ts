import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { paidSubscriptionOf } from './stripe-objects.ts';
import { madePrice, madeSubscription } from './testing/stripe-made.ts';

const BEGIN = new Date('2026-11-22T10:00:00Z');
const END = new Date('2026-12-22T10:00:00Z');
const EARLIER = new Date('2026-12-01T10:00:00Z');

interface Ended extends Partial<Stripe.Subscription> {
  at: Date;
  reason: string | null;
}

it.each<[string | null, Ended]>([
  ['payment-failed', { at: EARLIER, reason: 'payment_failed' }],
  ['payment-failed', { at: END, reason: 'payment_failed', cancel_at_period_end: true }],
  ['refunded', { at: EARLIER, reason: 'payment_disputed' }],
  ['cancelled', { at: EARLIER, reason: 'cancellation_requested' }],
  ['cancelled', { at: EARLIER, reason: 'cancellation_requested', cancel_at_period_end: true }],
  ['period-end', { at: END, reason: 'cancellation_requested', cancel_at_period_end: true }],
  [
    'period-end',
    { at: END, reason: 'cancellation_requested', cancel_at: Math.floor(END.getTime() / 1000) },
  ],
  ['period-end', { at: END, reason: null, cancel_at_period_end: true }],
  [null, { at: EARLIER, reason: null }],
  [null, { at: EARLIER, reason: 'a reason of next year' }],
])('an end is for Stripe’s own reason, and without one for none: %s %j', (because, ended) => {
  const { at, reason, ...fields } = ended;
  const price = madePrice({ id: 'price_1', unit_amount: 899 });
  const dates = { startedAt: BEGIN, periodStart: BEGIN, periodEnd: END };
  const made = madeSubscription({ id: 'sub_1', customer: 'cus_1', price, ...dates });
  const isOurs = () => true;
  expect(paidSubscriptionOf(made, isOurs).endedBecause).toBeNull();
  const cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
  const ended_at = Math.floor(at.getTime() / 1000);
  const over = { ...made, status: 'canceled', ended_at, cancellation_details, ...fields } as const;
  expect(paidSubscriptionOf(over, isOurs)).toMatchObject({
    status: 'ended',
    endedBecause: because,
  });
});
