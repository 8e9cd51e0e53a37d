import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant } from './columns.ts';

/**
 * What people write to support. `accountId` says who was signed in; a guest gives no more than an
 * address, which nobody has proved. `isPremium` is what the sender was when the message came.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    isPremium: boolean('is_premium').notNull(),
    receivedAt: instant('received_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('contact_messages_account_id_idx').on(table.accountId),
    index('contact_messages_email_idx').on(sql`lower(${table.email})`),
    index('contact_messages_received_at_idx').on(table.receivedAt),
  ],
);
