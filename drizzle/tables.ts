import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type postgres from 'postgres';
import { schema } from './schema/all.ts';

/** The product's tables, by the names that the database knows. */
export const TABLE_NAMES: readonly string[] = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table));

export interface Table {
  name: string;
  columns: string[];
  key: string[];
}

/** Those of some tables that exist, each after all that its foreign keys point to. */
export async function findTables(
  sql: postgres.Sql | postgres.TransactionSql,
  names: readonly string[],
): Promise<Table[]> {
  const rows = await sql<(Table & { needs: string[] })[]>`
    select t.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        order by a.attnum) as columns,
      array(select a.attname::text from pg_index i
        cross join unnest(i.indkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
        where i.indrelid = t.oid and i.indisprimary order by k.place) as key,
      array(select distinct f.relname::text from pg_constraint c
        join pg_class f on f.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as needs
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and t.relkind = 'r' and t.relname = any(${[...names]}::text[])
    order by t.relname`;
  const ordered: Table[] = [];
  let waiting = [...rows];
  while (waiting.length > 0) {
    const isLater = (name: string) => waiting.some((other) => other.name === name);
    const ready = waiting.filter(({ needs }) => !needs.some(isLater));
    if (ready.length === 0) throw new Error('the tables need one another in a circle');
    ordered.push(...ready.map(({ name, columns, key }) => ({ name, columns, key })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
