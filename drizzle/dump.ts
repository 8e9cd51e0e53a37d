import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { migratedTo } from './migrate.ts';
import { findTables, TABLE_NAMES, type Table } from './tables.ts';

/** What a table holds: how many rows, and the SHA-256 of all of them as lines. */
export interface TableContents {
  name: string;
  columns: string[];
  rows: number;
  sha256: string;
}

/** What a database holds; two that hold the same say the same, whatever server they are on. */
export interface DatabaseContents {
  /** The newest migration that was done, by the instant that names it. */
  migratedTo: number;
  /** Each after those that it points to. */
  tables: TableContents[];
}

/** Takes the rows of a table, one JSON object a line, in the order of its key. */
export type TakeLines = (table: string, lines: AsyncIterable<string>) => Promise<void>;

/** Rows that are fetched in one go. */
const PAGE = 500;

/** Reads all of a database as it is at one moment, while others go on writing. */
export async function dumpDatabase(sql: postgres.Sql, take: TakeLines): Promise<DatabaseContents> {
  return sql.begin(async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`;
    return readContents(tx, TABLE_NAMES, take);
  });
}

const skim: TakeLines = async (_, lines) => {
  for await (const line of lines) void line;
};

/** What some tables hold now, within a transaction that may go on. */
export async function readContents(
  tx: postgres.TransactionSql,
  names: readonly string[],
  take: TakeLines = skim,
): Promise<DatabaseContents> {
  // A dump may take longer than any query of the product; and dates are written in one zone.
  await tx`set local statement_timeout = 0`;
  await tx`set local timezone = 'UTC'`;
  const tables: TableContents[] = [];
  for (const table of await findTables(tx, names)) {
    const tally = new Tally();
    await take(table.name, tally.over(linesOf(tx, table)));
    tables.push({ name: table.name, columns: table.columns, ...tally.total() });
  }
  return { migratedTo: await migratedTo(tx), tables };
}

/** Counts lines and their checksum while they pass. */
export class Tally {
  readonly #hash = createHash('sha256');
  #rows = 0;

  async *over(lines: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const line of lines) {
      this.#rows += 1;
      this.#hash.update(`${line}\n`);
      yield line;
    }
  }

  total(): { rows: number; sha256: string } {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

async function* linesOf(
  tx: postgres.TransactionSql,
  { name, columns, key }: Table,
): AsyncGenerator<string> {
  const keys = key.map((column) => `t."${column}"::text`).join(', ');
  // Byte by byte: what comes first in a language differs from server to server.
  const pages = tx<{ line: string }[]>`
    select row_to_json(t)::text as line from (select ${tx(columns)} from ${tx(name)}) t
    order by array[${tx.unsafe(keys)}]::text[] collate "C"`.cursor(PAGE);
  for await (const rows of pages) for (const { line } of rows) yield line;
}
