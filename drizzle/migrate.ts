import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { openDatabase, type Connection } from './client.ts';

/** The advisory lock that lets one process at a time migrate ("sibila" as bytes). */
const MIGRATION_LOCK = 126_879_297_332_321n;

/** The folder of the generated migrations: beside this file, or beside the built server. */
export function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = join(here, 'migrations');
  return existsSync(built) ? built : join(here, '../../drizzle/migrations');
}

/**
 * Brings a database to this version's schema. Safe to call from several processes at once: they
 * take turns by a transaction-level advisory lock, and the later ones find nothing to do.
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
      await migrate(db, { migrationsFolder: folder });
    });
  } finally {
    await close();
  }
}
