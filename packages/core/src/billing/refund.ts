import { PAST_DUE_GRACE_DAYS, type RefundCheck } from '@sibila/contracts/billing';
import { paidUntil } from '@sibila/domain/billing/access';
import { logEvent } from '../account/log-event.ts';
import { findUserById, type UserRow } from '../account/repo.ts';
import { inTransaction, type SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { PaymentsFailure, type Refund } from '../ports/payments.ts';
import { isWithinLimit } from '../quota/take-limit.ts';
import { endCharges } from './end-charges.ts';
import { paymentsOf, unlessAway, type BillingContext } from './payments.ts';
import { refundAnswer } from './refund-answer.ts';
import {
  findSubscription,
  isBeingPaidBack,
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
import { writePremium } from './write-premium.ts';

const NOT_ASKED = 'No hay ninguna devolución pendiente que retirar.';
const WITHDRAWN = 'La persona retiró su petición de devolución.';
const OVER =
  'Tu Plan Pro ya terminó y retirar la petición no lo abriría. La devolución sigue en pie: te escribimos cuando el dinero vaya de vuelta.';
const BEGUN =
  'La devolución ya se está pagando y la petición no se puede retirar. El correo que lo confirma sale en cuanto el dinero va de vuelta.';
const TOO_OFTEN =
  'Hoy ya pediste y retiraste esta devolución varias veces. Si la quieres, escríbenos desde Soporte: cuenta el día en que nos escribes.';
const GIVEN = 'Este pago ya se devolvió.';
const NONE = 'No hay ningún primer pago que devolver.';
const CHANGED = 'Lo que toca devolver acaba de cambiar y no se devolvió nada. Míralo otra vez.';

/** How long the mail to the company is tried; `billing refunds` lists the request until it is met. */
const REQUEST_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Asks for the first payment back, in the name of the person who is signed in. Premium ends at once and
 * nothing is renewed; an administrator, who is told by mail, pays it back. `withdrawRefund` takes the
 * request back until then. Asking twice is asking once. Refuses with NO_SUBSCRIPTION,
 * REFUND_NOT_DUE by the terms, and TOO_MANY_REQUESTS where requests were closed again and again.
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
  const { within, retryAfter } = await isWithinLimit(ctx, 'billing.refund', userId);
  if (!within) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter, message: TOO_OFTEN });
  await updateSubscription(ctx, id, {
    refundAskedAt: now,
    refundReadings: check.readingsUsed,
    // An earlier request may have stopped it, and the provider not resumed it yet.
    refundPausedRenewal: subscription.refundPausedRenewal || !subscription.endsAtPeriodEnd,
    refundWithdrawnAt: null,
  });
  await writePremium(ctx, user);
  await tell(ctx, user, subscription, { template: 'refund-asked' });
  await enqueueMail(ctx, {
    recipient: ctx.settings.supportEmail,
    message: { template: 'refund-request', subscriptionId: id },
    expiresAt: new Date(now.getTime() + REQUEST_MS),
  });
  logEvent(ctx, 'refund.asked', userId, 'a refund was asked for');
  return { check: { ...check, isDue: false, reason: 'asked' }, customerId };
}

/**
 * Takes the request of the person who is signed in back: Premium and its renewal are as they were.
 * Refuses with NO_SUBSCRIPTION where no request waits, it was paid meanwhile, or what was paid for
 * is over: then nothing but the money would be lost; with REFUND_PENDING once paying it began.
 */
export async function withdrawRefund(ctx: SignedInContext): Promise<void> {
  await closeRequest(ctx, ctx.actor.user.id, 'refund-withdrawn');
}

/** Refuses the request of a person, who is told by mail; the rest is as for `withdrawRefund`. */
export async function refuseRefund(ctx: BillingContext, user: UserRow): Promise<void> {
  await closeRequest(ctx, user.id, 'refund-refused');
}

async function closeRequest(
  ctx: BillingContext,
  userId: string,
  template: 'refund-withdrawn' | 'refund-refused',
): Promise<void> {
  const customerId = await inTransaction(ctx, async (tx) => {
    const user = await findUserById(tx, userId, { lock: true });
    const known = await subscriptionsOfAccount(tx, userId);
    const subscription = known.find((row) => isOwed(row) && row.doubledAt === null);
    if (!user || !subscription) throw new DomainError('NO_SUBSCRIPTION', { message: NOT_ASKED });
    if (isBeingPaidBack(subscription)) throw new DomainError('REFUND_PENDING', { message: BEGUN });
    const withdrawn = { refundAskedAt: null, refundReadings: null };
    const isOwn = template === 'refund-withdrawn';
    const until = paidUntil(subscription, PAST_DUE_GRACE_DAYS);
    if (isOwn && (until === null || until <= tx.ports.clock.now()))
      throw new DomainError('NO_SUBSCRIPTION', { message: OVER });
    const refundWithdrawnAt = isOwn ? tx.ports.clock.now() : null;
    await updateSubscription(tx, subscription.id, { ...withdrawn, refundWithdrawnAt });
    await writePremium(tx, user);
    await tell(tx, user, subscription, { template });
    logEvent(tx, isOwn ? 'refund.withdrawn' : 'refund.refused', userId, 'a refund request ended');
    return subscription.customerId;
  });
  ctx.nudgeOutbox();
  await endCharges(ctx, [customerId]);
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
 * with `anyway`). Can be repeated after whatever failure, as `stopCharges` does where an answer was
 * lost: it is paid once and told once. Refuses with PLAN_CHANGED where the case is not that of the
 * subscription which was confirmed, NO_SUBSCRIPTION, REFUND_NOT_DUE, BILLING_OFF, BILLING_UNAVAILABLE.
 */
export async function refund(
  ctx: BillingContext,
  user: UserRow,
  options: { anyway: boolean; subscriptionId?: string },
): Promise<Refund> {
  const payments = paymentsOf(ctx);
  const subscription = await inTransaction(ctx, (tx) => beginRefund(tx, user.id, options));
  const { id, customerId, refundBegunAt } = subscription;
  return unlessAway(async () => {
    const given = await payments
      .refund({ subscriptionId: id, key: `refund:${id}` })
      .catch(async (error: unknown) => {
        const isRefused = error instanceof PaymentsFailure && !error.mayPass;
        // Nothing is on its way, unless by an earlier try whose answer was lost.
        if (isRefused && refundBegunAt === null)
          await updateSubscription(ctx, id, { refundBegunAt: null });
        throw error;
      });
    if (!given) {
      await updateSubscription(ctx, id, { refundBegunAt: null });
      throw new DomainError('REFUND_NOT_DUE', { message: NONE });
    }
    await tellRefund(ctx, user.id, id, given);
    await syncSubscription(ctx, customerId);
    logEvent(ctx, 'refund.made', user.id, 'a payment was given back');
    return given;
  });
}

/** Notes that a payment is about to be given back, so that nobody closes the request meanwhile. */
async function beginRefund(
  ctx: BillingContext,
  userId: string,
  { anyway, subscriptionId }: { anyway: boolean; subscriptionId?: string },
): Promise<SubscriptionRow> {
  await findUserById(ctx, userId, { lock: true });
  const { subscription, check } = await refundCaseOf(ctx, userId);
  const { id, refundAskedAt, refundWithdrawnAt, refundedAt } = subscription;
  if (subscriptionId !== undefined && subscriptionId !== id)
    throw new DomainError('PLAN_CHANGED', { message: CHANGED });
  if (refundedAt !== null) throw new DomainError('REFUND_NOT_DUE', { message: GIVEN });
  if (!check.isDue && !anyway) throw new DomainError('REFUND_NOT_DUE');
  if (refundAskedAt === null && refundWithdrawnAt !== null && !anyway)
    throw new DomainError('REFUND_NOT_DUE', { message: WITHDRAWN });
  const now = ctx.ports.clock.now();
  // Whoever repeats this after a failure must find it as it was when it began.
  const asked = { refundAskedAt: now, refundReadings: check.isDue ? check.readingsUsed : null };
  await updateSubscription(ctx, id, {
    ...(refundAskedAt === null && asked),
    refundBegunAt: now,
  });
  return subscription;
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
