import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { billingCustomers, paymentEvents, subscriptions } from '@sibila/drizzle/schema/billing';
import type { BillingContext } from './payments.ts';
import { syncSubscription } from './sync-subscription.ts';

const MINUTE_MS = 60_000;
/** How often somebody is looked at of whom news may come any moment. */
const EXPECTING_MS = 5 * MINUTE_MS;
/** How often somebody who simply goes on paying is. */
const CALM_MS = 6 * 60 * MINUTE_MS;
const AT_ONCE = 50;
/** So many failures in a row: the provider is away, and the rest can wait. */
const FAILURES = 3;

/**
 * Looks at the provider for what no event told: payments without Premium, Premium that is no longer
 * paid, periods that have ended, events that were not settled, charges of accounts that are gone.
 * Each customer is taken by one process. Returns how many were looked at.
 */
export async function reconcile(ctx: BillingContext): Promise<number> {
  if (!ctx.ports.payments) return 0;
  const due = await claimDue(ctx);
  let failures = 0;
  for (const customerId of due) {
    try {
      await syncSubscription(ctx, customerId);
      failures = 0;
    } catch (err) {
      ctx.log.warn({ event: 'billing.late', customerId, err }, 'a customer was not reconciled');
      if (++failures === FAILURES) break;
    }
  }
  return due.length;
}

/** Takes the customers that are due and whom nobody looks at; the one looked at longest ago first. */
async function claimDue({ db, ports }: BillingContext): Promise<string[]> {
  const now = ports.clock.now();
  const due = db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(isDue(db, now))
    .orderBy(sql`${asc(billingCustomers.checkedAt)} nulls first`)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(billingCustomers)
    .set({ checkedAt: now })
    .where(inArray(billingCustomers.customerId, due))
    .returning({ customerId: billingCustomers.customerId });
  return rows.map(({ customerId }) => customerId);
}

function isDue(db: BillingContext['db'], now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { checkedAt, syncedAt, customerId, accountId, checkoutOpenedAt } = billingCustomers;
  const notSince = (ms: number) => or(isNull(checkedAt), lte(checkedAt, before(ms)));
  const has = (what: ReturnType<typeof and>) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(subscriptions)
        .where(and(eq(subscriptions.customerId, customerId), what)),
    );
  const isLive = inArray(subscriptions.status, ['active', 'past_due']);
  const isChanging = inArray(subscriptions.status, ['past_due', 'incomplete']);
  const isOver = and(isLive, lte(subscriptions.periodEnd, now));
  const isNobodys = and(
    isNull(accountId),
    isLive,
    or(ne(subscriptions.endsAtPeriodEnd, true), isNull(subscriptions.activatedAt)),
  );
  // A checkout can be paid for a day: until somebody looked after that, it may have been.
  const isPayable = and(
    isNotNull(checkoutOpenedAt),
    or(isNull(syncedAt), sql`${syncedAt} <= ${checkoutOpenedAt} + interval '25 hours'`),
  );
  const openEvent = exists(
    db
      .select({ one: sql`1` })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.customerId, customerId), isNull(paymentEvents.handledAt))),
  );
  return or(
    // Whose period ended since is looked at in the next turn: a renewal must not cost access.
    and(has(and(isOver, lte(syncedAt, subscriptions.periodEnd))), notSince(MINUTE_MS / 2)),
    and(
      notSince(EXPECTING_MS),
      or(
        openEvent,
        isPayable,
        has(or(isChanging, isOver, isNobodys)),
        and(has(isLive), or(isNull(syncedAt), lte(syncedAt, before(CALM_MS)))),
      ),
    ),
  );
}
