import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { ensureBuilt, ROOT } from '../testing/build.ts';
import { makeFolder, removeDataDir } from '../testing/data-dir.ts';
import { bareEnvironment, isContinuousIntegration } from '../testing/environment.ts';
import { freePort, until } from '../testing/wait.ts';
import { findChromium, NO_BROWSER } from '../testing/find-chromium.ts';
import type { Site } from './site.ts';

const READY_MS = 90_000;

/** For vitest: one server, started as a newcomer would, serves every journey. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const chromium = findChromium();
  if (chromium === undefined) {
    if (isContinuousIntegration()) throw new Error(NO_BROWSER);
    console.warn(NO_BROWSER);
    project.provide('site', null);
    return undefined;
  }
  await ensureBuilt();
  const dataDir = makeFolder('journeys');
  const port = await freePort();
  const stop = await start(port, dataDir);
  const site: Site = { url: `http://localhost:${port}`, dataDir, chromium };
  project.provide('site', site);
  return async () => {
    await stop();
    await removeDataDir(dataDir);
  };
}

async function start(port: number, dataDir: string): Promise<() => Promise<void>> {
  const env = { ...bareEnvironment(), PORT: `${port}`, DATA_DIR: dataDir, RATE_LIMITS: 'relaxed' };
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  let stopping = false;
  const exit = once(child, 'close').then(([code, signal]) => {
    ended = true;
    if (!stopping) console.error(`the server ended (${code ?? signal}):\n${output}`);
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const ask = async () => {
    if (ended) throw new Error(`the server ended:\n${output}`);
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  };
  await until('the server to be ready', ask, READY_MS);
  return async () => {
    stopping = true;
    child.kill('SIGTERM');
    await exit;
  };
}
