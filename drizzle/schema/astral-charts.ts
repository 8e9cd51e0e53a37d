import { sql } from 'drizzle-orm';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ChartSection } from '@sibila/contracts/chart';
import { HOUSE_SYSTEMS } from '@sibila/domain/chart/houses';
import type { Place } from '@sibila/domain/places/place';
import type { ReaderKind } from '@sibila/contracts/reading';
import type { SignName } from '@sibila/domain/zodiac/signs';
import { ownerId } from './account.ts';
import { instant } from './columns.ts';
import { readingColumns, readingKeys } from './reading.ts';

/** What a list shows of a chart, so that it need not be computed for each; null where not known. */
export type ChartSigns = Record<'sun' | 'moon' | 'ascendant', SignName | null>;

/** A text that another has taken the place of, as the hour it was written for was corrected. */
export interface FormerLetter {
  interpretation: ChartSection[];
  reader: ReaderKind;
}

const birthColumns = {
  /** On the clocks of the place. */
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  /** HH:MM; null where nobody knows it. */
  birthTime: text('birth_time'),
  /** Which is meant where the clocks showed the time twice. */
  birthTimeChoice: text('birth_time_choice', { enum: ['first', 'second'] }),
  /** As the list had it then: a later list must not move anybody's birth. */
  place: jsonb('place').$type<Place>().notNull(),
};

/** Kept charts: the birth, from which all else is computed again, and what was written of it. */
export const astralCharts = pgTable(
  'astral_charts',
  {
    ...readingColumns,
    name: text('name'),
    ...birthColumns,
    houseSystem: text('house_system', { enum: HOUSE_SYSTEMS }).notNull(),
    signs: jsonb('signs').$type<ChartSigns>().notNull(),
    interpretation: jsonb('interpretation').$type<ChartSection[]>().notNull(),
    /**
     * The instant of the birth, and without an hour the beginning of its day, as the letter took
     * it; null where it was written by the clocks of the runtime, before there was a table of them.
     */
    writtenFor: instant('written_for'),
    /** The corrected instant that the person was told of and left the letter as it was. */
    toldOf: instant('told_of'),
    formerLetters: jsonb('former_letters')
      .$type<FormerLetter[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
  },
  (table) => readingKeys('astral_charts', table),
);

/** People's own births, of those alone who want theirs in the profile. */
export const keptBirths = pgTable(
  'kept_births',
  { userId: ownerId(), savedAt: instant('saved_at').notNull(), ...birthColumns },
  (table) => [primaryKey({ columns: [table.userId] })],
);
