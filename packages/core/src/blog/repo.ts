import { and, asc, desc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import { posts } from '@sibila/drizzle/schema/blog';
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

/** Whether there is a post that was ever published. */
export async function wasEverPublished({ db }: Db): Promise<boolean> {
  const published = db.select({ id: posts.id }).from(posts).where(isNotNull(posts.publishedAt));
  return (await published.limit(1)).length > 0;
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
