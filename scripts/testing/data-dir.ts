import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { choosePlace } from '@sibila/drizzle/embedded-place';
import { findServer, stopServer, type LiveServer } from '@sibila/drizzle/embedded-server';
import { until } from './wait.ts';

const placeOf = (dataDir: string) => choosePlace(dataDir, () => undefined);

/** An empty temporary folder that other accounts may pass through. */
export function makeFolder(purpose: string): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `sibila-${purpose}-`));
  // As root the embedded PostgreSQL runs as nobody.
  chmodSync(folder, 0o755);
  return folder;
}

/** The PostgreSQL that runs on a data folder, whoever started it. */
export function postgresOf(dataDir: string): LiveServer | undefined {
  return findServer(placeOf(dataDir));
}

/** Ends the PostgreSQL of a data folder as a power failure would. */
export async function killPostgres(dataDir: string): Promise<void> {
  const server = postgresOf(dataDir);
  if (server === undefined) return;
  process.kill(server.pid, 'SIGKILL');
  await until('PostgreSQL to be gone', () => postgresOf(dataDir) === undefined);
}

/** Stops what may still run on a data folder and deletes it. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const server = postgresOf(dataDir);
  if (server !== undefined) await stopServer(placeOf(dataDir), server.pid);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** How the postgres.js driver reaches the database of a data folder. */
export async function connectionTo(dataDir: string) {
  const { host, port } = await until('PostgreSQL to run', () => postgresOf(dataDir));
  return { host, port, username: 'postgres', database: 'sibila' };
}

/** Looks into the product's database by a connection of its own. */
export async function lookInto<T>(
  dataDir: string,
  look: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres({ ...(await connectionTo(dataDir)), max: 1 });
  try {
    return await look(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
