import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { END_REASONS } from '@sibila/contracts/premium';
import { ownerId, users } from './account.ts';
import { instant } from './columns.ts';

/**
 * Who somebody is at the provider of payments: one living customer each. Kept without the person
 * when their account goes, as billing must be for years.
 */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    customerId: text('customer_id').primaryKey(),
    accountId: uuid('account_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** The number of the last question to the provider, and of the one whose answer stands here. */
    asked: integer('asked').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    /** When the provider was asked last, and when it last answered. */
    checkedAt: instant('checked_at'),
    syncedAt: instant('synced_at'),
    /** The checkout that they may go on with, and how many came before it. */
    checkoutId: text('checkout_id'),
    checkoutOpenedAt: instant('checkout_opened_at'),
    checkoutAttempt: integer('checkout_attempt').notNull().default(0),
    /** When the person's address was changed; null once the provider knows the new one. */
    emailChangedAt: instant('email_changed_at'),
    /** When the customer was found deleted at the provider. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('billing_customers_living_key')
      .on(table.accountId)
      .where(sql`${table.deletedAt} is null`),
    index('billing_customers_account_idx').on(table.accountId),
    index('billing_customers_checked_idx').on(table.checkedAt),
  ],
);

/** Subscriptions as the provider told of them last. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomers.customerId, { onDelete: 'cascade' }),
    status: text('status', {
      enum: ['active', 'past_due', 'unpaid', 'incomplete', 'ended'],
    }).notNull(),
    isOurPrice: boolean('is_our_price').notNull(),
    startedAt: instant('started_at').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull(),
    endedAt: instant('ended_at'),
    /** Why it ended, as the provider told; null while it goes on, and where nobody knows. */
    endedBecause: text('ended_because', { enum: END_REASONS }),
    /** When its money was found to have gone back by other hands: a bank's, or at the provider. */
    reversedAt: instant('reversed_at'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** When it was first found to be paid for, and the person's Premium readings until then. */
    activatedAt: instant('activated_at'),
    readingsBefore: integer('readings_before').notNull().default(0),
    /** When its payment was asked for again, and the Premium readings since the purchase until then. */
    refundAskedAt: instant('refund_asked_at'),
    refundReadings: integer('refund_readings'),
    /** When the first refund call was sent; from then on the request can't be withdrawn. */
    refundBegunAt: instant('refund_begun_at'),
    refundedAt: instant('refunded_at'),
    /** Whether the request stopped a renewal, which goes on once the request is taken back or refused. */
    refundPausedRenewal: boolean('refund_paused_renewal').notNull().default(false),
    /** When its person took the last request back: it is not paid by mistake after that. */
    refundWithdrawnAt: instant('refund_withdrawn_at'),
    /** The ends of the periods for which a renewal, and a failed charge, was told by mail. */
    renewalToldFor: instant('renewal_told_for'),
    failureToldFor: instant('failure_told_for'),
    /** The end of the period until which it was told to be cancelled; null while it is not. */
    cancelToldFor: instant('cancel_told_for'),
    endToldAt: instant('end_told_at'),
    /** When it was found beside another one that is paid for: it ends, and its payment goes back. */
    doubledAt: instant('doubled_at'),
  },
  (table) => [
    index('subscriptions_customer_idx').on(table.customerId),
    index('subscriptions_over_idx')
      .on(sql`greatest(${table.periodEnd}, ${table.endedAt})`)
      .where(sql`${table.status} = 'ended'`),
  ],
);

/** Events that the provider sent, by their ids: each is handled once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [
    index('payment_events_received_idx').on(table.receivedAt),
    index('payment_events_open_idx')
      .on(table.customerId)
      .where(sql`${table.handledAt} is null`),
  ],
);

/** What Premium is to a person beside what they pay: given days, and the readings made with it. */
export const premiumAccounts = pgTable(
  'premium_accounts',
  {
    userId: ownerId(),
    /** Premium that was given for nothing lasts until then. */
    grantedUntil: instant('granted_until'),
    /** Readings made without a quota since ever, removed ones too. */
    readings: integer('readings').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId] })],
);
