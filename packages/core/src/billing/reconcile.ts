import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { billingCustomers, paymentEvents, subscriptions } from '@sibila/drizzle/schema/billing';
import type { BillingContext } from './payments.ts';
import { LIVE } from './repo.ts';
import { syncEach } from './sync-each.ts';

const MINUTE_MS = 60_000;
/** How often somebody is looked at of whom news may come any moment. */
const EXPECTING_MS = 5 * MINUTE_MS;
/** The same, of who has left a page for paying open for longer than that. */
const FRESH_MS = 60 * MINUTE_MS;
const WAITING_MS = 12 * MINUTE_MS;
/** How often somebody who simply goes on paying is, and how often a refused refund is tried again. */
const CALM_MS = 6 * 60 * MINUTE_MS;
const AT_ONCE = 50;

/**
 * Looks at the provider for what no event told: payments without Premium, Premium that is no longer
 * paid, periods that have ended, events that were not settled, charges of accounts that are gone; and
 * tells it of addresses that were changed.
 * Each customer is taken by one process. Returns how many were looked at.
 */
export async function reconcile(ctx: BillingContext): Promise<number> {
  if (!ctx.ports.payments) return 0;
  const due = await claimDue(ctx);
  await syncEach(ctx, due);
  return due.length;
}

/**
 * Takes the customers that are due and whom nobody looks at: who just opened a page for paying
 * before the others, and then who was looked at longest ago.
 */
async function claimDue({ db, ports }: BillingContext): Promise<string[]> {
  const now = ports.clock.now();
  const due = db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(isDue(db, now))
    .orderBy(
      sql`${isFresh(now)} desc nulls last`,
      sql`${asc(billingCustomers.checkedAt)} nulls first`,
    )
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(billingCustomers)
    .set({ checkedAt: now })
    .where(inArray(billingCustomers.customerId, due))
    .returning({ customerId: billingCustomers.customerId });
  return rows.map(({ customerId }) => customerId);
}

const isFresh = (now: Date) =>
  gt(billingCustomers.checkoutOpenedAt, new Date(now.getTime() - FRESH_MS));

/** How long ago somebody must have been looked at. */
function notSince(now: Date, ms: number) {
  const { checkedAt } = billingCustomers;
  return or(isNull(checkedAt), lte(checkedAt, new Date(now.getTime() - ms)));
}

function isDue(db: BillingContext['db'], now: Date) {
  const { syncedAt, customerId, checkoutOpenedAt } = billingCustomers;
  const has = (what: ReturnType<typeof and>) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(subscriptions)
        .where(and(eq(subscriptions.customerId, customerId), what)),
    );
  const isLive = inArray(subscriptions.status, [...LIVE]);
  const isChanging = inArray(subscriptions.status, ['past_due', 'unpaid', 'incomplete']);
  const isOver = and(isLive, lte(subscriptions.periodEnd, now));
  const { isUnwanted, isOwed } = whatToStop();
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
  const { accountId, emailChangedAt, deletedAt } = billingCustomers;
  const hasNewAddress = and(isNotNull(emailChangedAt), isNotNull(accountId), isNull(deletedAt));
  const isCalm = or(isNull(syncedAt), lte(syncedAt, new Date(now.getTime() - CALM_MS)));
  return or(
    // Whose period ended since is looked at in the next turn: a renewal must not cost access.
    and(has(and(isOver, lte(syncedAt, subscriptions.periodEnd))), notSince(now, MINUTE_MS / 2)),
    and(isPayable, notSince(now, WAITING_MS)),
    and(
      notSince(now, EXPECTING_MS),
      or(
        openEvent,
        hasNewAddress,
        and(isPayable, isFresh(now)),
        has(or(isChanging, isOver, and(isLive, isUnwanted))),
        and(has(or(isLive, isOwed)), isCalm),
      ),
    ),
  );
}

/** What `stopCharges` may not have done yet, of the live ones, and of those that have ended. */
function whatToStop() {
  const { endsAtPeriodEnd, activatedAt, refundAskedAt, refundBegunAt, refundedAt, doubledAt } =
    subscriptions;
  const isPaused = and(eq(subscriptions.refundPausedRenewal, true), isNull(refundAskedAt));
  const isNobodys = isNull(billingCustomers.accountId);
  const isAsked = and(isNotNull(refundAskedAt), isNull(refundedAt));
  return {
    isUnwanted: or(
      and(or(isNobodys, isAsked), eq(endsAtPeriodEnd, false)),
      and(isNobodys, isNull(activatedAt)),
      and(isPaused, isNull(refundedAt), eq(endsAtPeriodEnd, true)),
    ),
    isOwed: and(or(isNobodys, isNotNull(doubledAt), isNotNull(refundBegunAt)), isAsked),
  };
}
