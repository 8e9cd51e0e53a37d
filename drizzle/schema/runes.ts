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

/** Finished rune readings. A reading that is still being written has no row here. */
export const runeReadings = pgTable(
  'rune_readings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    runes: text('runes').array().notNull(),
    question: text('question'),
    interpretation: text('interpretation').notNull(),
    reader: text('reader', { enum: ['model', 'builtin'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('rune_readings_id_key').on(table.id),
    index('rune_readings_newest_idx').on(table.userId, table.createdAt, table.id),
  ],
);
