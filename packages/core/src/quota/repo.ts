import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { users } from '@sibila/drizzle/schema/account';
import { quotaUsage, readingReservations, REMOVED_OWNER } from '@sibila/drizzle/schema/quota';
import type { WrittenType } from '@sibila/contracts/quota';
import { QUOTA_LIMIT } from '@sibila/contracts/limits';
import type { Context } from '../context.ts';

type Db = Pick<Context, 'db'>;

export interface Reservation {
  userId: string;
  id: string;
  type: WrittenType;
  window: number | null;
  owner: string;
  bodyDigest: string;
  leaseUntil: Date;
  createdAt: Date;
}

/** Inserts a reservation; false when that id is reserved already, by whomever. */
export async function insertReservation({ db }: Db, row: Reservation): Promise<boolean> {
  const rows = await db
    .insert(readingReservations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: readingReservations.id });
  return rows.length === 1;
}

export async function findReservation({ db }: Db, id: string): Promise<Reservation | null> {
  const [row] = await db.select().from(readingReservations).where(eq(readingReservations.id, id));
  return row ?? null;
}

/** Whether what holds an id is the mark of a removed reading. */
export const isMark = ({ owner }: Reservation): boolean => owner === REMOVED_OWNER;

// As a literal: with a parameter the planner could not tell that the partial index will do.
const nobody = sql.raw(`'${REMOVED_OWNER}'`);

/** The same of a row of the table. */
export const isMarkRow = sql`${readingReservations.owner} = ${nobody}`;

/** A reading that is being written. */
export const isLiveRow = sql`${readingReservations.owner} <> ${nobody}`;

/**
 * Keeps the id of a removed reading until its lease runs out: nothing of its contents, and no unit
 * that could be given back.
 */
export async function markRemoved(
  { db }: Db,
  mark: Pick<Reservation, 'userId' | 'id' | 'type' | 'createdAt' | 'leaseUntil'>,
): Promise<void> {
  await db
    .insert(readingReservations)
    .values({ ...mark, owner: REMOVED_OWNER, bodyDigest: '', window: null })
    .onConflictDoNothing();
}

/** Moves a lease on; false when the reservation is no longer `owner`'s. */
export async function renewLease(
  { db }: Db,
  key: { userId: string; id: string; owner: string },
  leaseUntil: Date,
): Promise<boolean> {
  const rows = await db
    .update(readingReservations)
    .set({ leaseUntil })
    .where(ownedBy(key))
    .returning({ id: readingReservations.id });
  return rows.length === 1;
}

/** Takes over a reservation whose lease ran out; false when somebody was faster. */
export async function takeOverReservation(
  { db }: Db,
  old: Reservation,
  owner: string,
  now: Date,
  leaseUntil: Date,
): Promise<boolean> {
  const rows = await db
    .update(readingReservations)
    .set({ owner, leaseUntil })
    .where(and(ownedBy(old), lte(readingReservations.leaseUntil, now)))
    .returning({ id: readingReservations.id });
  return rows.length === 1;
}

/** Keeps an account from being deleted until the transaction ends; false when it is gone. */
export async function holdAccount({ db }: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return rows.length === 1;
}

/** Lets nobody else into what is done for this account alone, until the transaction ends. */
export async function lockAccount({ db }: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** The id under which a person has this very thing written already; null where they don't. */
export async function findTwin(
  { db }: Db,
  { userId, id, type, bodyDigest }: Reservation,
): Promise<string | null> {
  const [row] = await db
    .select({ id: readingReservations.id })
    .from(readingReservations)
    .where(
      and(
        eq(readingReservations.userId, userId),
        eq(readingReservations.type, type),
        eq(readingReservations.bodyDigest, bodyDigest),
        ne(readingReservations.id, id),
        isLiveRow,
      ),
    );
  return row?.id ?? null;
}

/** Removes a reservation of `owner`'s and gives back what it held; null when there is none. */
export async function removeReservation(
  { db }: Db,
  key: { userId: string; id: string; owner: string },
): Promise<Reservation | null> {
  const [row] = await db.delete(readingReservations).where(ownedBy(key)).returning();
  return row ?? null;
}

function ownedBy(key: { userId: string; id: string; owner: string }) {
  return and(
    eq(readingReservations.userId, key.userId),
    eq(readingReservations.id, key.id),
    eq(readingReservations.owner, key.owner),
  );
}

/** Takes one unit of a window in one statement; false when the window is used up. */
export async function takeUnit(
  { db }: Db,
  unit: { userId: string; type: WrittenType; window: number },
): Promise<boolean> {
  const rows = await db
    .insert(quotaUsage)
    .values({ ...unit, used: 1 })
    .onConflictDoUpdate({
      target: [quotaUsage.userId, quotaUsage.type, quotaUsage.window],
      set: { used: sql`${quotaUsage.used} + 1` },
      setWhere: sql`${quotaUsage.used} < ${QUOTA_LIMIT}`,
    })
    .returning({ used: quotaUsage.used });
  return rows.length === 1;
}

/** Gives one unit of a window back. */
export async function returnUnit(
  { db }: Db,
  unit: { userId: string; type: WrittenType; window: number },
): Promise<void> {
  await db
    .update(quotaUsage)
    .set({ used: sql`${quotaUsage.used} - 1` })
    .where(and(whereUnit(unit), gt(quotaUsage.used, 0)));
}

export async function usedUnits(
  { db }: Db,
  unit: { userId: string; type: WrittenType; window: number },
): Promise<number> {
  const [row] = await db.select({ used: quotaUsage.used }).from(quotaUsage).where(whereUnit(unit));
  return row?.used ?? 0;
}

function whereUnit(unit: { userId: string; type: WrittenType; window: number }) {
  return and(
    eq(quotaUsage.userId, unit.userId),
    eq(quotaUsage.type, unit.type),
    eq(quotaUsage.window, unit.window),
  );
}
