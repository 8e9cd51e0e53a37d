import { PAST_DUE_GRACE_DAYS } from '@sibila/contracts/billing';
import { accessUntil, latest, paidUntil } from '@sibila/domain/billing/access';
import { logEvent } from '../account/log-event.ts';
import { updateUser, type UserRow } from '../account/repo.ts';
import { noteDoubles, warnOfOddities } from './double.ts';
import type { BillingContext } from './payments.ts';
import {
  isLive,
  isOwed,
  premiumAccount,
  subscriptionsOfAccount,
  updateSubscription,
  whyEnded,
  type SubscriptionRow,
} from './repo.ts';
import { isFirstPurchase } from './refund-answer.ts';
import { tell } from './tell.ts';

/** A renewal must cost no access while its news are late, or the provider is away. */
const TERMS = { graceDays: PAST_DUE_GRACE_DAYS, slackHours: 6 };

/**
 * Writes until when an account has Premium, by what is stored of its subscriptions and what it was
 * given, and tells the person what they should know, each once: that it began, that a charge failed,
 * that it was cancelled, that it goes on after all, that it ended. Call it with the account locked.
 */
export async function writePremium(ctx: BillingContext, user: UserRow): Promise<void> {
  const known = await noteDoubles(ctx, await subscriptionsOfAccount(ctx, user.id));
  const { grantedUntil, readings } = await premiumAccount(ctx, user.id);
  await writeDates(ctx, user, known, grantedUntil);
  for (const subscription of known) {
    const isFirst = isFirstPurchase(subscription, known);
    await noteActivation(ctx, user, subscription, { readings, isFirst });
    await noteFailure(ctx, user, subscription);
    await noteCancel(ctx, user, subscription);
    await noteEnd(ctx, user, subscription);
  }
  warnOfOddities(ctx, known);
}

/** What is told is what is paid for or given; the slack beyond it decides about access alone. */
async function writeDates(
  ctx: BillingContext,
  user: UserRow,
  known: readonly SubscriptionRow[],
  grantedUntil: Date | null,
): Promise<void> {
  // Money that is on its way back pays for nothing any more.
  const paying = known.filter((one) => !isOwed(one));
  const premiumUntil = latest([
    grantedUntil,
    ...paying.map((one) => paidUntil(one, TERMS.graceDays)),
  ]);
  const openUntil = latest([premiumUntil, ...paying.map((one) => accessUntil(one, TERMS))]);
  const premiumSlackUntil = isSame(openUntil, premiumUntil) ? null : openUntil;
  if (isSame(premiumUntil, user.premiumUntil) && isSame(premiumSlackUntil, user.premiumSlackUntil))
    return;
  await updateUser(ctx, user.id, { premiumUntil, premiumSlackUntil });
  logEvent(ctx, 'premium.changed', user.id, 'the Premium of an account changed');
}

const iso = (at: Date): string => at.toISOString();
const isSame = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

async function noteActivation(
  ctx: BillingContext,
  user: UserRow,
  subscription: SubscriptionRow,
  { readings, isFirst }: { readings: number; isFirst: boolean },
): Promise<void> {
  const { id, activatedAt, isOurPrice, status, doubledAt } = subscription;
  if (activatedAt !== null || !isOurPrice || !isLive(subscription)) return;
  const fields = { activatedAt: ctx.ports.clock.now(), readingsBefore: readings };
  await updateSubscription(ctx, id, fields);
  if (status === 'active' && doubledAt === null)
    await tell(ctx, user, subscription, {
      template: 'premium-welcome',
      at: iso(subscription.periodEnd),
      isFirst,
    });
}

async function noteFailure(
  ctx: BillingContext,
  user: UserRow,
  subscription: SubscriptionRow,
): Promise<void> {
  const { id, status, periodEnd, failureToldFor } = subscription;
  const until = paidUntil(subscription, PAST_DUE_GRACE_DAYS);
  if (status !== 'past_due' || !until || isSame(failureToldFor, periodEnd)) return;
  await updateSubscription(ctx, id, { failureToldFor: periodEnd });
  await tell(ctx, user, subscription, { template: 'payment-failed', at: iso(until) });
}

/** Tells a person of each cancellation, and of each one that they took back. */
async function noteCancel(
  ctx: BillingContext,
  user: UserRow,
  subscription: SubscriptionRow,
): Promise<void> {
  const { id, status, isOurPrice, periodEnd, endsAtPeriodEnd, cancelToldFor } = subscription;
  if (status !== 'active' || !isOurPrice) return;
  const cancelledFor = endsAtPeriodEnd ? periodEnd : null;
  const isOpen = isOwed(subscription);
  // The renewal goes on again, or was not stopped yet: later cancellations are meant.
  const refundPausedRenewal = subscription.refundPausedRenewal && (isOpen || endsAtPeriodEnd);
  const isPaused = subscription.refundPausedRenewal && !isOpen;
  if (isSame(cancelToldFor, cancelledFor) && !isPaused) return;
  await updateSubscription(ctx, id, { cancelToldFor: cancelledFor, refundPausedRenewal });
  // A request for a refund, and its end, have mails of their own.
  if (subscription.refundAskedAt !== null || isPaused) return;
  const template = cancelledFor ? 'premium-cancelled' : 'premium-resumed';
  await tell(ctx, user, subscription, { template, at: iso(periodEnd) });
}

async function noteEnd(
  ctx: BillingContext,
  user: UserRow,
  subscription: SubscriptionRow,
): Promise<void> {
  const { id, status, activatedAt, endedAt, endToldAt, refundAskedAt } = subscription;
  if (status !== 'ended' || activatedAt === null || endToldAt !== null) return;
  const now = ctx.ports.clock.now();
  await updateSubscription(ctx, id, { endToldAt: now });
  // A refund has mails of its own.
  if (refundAskedAt !== null) return;
  const because = whyEnded(subscription);
  const at = iso(endedAt ?? now);
  await tell(ctx, user, subscription, {
    template: 'premium-ended',
    at,
    ...(because && { because }),
  });
}
