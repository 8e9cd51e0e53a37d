import { chmodSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { type EmbeddedConnection, startEmbeddedPostgres } from '../embedded.ts';
import { choosePlace } from '../embedded-place.ts';
import { isAlive } from '../embedded-process.ts';
import { findServer, stopServer } from '../embedded-server.ts';

/** How the run's server reaches the test workers, which inherit the environment. */
const CONNECTION_VARIABLE = 'SIBILA_TEST_CLUSTER';
const FOLDER_PREFIX = 'sibila-test-';
/** Any number: all who copy a template take turns on it. */
const COPY_LOCK = 5_112_024;
const COPY_TRIES = 20;

export interface TestCluster {
  /** Connects as superuser to a database that is not a test's own. */
  connection: EmbeddedConnection;
  stop(): Promise<void>;
}

/**
 * The PostgreSQL of one test run, for vitest's globalSetup: a cluster in a fresh temporary folder,
 * without any durability, or the server of TEST_DATABASE_URL (PostgreSQL 15+, a superuser).
 */
export async function startTestCluster(): Promise<TestCluster> {
  const url = process.env['TEST_DATABASE_URL'];
  const cluster = url ? foreignCluster(url) : await freshCluster();
  process.env[CONNECTION_VARIABLE] = JSON.stringify(cluster.connection);
  return cluster;
}

/** The connection of the cluster that this run's globalSetup started, to any of its databases. */
export function testConnection(database?: string): EmbeddedConnection {
  const text = process.env[CONNECTION_VARIABLE];
  if (!text) throw new Error('No test cluster: startTestCluster() belongs in globalSetup');
  const connection = JSON.parse(text) as EmbeddedConnection;
  return database === undefined ? connection : { ...connection, database };
}

/** Makes the database `name` as a copy of `template`; callers may run at the same time. */
export async function createDatabaseFrom(template: string, name: string): Promise<void> {
  await withAdmin(async (sql) => {
    await sql`select pg_advisory_lock(${COPY_LOCK})`;
    for (let tried = 1; ; tried += 1) {
      try {
        await sql`create database ${sql(name)} template ${sql(template)}`;
        return;
      } catch (error) {
        // A connection to the template that is just closing, or autovacuum, looks like a user of it.
        const busy = error instanceof postgres.PostgresError && error.code === '55006';
        if (!busy || tried === COPY_TRIES) throw error;
        await sleep(100);
      }
    }
  });
}

/** Drops a test's database, with whatever is still connected to it. */
export async function dropDatabase(name: string): Promise<void> {
  await withAdmin(async (sql) => {
    await sql`drop database if exists ${sql(name)} with (force)`;
  });
}

async function withAdmin(work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres({ ...testConnection(), max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function freshCluster(): Promise<TestCluster> {
  await sweep();
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), `${FOLDER_PREFIX}${process.pid}-`));
  // As root the server runs as nobody, who has to pass through.
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, unsafeForTests: true });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { connection: server.connection, stop };
}

/** Stops and removes the clusters of runs that were killed. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^sibila-test-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      await remove(join(tmpdir(), name));
    } catch {
      // Another run is sweeping it at the same moment.
    }
  }
}

async function remove(dataDir: string): Promise<void> {
  const found = lstatSync(dataDir);
  // The temporary folder is shared: only what this account made.
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return;
  const place = choosePlace(dataDir, () => undefined);
  const server = findServer(place);
  if (server !== undefined) await stopServer(place, server.pid);
  rmSync(dataDir, { recursive: true, force: true });
}

function foreignCluster(url: string): TestCluster {
  const { hostname, port, username, password, pathname } = new URL(url);
  const connection: EmbeddedConnection = {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    username: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)) || 'postgres',
  };
  if (password !== '') connection.password = decodeURIComponent(password);
  return { connection, stop: () => Promise.resolve() };
}
