import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { killPostgres, makeFolder, postgresOf } from '../testing/data-dir.ts';
import { newAddress, signIn, signUp } from '../testing/people.ts';
import { closeProducts, launchProduct, startProduct } from '../testing/product.ts';
import { freePort, until } from '../testing/wait.ts';

afterAll(closeProducts);

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

const REQUIRED = [
  'APP_URL',
  'DATABASE_URL',
  'APP_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_SECRET_KEY',
];

/** A sentence for the person at the keyboard: one line, Spanish, no error of a library. */
function expectOneClearLine(text: string, words: RegExp): void {
  const lines = linesOf(text);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(words);
  expect(lines[0]).not.toMatch(/\bE[A-Z]{4,}\b|Error:|\bat .*\.(js|ts):/);
}

describe('the built server', () => {
  it('serves the home page, says it is ready, and keeps its metrics to their own port', async () => {
    const metricsPort = await freePort();
    const product = await startProduct({ env: { METRICS_PORT: String(metricsPort) } });
    const home = await fetch(product.url);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<html lang="es"');
    expect(await (await fetch(`${product.url}/readyz`)).json()).toMatchObject({ ok: true });
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${product.url}/dev/correo`)).status).toBe(200);
    expect(product.out()).toContain('está en http://localhost:');

    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await metrics.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    const public_ = await fetch(`${product.url}/metrics`);
    expect(public_.status).toBe(404);
    expect(await public_.text()).not.toContain('process_cpu_seconds_total');
    expect(await product.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(product.err()).toBe('');
  });

  it('is ready within 8 s on a folder whose server and database were killed', async () => {
    const first = await startProduct();
    const { dataDir } = first;
    const email = newAddress();
    await signUp(first, email);
    await first.kill('SIGKILL');
    await killPostgres(dataDir);

    const begun = performance.now();
    const second = await startProduct({ dataDir });
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect((await signIn(second, email)).email).toBe(email);
    expect((await second.kill('SIGTERM')).code).toBe(0);
    expect(postgresOf(dataDir)).toBeUndefined();
  });
});

describe('a server that cannot start', () => {
  it('names the port that is in use', async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
    const product = await launchProduct({ port });
    expect(await product.exit).toEqual({ code: 1, signal: null });
    expectOneClearLine(product.err(), new RegExp(`El puerto ${port} ya está en uso`));
    expect(postgresOf(product.dataDir)).toBeUndefined();
    other.close();
  });

  it('is not taken for the one that has its port', async () => {
    const { port } = await startProduct();
    await expect(startProduct({ port })).rejects.toThrow(`El puerto ${port} ya está en uso`);
  });

  it.each([
    ['a file in its place', fileIn],
    ['a folder that refuses everybody', refusing],
    ['a place where the system makes no folders', () => '/proc/sibila'],
  ])('says that it cannot write to DATA_DIR: %s', async (_, placeIn) => {
    const folder = makeFolder('refused');
    const dataDir = placeIn(folder);
    const product = await launchProduct({ dataDir });
    expect(await product.exit).toEqual({ code: 1, signal: null });
    expectOneClearLine(product.err(), /escribir/);
    rmSync(folder, { recursive: true });
  });

  it('ends with 0 and says why when it is told to leave while it waits for its database', async () => {
    const nobody = `postgres://sibila@127.0.0.1:${await freePort()}/sibila`;
    const product = await launchProduct({ env: { DATABASE_URL: nobody } });
    await until('the wait to begin', () => product.out().includes('not ready yet'));
    expect(await product.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expectOneClearLine(product.err(), /pidió parar mientras se esperaba a la base de datos/);
  });

  it('lists everything that production lacks', async () => {
    const product = await launchProduct({ env: { NODE_ENV: 'production', RATE_LIMITS: '' } });
    expect(await product.exit).toEqual({ code: 1, signal: null });
    for (const name of REQUIRED) expect(product.err()).toContain(name);
    expect(product.err()).not.toMatch(/\bat .*\.(js|ts):/);
  });
});

function fileIn(folder: string): string {
  const path = join(folder, 'data');
  writeFileSync(path, 'no folder');
  return path;
}

/** Root may write everywhere but where the kernel keeps its own files. */
function refusing(folder: string): string {
  if (process.getuid?.() === 0) return '/sys/sibila';
  chmodSync(folder, 0o555);
  return join(folder, 'data');
}
