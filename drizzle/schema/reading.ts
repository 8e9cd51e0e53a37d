import { index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { ownerId } from './account.ts';
import { instant } from './columns.ts';

/** What every finished reading keeps, whatever it reads. One being written has no row anywhere. */
export const readingColumns = {
  userId: ownerId(),
  id: uuid('id').notNull(),
  createdAt: instant('created_at').notNull(),
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
