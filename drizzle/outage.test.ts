import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseHandle } from './client.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts';
import { choosePlace } from './embedded-place.ts';
import { findServer, stopServer } from './embedded-server.ts';
import { underLoad } from './testing/load.ts';

/** Requests are answered again this soon after the database's return. */
const BACK_MS = 5_000;
const CLEAN = { unexpected: [], hanging: 0, torn: 0 };

let dataDir: string;
let server: EmbeddedPostgres;
let admin: DatabaseHandle;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sibila-outage-'));
  // As root the server runs as nobody, who has to pass through.
  chmodSync(dataDir, 0o711);
  server = await startEmbeddedPostgres({ dataDir });
  admin = openDatabase({ ...server.connection, database: 'postgres' }, { max: 1 });
});
afterAll(async () => {
  await admin.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const cutAll = () =>
  admin.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'sibila'`;

/** Ends the backend that a transaction runs on, and waits until the driver has seen it. */
async function cutOwn(tx: postgres.TransactionSql): Promise<void> {
  const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await admin.sql`select pg_terminate_backend(${row?.pid ?? 0})`;
  await sleep(100);
}

/** How a query ended: its error's code, or `answered`. */
const endOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

describe('a transaction whose connection was cut', () => {
  let pool: DatabaseHandle;
  beforeAll(async () => {
    pool = openDatabase(server.connection);
    await pool.sql`create table written (what text not null)`;
  });
  afterAll(() => pool.close());

  it('runs none of its later statements outside of itself', async () => {
    let body: Promise<unknown> = Promise.resolve();
    const work = async (tx: postgres.TransactionSql): Promise<unknown> => {
      await tx`insert into written values ('first')`;
      await cutOwn(tx).catch(() => undefined);
      // Other requests bring the connection's place in the pool back to life.
      await Promise.all(Array.from({ length: 20 }, () => pool.sql`select pg_sleep(0.01)`));
      const second = await endOf(tx`insert into written values ('second')`);
      return [second, await endOf(tx.savepoint((inner) => inner`select 1`))];
    };
    expect(await endOf(pool.sql.begin((tx) => (body = work(tx))))).toBe('CONNECTION_CLOSED');
    expect(await body).toEqual(['CONNECTION_DESTROYED', 'CONNECTION_DESTROYED']);
    expect(await pool.sql`select what from written`).toEqual([]);
  });

  it('answers each of its statements that waited for their turn', async () => {
    const waiting: Promise<unknown>[] = [];
    const ended = endOf(
      pool.sql.begin(async (tx) => {
        const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
        for (let n = 0; n < 5; n += 1) waiting.push(endOf(tx`select pg_sleep(${5 + n})`));
        await sleep(50);
        await admin.sql`select pg_terminate_backend(${row?.pid ?? 0})`;
        await Promise.all(waiting);
      }),
    );
    expect(await ended).toBe('CONNECTION_CLOSED');
    expect(await Promise.all(waiting)).toEqual(Array(5).fill('CONNECTION_CLOSED'));
  });

  it('leaves the pool to others, and gives a reservation to each that waits for one', async () => {
    const small = openDatabase(server.connection, { max: 1 });
    const cut = endOf(small.sql.begin(cutOwn));
    await sleep(20);
    const reserved = await small.sql.reserve();
    expect(await cut).toBe('CONNECTION_CLOSED');
    expect(await reserved`select 1 as one`).toEqual([{ one: 1 }]);
    const [own] = await reserved<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await admin.sql`select pg_terminate_backend(${own?.pid ?? 0})`;
    await sleep(100);
    expect(await endOf(reserved`select 1`)).toBe('CONNECTION_DESTROYED');
    reserved.release();
    expect(await small.sql`select 2 as two`).toEqual([{ two: 2 }]);
    await small.close();
  });
});

it('a transaction has its connection also where a hundred queries are on it already', async () => {
  const pool = openDatabase(server.connection, { max: 1 });
  await pool.sql`select 1`;
  const reads = Promise.all(Array.from({ length: 100 }, () => pool.sql`select 1`.execute()));
  const own = await pool.sql.begin(async (tx) => {
    await tx`set local application_name = 'own'`;
    return tx`show application_name`;
  });
  expect(own).toEqual([{ application_name: 'own' }]);
  expect(await reads).toHaveLength(100);
  expect(await pool.sql`show application_name`).toEqual([{ application_name: 'sibila' }]);
  await pool.close();
});

it('a value that cannot be sent fails its own query, and none that shares its connection', async () => {
  const pool = openDatabase(server.connection, { max: 1 });
  await pool.sql`select 1`;
  const nothing: unknown = undefined;
  // Sent in this order, one behind the other.
  const one = pool.sql`select 1 as n`.execute();
  const none = pool.sql`select ${nothing as string}::text`.execute();
  const two = pool.sql`select 2 as n`.execute();
  expect(await endOf(none)).toBe('UNDEFINED_VALUE');
  expect([await one, await two]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  await pool.close();
});

describe('a database that nobody can reach', () => {
  it('refuses everything that waits for a connection at once', async () => {
    const pool = openDatabase({ ...server.connection, host: '/nowhere' });
    const begun = performance.now();
    const ends = Array.from({ length: 300 }, () => endOf(pool.sql`select 1`));
    expect(new Set(await Promise.all(ends))).toEqual(new Set(['ENOENT', 'CONNECTION_CLOSED']));
    expect(performance.now() - begun).toBeLessThan(2_000);
    await pool.close();
  });

  it('is not waited for where a proxy takes each connection and closes it', async () => {
    const proxy = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await new Promise((listening) => proxy.once('listening', listening));
    const { port } = proxy.address() as AddressInfo;
    const pool = openDatabase({ ...server.connection, host: '127.0.0.1', port });
    expect(await endOf(pool.sql`select 1`)).toBe('CONNECTION_CLOSED');
    await pool.close();
    proxy.close();
  });
});

describe('a load on the database', () => {
  it('survives twenty cuts of all its connections', async () => {
    const tally = await underLoad(server.connection, {}, async (recover) => {
      for (let cut = 0; cut < 20; cut += 1) {
        await cutAll();
        await recover();
      }
    });
    expect(tally).toMatchObject(CLEAN);
    expect(tally.slowest).toBeLessThan(BACK_MS);
    expect(tally.broken).toBeGreaterThan(20);
  }, 50_000);

  it('survives restarts of the server, and is answered soon after each', async () => {
    const place = choosePlace(dataDir, () => undefined);
    const tally = await underLoad(server.connection, {}, async (recover) => {
      for (const end of [stopServer, killServer]) {
        await end(place, findServer(place)?.pid ?? 0);
        while (findServer(place)?.status !== 'ready') await sleep(20);
        await recover();
      }
    });
    expect(tally).toMatchObject(CLEAN);
    expect(tally.slowest).toBeLessThan(BACK_MS);
    expect(tally.broken).toBeGreaterThan(2);
  }, 50_000);
});

async function killServer(place: ReturnType<typeof choosePlace>, pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (findServer(place) !== undefined) await sleep(20);
}
