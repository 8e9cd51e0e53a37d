import { index, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

/** What every finished reading keeps, whatever it reads. One being written has no row anywhere. */
export const readingColumns = {
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  reader: text('reader', { enum: ['model', 'builtin'] }).notNull(),
};

/** The keys of the table called `name`: its owner first, an id once, its newest first in a list. */
export const readingKeys = (
  name: string,
  table: Record<'userId' | 'id' | 'createdAt', ExtraConfigColumn>,
) => [
  primaryKey({ columns: [table.userId, table.id] }),
  uniqueIndex(`${name}_id_key`).on(table.id),
  index(`${name}_newest_idx`).on(table.userId, table.createdAt, table.id),
];
