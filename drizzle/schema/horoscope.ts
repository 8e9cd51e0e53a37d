import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { instant } from './columns.ts';

/** `day` is everybody's; `premium` is the exclusive part. */
export const HOROSCOPE_PARTS = ['day', 'premium'] as const;

/**
 * Horoscopes, one for each sign, local day and home zone, shared by all who read them. `sections` is
 * null while the one that claimed the row is writing; when its writer dies the lease runs out. The
 * end of the lease is the writer's mark: none but the one who set it may store or let go.
 */
export const horoscopes = pgTable(
  'horoscopes',
  {
    sign: text('sign', { enum: SIGN_NAMES }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    zone: text('zone').notNull(),
    part: text('part', { enum: HOROSCOPE_PARTS }).notNull(),
    sections: jsonb('sections').$type<Record<string, string>>(),
    reader: text('reader', { enum: ['model', 'builtin'] }),
    leaseUntil: instant('lease_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.sign, table.zone, table.part] })],
);
