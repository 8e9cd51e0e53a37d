import { existsSync, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { LegalContact } from '@sibila/contracts/legal';
import { warnOfPrice } from '@sibila/core/billing/price';
import type { Shared } from '@sibila/core/context';
import { placeCatalogue } from '@sibila/core/places/catalogue';
import { within } from '@sibila/core/within';
import type { ReadingJobs } from '@sibila/core/reading/jobs';
import { OperationMeter } from '@sibila/core/quota/operation-meter';
import { openDatabase, type Connection, type DatabaseHandle } from '@sibila/drizzle/client';
import { startEmbeddedPostgres } from '@sibila/drizzle/embedded';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { localSecret } from './app-secret.ts';
import { createApp } from './app.ts';
import { startBackground, type Background } from './background.ts';
import type { Config } from './config.ts';
import { composeDeps } from './deps.ts';
import { publishFirstPosts } from './first-posts.ts';
import { DiskGuard } from './http/disk-guard.ts';
import { ownOrigins } from './http/origin-guard.ts';
import { startMetrics } from './metrics.ts';
import { docsFolder } from './rest/docs-folder.ts';
import { onceUp } from './start-database.ts';
import { answerFromShelf } from './web/answer-from-shelf.ts';
import { loadWeb } from './web/load-web.ts';
import type { PageShelf } from './web/page-shelf.ts';

export interface RunningServer {
  port: number;
  /** Finishes what is under way, then lets go of everything. Takes 30 s at most. */
  stop(): Promise<void>;
}

const DRAIN_MS = 24_000;
/** Longer than proxies and clients keep an idle connection: one that closes first loses a request. */
const KEEP_ALIVE_MS = 72_000;
const POOL = 10;

/** The database, wherever it is, and the folder of the embedded parts. */
interface Store {
  database: DatabaseHandle;
  dataDir: string;
  /** Whether the database is ours and lives under dataDir. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

/**
 * Runs the whole product: the database if it is ours, migrations, the server, background work.
 * `leaving` ends the wait for a database that is starting.
 */
export async function startServer(
  config: Config,
  log: Logger,
  leaving: AbortSignal,
): Promise<RunningServer> {
  const store = await openStore(config, log, leaving);
  try {
    return await serveFrom(store, config, log);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** One by one: under /proc a recursive mkdir goes round and round without an end. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o755 });
}

async function openStore(config: Config, log: Logger, leaving: AbortSignal): Promise<Store> {
  const { database: choice } = config;
  const dataDir = resolve(config.dataDir);
  if (config.mode === 'local' || choice.kind === 'embedded') makeFolder(dataDir);
  if (choice.kind === 'url') {
    const connection: Connection = { url: choice.url };
    await onceUp(() => migrateDatabase(connection), log, leaving);
    const database = openDatabase(connection, { max: POOL, prepare: choice.prepare });
    return { database, dataDir, isEmbedded: false, close: () => database.close() };
  }
  const embedded = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
  try {
    await onceUp(() => migrateDatabase(embedded.connection), log, leaving);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const database = openDatabase(embedded.connection, { max: POOL });
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { database, dataDir, isEmbedded: true, close };
}

async function serveFrom(store: Store, config: Config, log: Logger): Promise<RunningServer> {
  const { dataDir, isEmbedded } = store;
  let background: Background | null = null;
  let isLeaving = false;
  const deps = composeDeps({
    config: { ...config, dataDir },
    db: store.database.db,
    log,
    appSecret: config.appSecret ?? localSecret(dataDir),
    nudgeOutbox: () => background?.nudge(),
  });
  if (config.mode === 'local') await fillBlog(deps.shared);
  const meter = new OperationMeter(deps.shared);
  const disk = isEmbedded ? new DiskGuard(dataDir) : null;
  const web = await loadWeb();
  const app = createApp({
    shared: deps.shared,
    meter,
    mode: config.mode,
    appUrl: config.appUrl,
    host: config.host,
    trustProxy: config.trustProxy,
    turnstileSiteKey: config.humanCheck.kind === 'turnstile' ? config.humanCheck.siteKey : null,
    disk,
    mailbox: deps.mailbox,
    desk: deps.desk,
    legal: legalContact(config),
    analytics: config.analytics,
    web,
    docsFolder: docsFolder(),
    isLeaving: () => isLeaving,
  });
  const server = serverFor(app, web?.shelf, config);
  const port = await listen(server, config);
  warmUp(deps.shared);
  const metrics = startMetrics(config.metricsPort, deps.shared);
  background = startBackground({ shared: deps.shared, meter, disk, metrics });
  return {
    port,
    async stop() {
      isLeaving = true;
      await drain(server, deps.shared.jobs);
      metrics.close();
      await background?.stop();
      await meter.flush().catch(() => undefined);
      deps.close();
      await store.close();
    },
  };
}

const legalContact = ({ operator, mail }: Config): LegalContact => ({
  operator,
  email: mail.kind === 'smtp' ? mail.told : null,
});

/** Once the server listens: reads the list of places before anybody searches it, and the price. */
function warmUp(shared: Shared): void {
  setImmediate(placeCatalogue);
  warnOfPrice(shared).catch((err: unknown) => shared.log.error({ err }, 'no price was read'));
}

/** Once, and before the first page of the blog is kept. A blog that stays empty stops nothing. */
async function fillBlog(shared: Shared): Promise<void> {
  try {
    const posts = await publishFirstPosts(shared);
    if (posts > 0) shared.log.info({ posts }, 'the first articles were published');
  } catch (err) {
    shared.log.error({ err }, 'the first articles could not be published');
  }
}

function serverFor(
  app: ReturnType<typeof createApp>,
  shelf: PageShelf | undefined,
  { mode, appUrl }: Config,
): Server {
  const answer = getRequestListener(app.fetch);
  const origins = ownOrigins(appUrl, mode === 'local');
  return createServer(
    { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, outgoing) => {
      // Under other names a local server may be reached by other sites: that is the app's to judge.
      const isOwn = mode === 'production' || origins.has(`http://${incoming.headers.host}`);
      if (isOwn && shelf && answerFromShelf(shelf, incoming, outgoing)) return;
      void answer(incoming, outgoing);
    },
  );
}

/** Lets the answers and readings under way end, then closes what is still open. */
async function drain(server: Server, jobs: ReadingJobs): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // A connection that ends its answer now would stay open until its keep-alive runs out.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await within(Promise.all([closed, jobs.drain()]), DRAIN_MS);
  clearInterval(idle);
  server.closeAllConnections();
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}
