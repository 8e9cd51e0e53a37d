import type { BillingContext } from './payments.ts';
import { isLive, isOwed, updateSubscription, type SubscriptionRow } from './repo.ts';

/**
 * Notes which subscriptions of an account are paid for beside another one: of those that would all
 * be renewed the first is kept, and the payment of each other one is owed to the person. Gives the
 * rows as they are then. Call it with the account locked.
 */
export async function noteDoubles(
  ctx: BillingContext,
  known: readonly SubscriptionRow[],
): Promise<SubscriptionRow[]> {
  const renewing = known.filter(
    (row) =>
      row.status === 'active' &&
      row.isOurPrice &&
      !row.endsAtPeriodEnd &&
      row.doubledAt === null &&
      !isOwed(row),
  );
  const [, ...doubled] = renewing.sort(
    (a, b) => a.startedAt.getTime() - b.startedAt.getTime() || a.id.localeCompare(b.id),
  );
  const ids = new Set(doubled.map(({ id }) => id));
  const now = ctx.ports.clock.now();
  const fields = { doubledAt: now, refundAskedAt: now };
  for (const id of ids) await updateSubscription(ctx, id, fields);
  return known.map((row) => (ids.has(row.id) ? { ...row, ...fields } : row));
}

/** What an administrator may want to look at: somebody pays for what is not ours, or paid twice. */
export function warnOfOddities({ log }: BillingContext, known: readonly SubscriptionRow[]): void {
  const live = known.filter(isLive);
  const ids = live.map(({ id }) => id);
  if (live.some(({ doubledAt }) => doubledAt !== null))
    log.error({ event: 'billing.two_subscriptions', ids }, 'somebody paid for two subscriptions');
  if (live.some(({ isOurPrice }) => !isOurPrice))
    log.error({ event: 'billing.other_price', ids }, 'a subscription has another price');
}
