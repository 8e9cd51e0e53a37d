import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { CHARTS_MAX } from '@sibila/contracts/chart';
import { astralCharts, keptBirths } from '@sibila/drizzle/schema/astral-charts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { lockAccount } from '../quota/repo.ts';
import { readingRepo, type ReadingRepo } from '../reading/repo.ts';

type Db = Pick<Context, 'db'>;

const kept = readingRepo('chart', astralCharts);

/** A chart as it is kept: the birth and what was written of it, but nothing that is computed. */
export type StoredChart = NonNullable<Awaited<ReturnType<typeof kept.find>>>['reading'];

/** Refuses with CHARTS_FULL where a member keeps as many charts as one may. */
export async function refuseFull({ db }: Db, userId: string): Promise<void> {
  const [row] = await db
    .select({ charts: count() })
    .from(astralCharts)
    .where(eq(astralCharts.userId, userId));
  if ((row?.charts ?? 0) >= CHARTS_MAX) throw new DomainError('CHARTS_FULL');
}

/** What makes two charts the same one. */
type Told = Pick<
  StoredChart,
  'name' | 'birthDate' | 'birthTime' | 'birthTimeChoice' | 'place' | 'houseSystem'
>;

/** The chart that a member keeps of this very birth, name and houses, the first if there are more. */
export async function findTwinChart(
  ctx: Db,
  userId: string,
  { name, birthDate, birthTime, birthTimeChoice, place, houseSystem }: Told,
): Promise<StoredChart | null> {
  const isSame = (column: PgColumn, value: string | null) =>
    sql`${column} is not distinct from ${value}`;
  const [row] = await ctx.db
    .select({ id: astralCharts.id })
    .from(astralCharts)
    .where(
      and(
        eq(astralCharts.userId, userId),
        eq(astralCharts.birthDate, birthDate),
        eq(astralCharts.houseSystem, houseSystem),
        isSame(astralCharts.name, name),
        isSame(astralCharts.birthTime, birthTime),
        isSame(astralCharts.birthTimeChoice, birthTimeChoice),
        sql`${astralCharts.place} ->> 'id' = ${String(place.id)}`,
      ),
    )
    .orderBy(asc(astralCharts.createdAt), asc(astralCharts.id))
    .limit(1);
  return row ? ((await kept.find(ctx, row.id))?.reading ?? null) : null;
}

/** Kept charts. No member gets one more than they may, however many are stored at once. */
export const chartsRepo: ReadingRepo<StoredChart> = {
  ...kept,
  async insert(ctx, userId, chart) {
    // One at a time for each account, or several could find the last place free.
    await lockAccount(ctx, userId);
    await refuseFull(ctx, userId);
    await kept.insert(ctx, userId, chart);
  },
};

/** Notes the corrected instant that the person was told of. */
export async function noteTold({ db }: Db, id: string, toldOf: Date): Promise<void> {
  await db.update(astralCharts).set({ toldOf }).where(eq(astralCharts.id, id));
}

/**
 * Puts a letter in the place of the one that `stored` has, which is kept among the former ones.
 * Does nothing where another took its place meanwhile.
 */
export async function replaceLetter(
  { db }: Db,
  { id, interpretation, reader, writtenFor, formerLetters }: StoredChart,
  letter: Pick<StoredChart, 'interpretation' | 'reader' | 'signs' | 'writtenFor'>,
): Promise<void> {
  const former = [...formerLetters, { interpretation, reader }];
  const isSame = writtenFor
    ? eq(astralCharts.writtenFor, writtenFor)
    : isNull(astralCharts.writtenFor);
  await db
    .update(astralCharts)
    .set({ ...letter, formerLetters: former })
    .where(and(eq(astralCharts.id, id), isSame));
}

type KeptBirth = typeof keptBirths.$inferSelect;

/** The birth that a profile keeps. */
export async function findKeptBirth({ db }: Db, userId: string): Promise<KeptBirth | null> {
  const [row] = await db.select().from(keptBirths).where(eq(keptBirths.userId, userId));
  return row ?? null;
}

/** Keeps a birth in its person's profile, in place of any before. */
export async function putKeptBirth({ db }: Db, { userId, ...birth }: KeptBirth): Promise<void> {
  await db
    .insert(keptBirths)
    .values({ ...birth, userId })
    .onConflictDoUpdate({ target: keptBirths.userId, set: birth });
}

/** Forgets the birth of a profile. */
export async function deleteKeptBirth({ db }: Db, userId: string): Promise<void> {
  await db.delete(keptBirths).where(eq(keptBirths.userId, userId));
}
