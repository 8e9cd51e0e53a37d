import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { WRITTEN_TYPES } from '@sibila/contracts/quota';
import { ownerId } from './account.ts';
import { instant } from './columns.ts';

/** Readings taken in each 30-day window of a person and type; window 0 starts at registration. */
export const quotaUsage = pgTable(
  'quota_usage',
  {
    userId: ownerId(),
    type: text('type', { enum: WRITTEN_TYPES }).notNull(),
    window: integer('window').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type, table.window] })],
);

/** The `owner` of a row that is nobody's: it keeps the id of a removed reading. */
export const REMOVED_OWNER = 'removed';

/**
 * Readings that are being written: a row holds the id and the quota unit until the reading is
 * stored; when its writer dies the lease runs out and both are given back. Also, for a year, the
 * ids of removed readings, so that nobody has another one written under them.
 */
export const readingReservations = pgTable(
  'reading_reservations',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    type: text('type', { enum: WRITTEN_TYPES }).notNull(),
    /** The window that was charged; null when the person has no limit. */
    window: integer('window'),
    owner: text('owner').notNull(),
    bodyDigest: text('body_digest').notNull(),
    leaseUntil: instant('lease_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('reading_reservations_id_key').on(table.id),
    index('reading_reservations_lease_idx').on(table.leaseUntil),
    // What is being written is little and looked through every few seconds; what was removed grows.
    index('reading_reservations_live_idx')
      .on(table.owner)
      .where(sql`${table.owner} <> ${sql.raw(`'${REMOVED_OWNER}'`)}`),
  ],
);

/** Counters of the limits; keys are keyed hashes, so that no address or e-mail stands here. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at_idx').on(table.resetsAt)],
);

/** Outcomes of mutations by Idempotency-Key, given again for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: uuid('key').notNull(),
    bodyDigest: text('body_digest').notNull(),
    /** While the first request is still at work, who that is (`owner`); then its `value`. */
    outcome: jsonb('outcome'),
    leaseUntil: instant('lease_until').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_expires_at_idx').on(table.expiresAt),
  ],
);

/** Tokens spent on the AI endpoint each day (UTC). */
export const readerUsage = pgTable('reader_usage', {
  day: date('day', { mode: 'string' }).primaryKey(),
  tokens: integer('tokens').notNull(),
});
