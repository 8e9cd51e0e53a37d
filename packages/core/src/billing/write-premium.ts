import { PAST_DUE_GRACE_DAYS } from '@sibila/contracts/billing';
import { accessUntil, latest, paidUntil } from '@sibila/domain/billing/access';
import { logEvent } from '../account/log-event.ts';
import { updateUser, type UserRow } from '../account/repo.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import type { OutboxMessage } from '../outbox/message.ts';
import type { BillingContext } from './payments.ts';
import {
  isLive,
  premiumAccount,
  subscriptionsOfAccount,
  updateSubscription,
  type SubscriptionRow,
} from './repo.ts';

/** How long a mail about what somebody pays makes sense. */
export const MAIL_LIFE_MS = 2 * 24 * 60 * 60 * 1000;

/** A renewal must cost no access while its news are late, or the provider is away. */
const TERMS = { graceDays: PAST_DUE_GRACE_DAYS, slackHours: 6 };

/**
 * Writes until when an account has Premium, by what is stored of its subscriptions and what it was
 * given, and tells the person what they should know: once that it began, and once a period that a
 * charge failed. Call it with the account locked.
 */
export async function writePremium(ctx: BillingContext, user: UserRow): Promise<void> {
  const known = await subscriptionsOfAccount(ctx, user.id);
  const { grantedUntil, readings } = await premiumAccount(ctx, user.id);
  const premiumUntil = latest([grantedUntil, ...known.map((one) => accessUntil(one, TERMS))]);
  if (premiumUntil?.getTime() !== user.premiumUntil?.getTime()) {
    await updateUser(ctx, user.id, { premiumUntil });
    logEvent(ctx, 'premium.changed', user.id, 'the Premium of an account changed');
  }
  for (const subscription of known) {
    await noteActivation(ctx, user, subscription, readings);
    await noteFailure(ctx, user, subscription);
  }
  warnOfOddities(ctx, known);
}

async function noteActivation(
  ctx: BillingContext,
  user: UserRow,
  subscription: SubscriptionRow,
  readings: number,
): Promise<void> {
  const { id, activatedAt, isOurPrice, status, periodEnd } = subscription;
  if (activatedAt !== null || !isOurPrice || !isLive(subscription)) return;
  const fields = { activatedAt: ctx.ports.clock.now(), readingsBefore: readings };
  await updateSubscription(ctx, id, fields);
  if (status === 'active') await mail(ctx, user, subscription, 'premium-welcome', periodEnd);
}

async function noteFailure(
  ctx: BillingContext,
  user: UserRow,
  subscription: SubscriptionRow,
): Promise<void> {
  const { id, status, periodEnd, failureToldFor } = subscription;
  const until = paidUntil(subscription, PAST_DUE_GRACE_DAYS);
  if (status !== 'past_due' || !until || failureToldFor?.getTime() === periodEnd.getTime()) return;
  await updateSubscription(ctx, id, { failureToldFor: periodEnd });
  await mail(ctx, user, subscription, 'payment-failed', until);
}

type Dated = Extract<OutboxMessage, { cents: number; at: string }>['template'];

/** Puts a mail about a subscription and an instant into the outbox. */
export async function mail(
  ctx: BillingContext,
  { email, fullName }: UserRow,
  { amount, currency }: SubscriptionRow,
  template: Dated,
  at: Date,
): Promise<void> {
  await enqueueMail(ctx, {
    recipient: email,
    message: { template, fullName, cents: amount, currency, at: at.toISOString() },
    expiresAt: new Date(ctx.ports.clock.now().getTime() + MAIL_LIFE_MS),
  });
}

/** What an administrator has to look at: access is kept, but somebody may be paying too much. */
function warnOfOddities({ log }: BillingContext, known: SubscriptionRow[]): void {
  const live = known.filter(isLive);
  const ids = live.map(({ id }) => id);
  if (live.filter(({ isOurPrice }) => isOurPrice).length > 1)
    log.error({ event: 'billing.two_subscriptions', ids }, 'somebody pays for two subscriptions');
  if (live.some(({ isOurPrice }) => !isOurPrice))
    log.error({ event: 'billing.other_price', ids }, 'a subscription has another price');
}
