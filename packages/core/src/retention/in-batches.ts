import { asc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';

/** Few enough that a statement ends far within its time-out, whatever is deleted along with a row. */
export const BATCH_ROWS = 500;

interface Batches extends Pick<Context, 'db'> {
  /** Once it is aborted no further batch begins. */
  until?: AbortSignal | undefined;
}

/** What a purge needs. */
export type PurgeContext = Batches & Pick<Context, 'ports'>;

export interface DueRows<T extends PgTable> {
  table: T;
  isDue: SQL | undefined;
  /** What the due rows are found by: an index has to begin with it. */
  by: PgColumn | SQL;
}

/** Deletes all due rows, a batch a statement. Returns how many. */
export async function deleteInBatches<T extends PgTable>(
  { db, until }: Batches,
  due: DueRows<T>,
): Promise<number> {
  return repeatBatch(until, () => db.delete(due.table).where(batchOf(db, due)));
}

/** Updates all due rows, a batch a statement; the new values must make a row no longer due. */
export async function updateInBatches<T extends PgTable>(
  { db, until }: Batches,
  due: DueRows<T>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty only for a table of no columns
  values: PgUpdateSetSource<T>,
): Promise<number> {
  return repeatBatch(until, () => db.update(due.table).set(values).where(batchOf(db, due)));
}

async function repeatBatch(
  until: AbortSignal | undefined,
  batch: () => PromiseLike<{ count: number }>,
): Promise<number> {
  for (let rows = 0; ;) {
    const { count } = await batch();
    rows += count;
    if (count < BATCH_ROWS || until?.aborted) return rows;
  }
}

/**
 * Names the rows of one batch by where they lie, which is the same for every key. An array is made
 * once, where the planner may run a plain subquery with LIMIT again for each row. Without the order
 * a generic plan reads the whole table, as it takes a third of it to be due.
 */
function batchOf<T extends PgTable>(db: Context['db'], { table, isDue, by }: DueRows<T>): SQL {
  const rows = db
    .select({ row: sql`ctid` })
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the compiler needs it
    .from(table as PgTable)
    .where(isDue)
    .orderBy(asc(by))
    .limit(BATCH_ROWS)
    .for('update', { skipLocked: true });
  return sql`ctid = any(array${rows})`;
}
