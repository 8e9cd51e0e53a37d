import { and, count, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { mexicanDate } from '@sibila/domain/calendar/business-days';
import { billingCustomers, subscriptions } from '@sibila/drizzle/schema/billing';
import { contactMessages } from '@sibila/drizzle/schema/contact';
import { rightsRequests } from '@sibila/drizzle/schema/rights';
import { deleteInBatches, type DueRows, type PurgeContext } from './in-batches.ts';

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

/** When a subscription was over; written as the index has it. */
const overAt = sql`greatest(${subscriptions.periodEnd}, ${subscriptions.endedAt})`;

type Rule = (ctx: PurgeContext) => DueRows<PgTable>;

const RULES: Readonly<Record<keyof RetentionCounts, Rule>> = {
  subscriptions: (ctx) => ({ table: subscriptions, isDue: isOver(ctx), by: overAt }),
  billingCustomers(ctx) {
    const younger = ctx.db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(
        and(eq(subscriptions.customerId, billingCustomers.customerId), sql`not (${isOver(ctx)})`),
      );
    return {
      table: billingCustomers,
      isDue: and(
        isNull(billingCustomers.accountId),
        lte(billingCustomers.createdAt, yearsAgo(ctx)),
        notExists(younger),
      ),
      by: billingCustomers.accountId,
    };
  },
  contactMessages: (ctx) => ({
    table: contactMessages,
    isDue: lte(contactMessages.receivedAt, yearsAgo(ctx)),
    by: contactMessages.receivedAt,
  }),
  rightsRequests: (ctx) => ({
    table: rightsRequests,
    isDue: lte(rightsRequests.receivedOn, mexicanDate(yearsAgo(ctx))),
    by: rightsRequests.receivedOn,
  }),
};

function yearsAgo({ ports }: PurgeContext): Date {
  const old = new Date(ports.clock.now());
  old.setUTCFullYear(old.getUTCFullYear() - YEARS);
  return old;
}

const isOver = (ctx: PurgeContext) =>
  sql`${subscriptions.status} = 'ended' and ${overAt} <= ${yearsAgo(ctx).toISOString()}::timestamptz`;

/** What is held though five years have gone by since its end. */
export async function dueForRetention(ctx: PurgeContext): Promise<RetentionCounts> {
  return counted(async (name) => {
    const { table, isDue } = RULES[name](ctx);
    const [row] = await ctx.db.select({ rows: count() }).from(table).where(isDue);
    return row?.rows ?? 0;
  });
}

/** Removes what is five years past its end, of one kind. */
const removeOld = (name: keyof RetentionCounts) => (ctx: PurgeContext) =>
  deleteInBatches(ctx, RULES[name](ctx));

/** The rules about years as steps of the hourly purge. */
export const retentionPurges = {
  'old-subscriptions': removeOld('subscriptions'),
  'old-customers': removeOld('billingCustomers'),
  'old-messages': removeOld('contactMessages'),
  'old-requests': removeOld('rightsRequests'),
};

/** Removes what is five years past its end, of every kind. Says how much that was. */
export async function runRetention(ctx: PurgeContext): Promise<RetentionCounts> {
  return counted((name) => removeOld(name)(ctx));
}

/** One after the other, as payers go when nothing of them is left. */
async function counted(
  rowsOf: (name: keyof RetentionCounts) => Promise<number>,
): Promise<RetentionCounts> {
  return {
    subscriptions: await rowsOf('subscriptions'),
    billingCustomers: await rowsOf('billingCustomers'),
    contactMessages: await rowsOf('contactMessages'),
    rightsRequests: await rowsOf('rightsRequests'),
  };
}
