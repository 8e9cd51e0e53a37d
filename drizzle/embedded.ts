import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { hasClients, registerClient, unregisterClient } from './embedded-clients.ts';
import { diskFull, EmbeddedDatabaseError, explainFileError } from './embedded-error.ts';
import { ensureCluster } from './embedded-initdb.ts';
import { withLock } from './embedded-lock.ts';
import { choosePlace, isComplete, type Place } from './embedded-place.ts';
import {
  findServer,
  type LiveServer,
  runsHere,
  startServer,
  stopServer,
  whenReady,
} from './embedded-server.ts';
import { supervise } from './embedded-supervisor.ts';

export { EmbeddedDatabaseError };

const DATABASE = 'sibila';

/** What postgres.js takes to connect; `host` is a socket folder, on Windows an address. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  username: string;
  password?: string;
  database: string;
}

export interface EmbeddedPostgres {
  /** Stays the same when the server is restarted. */
  connection: EmbeddedConnection;
  /** Leaves the server; the last process that leaves stops it. May be called twice. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The app's data folder: the cluster lives in its `postgres` folder. */
  dataDir: string;
  /** Gets one Spanish line for each event worth telling; nothing in an ordinary start. */
  log?: (line: string) => void;
  /** Trades every safety for speed: a crash may lose the whole cluster. */
  unsafeForTests?: boolean;
}

/**
 * Starts the PostgreSQL of a data folder, or joins the one that another process started there,
 * and brings it back if it falls while this process lives.
 * Throws `EmbeddedDatabaseError` with a Spanish line for the person who started the app.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, unsafeForTests = false } = options;
  const dataDir = resolve(options.dataDir);
  try {
    const place = choosePlace(dataDir, log);
    return await withLock(place.lock, async () => {
      const client = registerClient(place.clients);
      try {
        await ensureClusterUnlessRunning(place, log, unsafeForTests);
        const server = await ensureServer(place, { unsafeForTests });
        const connection = connectionTo(place, server);
        await ensureDatabase(connection, place);
        return attach({ place, client, server, connection, log, unsafeForTests });
      } catch (error) {
        unregisterClient(client);
        throw error;
      }
    });
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

interface Attachment {
  place: Place;
  client: string;
  server: LiveServer;
  connection: EmbeddedConnection;
  log: (line: string) => void;
  unsafeForTests: boolean;
}

function attach({ place, client, server, connection, log, unsafeForTests }: Attachment) {
  let pid = server.pid;
  const supervisor = supervise({
    log,
    isUp: () => {
      if (!runsHere(place, pid)) pid = findServer(place)?.pid ?? pid;
      return runsHere(place, pid);
    },
    // It never makes a cluster: an empty one in the place of a lost one would look like success.
    restart: () =>
      withLock(place.lock, async () => {
        if (!isComplete(place.cluster)) throw clusterLost(place);
        const { port } = connection;
        pid = (await ensureServer(place, { unsafeForTests, port })).pid;
      }),
  });
  let stopped: Promise<void> | undefined;
  const leave = async (): Promise<void> => {
    await supervisor.stop();
    await lockIfThere(place, async () => {
      unregisterClient(client);
      if (!hasClients(place.clients) && runsHere(place, pid)) await stopServer(place, pid);
    });
  };
  return { connection, stop: () => (stopped ??= leave()) };
}

/** Still stops the server when somebody has deleted the folder under it. */
async function lockIfThere(place: Place, work: () => Promise<void>): Promise<void> {
  let entered = false;
  const once = (): Promise<void> => {
    entered = true;
    return work();
  };
  try {
    await withLock(place.lock, once);
  } catch (error) {
    if (entered) throw error;
    await work();
  }
}

async function ensureClusterUnlessRunning(
  place: Place,
  log: (line: string) => void,
  unsafeForTests: boolean,
): Promise<void> {
  if (findServer(place) === undefined) await ensureCluster(place, log, unsafeForTests);
}

/** Joins the running server; waits for one that is starting or stopping. */
async function ensureServer(
  place: Place,
  options: { unsafeForTests: boolean; port?: number },
): Promise<LiveServer> {
  const running = findServer(place);
  const ready = running && (await whenReady(place, running.pid));
  return ready ?? startServer(place, options);
}

function connectionTo(place: Place, { host, port }: LiveServer): EmbeddedConnection {
  const base = { host, port, username: 'postgres', database: DATABASE };
  if (process.platform !== 'win32') return base;
  return { ...base, password: readFileSync(place.password, 'utf8') };
}

/** Creates the app's database on the first start, and proves on each that the server answers. */
async function ensureDatabase(connection: EmbeddedConnection, place: Place): Promise<void> {
  const sql = postgres({ ...connection, database: 'postgres', max: 1, onnotice: () => undefined });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${DATABASE}`;
    if (found === undefined) await sql.unsafe(`create database "${DATABASE}"`);
  } catch (error) {
    const full = error instanceof postgres.PostgresError && error.code === '53100';
    throw full ? diskFull(place.root, error) : error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function clusterLost(place: Place): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'does_not_start',
    `La base de datos de ${place.cluster} ha desaparecido del disco`,
  );
}
