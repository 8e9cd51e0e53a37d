import type { Context } from '../context.ts';
import { exportedColumns, type ExportedTable, type Person } from './holding.ts';

/** Rows in memory at once; about 3 MB of readings. */
const PAGE = 1000;

/**
 * A person's rows of a table, as many at a time as fit into memory. Run it in one snapshot: what is
 * written meanwhile would move the pages.
 */
export async function* rowsOf(
  { db }: Pick<Context, 'db'>,
  held: ExportedTable,
  person: Person,
): AsyncGenerator<Record<string, unknown>> {
  for (let from = 0; ; from += PAGE) {
    const rows: Record<string, unknown>[] = await db
      .select(exportedColumns(held))
      .from(held.table)
      .where(held.mine(person))
      .orderBy(...held.order)
      .limit(PAGE)
      .offset(from);
    for (const row of rows) yield held.shape ? held.shape(row) : row;
    if (rows.length < PAGE) return;
  }
}
