import { readMigrationFiles } from 'drizzle-orm/migrator';
import type postgres from 'postgres';
import { readContents, type DatabaseContents, type TableContents } from './dump.ts';
import { MIGRATION_LOCK, migrationsFolder } from './migrate.ts';
import { findTables, TABLE_NAMES } from './tables.ts';

/** A dump can't be loaded here; nothing was changed. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

export interface LoadOptions {
  contents: DatabaseContents;
  /** The lines of a table, as they were dumped. */
  linesOf(table: string): AsyncIterable<string>;
  /** Whether what the tables hold may be lost; refused where they hold something otherwise. */
  replace: boolean;
  /** A last look before anything is changed; whoever migrates waits from then on. May throw. */
  check?: (tx: postgres.TransactionSql) => Promise<void>;
}

type Tx = postgres.TransactionSql;
type Step = ReturnType<typeof readMigrationFiles>[number];

/** Characters of a statement's rows, and the most rows that it may have. */
const BATCH_LENGTH = 1024 * 1024;
const BATCH_ROWS = 1000;

/** Whether none of the product's tables has a row; also where there are no tables. */
export async function isDatabaseEmpty(sql: postgres.Sql | Tx): Promise<boolean> {
  for (const { name } of await findTables(sql, TABLE_NAMES)) {
    const [row] = await sql`select exists (select from ${sql(name)}) as found`;
    if (row?.['found'] === true) return false;
  }
  return true;
}

/**
 * Brings a database to what was dumped, in one transaction: tables as they were then, every row,
 * a comparison with the dump, and then the migrations that came since. Whatever fails, also half-way,
 * leaves all as it was. Throws a LoadError where the dump does not fit.
 */
export async function loadDatabase(sql: postgres.Sql, options: LoadOptions): Promise<void> {
  const { contents, linesOf, replace, check } = options;
  const steps = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const before = steps.filter(({ folderMillis }) => folderMillis <= contents.migratedTo);
  if (before.at(-1)?.folderMillis !== contents.migratedTo)
    throw new LoadError('it was made by a newer version of the program: use that one');
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local lock_timeout = '10s'`;
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK.toString()}::bigint)`;
    await check?.(tx);
    if (!replace && !(await isDatabaseEmpty(tx)))
      throw new LoadError('the database holds something by now');
    await dropTables(tx, contents);
    await migrateWithin(tx, before);
    await assertFits(tx, contents);
    for (const table of contents.tables) await fill(tx, table, linesOf(table.name));
    const names = contents.tables.map(({ name }) => name);
    const found = await readContents(tx, names);
    if (!isSame(found, contents)) throw new LoadError('what was loaded is not what was dumped');
    await migrateWithin(tx, steps.slice(before.length));
  });
}

async function dropTables(tx: Tx, { tables }: DatabaseContents): Promise<void> {
  const names = new Set([...TABLE_NAMES, ...tables.map(({ name }) => name)]);
  for (const name of names) await tx`drop table if exists ${tx(name)} cascade`;
  await tx`create schema if not exists drizzle`;
  await tx`drop table if exists drizzle.__drizzle_migrations`;
  // As drizzle makes it, which finds here what was done already.
  await tx`create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;
}

async function migrateWithin(tx: Tx, steps: readonly Step[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of steps) {
    for (const statement of statements) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`;
  }
}

/** The tables and columns of that time must be the dump's own. */
async function assertFits(tx: Tx, { tables }: DatabaseContents): Promise<void> {
  const names = tables.map(({ name }) => name);
  const found = await findTables(tx, names);
  for (const { name, columns } of tables) {
    const here = found.find((table) => table.name === name)?.columns ?? [];
    if (here.join() !== columns.join())
      throw new LoadError(`the table ${name} is another one in this version`);
  }
}

async function fill(tx: Tx, table: TableContents, lines: AsyncIterable<string>): Promise<void> {
  const { name, columns } = table;
  let batch: string[] = [];
  let length = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    await tx`insert into ${tx(name)} (${tx(columns)}) select ${tx(columns)}
      from json_populate_recordset(null::${tx(name)}, ${`[${batch.join()}]`}::text::json)`;
    batch = [];
    length = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    if (length >= BATCH_LENGTH || batch.length >= BATCH_ROWS) await flush();
  }
  await flush();
}

/** The order of the tables may differ where none points to another. */
function isSame(one: DatabaseContents, other: DatabaseContents): boolean {
  const text = ({ migratedTo, tables }: DatabaseContents) =>
    JSON.stringify([migratedTo, tables.map((t) => `${t.name} ${t.rows} ${t.sha256}`).sort()]);
  return text(one) === text(other);
}
