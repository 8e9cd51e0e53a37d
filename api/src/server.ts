import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { OperationMeter } from '@sibila/core/quota/operation-meter';
import { openDatabase, type Connection } from '@sibila/drizzle/client';
import { startEmbeddedPostgres } from '@sibila/drizzle/embedded';
import { migrateDatabase } from '@sibila/drizzle/migrate';
import { localSecret } from './app-secret.ts';
import { createApp } from './app.ts';
import { startBackground, type Background } from './background.ts';
import type { Config } from './config.ts';
import { composeDeps } from './deps.ts';
import { startMetrics } from './metrics.ts';
import { docsFolder } from './rest/docs-folder.ts';
import { loadWeb } from './web/load-web.ts';

export interface RunningServer {
  port: number;
  /** Finishes what is under way, then lets go of everything. Takes 25 s at most. */
  stop(): Promise<void>;
}

const DRAIN_MS = 25_000;
const POOL = 10;

/** Runs the whole product: the database if it is ours, migrations, the server, background work. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const dataDir = resolve(config.dataDir);
  if (config.mode === 'local' || config.database.kind === 'embedded')
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const embedded =
    config.database.kind === 'embedded'
      ? await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) })
      : null;
  const connection: Connection = embedded?.connection ?? urlOf(config);
  await migrateDatabase(connection);
  const prepare = config.database.kind === 'url' ? config.database.prepare : true;
  const database = openDatabase(connection, { max: POOL, prepare });

  const background: { current: Background | null } = { current: null };
  const appSecret = config.appSecret ?? localSecret(dataDir);
  const nudgeOutbox = () => background.current?.nudge();
  const settings = { ...config, dataDir };
  const deps = composeDeps({ config: settings, db: database.db, log, appSecret, nudgeOutbox });
  const meter = new OperationMeter(deps.shared);
  const leaving = { now: false };
  const app = createApp({
    shared: deps.shared,
    meter,
    mode: config.mode,
    appUrl: config.appUrl,
    trustProxy: config.trustProxy,
    turnstileSiteKey: config.humanCheck.kind === 'turnstile' ? config.humanCheck.siteKey : null,
    dataDir: embedded ? dataDir : null,
    mailbox: deps.mailbox,
    web: await loadWeb(),
    docsFolder: docsFolder(),
    isLeaving: () => leaving.now,
  });
  background.current = startBackground(deps.shared, meter);
  const answer = getRequestListener(app.fetch);
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 5_000 },
    (incoming, outgoing) => void answer(incoming, outgoing),
  );
  const port = await listen(server, config);
  const metrics = startMetrics(config.metricsPort);

  async function stop(): Promise<void> {
    leaving.now = true;
    const closed = new Promise<void>((done) => server.close(() => done()));
    const late = new Promise<void>((done) => setTimeout(done, DRAIN_MS).unref());
    await Promise.race([Promise.all([closed, deps.shared.jobs.drain()]), late]);
    server.closeAllConnections();
    metrics?.close();
    await background.current?.stop();
    await meter.flush().catch(() => undefined);
    deps.close();
    await database.close();
    await embedded?.stop();
  }
  return { port, stop };
}

function urlOf({ database }: Config): Connection {
  if (database.kind !== 'url') throw new TypeError('the embedded database has no URL');
  return { url: database.url };
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}
