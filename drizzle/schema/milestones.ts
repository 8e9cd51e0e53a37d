import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What has happened once, and is known for good whatever became of the rows that it left. */
export const milestones = pgTable('milestones', {
  name: text('name', { enum: ['blog-published'] }).primaryKey(),
  reachedAt: instant('reached_at').notNull(),
});
