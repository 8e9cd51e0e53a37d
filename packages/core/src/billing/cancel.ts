import { latest } from '@sibila/domain/billing/access';
import type { SignedInContext } from '../context.ts';
import { findUserById } from '../account/repo.ts';
import { DomainError } from '../errors.ts';
import { PaymentsFailure } from '../ports/payments.ts';
import { paymentsOf, unlessAway } from './payments.ts';
import { isLive, livingCustomer, subscriptionsOfAccount, type SubscriptionRow } from './repo.ts';
import { syncSubscription } from './sync-subscription.ts';

const CANCEL_FAILED = 'Error al cancelar la suscripción';
const NOTHING_TO_CANCEL = 'No tienes una suscripción activa para cancelar';
const NOTHING_TO_RESUME = 'No tienes una suscripción cancelada que puedas retomar';

/**
 * Cancels what who is signed in pays for, at the end of the period; says until when Premium lasts.
 * Refuses with NO_SUBSCRIPTION where nothing more would be charged, BILLING_OFF, BILLING_UNAVAILABLE.
 */
export async function cancelSubscription(
  ctx: SignedInContext,
): Promise<{ success: true; premiumUntil: Date }> {
  const cancelled = await changeAll(ctx, {
    isMeant: (subscription) => !subscription.endsAtPeriodEnd,
    change: (id) => paymentsOf(ctx).cancelAtPeriodEnd(id),
    nothing: NOTHING_TO_CANCEL,
    failed: CANCEL_FAILED,
  });
  const user = await findUserById(ctx, ctx.actor.user.id);
  const lastPeriod = latest(cancelled.map(({ periodEnd }) => periodEnd));
  const premiumUntil = user?.premiumUntil ?? lastPeriod;
  if (!premiumUntil) throw new DomainError('NOT_SIGNED_IN');
  return { success: true, premiumUntil };
}

/** Takes a cancellation back while the period lasts. Refuses like `cancelSubscription`. */
export async function resumeSubscription(ctx: SignedInContext): Promise<void> {
  await changeAll(ctx, {
    isMeant: (subscription) => subscription.endsAtPeriodEnd,
    change: (id) => paymentsOf(ctx).resume(id),
    nothing: NOTHING_TO_RESUME,
    failed: 'Error al retomar la suscripción',
  });
}

interface Change {
  isMeant(subscription: SubscriptionRow): boolean;
  change(subscriptionId: string): Promise<void>;
  nothing: string;
  failed: string;
}

/** Changes what is meant among the live subscriptions, of which it gives back how they stood. */
async function changeAll(ctx: SignedInContext, how: Change): Promise<SubscriptionRow[]> {
  const { id } = ctx.actor.user;
  const find = async () =>
    (await subscriptionsOfAccount(ctx, id)).filter((row) => isLive(row) && how.isMeant(row));
  return unlessAway(async () => {
    paymentsOf(ctx);
    // What is stored may be late: nobody is refused, nor anything changed, by it alone.
    const customer = await livingCustomer(ctx, id);
    if (customer) await syncSubscription(ctx, customer.customerId);
    const found = await find();
    if (found.length === 0) throw new DomainError('NO_SUBSCRIPTION', { message: how.nothing });
    const failures: unknown[] = [];
    for (const { id: subscriptionId } of found)
      await how.change(subscriptionId).catch((error: unknown) => failures.push(error));
    for (const customerId of new Set(found.map((row) => row.customerId)))
      await syncSubscription(ctx, customerId);
    // What failed may have been done all the same, its answer lost.
    if (failures.length > 0 && (await find()).length > 0)
      throw new PaymentsFailure(how.failed, { mayPass: true, cause: failures[0] });
    return found;
  }, how.failed);
}
