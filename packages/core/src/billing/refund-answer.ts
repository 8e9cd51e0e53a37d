import { REFUND_DAYS, REFUND_READINGS, type RefundCheck } from '@sibila/contracts/billing';
import { refundCheck } from '@sibila/domain/billing/refund';
import type { SubscriptionRow } from './repo.ts';

/** Whether a subscription is what its person bought first: that payment alone is given back. */
export const isFirstPurchase = (
  { id, startedAt }: SubscriptionRow,
  known: readonly SubscriptionRow[],
): boolean =>
  known.every(
    (other) => other.id === id || other.activatedAt === null || other.startedAt > startedAt,
  );

/**
 * Whether the first payment of a subscription is given back on a request made at this instant, with
 * so many Premium readings made by then. What was asked for keeps the readings of its own instant.
 */
export function refundAnswer(
  subscription: SubscriptionRow,
  known: readonly SubscriptionRow[],
  readings: number,
  now: Date,
): RefundCheck {
  const { startedAt, refundAskedAt, refundedAt } = subscription;
  return refundCheck(
    {
      purchasedAt: startedAt,
      now,
      readingsUsed: readingsUsed(subscription, readings),
      isFirst: isFirstPurchase(subscription, known),
      isAsked: refundAskedAt !== null,
      isRefunded: refundedAt !== null,
    },
    { days: REFUND_DAYS, readings: REFUND_READINGS },
  );
}

/** Premium readings since a purchase: until its payment was asked for again, or until now. */
function readingsUsed(
  { activatedAt, readingsBefore, refundReadings }: SubscriptionRow,
  readings: number,
): number {
  if (refundReadings !== null) return refundReadings;
  return activatedAt === null ? 0 : Math.max(0, readings - readingsBefore);
}
