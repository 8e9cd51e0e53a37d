import { and, asc, desc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import { posts } from '@sibila/drizzle/schema/blog';
import { milestones } from '@sibila/drizzle/schema/milestones';
import type { Context } from '../context.ts';

type Db = Pick<Context, 'db'>;

/** A post as it is kept. */
export type PostRow = typeof posts.$inferSelect;

const isRead = and(isNotNull(posts.publishedAt), isNull(posts.withdrawnAt));
const NEWEST = [desc(posts.day), desc(posts.publishedAt), asc(posts.slug)];

/** What can be read, without its text; newest first. */
export function findReadable({ db }: Db): Promise<Omit<PostRow, 'html'>[]> {
  const { html: _, ...columns } = getTableColumns(posts);
  return db
    .select(columns)
    .from(posts)
    .where(isRead)
    .orderBy(...NEWEST);
}

/** What can be read, with its text; newest first, `limit` at the most. */
export const findReadableWhole = ({ db }: Db, limit: number): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(isRead)
    .orderBy(...NEWEST)
    .limit(limit);

/** The post at an address, if it can be read. */
export async function findReadablePost({ db }: Db, slug: string): Promise<PostRow | null> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.slug, slug), isRead));
  return row ?? null;
}

/** Every post, also those that nobody can read; newest first. */
export const findPosts = ({ db }: Db): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .orderBy(...NEWEST);

/** The post at an address, whether or not it can be read; with `lock`, to change it. */
export async function findPost(
  { db }: Db,
  slug: string,
  { lock = false } = {},
): Promise<PostRow | null> {
  const query = db.select().from(posts).where(eq(posts.slug, slug));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

const PUBLISHED = 'blog-published';

/** Whether a post was ever published, also one that was deleted since. */
export async function wasEverPublished({ db }: Db): Promise<boolean> {
  const reached = db.select().from(milestones).where(eq(milestones.name, PUBLISHED));
  return (await reached).length > 0;
}

/** Notes for good that a post was published; false when one was before. */
export async function notePublished({ db }: Db, reachedAt: Date): Promise<boolean> {
  const noted = db.insert(milestones).values({ name: PUBLISHED, reachedAt }).onConflictDoNothing();
  return (await noted.returning({ name: milestones.name })).length === 1;
}

/** Keeps a new post; false when its address is taken. */
export async function insertPost({ db }: Db, row: PostRow): Promise<boolean> {
  const kept = db.insert(posts).values(row).onConflictDoNothing({ target: posts.slug });
  return (await kept.returning({ id: posts.id })).length === 1;
}

/** Changes the post at an address; false when there is none. */
export async function updatePost(
  { db }: Db,
  slug: string,
  fields: Partial<PostRow>,
): Promise<boolean> {
  const changed = db.update(posts).set(fields).where(eq(posts.slug, slug));
  return (await changed.returning({ id: posts.id })).length === 1;
}

/** Removes the post at an address. */
export async function deletePost({ db }: Db, slug: string): Promise<void> {
  await db.delete(posts).where(eq(posts.slug, slug));
}
