import { pgTable, text } from 'drizzle-orm/pg-core';
import { readingColumns, readingKeys } from './reading.ts';

/** Finished tarot readings. */
export const tarotReadings = pgTable(
  'tarot_readings',
  {
    ...readingColumns,
    cards: text('cards').array().notNull(),
    question: text('question'),
    interpretation: text('interpretation').notNull(),
  },
  (table) => readingKeys('tarot_readings', table),
);
