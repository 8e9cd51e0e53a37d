import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { users } from './account.ts';

/** Finished compatibilities. One that is still being written has no row here. */
export const compatibilities = pgTable(
  'compatibilities',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    firstSign: text('first_sign', { enum: SIGN_NAMES }).notNull(),
    secondSign: text('second_sign', { enum: SIGN_NAMES }).notNull(),
    /** Percent, 0 to 100. */
    compatibility: integer('compatibility').notNull(),
    analysis: text('analysis').notNull(),
    reader: text('reader', { enum: ['model', 'builtin'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('compatibilities_id_key').on(table.id),
    index('compatibilities_newest_idx').on(table.userId, table.createdAt, table.id),
  ],
);
