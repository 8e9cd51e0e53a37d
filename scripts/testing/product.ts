import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './build.ts';
import { makeFolder, removeDataDir } from './data-dir.ts';
import { bareEnvironment } from './environment.ts';
import { freePort, until } from './wait.ts';

const READY_MS = 45_000;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A server process of the built product. */
export interface Product {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** What it has written so far. */
  out(): string;
  err(): string;
  /** Resolves when it has ended. */
  exit: Promise<Exit>;
  /** Sends a signal and waits for the end. */
  kill(signal: NodeJS.Signals): Promise<Exit>;
}

export interface ProductOptions {
  /** Variables over a local mode with relaxed limits. */
  env?: Record<string, string>;
  /** Absent: a fresh one. */
  dataDir?: string;
  port?: number;
}

const running = new Map<ChildProcess, Product>();
const dataDirs = new Set<string>();

// A run that is stopped must not leave servers behind.
process.once('exit', () => {
  for (const child of running.keys()) child.kill('SIGTERM');
});

/** Starts the built server and doesn't wait for anything. */
export async function launchProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? makeFolder('data');
  if (options.dataDir === undefined) dataDirs.add(dataDir);
  const child = spawn(process.execPath, ['--enable-source-maps', join('api', 'dist', 'main.js')], {
    cwd: ROOT,
    env: {
      ...bareEnvironment(),
      UV_THREADPOOL_SIZE: '8',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'relaxed',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
  const exit = once(child, 'close').then(([code, signal]): Exit => {
    running.delete(child);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null };
  });
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  const url = `http://127.0.0.1:${port}`;
  const pid = child.pid ?? 0;
  const product = {
    url,
    port,
    pid,
    dataDir,
    out: () => texts.out,
    err: () => texts.err,
    exit,
    kill,
  };
  running.set(child, product);
  return product;
}

/** Starts the built server and waits until it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const product = await launchProduct(options);
  await ready(product);
  return product;
}

/**
 * Waits until this very server listens and its /readyz says yes; throws with its own words when it
 * ends instead.
 */
export async function ready(product: Product): Promise<void> {
  let ended = false;
  void product.exit.then(() => (ended = true));
  const ask = async () => {
    if (ended) throw new Error(`the server ended:\n${product.out()}${product.err()}`);
    if (!product.out().includes('"event":"boot"')) return false;
    return fetch(`${product.url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  };
  await until('the server to be ready', ask, READY_MS);
}

/** Stops every server that this file's tests started, and deletes the folders made for them. */
export async function closeProducts(): Promise<void> {
  await Promise.all([...running.values()].map((product) => product.kill('SIGTERM')));
  await Promise.all([...dataDirs].map(removeDataDir));
  dataDirs.clear();
}
