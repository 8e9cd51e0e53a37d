import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant } from './columns.ts';

/**
 * What the simulated provider of payments holds, in local mode alone: a row for each customer,
 * checkout, subscription and portal page, and for each key that made one. As at a real provider it
 * outlives the account, and then says no more whose it was.
 */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    id: text('id').primaryKey(),
    accountId: uuid('account_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', {
      enum: ['customer', 'checkout', 'subscription', 'portal', 'key'],
    }).notNull(),
    customerId: text('customer_id').notNull(),
    body: jsonb('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('simulated_payments_customer_idx').on(table.customerId, table.kind),
    index('simulated_payments_account_idx').on(table.accountId),
  ],
);
