import { pgTable, text } from 'drizzle-orm/pg-core';
import { readingColumns, readingKeys } from './reading.ts';

/** Finished rune readings. */
export const runeReadings = pgTable(
  'rune_readings',
  {
    ...readingColumns,
    runes: text('runes').array().notNull(),
    question: text('question'),
    interpretation: text('interpretation').notNull(),
  },
  (table) => readingKeys('rune_readings', table),
);
