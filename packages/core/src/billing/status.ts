import type { SubscriptionDetails, SubscriptionStatus } from '@sibila/contracts/billing';
import type { SignedInContext } from '../context.ts';
import { refundAnswer } from './refund-answer.ts';
import {
  hasOpenPayment,
  isLive,
  isOwed,
  premiumAccount,
  subscriptionsOfAccount,
  wasBought,
  whyEnded,
  type SubscriptionRow,
} from './repo.ts';

/**
 * Whether who is signed in has Premium, until when, and whether they pay for it; of who does not pay
 * any more, when that ended.
 */
export async function subscriptionStatusOf(ctx: SignedInContext): Promise<SubscriptionStatus> {
  const { id, isPremium, premiumUntil } = ctx.actor.user;
  const known = await subscriptionsOfAccount(ctx, id);
  const hasSubscription = known.some(isLive);
  const bought = known.filter(wasBought);
  const last = hasSubscription ? undefined : bought[0];
  const paid = last ?? bought.find(isLive);
  return {
    isPremium,
    premiumUntil: isPremium ? premiumUntil : null,
    hasSubscription,
    isPaymentPending: !isPremium && (await hasOpenPayment(ctx, id)),
    endedAt: last?.endedAt ?? null,
    refund: paid ? refundOf(paid) : null,
  };
}

function refundOf(row: SubscriptionRow): SubscriptionStatus['refund'] {
  if (isOwed(row)) return 'asked';
  return row.refundedAt === null ? null : 'refunded';
}

/**
 * The subscription of who is signed in: the live one, of ours before another, or the last of ours
 * that ended; null without any.
 */
export async function subscriptionDetailsOf(ctx: SignedInContext): Promise<SubscriptionDetails> {
  const { id } = ctx.actor.user;
  const all = await subscriptionsOfAccount(ctx, id);
  const known = all.filter(wasBought);
  const live = all.filter(isLive);
  const shown = known.find(isLive) ?? live[0] ?? known[0];
  if (!shown) return { active: false, subscription: null };
  const { readings } = await premiumAccount(ctx, id);
  const { startedAt, periodEnd, amount: cents, currency, isOurPrice } = shown;
  const now = ctx.ports.clock.now();
  const endedBecause = whyEnded(shown);
  // Money that was asked for again, or went back, pays for nothing.
  const isPaid = refundOf(shown) === null;
  const isCharged = isLive(shown) && !shown.endsAtPeriodEnd;
  return {
    active: isLive(shown) && isPaid,
    subscription: {
      state: stateOf(shown),
      givesPremium: isOurPrice && isPaid,
      startedAt,
      periodEnd,
      ...(endedBecause && { endedBecause }),
      nextCharge: isCharged ? { at: periodEnd, cents, currency } : null,
      refund: isOurPrice ? refundAnswer(shown, known, readings, now) : null,
      isSimulated: ctx.ports.payments?.kind === 'simulated',
    },
  };
}

function stateOf({ status, endsAtPeriodEnd }: SubscriptionRow) {
  if (status === 'ended' || status === 'incomplete') return 'ended';
  return endsAtPeriodEnd ? 'cancelled' : status;
}
