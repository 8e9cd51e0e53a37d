import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { readingColumns, readingKeys } from './reading.ts';

/** Finished compatibilities. */
export const compatibilities = pgTable(
  'compatibilities',
  {
    ...readingColumns,
    firstSign: text('first_sign', { enum: SIGN_NAMES }).notNull(),
    secondSign: text('second_sign', { enum: SIGN_NAMES }).notNull(),
    /** Percent, 0 to 100. */
    compatibility: integer('compatibility').notNull(),
    analysis: text('analysis').notNull(),
  },
  (table) => readingKeys('compatibilities', table),
);
