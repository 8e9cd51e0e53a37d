import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Connection, type DatabaseHandle } from '@sibila/drizzle/client';
import { startEmbeddedPostgres } from '@sibila/drizzle/embedded';

export interface Product {
  url: string;
  connection: Connection;
  database: DatabaseHandle;
  /** Resident memory of the server alone, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** Waits until an address answers with 200. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`${url}: the server left with ${child.exitCode}`);
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} did not answer`);
}

/** Ends a child and waits until it has gone. */
export async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

/** Runs the built server on a database of its own. */
export async function startBuilt(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sibila-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'relaxed', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/readyz`, child);
  const embedded = await startEmbeddedPostgres({ dataDir });
  const database = openDatabase(embedded.connection, { max: 2 });
  return {
    url,
    connection: embedded.connection,
    database,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    },
    stop: async () => {
      await database.close();
      await end(child);
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
