import { and, count, eq, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { mexicanDate } from '@sibila/domain/calendar/business-days';
import { billingCustomers, subscriptions } from '@sibila/drizzle/schema/billing';
import { contactMessages } from '@sibila/drizzle/schema/contact';
import { rightsRequests } from '@sibila/drizzle/schema/rights';
import { inTransaction, type Context, type Shared } from '../context.ts';

/** The terms and the privacy policy: nothing outlives what it was for by more than this. */
const YEARS = 5;

/** How many rows of each kind; no text and no name. */
export interface RetentionCounts {
  /** Of a period or a subscription that ended so long ago, also of somebody who is still here. */
  subscriptions: number;
  /** Payers whose account is gone and of whom nothing younger is left. */
  billingCustomers: number;
  contactMessages: number;
  /** Answered or not: the register proves nothing any more. */
  rightsRequests: number;
}

type Rule = readonly [name: keyof RetentionCounts, table: PgTable, isDue: SQL | undefined];

function rulesAt(db: Context['db'], now: Date): readonly Rule[] {
  const old = new Date(now);
  old.setUTCFullYear(old.getUTCFullYear() - YEARS);
  const { endedAt, periodEnd, status, customerId } = subscriptions;
  const end = sql`greatest(${periodEnd}, coalesce(${endedAt}, ${periodEnd}))`;
  const isOver = sql`${status} = 'ended' and ${end} <= ${old.toISOString()}::timestamptz`;
  const remaining = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(and(eq(customerId, billingCustomers.customerId), sql`not (${isOver})`));
  return [
    ['subscriptions', subscriptions, isOver],
    [
      'billingCustomers',
      billingCustomers,
      and(
        isNull(billingCustomers.accountId),
        lte(billingCustomers.createdAt, old),
        notExists(remaining),
      ),
    ],
    ['contactMessages', contactMessages, lte(contactMessages.receivedAt, old)],
    ['rightsRequests', rightsRequests, lte(rightsRequests.receivedOn, mexicanDate(old))],
  ];
}

const none = (): RetentionCounts => ({
  subscriptions: 0,
  billingCustomers: 0,
  contactMessages: 0,
  rightsRequests: 0,
});

/** What is held though five years have gone by since its end. */
export async function dueForRetention(ctx: Pick<Shared, 'db' | 'ports'>): Promise<RetentionCounts> {
  const counts = none();
  for (const [name, table, isDue] of rulesAt(ctx.db, ctx.ports.clock.now())) {
    const [row] = await ctx.db.select({ rows: count() }).from(table).where(isDue);
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}

/** Removes, all at once, what is five years past its end. Says how much that was. */
export async function runRetention(ctx: Pick<Shared, 'db' | 'ports'>): Promise<RetentionCounts> {
  return inTransaction<Pick<Context, 'db' | 'ports'>, RetentionCounts>(
    ctx,
    async ({ db, ports }) => {
      const counts = none();
      for (const [name, table, isDue] of rulesAt(db, ports.clock.now())) {
        const removed = await db
          .delete(table)
          .where(isDue)
          .returning({ one: sql`1` });
        counts[name] = removed.length;
      }
      return counts;
    },
  );
}
