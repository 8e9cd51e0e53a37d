import {
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';

/** Finished tarot readings. A reading that is still being written has no row here. */
export const tarotReadings = pgTable(
  'tarot_readings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    cards: text('cards').array().notNull(),
    question: text('question'),
    interpretation: text('interpretation').notNull(),
    reader: text('reader', { enum: ['model', 'builtin'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('tarot_readings_id_key').on(table.id),
    index('tarot_readings_newest_idx').on(table.userId, table.createdAt, table.id),
  ],
);
