import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from './account.ts';
import { instant } from './columns.ts';

/**
 * What the simulated provider of payments holds, in local mode alone: a row for each customer,
 * checkout, subscription and portal page, and for each key that made one.
 */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    userId: ownerId(),
    id: text('id').notNull().unique(),
    kind: text('kind', {
      enum: ['customer', 'checkout', 'subscription', 'portal', 'key'],
    }).notNull(),
    customerId: text('customer_id').notNull(),
    body: jsonb('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('simulated_payments_customer_idx').on(table.customerId, table.kind),
  ],
);
