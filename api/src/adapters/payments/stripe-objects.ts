import type { Stripe } from 'stripe';
import type { EndReason } from '@sibila/contracts/premium';
import type { Checkout, PaidSubscription } from '@sibila/core/ports/payments';

/** How each of Stripe's states is taken; one that is not known yet gives nothing. */
const STATUS: Readonly<Record<string, PaidSubscription['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  incomplete: 'incomplete',
  unpaid: 'unpaid',
  canceled: 'ended',
  incomplete_expired: 'ended',
  // Nothing is charged while it lasts, but it can be begun again.
  paused: 'unpaid',
};

const CHECKOUT_STATUS: Readonly<Record<string, Checkout['status']>> = {
  open: 'open',
  complete: 'complete',
};

/** Why a subscription ended, where Stripe's reason says it all. A bank that disputes takes the money. */
const END_REASON: Readonly<Record<string, EndReason>> = {
  payment_failed: 'payment-failed',
  payment_disputed: 'refunded',
};

const dateOf = (seconds: number) => new Date(seconds * 1000);

/** The id of what another object names, expanded or not. */
export const idOf = (link: string | { id: string } | null): string | null =>
  typeof link === 'string' ? link : (link?.id ?? null);

/** A subscription of Stripe's, seen by the item with a price of ours or, without one, by its first. */
export function paidSubscriptionOf(
  subscription: Stripe.Subscription,
  isOurs: (price: Stripe.Price) => boolean,
): PaidSubscription {
  const { data: items } = subscription.items;
  const ours = items.find(({ price }) => isOurs(price));
  const item = ours ?? items[0];
  const begun = subscription.start_date;
  const periodEnd = item?.current_period_end ?? begun;
  const { cancel_at, ended_at } = subscription;
  const endsAtPeriodEnd =
    subscription.cancel_at_period_end || (cancel_at !== null && cancel_at <= periodEnd);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: STATUS[subscription.status] ?? 'incomplete',
    isOurPrice: ours !== undefined,
    startedAt: dateOf(begun),
    periodStart: dateOf(item?.current_period_start ?? begun),
    periodEnd: dateOf(periodEnd),
    endsAtPeriodEnd,
    endedAt: ended_at === null ? null : dateOf(ended_at),
    endedBecause: endReasonOf(subscription, { endsAtPeriodEnd, periodEnd }),
    amount: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    currency: item?.price.currency ?? subscription.currency,
  };
}

/** Who wishes an end has it at once, or at the period's end if they had said so before. */
function endReasonOf(
  { ended_at, cancellation_details }: Stripe.Subscription,
  { endsAtPeriodEnd, periodEnd }: { endsAtPeriodEnd: boolean; periodEnd: number },
): EndReason | null {
  if (ended_at === null) return null;
  const reason = cancellation_details?.reason ?? '';
  if (END_REASON[reason] !== undefined) return END_REASON[reason];
  if (endsAtPeriodEnd && ended_at >= periodEnd) return 'period-end';
  return reason === 'cancellation_requested' ? 'cancelled' : null;
}

/** A checkout session of Stripe's. */
export function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  return {
    id: session.id,
    url: session.url,
    status: CHECKOUT_STATUS[session.status ?? ''] ?? 'expired',
    isPaid: session.payment_status === 'paid',
    subscriptionId: idOf(session.subscription),
    customerId: idOf(session.customer),
    userId: session.client_reference_id,
  };
}
