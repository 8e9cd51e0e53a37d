import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PalmAnalysis, PalmReadingFeatures } from '@sibila/contracts/palm';
import { HANDS } from '@sibila/domain/palm/measured-hand';
import { readingColumns, readingKeys } from './reading.ts';

/** Where a photo and its thumbnail stand in object storage. */
export interface StoredPhoto {
  picture: string;
  thumbnail: string;
}

/** Finished palm readings. Photos stand in object storage, and only where they were to be kept. */
export const palmReadings = pgTable(
  'palm_readings',
  {
    ...readingColumns,
    hand: text('hand', { enum: HANDS }).notNull(),
    analysis: jsonb('analysis').$type<PalmAnalysis>().notNull(),
    features: jsonb('features').$type<PalmReadingFeatures>().notNull(),
    /** The photos that were kept: the hand's own and, where there is one, the other's. */
    photos: jsonb('photos').$type<StoredPhoto[]>().notNull(),
    /** A keyed hash of what was sent, by which the same request is known again. */
    bodyDigest: text('body_digest').notNull(),
  },
  (table) => [
    ...readingKeys('palm_readings', table),
    // By a key of the object store, whether it is still in use.
    index('palm_readings_photos_idx').using('gin', table.photos.op('jsonb_path_ops')),
  ],
);
