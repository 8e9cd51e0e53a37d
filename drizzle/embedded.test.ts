import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type EmbeddedConnection,
  EmbeddedDatabaseError,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded.ts';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const CLIENT = fileURLToPath(new URL('testing/embedded-client.ts', import.meta.url));
const IS_ROOT = process.getuid?.() === 0;

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function tempDir(mode = 0o711): string {
  const dir = mkdtempSync(join(tmpdir(), 'sibila-embedded-'));
  chmodSync(dir, mode);
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

async function start(dataDir: string, log?: (line: string) => void): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, ...(log && { log }) });
  cleanups.push(() => database.stop());
  return database;
}

/** A second process on the same folder; `ready` gives its connection. */
function startClient(dataDir: string): { child: ChildProcess; ready: Promise<EmbeddedConnection> } {
  const child = spawn(process.execPath, ['--import', 'tsx', CLIENT, dataDir], {
    cwd: REPOSITORY,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  cleanups.push(() => leave(child));
  const lines = createInterface({ input: child.stdout });
  const ready = once(lines, 'line').then(
    ([line]) => JSON.parse(String(line)) as EmbeddedConnection,
  );
  return { child, ready };
}

async function leave(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
}

async function killHard(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function query(connection: EmbeddedConnection, text: string): Promise<unknown[]> {
  const sql = postgres({ ...connection, max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    const rows: unknown[][] = await sql.unsafe(text).values();
    return rows.flat();
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function clusterOf(connection: EmbeddedConnection): string {
  return join(dirname(connection.host), 'cluster');
}

function serverPid(connection: EmbeddedConnection): number | undefined {
  const file = join(clusterOf(connection), 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

async function failureOf(dataDir: string): Promise<EmbeddedDatabaseError> {
  const error = await startEmbeddedPostgres({ dataDir }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(EmbeddedDatabaseError);
  return error as EmbeddedDatabaseError;
}

describe('the embedded database', { timeout: 20_000 }, () => {
  it('makes a cluster on the first start, and opens it again with its data on the second', async () => {
    const dataDir = tempDir();
    const first = await start(dataDir);
    await query(first.connection, "create table note as select 'ñandú' as text");
    expect(await query(first.connection, 'show fsync')).toEqual(['on']);
    expect(await query(first.connection, "select upper('ñandú')")).toEqual(['ÑANDÚ']);
    await first.stop();
    await first.stop();
    expect(serverPid(first.connection)).toBeUndefined();

    const before = performance.now();
    const second = await start(dataDir);
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(await query(second.connection, 'select text from note')).toEqual(['ñandú']);
  });

  it('listens on a socket that only its own account can reach, and on no port', async () => {
    const { connection } = await start(tempDir());
    expect(await query(connection, 'show listen_addresses')).toEqual(['']);
    expect(await query(connection, 'show unix_socket_permissions')).toEqual(['0700']);
  });

  it('joins the living server after the process that started it was killed', async () => {
    const dataDir = tempDir();
    const { child, ready } = startClient(dataDir);
    const connection = await ready;
    await query(connection, 'create table kept as select 42 as n');
    const pid = serverPid(connection);
    await killHard(child);

    const next = await start(dataDir);
    expect(serverPid(next.connection)).toBe(pid);
    expect(await query(next.connection, 'select n from kept')).toEqual([42]);
    await next.stop();
    expect(serverPid(connection)).toBeUndefined();
  });

  it('serves three processes that start at once, until the last one leaves', async () => {
    const dataDir = tempDir();
    const clients = [startClient(dataDir), startClient(dataDir), startClient(dataDir)];
    const [connection, ...others] = await Promise.all(clients.map(({ ready }) => ready));
    if (connection === undefined) throw new Error('no client');
    expect(others).toEqual([connection, connection]);
    const log = readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8');
    expect(log.match(/starting PostgreSQL/g)).toHaveLength(1);

    for (const { child } of clients.slice(1)) await leave(child);
    expect(await query(connection, 'select 1')).toEqual([1]);
    await leave(clients[0]?.child ?? expect.fail());
    expect(serverPid(connection)).toBeUndefined();
  });

  it('starts anew after a first boot that was killed inside initdb', async () => {
    const dataDir = tempDir();
    const root = join(dataDir, 'postgres');
    const { child, ready } = startClient(dataDir);
    void ready.catch(() => undefined);
    const begun = (): boolean => readdirSync(root).some((name) => name.startsWith('cluster.init-'));
    await vi.waitUntil(() => existsSync(root) && begun(), { timeout: 5_000, interval: 5 });
    await killHard(child);
    expect(existsSync(join(root, 'cluster'))).toBe(false);

    const { connection } = await start(dataDir);
    expect(await query(connection, 'select 1')).toEqual([1]);
  });

  it('sets aside a folder that no initdb finished, and deletes nothing', async () => {
    const dataDir = tempDir();
    const root = join(dataDir, 'postgres');
    mkdirSync(join(root, 'cluster'), { recursive: true });
    writeFileSync(join(root, 'cluster', 'half'), 'x');
    const lines: string[] = [];
    await start(dataDir, (line) => lines.push(line));
    const aside = readdirSync(root).find((name) => name.startsWith('cluster.corrupt-'));
    expect(readFileSync(join(root, aside ?? '', 'half'), 'utf8')).toBe('x');
    expect(lines).toEqual([expect.stringContaining('a medio crear')]);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const dataDir = join(tempDir(), 'a'.repeat(60), 'b'.repeat(60));
    const { connection } = await start(dataDir);
    expect(connection.host.length).toBeLessThan(90);
    expect(await query(connection, 'select 1')).toEqual([1]);
    cleanups.unshift(() => rmSync(connection.host, { recursive: true, force: true }));
  });

  it.skipIf(!IS_ROOT)('works for root in a home that nobody else can enter', async () => {
    const dataDir = join(tempDir(0o700), 'data');
    const lines: string[] = [];
    const { connection, stop } = await start(dataDir, (line) => lines.push(line));
    cleanups.unshift(() => rmSync(dirname(connection.host), { recursive: true, force: true }));
    expect(lines).toEqual([expect.stringContaining('/var/lib/sibila/')]);
    await query(connection, 'create table kept as select 42 as n');
    await stop();
    const again = await start(dataDir);
    expect(await query(again.connection, 'select n from kept')).toEqual([42]);
  });

  it('brings back a server that was killed, with every committed row', async () => {
    const lines: string[] = [];
    const { connection } = await start(tempDir(), (line) => lines.push(line));
    await query(connection, 'create table kept as select 42 as n');
    process.kill(serverPid(connection) ?? expect.fail(), 'SIGKILL');
    await vi.waitUntil(() => lines.length === 2, { timeout: 8_000 });
    expect(await query(connection, 'select n from kept')).toEqual([42]);
    expect(lines[1]).toContain('vuelve a estar en marcha');
  });

  it('does not put an empty cluster in the place of one that was deleted under it', async () => {
    const lines: string[] = [];
    const { connection, stop } = await start(tempDir(), (line) => lines.push(line));
    process.kill(serverPid(connection) ?? expect.fail(), 'SIGKILL');
    rmSync(clusterOf(connection), { recursive: true, force: true });
    await vi.waitUntil(() => lines.length === 2, { timeout: 8_000 });
    expect(lines[1]).toContain('ha desaparecido del disco');
    await stop();
    expect(existsSync(clusterOf(connection))).toBe(false);
  });

  it('leaves a broken cluster untouched and says where its log is', async () => {
    const dataDir = tempDir();
    const first = await start(dataDir);
    await first.stop();
    const control = join(clusterOf(first.connection), 'global', 'pg_control');
    writeFileSync(control, 'garbage');
    const error = await failureOf(dataDir);
    expect(error.code).toBe('does_not_start');
    expect(error.message).toContain(join(dataDir, 'postgres', 'postgres.log'));
    expect(readFileSync(control, 'utf8')).toBe('garbage');
  });

  it('refuses a cluster of another major version', async () => {
    const dataDir = tempDir();
    const first = await start(dataDir);
    await first.stop();
    writeFileSync(join(clusterOf(first.connection), 'PG_VERSION'), '15\n');
    expect((await failureOf(dataDir)).message).toContain('es de PostgreSQL 15');
  });

  it('says in one line that it cannot write', async () => {
    const file = join(tempDir(), 'file');
    writeFileSync(file, '');
    expect((await failureOf(file)).message).toBe(`No se puede escribir en ${file}`);
  });
});
