import { and, eq, exists, gt, lte, not, sql } from 'drizzle-orm';
import { looseCovers, posts } from '@sibila/drizzle/schema/blog';
import type { Context } from '../context.ts';

type Db = Pick<Context, 'db'>;

const isNamed = (name: string) => eq(looseCovers.name, name);
const isFree = (now: Date) => sql`(${gt(looseCovers.takenUntil, now)}) is not true`;
const hasPost = ({ db }: Db) =>
  exists(db.select({ id: posts.id }).from(posts).where(eq(posts.cover, looseCovers.name)));

/**
 * Notes that a cover is about to be kept, so that it is found again should no post ever name it, and
 * not deleted before; false while somebody may be deleting it.
 */
export async function holdCover({ db }: Db, name: string, now: Date): Promise<boolean> {
  const held = db
    .insert(looseCovers)
    .values({ name, since: now })
    .onConflictDoUpdate({
      target: looseCovers.name,
      set: { since: now, takenUntil: null },
      setWhere: isFree(now),
    });
  return (await held.returning({ name: looseCovers.name })).length === 1;
}

/** Notes since when no post names a cover; within the transaction of what takes its name away. */
export async function loosenCover({ db }: Db, name: string, since: Date): Promise<void> {
  await db
    .insert(looseCovers)
    .values({ name, since })
    .onConflictDoUpdate({ target: looseCovers.name, set: { since } });
}

/** Notes that a post names a cover; within the transaction that lets it. */
export async function fastenCover({ db }: Db, name: string): Promise<void> {
  await db.delete(looseCovers).where(isNamed(name));
}

/** Forgets that covers were loose before an instant which a post names after all. */
export async function fastenNamed(ctx: Db, until: Date): Promise<void> {
  await ctx.db.delete(looseCovers).where(and(lte(looseCovers.since, until), hasPost(ctx)));
}

/** The covers that have been loose since an instant. */
export async function findLooseCovers({ db }: Db, until: Date): Promise<string[]> {
  const { name } = looseCovers;
  const rows = db.select({ name }).from(looseCovers).where(lte(looseCovers.since, until));
  return (await rows).map((row) => row.name);
}

interface Taking {
  name: string;
  /** Since when it must have been loose. */
  until: Date;
  now: Date;
  takenUntil: Date;
}

/** Lets one alone delete a cover's files; false where it is no longer loose, or somebody else's turn. */
export async function takeCover(
  ctx: Db,
  { name, until, now, takenUntil }: Taking,
): Promise<boolean> {
  const isDue = and(isNamed(name), lte(looseCovers.since, until), isFree(now));
  const taken = ctx.db
    .update(looseCovers)
    .set({ takenUntil })
    .where(and(isDue, not(hasPost(ctx))));
  return (await taken.returning({ name: looseCovers.name })).length === 1;
}

/** Notes that nothing is left of a cover that was taken. */
export async function dropCover({ db }: Db, { name, takenUntil }: Taking): Promise<void> {
  await db.delete(looseCovers).where(and(isNamed(name), eq(looseCovers.takenUntil, takenUntil)));
}
