import type { PostSummary } from '@sibila/contracts/blog';
import { imageOf } from './images.ts';
import type { PostRow } from './repo.ts';

/** The instant that stands for a day: a noon that is of that day from Honolulu to Kyiv. */
const instantOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Of a text that is as it was published that is its day, whenever it was taken in. */
function changedAt({
  day,
  publishedAt,
  updatedAt,
}: Pick<PostRow, 'day' | 'publishedAt' | 'updatedAt'>) {
  return publishedAt && updatedAt > publishedAt ? updatedAt : instantOf(day);
}

/** A post as lists show it. */
export const summaryOf = (row: Omit<PostRow, 'html'>): PostSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  categories: row.categories,
  tags: row.tags,
  author: row.author,
  readingMinutes: row.readingMinutes,
  publishedAt: instantOf(row.day),
  updatedAt: changedAt(row),
  ...imageOf(row.cover, row.coverAlt),
});
