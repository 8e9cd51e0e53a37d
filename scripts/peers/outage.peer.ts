import { chmodSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseOptions } from '@sibila/drizzle/client';
import { underLoad } from '@sibila/drizzle/testing/load';
import { makeFolder } from '../testing/data-dir.ts';
import { underHttpLoad } from '../testing/http-load.ts';
import { closeProducts, launchProduct, ready, startProduct } from '../testing/product.ts';
import { until } from '../testing/wait.ts';
import { makeCertificate } from './certificate.ts';
import { giveFolder, type Daemon } from './daemon.ts';
import { describePeer } from './peer.ts';
import { preparePgbouncer } from './pgbouncer.ts';
import { startPostgres15, type Postgres15 } from './postgres-15.ts';

const BACK_MS = 5_000;
/** Longer than any request may take. */
const LONG_MS = 12_000;
const RESTARTS = ['SIGINT', 'SIGQUIT'] as const;

/** A way to a PostgreSQL 15 that the tests restart. */
interface Way {
  database: Postgres15;
  url: string;
  options: DatabaseOptions;
  env: Record<string, string>;
  pooler?: Daemon;
}

async function overTls(folder: string): Promise<Way> {
  const { cert, key } = makeCertificate(folder, 'localhost');
  giveFolder(key, 'postgres');
  chmodSync(key, 0o600);
  const tls = ['ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`];
  const database = await startPostgres15(folder, tls);
  return { database, url: `${database.url}?sslmode=require`, options: {}, env: {} };
}

async function throughPgbouncer(folder: string): Promise<Way> {
  const database = await startPostgres15(folder);
  const { url, start } = await preparePgbouncer(
    folder,
    database,
    'server_login_retry = 1\nquery_wait_timeout = 5',
  );
  const pooler = await start();
  return { database, url, options: { prepare: false }, env: { DATABASE_PREPARE: 'false' }, pooler };
}

/** Ends every connection to the product's database, from outside of any pooler. */
async function cutAll({ url }: Postgres15): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = 'sibila' and pid <> pg_backend_pid()`;
  await sql.end();
}

const programs = ['initdb', 'postgres', 'pgbouncer', 'openssl'];

describePeer('Outages of PostgreSQL 15', { programs }, () => {
  describe.each([
    { name: 'over TLS', prepare: overTls },
    { name: 'through PgBouncer', prepare: throughPgbouncer },
  ])('$name', ({ prepare }) => {
    let folder: string;
    let way: Way;

    beforeAll(async () => {
      folder = makeFolder('outage');
      way = await prepare(folder);
    });
    afterAll(async () => {
      await closeProducts();
      await way.pooler?.stop('SIGKILL');
      await way.database.stop();
      rmSync(folder, { recursive: true });
    });

    /** Twenty cuts of all connections, then restarts, each of which the load recovers from. */
    const disturb = async (recover: () => Promise<void>): Promise<void> => {
      for (let cut = 0; cut < 20; cut += 1) {
        await cutAll(way.database);
        await recover();
      }
      for (const signal of RESTARTS) {
        await way.database.restart(signal);
        await recover();
      }
    };

    it('neither tear a transaction nor leave a query without an answer', async () => {
      const tally = await underLoad({ url: way.url }, way.options, disturb);
      expect(tally).toMatchObject({ unexpected: [], hanging: 0, torn: 0 });
      expect(tally.slowest).toBeLessThan(BACK_MS);
      expect(tally.broken).toBeGreaterThan(20);
    });

    it('cost a busy server some answers, and nothing else', async () => {
      const product = await startProduct({ env: { ...way.env, DATABASE_URL: way.url } });
      const tally = await underHttpLoad(product, async (recover) => {
        await disturb(recover);
        await way.database.restart('SIGINT', LONG_MS);
        await recover();
      });
      expect(tally).toMatchObject({ unexpected: [], hanging: 0 });
      expect(tally.slowest).toBeLessThan(BACK_MS);
      expect(tally.refused).toBeGreaterThan(0);
      expect(await product.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    });

    it('are waited for by a server that starts meanwhile', async () => {
      await way.database.stop();
      const product = await launchProduct({ env: { ...way.env, DATABASE_URL: way.url } });
      // PgBouncer queues new clients meanwhile; PostgreSQL refuses their connections.
      if (way.pooler) await sleep(5_000);
      else await until('the first refusal', () => product.out().includes('not ready yet'), 30_000);
      expect(product.out()).not.toContain('"event":"boot"');
      await way.database.restart('SIGINT');
      const begun = performance.now();
      await ready(product);
      expect(performance.now() - begun).toBeLessThan(15_000);
      expect(await product.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    });
  });
});
