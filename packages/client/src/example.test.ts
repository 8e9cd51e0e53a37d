import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, createTestApp, type TestApp } from '@sibila/api/testing/test-app';
import { clientBuild } from '../build.ts';

const root = join(import.meta.dirname, '..');
const example = join(root, 'examples/read-tarot.mjs');

let t: TestApp;
let url: string;
let close: () => void;

beforeAll(async () => {
  await build(clientBuild(root));
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  const listener = getRequestListener((request) => t.app.fetch(request));
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(async () => {
  close();
  await t.close();
});

describe('the example of the README', () => {
  it('stands there to the letter', () => {
    const readme = readFileSync(join(root, '../../README.md'), 'utf8');
    expect(readme).toContain(readFileSync(example, 'utf8').trim());
  });

  it('logs in, reads a draw and tells what is left, in plain Node', async () => {
    const { user } = await t.signIn();
    const { stdout } = await promisify(execFile)(process.execPath, [example], {
      env: { SIBILA_URL: url, SIBILA_EMAIL: user.email, SIBILA_PASSWORD: PASSWORD },
    });
    expect(stdout).toMatch(/Ermitaño[\s\S]{800,}Guardada como [0-9a-f-]{36}/);
    expect(stdout).toContain('Quedan 7 lecturas hasta el ');
  });
});
