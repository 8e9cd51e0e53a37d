import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Mails to be sent, written in the transaction of what they speak of. A queue, not somebody's
 * data: it outlives the account (a farewell must still leave), so the id alone is its key.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    /** The template and its data; links are token ids, never tokens. */
    message: jsonb('message').notNull(),
    createdAt: instant('created_at').notNull(),
    /** After this the mail makes no sense any more (its link is dead) and is dropped. */
    expiresAt: instant('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    deadAt: instant('dead_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due_idx')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    index('outbox_done_idx').on(sql`least(${table.sentAt}, ${table.deadAt})`),
    index('outbox_addressed_idx')
      .on(sql`least(${table.sentAt}, ${table.deadAt})`)
      .where(sql`${table.recipient} <> ''`),
  ],
);
