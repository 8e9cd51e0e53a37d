import { PaymentsFailure } from '../ports/payments.ts';
import { paymentsOf, type BillingContext } from './payments.ts';
import {
  findCustomer,
  isBeingPaidBack,
  isLive,
  isOwed,
  subscriptionsOfCustomer,
  updateSubscription,
  type SubscriptionRow,
} from './repo.ts';
import { tellRefund } from './tell-refund.ts';

/** By then whoever began to give a payment back has an answer, or will get none. */
const UNANSWERED_MS = 5 * 60_000;

type Stop = (ctx: BillingContext, subscription: SubscriptionRow) => Promise<unknown>;

/**
 * Sees to it that nobody is charged who doesn't want to be: of accounts that are gone what was paid
 * before runs out, and what was paid after they had gone, or asked for again, is given back, as is
 * what was paid twice, or began to be given back and had no answer; what was cancelled while a charge
 * is open ends, or it would be tried again; a renewal that a request for a refund had stopped goes on
 * once the request is taken back or refused. Whether anything had to be done. What fails holds up
 * nothing else; the first PaymentsFailure is thrown in the end.
 */
export async function stopCharges(ctx: BillingContext, customerId: string): Promise<boolean> {
  const hasAccount = ((await findCustomer(ctx, customerId))?.accountId ?? null) !== null;
  let isChanged = false;
  const failures: PaymentsFailure[] = [];
  for (const subscription of await subscriptionsOfCustomer(ctx, customerId)) {
    const stop = stopOf(subscription, hasAccount, ctx.ports.clock.now());
    if (!stop) continue;
    isChanged = true;
    try {
      await stop(ctx, subscription);
    } catch (err) {
      if (!(err instanceof PaymentsFailure)) throw err;
      const fields = { event: 'billing.not_stopped', subscription: subscription.id, err };
      ctx.log[err.mayPass ? 'warn' : 'error'](fields, 'a charge was not stopped or given back yet');
      failures.push(err);
    }
  }
  if (failures[0]) throw failures[0];
  return isChanged;
}

/** What is to be done about a subscription; null when it may be as it is. */
function stopOf(subscription: SubscriptionRow, hasAccount: boolean, now: Date): Stop | null {
  const { status, activatedAt, endsAtPeriodEnd, doubledAt } = subscription;
  const isLate = isLive(subscription) && activatedAt === null;
  if (isOwed(subscription) && (!hasAccount || doubledAt !== null)) return giveBack;
  if (!hasAccount && isLate) return giveBack;
  if (isUnanswered(subscription, now)) return giveBack;
  if (hasAccount && isPaused(subscription)) return (ctx, { id }) => paymentsOf(ctx).resume(id);
  const isUnwanted = !hasAccount || endsAtPeriodEnd || isOwed(subscription);
  if (!isLive(subscription) || !isUnwanted) return null;
  // Nothing runs out where the period is not paid for.
  if (status !== 'active') return (ctx, { id }) => paymentsOf(ctx).end(id);
  return endsAtPeriodEnd ? null : (ctx, { id }) => paymentsOf(ctx).cancelAtPeriodEnd(id);
}

/** Whether only a request for a refund that is over keeps it from being renewed. */
const isPaused = (row: SubscriptionRow): boolean =>
  row.refundPausedRenewal &&
  !isOwed(row) &&
  row.refundedAt === null &&
  row.doubledAt === null &&
  row.status === 'active' &&
  row.endsAtPeriodEnd;

/** Whether an administrator began to give it back, and the provider's answer was lost. */
const isUnanswered = (row: SubscriptionRow, now: Date): boolean =>
  isBeingPaidBack(row) && now.getTime() - (row.refundBegunAt?.getTime() ?? 0) >= UNANSWERED_MS;

/** Where nothing was paid there is nothing to give back: it runs out like the others. */
async function giveBack(ctx: BillingContext, subscription: SubscriptionRow): Promise<void> {
  const { id, customerId, activatedAt, refundAskedAt, refundBegunAt, doubledAt } = subscription;
  const now = ctx.ports.clock.now();
  // Noted first: what the provider refuses is tried again, and listed for administrators.
  await updateSubscription(ctx, id, { refundAskedAt: refundAskedAt ?? now });
  const given = await paymentsOf(ctx).refund({ subscriptionId: id, key: `refund:${id}` });
  const accountId = (await findCustomer(ctx, customerId))?.accountId ?? null;
  if (given && accountId !== null) await tellRefund(ctx, accountId, id, given);
  else if (given) await updateSubscription(ctx, id, { refundedAt: now });
  else if (refundBegunAt !== null && accountId !== null && doubledAt === null)
    await updateSubscription(ctx, id, { refundBegunAt: null });
  else {
    if (doubledAt !== null) await paymentsOf(ctx).end(id);
    await updateSubscription(ctx, id, { refundAskedAt: null, activatedAt: activatedAt ?? now });
  }
  const fields = { event: 'billing.unwanted', subscription: id, refund: given?.id ?? null };
  ctx.log.warn(fields, 'a payment was given back');
}
