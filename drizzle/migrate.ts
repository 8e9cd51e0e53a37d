import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import type postgres from 'postgres';
import { openDatabase, type Connection } from './client.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** The advisory lock that lets one process at a time migrate ("sibila" as bytes). */
export const MIGRATION_LOCK = 126_879_297_332_321n;

/** The folder of the generated migrations: beside this file, or beside the built server. */
export function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = join(here, 'migrations');
  return existsSync(built) ? built : join(here, '../../drizzle/migrations');
}

/**
 * Brings a database to this version's schema. Safe to call from several processes at once: they
 * take turns by a transaction-level advisory lock, and the later ones find nothing to do. Refuses,
 * before it changes anything, a database that a newer version has migrated.
 */
export async function migrateDatabase(connection: Connection, folder = migrationsFolder()) {
  const { db, sql, close } = openDatabase(connection, {
    max: 2,
    prepare: false,
    statementTimeout: 0,
  });
  try {
    await sql.begin(async (lock) => {
      await lock`select pg_advisory_xact_lock(${MIGRATION_LOCK.toString()}::bigint)`;
      await refuseNewer(lock, folder);
      await migrate(db, { migrationsFolder: folder });
    });
  } finally {
    await close();
  }
}

/** The newest migration that a database has seen, by the instant that names it; 0 for none. */
export async function migratedTo(sql: postgres.Sql | postgres.TransactionSql): Promise<number> {
  const [found] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`;
  if (!found?.['yes']) return 0;
  const [row] = await sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`;
  const newest: unknown = row?.['newest'];
  return Number(newest ?? 0);
}

async function refuseNewer(sql: postgres.TransactionSql, folder: string): Promise<void> {
  if ((await migratedTo(sql)) > newestMigration(folder))
    throw new EmbeddedDatabaseError(
      'newer_schema',
      'La base de datos es de una versión más nueva de Sibila; actualiza el programa o usa otra base de datos',
    );
}

/** The instant by which drizzle names the newest migration of a folder. */
export function newestMigration(folder = migrationsFolder()): number {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}
