import type { SubscriptionDetails, SubscriptionStatus } from '@sibila/contracts/billing';
import { PAST_DUE_GRACE_DAYS } from '@sibila/contracts/billing';
import { latest, paidUntil } from '@sibila/domain/billing/access';
import type { SignedInContext } from '../context.ts';
import { refundAnswer } from './refund-answer.ts';
import {
  isLive,
  isOwed,
  premiumAccount,
  subscriptionsOfAccount,
  type SubscriptionRow,
} from './repo.ts';

/**
 * Whether who is signed in has Premium, until when, and whether they pay for it; of who does not pay
 * any more, when that ended. What is told is what was paid for or given: the door stays open some
 * hours longer where a renewal is on its way.
 */
export async function subscriptionStatusOf(ctx: SignedInContext): Promise<SubscriptionStatus> {
  const { id, isPremium, premiumUntil: openUntil } = ctx.actor.user;
  const known = await subscriptionsOfAccount(ctx, id);
  const { grantedUntil } = await premiumAccount(ctx, id);
  const told = latest([grantedUntil, ...known.map((one) => paidUntil(one, PAST_DUE_GRACE_DAYS))]);
  const premiumUntil = told && told > ctx.ports.clock.now() ? told : openUntil;
  const hasSubscription = known.some(isLive);
  const last = hasSubscription ? undefined : known.find((row) => row.activatedAt !== null);
  return {
    isPremium,
    premiumUntil: isPremium ? premiumUntil : null,
    hasSubscription,
    endedAt: last?.endedAt ?? null,
    refund: last ? refundOf(last) : null,
  };
}

function refundOf(row: SubscriptionRow): SubscriptionStatus['refund'] {
  if (isOwed(row)) return 'asked';
  return row.refundedAt === null ? null : 'refunded';
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
  if (status === 'ended' || status === 'incomplete') return 'ended';
  return endsAtPeriodEnd ? 'cancelled' : status;
}
