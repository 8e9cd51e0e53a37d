import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The articles of the blog. One is read while it has been published and not withdrawn since; `day`
 * is the date that its readers are told. `html` was sanitised before it came here.
 */
export const posts = pgTable('posts', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  html: text('html').notNull(),
  categories: text('categories').array().notNull(),
  tags: text('tags').array().notNull(),
  author: text('author').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  readingMinutes: integer('reading_minutes').notNull(),
  /** What the names of the cover's files begin with; null where there is no cover. */
  cover: text('cover'),
  coverAlt: text('cover_alt'),
  metaTitle: text('meta_title'),
  metaDescription: text('meta_description'),
  metaKeywords: text('meta_keywords'),
  /** Of the Markdown and the cover that the row was made from. */
  sourceDigest: text('source_digest').notNull(),
  publishedAt: instant('published_at'),
  withdrawnAt: instant('withdrawn_at'),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * Covers that no post names: their post shows another one or was deleted, or they are being taken in.
 * Pages and feeds that were kept elsewhere may still show them; a day later the purge deletes them,
 * and whatever a post names after all is none of them any more.
 */
export const looseCovers = pgTable('loose_covers', {
  /** What the names of the cover's files begin with. */
  name: text('name').primaryKey(),
  since: instant('since').notNull(),
  /** Until when somebody may be deleting its files; null where nobody has begun. */
  takenUntil: instant('taken_until'),
});
