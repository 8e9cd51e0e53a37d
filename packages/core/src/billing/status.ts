import type { SubscriptionDetails, SubscriptionStatus } from '@sibila/contracts/billing';
import type { SignedInContext } from '../context.ts';
import { refundAnswer } from './refund-answer.ts';
import { isLive, premiumAccount, subscriptionsOfAccount, type SubscriptionRow } from './repo.ts';

/** Whether who is signed in has Premium, until when, and whether they pay for it. */
export async function subscriptionStatusOf(ctx: SignedInContext): Promise<SubscriptionStatus> {
  const { id, isPremium, premiumUntil } = ctx.actor.user;
  const hasSubscription = (await subscriptionsOfAccount(ctx, id)).some(isLive);
  return { isPremium, premiumUntil: isPremium ? premiumUntil : null, hasSubscription };
}

/** The subscription of who is signed in: the live one, or the last that ended; null without any. */
export async function subscriptionDetailsOf(ctx: SignedInContext): Promise<SubscriptionDetails> {
  const { id } = ctx.actor.user;
  const known = (await subscriptionsOfAccount(ctx, id)).filter((row) => row.activatedAt !== null);
  const shown = known.find(isLive) ?? known[0];
  if (!shown) return { active: false, subscription: null };
  const { readings } = await premiumAccount(ctx, id);
  const { startedAt, periodEnd, amount: cents, currency } = shown;
  const isCharged = isLive(shown) && !shown.endsAtPeriodEnd;
  return {
    active: isLive(shown),
    subscription: {
      state: stateOf(shown),
      startedAt,
      periodEnd,
      nextCharge: isCharged ? { at: periodEnd, cents, currency } : null,
      refund: refundAnswer(shown, known, readings, ctx.ports.clock.now()),
      isSimulated: ctx.ports.payments?.kind === 'simulated',
    },
  };
}

function stateOf({ status, endsAtPeriodEnd }: SubscriptionRow) {
  if (status === 'past_due') return 'past_due';
  if (status !== 'active') return 'ended';
  return endsAtPeriodEnd ? 'cancelled' : 'active';
}
