import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '@sibila/drizzle/client';
import { crowdAtTheEdge, rightOutcome } from '../testing/crowd.ts';
import { makeFolder, postgresOf } from '../testing/data-dir.ts';
import { signUp } from '../testing/people.ts';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';
import { until } from '../testing/wait.ts';
import type { Daemon } from './daemon.ts';
import { describePeer } from './peer.ts';
import { preparePgbouncer, type Pgbouncer } from './pgbouncer.ts';
import { startPostgres15, type Postgres15 } from './postgres-15.ts';

/** So few connections to the database that requests must share them. */
const SETTINGS = 'default_pool_size = 5';

const programs = ['initdb', 'postgres', 'pgbouncer'];

describePeer('PgBouncer in transaction mode, in front of PostgreSQL 15', { programs }, () => {
  let folder: string;
  let database: Postgres15;
  let pgbouncer: Pgbouncer;
  let pooler: Daemon;
  let product: Product;

  beforeAll(async () => {
    folder = makeFolder('pgbouncer');
    database = await startPostgres15(folder);
    pgbouncer = await preparePgbouncer(folder, database, SETTINGS);
    pooler = await pgbouncer.start();
    product = await startProduct({
      env: { DATABASE_URL: pgbouncer.url, DATABASE_PREPARE: 'false' },
    });
  });
  afterAll(async () => {
    await closeProducts();
    await pooler.stop('SIGKILL');
    await database.stop();
    rmSync(folder, { recursive: true });
  });

  it('lets the server migrate, open an account and read', async () => {
    expect(postgresOf(product.dataDir)).toBeUndefined();
    const ana = await signUp(product);
    const id = randomUUID();
    expect((await ana.read(id)).status).toBe(201);
    expect(await ana.readings()).toMatchObject([{ id }]);
    expect(await ana.used()).toBe(1);
  });

  it('is sent one query at a time on a connection, so that each gets its own answer', async () => {
    const { sql, close } = openDatabase({ url: pgbouncer.url }, { max: 2, prepare: false });
    const asked = Array.from({ length: 300 }, (_, n) =>
      n % 2 === 0 ? sql`select 1 as n` : sql`select ${n}::int as n`,
    );
    const answers = await Promise.all(asked);
    expect(answers.map(([row]) => Number(row?.['n']))).toEqual(
      answers.map((_, n) => (n % 2 === 0 ? 1 : n)),
    );
    await close();
    const log = readFileSync(pgbouncer.log, 'utf8');
    expect(log).not.toContain('from server when not linked');
  });

  it('shares five connections among all requests', async () => {
    const ana = await signUp(product);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ana.get('/api/auth/user')));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const sql = postgres(database.url, { max: 1 });
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int from pg_stat_activity
      where datname = 'sibila' and pid <> pg_backend_pid()`;
    await sql.end();
    expect(row?.count).toBeGreaterThan(0);
    expect(row?.count).toBeLessThanOrEqual(5);
  });

  it('leaves exactly eight of the readings that two hundred requests ask for at once', async () => {
    const outcomes = await crowdAtTheEdge([product]);
    expect(outcomes).toEqual(outcomes.map(rightOutcome));
  });

  it('may be restarted: the server says that it is not ready, and recovers by itself', async () => {
    const ana = await signUp(product);
    await pooler.stop('SIGKILL');
    const isReady = async () => (await fetch(`${product.url}/readyz`)).status === 200;
    await until('the server to notice', async () => !(await isReady()), 10_000);
    expect((await ana.get('/api/auth/user')).status).toBeGreaterThanOrEqual(500);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    pooler = await pgbouncer.start();
    await until('the server to recover', isReady, 10_000);
    expect((await ana.get('/api/auth/user')).status).toBe(200);
  });
});

describePeer('PostgreSQL 15', { programs: ['initdb', 'postgres'] }, () => {
  let folder: string;
  let database: Postgres15;

  beforeAll(async () => {
    folder = makeFolder('postgres');
    database = await startPostgres15(folder);
  });
  afterAll(async () => {
    await closeProducts();
    await database.stop();
    rmSync(folder, { recursive: true });
  });

  it('serves two servers that keep the quota between them', async () => {
    const env = { DATABASE_URL: database.url, APP_SECRET: 'the same for all servers of a site' };
    const one = await startProduct({ env });
    const two = await startProduct({ env, dataDir: one.dataDir });
    const outcomes = await crowdAtTheEdge([one, two]);
    expect(outcomes).toEqual(outcomes.map(rightOutcome));
  });
});
