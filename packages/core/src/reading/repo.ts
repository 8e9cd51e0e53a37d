import { and, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WrittenType } from '@sibila/contracts/quota';
import type { Context } from '../context.ts';
import type { Place } from './cursor.ts';

type Db = Pick<Context, 'db'>;

/** A table of finished readings, whatever else stands in its rows. */
type ReadingTable = PgTable & { userId: PgColumn; id: PgColumn; createdAt: PgColumn };

interface ReadingRow {
  userId: string;
  id: string;
  createdAt: Date;
}

/** What is asked of the stored readings of one type. */
export interface ReadingRepo<R> {
  readonly type: WrittenType;
  /** A reading by its id, whoever's it is, with its owner. */
  find(ctx: Db, id: string): Promise<{ userId: string; reading: R } | null>;
  insert(ctx: Db, userId: string, reading: R): Promise<void>;
  /** A person's readings, newest first, after the one that `after` names. */
  list(ctx: Db, userId: string, limit: number, after: Place | null): Promise<R[]>;
  /** Removes a reading of a person's; false when they have none of that id. */
  remove(ctx: Db, userId: string, id: string): Promise<boolean>;
}

/** The repo of a type over a table whose rows are a reading's own fields beside its owner and instant. */
export function readingRepo<Row extends ReadingRow>(
  type: WrittenType,
  table: ReadingTable & { $inferSelect: Row },
) {
  type Reading = Omit<Row, 'userId' | 'createdAt'> & { date: Date };
  // The fields of a row are a reading's; drizzle can't tell through a table that isn't known.
  const toReading = (row: unknown): Reading => {
    const { userId: _, id, createdAt, ...rest } = row as Row;
    return { id, date: createdAt, ...rest } as unknown as Reading;
  };
  const repo: ReadingRepo<Reading> = {
    type,
    async find({ db }, id) {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row ? { userId: (row as unknown as Row).userId, reading: toReading(row) } : null;
    },
    async insert({ db }, userId, { date, ...rest }) {
      await db.insert(table).values({ ...rest, userId, createdAt: date });
    },
    async list({ db }, userId, limit, after) {
      const older = after
        ? sql`(${table.createdAt}, ${table.id}) < (${after.date.toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined;
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), older))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit);
      return rows.map(toReading);
    },
    async remove({ db }, userId, id) {
      const rows = await db
        .delete(table)
        .where(and(eq(table.userId, userId), eq(table.id, id)))
        .returning({ id: table.id });
      return rows.length === 1;
    },
  };
  return repo;
}
