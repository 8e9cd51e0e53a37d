import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { EndReason } from '@sibila/contracts/premium';
import {
  billingCustomers,
  paymentEvents,
  premiumAccounts,
  subscriptions,
} from '@sibila/drizzle/schema/billing';
import type { Context } from '../context.ts';

type Db = Pick<Context, 'db'>;
export type CustomerRow = typeof billingCustomers.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** In these states something is charged, or can still be paid. */
export const LIVE: readonly SubscriptionRow['status'][] = ['active', 'past_due', 'unpaid'];

export const isLive = ({ status }: Pick<SubscriptionRow, 'status'>) => LIVE.includes(status);

/** Whether its first payment was asked for, and not given back yet. */
export const isOwed = (row: Pick<SubscriptionRow, 'refundAskedAt' | 'refundedAt'>) =>
  row.refundAskedAt !== null && row.refundedAt === null;

/** Whether its first payment may be on its way back by now: nothing can be taken back any more. */
export const isBeingPaidBack = (
  row: Pick<SubscriptionRow, 'refundAskedAt' | 'refundBegunAt' | 'refundedAt'>,
) => isOwed(row) && row.refundBegunAt !== null;

/** Whether Premium was paid for with it, by a person who meant to. */
export const wasBought = (row: Pick<SubscriptionRow, 'activatedAt' | 'doubledAt'>) =>
  row.activatedAt !== null && row.doubledAt === null;

/** The provider's clock is another one, and counts whole seconds. */
const CLOCKS_APART_MS = 60_000;

/**
 * Why it ended; null while it goes on, and where nobody knows. What was cancelled with a charge open
 * ended at once for that charge, as is told to whoever cancels it.
 */
export function whyEnded(
  row: Pick<
    SubscriptionRow,
    | 'status'
    | 'endedBecause'
    | 'endedAt'
    | 'refundedAt'
    | 'reversedAt'
    | 'periodEnd'
    | 'failureToldFor'
  >,
): EndReason | null {
  const { status, endedBecause, endedAt, refundedAt, reversedAt } = row;
  if (status !== 'ended') return null;
  // A provider calls it a cancellation when money goes back; what ended before that ended otherwise.
  const isOpen = endedBecause === null || endedBecause === 'cancelled';
  const isReversed =
    reversedAt !== null &&
    (endedAt === null || reversedAt.getTime() <= endedAt.getTime() + CLOCKS_APART_MS);
  if (isOpen && (refundedAt !== null || isReversed)) return 'refunded';
  const isUnpaid = row.failureToldFor?.getTime() === row.periodEnd.getTime();
  return endedBecause === 'cancelled' && isUnpaid ? 'payment-failed' : endedBecause;
}

/** A customer by the provider's id; locked until the transaction ends if asked. */
export async function findCustomer(
  { db }: Db,
  customerId: string,
  options: { lock?: boolean } = {},
): Promise<CustomerRow | null> {
  const query = db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  const [row] = options.lock ? await query.for('update') : await query;
  return row ?? null;
}

/** The customer of an account; null before there is one, or when the provider deleted it. */
export async function livingCustomer({ db }: Db, accountId: string): Promise<CustomerRow | null> {
  const [row] = await db
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.accountId, accountId), isNull(billingCustomers.deletedAt)));
  return row ?? null;
}

/** How many customers of an account the provider has deleted. */
export async function countDeletedCustomers({ db }: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.accountId, accountId), isNotNull(billingCustomers.deletedAt)));
  return row?.rows ?? 0;
}

/** The provider's ids of all customers that an account has had. */
export async function customerIdsOf({ db }: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.accountId, accountId));
  return rows.map(({ customerId }) => customerId);
}

/** Inserts a customer unless they, or another one of the account, are there. */
export async function insertCustomer(
  { db }: Db,
  row: typeof billingCustomers.$inferInsert,
): Promise<void> {
  await db.insert(billingCustomers).values(row).onConflictDoNothing();
}

export async function updateCustomer(
  { db }: Db,
  customerId: string,
  fields: Partial<CustomerRow>,
): Promise<void> {
  await db.update(billingCustomers).set(fields).where(eq(billingCustomers.customerId, customerId));
}

/** Notes the checkout of an attempt; nothing where the attempt is over or has one. */
export async function noteCheckout(
  { db }: Db,
  { customerId, checkoutAttempt }: Pick<CustomerRow, 'customerId' | 'checkoutAttempt'>,
  checkoutId: string,
  now: Date,
): Promise<void> {
  await db
    .update(billingCustomers)
    .set({ checkoutId, checkoutOpenedAt: now })
    .where(
      and(
        eq(billingCustomers.customerId, customerId),
        eq(billingCustomers.checkoutAttempt, checkoutAttempt),
        isNull(billingCustomers.checkoutId),
      ),
    );
}

/** Ends the attempt whose checkout is closed; of several who try at once one does it. */
export async function endAttempt(
  { db }: Db,
  customerId: string,
  checkoutId: string,
): Promise<void> {
  await db
    .update(billingCustomers)
    .set({ checkoutId: null, checkoutAttempt: sql`${billingCustomers.checkoutAttempt} + 1` })
    .where(
      and(eq(billingCustomers.customerId, customerId), eq(billingCustomers.checkoutId, checkoutId)),
    );
}

/** All subscriptions that an account has had, the newest first. */
export async function subscriptionsOfAccount(
  { db }: Db,
  accountId: string,
): Promise<SubscriptionRow[]> {
  const rows = await db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.customerId, subscriptions.customerId))
    .where(eq(billingCustomers.accountId, accountId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id));
  return rows.map(({ subscription }) => subscription);
}

/** A subscription by the provider's id. */
export async function findSubscription({ db }: Db, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** All subscriptions of a customer. */
export async function subscriptionsOfCustomer(
  { db }: Db,
  customerId: string,
): Promise<SubscriptionRow[]> {
  return db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));
}

export async function upsertSubscription(
  { db }: Db,
  row: typeof subscriptions.$inferInsert,
): Promise<void> {
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.id, set: row });
}

export async function updateSubscription(
  { db }: Db,
  id: string,
  fields: Partial<SubscriptionRow>,
): Promise<void> {
  await db.update(subscriptions).set(fields).where(eq(subscriptions.id, id));
}

/** Remembers an event; whether it was handled before. */
export async function rememberEvent(
  { db }: Db,
  row: typeof paymentEvents.$inferInsert,
): Promise<{ wasHandled: boolean }> {
  await db.insert(paymentEvents).values(row).onConflictDoNothing();
  const [stored] = await db
    .select({ handledAt: paymentEvents.handledAt })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, row.id));
  return { wasHandled: (stored?.handledAt ?? null) !== null };
}

/** The events about a customer that still wait for their effect. */
export async function openEvents({ db }: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.customerId, customerId), isNull(paymentEvents.handledAt)));
  return rows.map(({ id }) => id);
}

/** Whether it was told that an account paid on a page, and not yet read what came of it. */
export async function hasOpenPayment({ db }: Db, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .innerJoin(billingCustomers, eq(billingCustomers.customerId, paymentEvents.customerId))
    .where(
      and(
        eq(billingCustomers.accountId, accountId),
        eq(paymentEvents.type, 'checkout.session.completed'),
        isNull(paymentEvents.handledAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function closeEvents(
  { db }: Db,
  ids: readonly string[],
  handledAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(paymentEvents)
    .set({ handledAt })
    .where(and(inArray(paymentEvents.id, [...ids]), isNull(paymentEvents.handledAt)));
}

/** What Premium is to an account beside what it pays. */
export async function premiumAccount(
  { db }: Db,
  userId: string,
): Promise<{ grantedUntil: Date | null; readings: number }> {
  const [row] = await db.select().from(premiumAccounts).where(eq(premiumAccounts.userId, userId));
  return row ?? { grantedUntil: null, readings: 0 };
}

export async function setGrant({ db }: Db, userId: string, grantedUntil: Date): Promise<void> {
  await db
    .insert(premiumAccounts)
    .values({ userId, grantedUntil })
    .onConflictDoUpdate({ target: premiumAccounts.userId, set: { grantedUntil } });
}
