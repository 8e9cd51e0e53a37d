import type { RefundCheck } from '@sibila/contracts/billing';
import { logEvent } from '../account/log-event.ts';
import { findUserById, type UserRow } from '../account/repo.ts';
import { inTransaction, type SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import type { Refund } from '../ports/payments.ts';
import { endCharges } from './end-charges.ts';
import { paymentsOf, unlessAway, type BillingContext } from './payments.ts';
import { refundAnswer } from './refund-answer.ts';
import {
  findSubscription,
  isLive,
  isOwed,
  premiumAccount,
  subscriptionsOfAccount,
  updateSubscription,
  wasBought,
  type SubscriptionRow,
} from './repo.ts';
import { syncSubscription } from './sync-subscription.ts';
import { tellRefund } from './tell-refund.ts';
import { tell } from './tell.ts';

const GIVEN = 'Este pago ya se devolvió.';
const NONE = 'No hay ningún primer pago que devolver.';
const CHANGED = 'Lo que toca devolver acaba de cambiar y no se devolvió nada. Míralo otra vez.';

/** How long the mail to the company is tried; `billing refunds` lists the request until it is met. */
const REQUEST_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Asks for the first payment back, in the name of who is signed in; an administrator, who is told by
 * mail, carries it out, and meanwhile nothing is renewed. What is asked for in time stays due,
 * whatever is read from then on. Asking twice is asking once. Refuses with NO_SUBSCRIPTION, and
 * REFUND_NOT_DUE by the terms.
 */
export async function askRefund(ctx: SignedInContext): Promise<RefundCheck> {
  const { id } = ctx.actor.user;
  const { check, customerId } = await inTransaction(ctx, (tx) => noteRequest(tx, id));
  ctx.nudgeOutbox();
  await endCharges(ctx, [customerId]);
  return check;
}

async function noteRequest(
  ctx: SignedInContext,
  userId: string,
): Promise<{ check: RefundCheck; customerId: string }> {
  const user = await findUserById(ctx, userId, { lock: true });
  if (!user) throw new DomainError('NOT_SIGNED_IN');
  const now = ctx.ports.clock.now();
  const { subscription, check } = await refundable(ctx, userId, now);
  const { id, customerId } = subscription;
  if (check.reason === 'asked' || check.reason === 'refunded') return { check, customerId };
  if (!check.isDue) throw new DomainError('REFUND_NOT_DUE');
  await updateSubscription(ctx, id, { refundAskedAt: now, refundReadings: check.readingsUsed });
  await tell(ctx, user, subscription, { template: 'refund-asked' });
  await enqueueMail(ctx, {
    recipient: ctx.settings.supportEmail,
    message: { template: 'refund-request', subscriptionId: id },
    expiresAt: new Date(now.getTime() + REQUEST_MS),
  });
  logEvent(ctx, 'refund.asked', userId, 'a refund was asked for');
  return { check: { ...check, isDue: false, reason: 'asked' }, customerId };
}

/** What would be given back, and what the terms say of it. */
export interface RefundCase {
  subscription: SubscriptionRow;
  /** As of the instant at which it was asked for. */
  check: RefundCheck;
}

/**
 * The case of an account as an administrator decides it: what is owed before what was bought last,
 * and whoever asked in time is in time, however late it is carried out. Refuses with NO_SUBSCRIPTION.
 */
export async function refundCaseOf(ctx: BillingContext, userId: string): Promise<RefundCase> {
  const { subscription, known, readings } = await lastBought(ctx, userId, isOwed);
  const askedAt = subscription.refundAskedAt ?? ctx.ports.clock.now();
  const unasked = { ...subscription, refundAskedAt: null };
  const check = refundAnswer(unasked, known, readings, askedAt);
  // Decided when it was asked for: whatever is learnt of the purchase later takes nothing back.
  const isHeld = subscription.refundedAt === null && wasFoundDue(subscription);
  return { subscription, check: isHeld ? { ...check, isDue: true, reason: 'due' } : check };
}

/** Readings are noted with what was due when it was asked for, and with nothing else. */
const wasFoundDue = ({ refundAskedAt, refundReadings }: SubscriptionRow): boolean =>
  refundAskedAt !== null && refundReadings !== null;

/**
 * Gives the first payment back and ends the subscription, after the terms were looked at (or not,
 * with `anyway`). Can be repeated after whatever failure: it is paid once and told once. Refuses
 * with PLAN_CHANGED where the case is not that of the subscription which was confirmed, and with
 * NO_SUBSCRIPTION, REFUND_NOT_DUE, BILLING_OFF and BILLING_UNAVAILABLE.
 */
export async function refund(
  ctx: BillingContext,
  user: UserRow,
  { anyway, subscriptionId }: { anyway: boolean; subscriptionId?: string },
): Promise<Refund> {
  const payments = paymentsOf(ctx);
  const { subscription, check } = await refundCaseOf(ctx, user.id);
  const { id, customerId, refundAskedAt, refundedAt } = subscription;
  if (subscriptionId !== undefined && subscriptionId !== id)
    throw new DomainError('PLAN_CHANGED', { message: CHANGED });
  if (refundedAt !== null) throw new DomainError('REFUND_NOT_DUE', { message: GIVEN });
  if (!check.isDue && !anyway) throw new DomainError('REFUND_NOT_DUE');
  // Whoever repeats this after a failure must find it as it was when it began.
  if (refundAskedAt === null) {
    const refundReadings = check.isDue ? check.readingsUsed : null;
    await updateSubscription(ctx, id, { refundAskedAt: ctx.ports.clock.now(), refundReadings });
  }
  return unlessAway(async () => {
    const given = await payments.refund({ subscriptionId: id, key: `refund:${id}` });
    if (!given) throw new DomainError('REFUND_NOT_DUE', { message: NONE });
    await tellRefund(ctx, user.id, id, given);
    await syncSubscription(ctx, customerId);
    logEvent(ctx, 'refund.made', user.id, 'a payment was given back');
    return given;
  });
}

/**
 * Gives back the first payment of a subscription whose account is gone, whatever the terms say.
 * Refuses with REFUND_NOT_DUE where it was given back or there was none, and like `refund`.
 */
export async function refundUnowned(
  ctx: BillingContext,
  { id, customerId, refundAskedAt, refundedAt }: SubscriptionRow,
): Promise<void> {
  paymentsOf(ctx);
  if (refundedAt !== null) throw new DomainError('REFUND_NOT_DUE', { message: GIVEN });
  if (refundAskedAt === null)
    await updateSubscription(ctx, id, { refundAskedAt: ctx.ports.clock.now() });
  await unlessAway(() => syncSubscription(ctx, customerId));
  const now = await findSubscription(ctx, id);
  if (now?.refundedAt === null) throw new DomainError('REFUND_NOT_DUE', { message: NONE });
}

/** The subscription that was paid for last, or one that goes before it. */
async function lastBought(
  ctx: BillingContext,
  userId: string,
  goesBefore: (row: SubscriptionRow) => boolean = () => false,
) {
  const known = (await subscriptionsOfAccount(ctx, userId)).filter(wasBought);
  const subscription = known.find(goesBefore) ?? known.find(isLive) ?? known[0];
  if (!subscription) throw new DomainError('NO_SUBSCRIPTION');
  const { readings } = await premiumAccount(ctx, userId);
  return { subscription, known, readings };
}

async function refundable(ctx: BillingContext, userId: string, now: Date): Promise<RefundCase> {
  const { subscription, known, readings } = await lastBought(ctx, userId);
  const check = refundAnswer(subscription, known, readings, now);
  if (!isLive(subscription) && subscription.refundedAt === null)
    throw new DomainError('NO_SUBSCRIPTION');
  return { subscription, check };
}
