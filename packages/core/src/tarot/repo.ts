import { and, desc, eq, sql } from 'drizzle-orm';
import { tarotReadings } from '@sibila/drizzle/schema/tarot';
import type { TarotReading } from '@sibila/contracts/tarot';
import type { Context } from '../context.ts';

type Db = Pick<Context, 'db'>;
type Row = typeof tarotReadings.$inferSelect;

const toReading = ({
  id,
  createdAt,
  cards,
  question,
  interpretation,
  reader,
}: Row): TarotReading => ({
  id,
  date: createdAt,
  cards,
  question,
  interpretation,
  reader,
});

/** A reading by its id, whoever's it is, with its owner. */
export async function findTarotReading(
  { db }: Db,
  id: string,
): Promise<{ userId: string; reading: TarotReading } | null> {
  const [row] = await db.select().from(tarotReadings).where(eq(tarotReadings.id, id));
  return row ? { userId: row.userId, reading: toReading(row) } : null;
}

export async function insertTarotReading(
  { db }: Db,
  userId: string,
  reading: TarotReading,
): Promise<void> {
  const { date, ...rest } = reading;
  await db.insert(tarotReadings).values({ ...rest, userId, createdAt: date });
}

/** A person's readings, newest first, after the one that `after` names. */
export async function listTarotReadings(
  { db }: Db,
  userId: string,
  limit: number,
  after: { date: Date; id: string } | null,
): Promise<TarotReading[]> {
  const older = after
    ? sql`(${tarotReadings.createdAt}, ${tarotReadings.id}) < (${after.date.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  const rows = await db
    .select()
    .from(tarotReadings)
    .where(and(eq(tarotReadings.userId, userId), older))
    .orderBy(desc(tarotReadings.createdAt), desc(tarotReadings.id))
    .limit(limit);
  return rows.map(toReading);
}

/** Removes a reading of a person's; false when they have none of that id. */
export async function deleteTarotReading({ db }: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(tarotReadings)
    .where(and(eq(tarotReadings.userId, userId), eq(tarotReadings.id, id)))
    .returning({ id: tarotReadings.id });
  return rows.length === 1;
}
