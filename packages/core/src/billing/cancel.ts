import type { CancelInput } from '@sibila/contracts/billing';
import type { SignedInContext } from '../context.ts';
import { findUserById } from '../account/repo.ts';
import { DomainError } from '../errors.ts';
import { PaymentsFailure } from '../ports/payments.ts';
import { inTime, paymentsOf } from './payments.ts';
import {
  isLive,
  isOwed,
  livingCustomer,
  subscriptionsOfAccount,
  type SubscriptionRow,
} from './repo.ts';
import { syncSubscription } from './sync-subscription.ts';

const NOTHING_TO_CANCEL = 'No tienes una suscripción activa para cancelar';
const NOTHING_TO_RESUME = 'No tienes una suscripción cancelada que puedas retomar';

/**
 * Cancels the subscription at the end of its period, or at once where Stripe would retry an unpaid
 * charge. Says until when Premium lasts. Refuses with NO_SUBSCRIPTION (also after a first cancellation),
 * PLAN_CHANGED (it would end at once and was told to last), BILLING_OFF, BILLING_UNAVAILABLE.
 */
export async function cancelSubscription(
  ctx: SignedInContext,
  told?: CancelInput,
): Promise<{ success: true; premiumUntil: Date }> {
  await changeAll(ctx, {
    isMeant: ({ status, endsAtPeriodEnd }) => status !== 'active' || !endsAtPeriodEnd,
    isAsTold: ({ status }) => told?.keepsPeriod !== true || status === 'active',
    change: ({ id, status }) =>
      status === 'active' ? paymentsOf(ctx).cancelAtPeriodEnd(id) : paymentsOf(ctx).end(id),
    nothing: NOTHING_TO_CANCEL,
    failed: 'Error al cancelar la suscripción',
  });
  const user = await findUserById(ctx, ctx.actor.user.id);
  return { success: true, premiumUntil: user?.premiumUntil ?? ctx.ports.clock.now() };
}

/** Takes a cancellation back while the period lasts. Refuses like `cancelSubscription`. */
export async function resumeSubscription(ctx: SignedInContext): Promise<void> {
  await changeAll(ctx, {
    // Who asked for the money back is waiting for the end.
    isMeant: (subscription) => subscription.endsAtPeriodEnd && !isOwed(subscription),
    isAsTold: () => true,
    change: ({ id }) => paymentsOf(ctx).resume(id),
    nothing: NOTHING_TO_RESUME,
    failed: 'Error al retomar la suscripción',
  });
}

interface Change {
  isMeant(subscription: SubscriptionRow): boolean;
  /** Whether it becomes of it what its person was told. */
  isAsTold(subscription: SubscriptionRow): boolean;
  change(subscription: SubscriptionRow): Promise<void>;
  nothing: string;
  failed: string;
}

/** Changes what is meant among the live subscriptions. */
async function changeAll(ctx: SignedInContext, how: Change): Promise<void> {
  const { id } = ctx.actor.user;
  const findLive = async () => (await subscriptionsOfAccount(ctx, id)).filter(isLive);
  await inTime(async () => {
    paymentsOf(ctx);
    // What is stored may be late: nobody is refused, nor anything changed, by it alone.
    const customer = await livingCustomer(ctx, id);
    if (customer) await syncSubscription(ctx, customer.customerId);
    const live = await findLive();
    const found = live.filter((row) => how.isMeant(row));
    if (found.length === 0) throw new DomainError('NO_SUBSCRIPTION', { message: how.nothing });
    if (!found.every((row) => how.isAsTold(row))) throw new DomainError('PLAN_CHANGED');
    const failures: unknown[] = [];
    for (const subscription of found)
      await how.change(subscription).catch((error: unknown) => failures.push(error));
    for (const customerId of new Set(found.map((row) => row.customerId)))
      await syncSubscription(ctx, customerId);
    // What failed may have been done all the same, its answer lost.
    if (failures.length > 0 && (await findLive()).some((row) => how.isMeant(row)))
      throw new PaymentsFailure(how.failed, { mayPass: true, cause: failures[0] });
  }, how.failed);
}
