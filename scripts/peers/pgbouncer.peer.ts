import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crowdAtTheEdge, rightOutcome } from '../testing/crowd.ts';
import { makeFolder, postgresOf } from '../testing/data-dir.ts';
import { signUp } from '../testing/people.ts';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';
import { freePort, until } from '../testing/wait.ts';
import { giveFolder, startDaemon, type Daemon } from './daemon.ts';
import { describePeer } from './peer.ts';
import { startPostgres15, type Postgres15 } from './postgres-15.ts';

/** Few connections to the database, so that requests must share them. */
const configOf = (folder: string, port: number, database: Postgres15) => `[databases]
sibila = host=127.0.0.1 port=${database.port} dbname=sibila user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
logfile = ${folder}/pgbouncer.log
`;

const programs = ['initdb', 'postgres', 'pgbouncer'];

describePeer('PgBouncer in transaction mode, in front of PostgreSQL 15', { programs }, () => {
  let folder: string;
  let database: Postgres15;
  let pooler: Daemon;
  let product: Product;
  let startPooler: () => Promise<Daemon>;

  beforeAll(async () => {
    folder = makeFolder('pgbouncer');
    database = await startPostgres15(folder);
    const port = await freePort();
    const config = join(folder, 'pgbouncer.ini');
    writeFileSync(config, configOf(folder, port, database));
    giveFolder(config, 'postgres');
    startPooler = () => startDaemon({ program: 'pgbouncer', args: [config], port, as: 'postgres' });
    pooler = await startPooler();
    product = await startProduct({
      env: {
        DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/sibila`,
        DATABASE_PREPARE: 'false',
      },
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
    pooler = await startPooler();
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
