import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, createTestApp, type TestApp } from '@sibila/api/testing/test-app';
import { appRouter } from '@sibila/api/trpc/router';
import { buildClient } from '../build.ts';
import { STREAMED } from './create-client.ts';
import { streamedBy } from './types-text.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sibila-client-'));

let t: TestApp;
let url: string;
let close: () => void;
let packed: string[];

beforeAll(async () => {
  await buildClient(root);
  const pack = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: root });
  const [tarball] = JSON.parse(pack.stdout) as [{ filename: string; files: { path: string }[] }];
  packed = tarball.files.map(({ path }) => path);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const install = ['install', '--offline', '--no-audit', '--no-fund', tarball.filename];
  await run('npm', install, { cwd: folder });
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  const listener = getRequestListener((request) => t.app.fetch(request));
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
}, 120_000);
afterAll(async () => {
  close();
  await t.close();
  rmSync(folder, { recursive: true });
});

/** What the compiler says of a file in the project that installed the package. */
async function compiled(file: string): Promise<string> {
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024'];
  const tsc = join(root, '../../node_modules/.bin/tsc');
  const types = ['--lib', 'es2024,dom,dom.iterable,dom.asynciterable', '--types', ''];
  return run(tsc, [...options, ...types, file], { cwd: folder }).then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}

/** Runs a module of the project that installed the package, with the address and password of a member. */
async function execute(code: string): Promise<string> {
  const { user } = await t.signIn();
  writeFileSync(join(folder, 'program.mjs'), code);
  const env = { SIBILA_URL: url, SIBILA_EMAIL: user.email, SIBILA_PASSWORD: PASSWORD };
  return (await run(process.execPath, ['program.mjs'], { cwd: folder, env })).stdout;
}

const SIGNED_IN = `import { createSibilaClient, SibilaError } from '@sibila/client';
const { SIBILA_URL, SIBILA_EMAIL: email, SIBILA_PASSWORD: password } = process.env;
const sibila = createSibilaClient(SIBILA_URL);
await sibila.account.login.mutate({ email, password });
`;

describe('the package as npm packs it', () => {
  it('has the client, its types, a README and the licence, and nothing else', () => {
    expect(packed.sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/create-client.d.ts',
      'dist/create-client.js',
      'package.json',
    ]);
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      exports: Record<string, Record<string, string>>;
    };
    const named = Object.values(exports).flatMap((target) => Object.values(target));
    for (const file of named) expect(packed).toContain(file.replace('./', ''));
  });

  it('has types that need nothing private and catch mistakes', { timeout: 120_000 }, async () => {
    writeFileSync(
      join(folder, 'right.ts'),
      `import { createSibilaClient, SibilaError, type TarotReading, type User } from '@sibila/client';
const sibila = createSibilaClient('http://localhost:3000');
export async function read(): Promise<TarotReading | null> {
  const user: User = await sibila.account.login.mutate({ email: 'a@b.mx', password: 'x' });
  const premiumUntil: Date | null = user.premiumUntil;
  const events = await sibila.tarot.interpret.mutate({ cards: ['El Loco'], question: null });
  for await (const event of events) {
    if (event.type === 'text') event.text.toUpperCase();
    if (event.type === 'done') return event.reading;
  }
  const { remaining } = await sibila.quota.status.query({ type: 'tarot' });
  await sibila.palm.interpret.mutate({ image: new Blob([]), hand: 'left' });
  await sibila.account.logout.mutate();
  // @ts-expect-error -- there is no such type of reading
  await sibila.quota.status.query({ type: 'café' });
  // @ts-expect-error -- a number is no card
  await sibila.tarot.interpret.mutate({ cards: [7] });
  const failure: unknown = new Error();
  if (failure instanceof SibilaError) failure.lines.map(({ number }) => number.trim());
  // @ts-expect-error -- help lines have a number to call, and no price
  if (failure instanceof SibilaError) failure.lines[0]?.price;
  if (failure instanceof SibilaError) remaining?.toFixed(premiumUntil ? 1 : 0);
  return null;
}
`,
    );
    expect(await compiled('right.ts')).toBe('');
    writeFileSync(
      join(folder, 'wrong.ts'),
      `import { createSibilaClient } from '@sibila/client';
const word: number = createSibilaClient('').blog.list.query();
console.log(word);
`,
    );
    expect(await compiled('wrong.ts')).toContain('TS2322');
  });

  it("runs the README's example as it is written", async () => {
    const example = readFileSync(join(root, 'examples/read-tarot.mjs'), 'utf8').trim();
    expect(readFileSync(join(root, '../../README.md'), 'utf8')).toContain(example);
    const said = await execute(example);
    expect(said).toMatch(/Ermitaño[\s\S]{800,}Guardada como [0-9a-f-]{36}/);
    expect(said).toContain('Quedan 7 lecturas hasta el ');
  });

  it('streams a reading in Node', async () => {
    const said = await execute(`${SIGNED_IN}
let pieces = 0;
const events = await sibila.tarot.interpret.mutate({ id: crypto.randomUUID(), cards: ['El Carro'] });
for await (const event of events) {
  if (event.type === 'text') pieces++;
  if (event.type === 'done') console.log(pieces > 3, event.reading.cards, event.reading.date instanceof Date);
}`);
    expect(said).toBe("true [ 'El Carro' ] true\n");
  });

  it('says by a typed error that nobody answered, and why a photo is refused', async () => {
    const said = await execute(`${SIGNED_IN}
const told = (error) => console.log(error instanceof SibilaError, error.code, error.status, error.message.length > 20);
await sibila.palm.interpret.mutate({ image: new Uint8Array([1, 2, 3]) }).catch(told);
await sibila.tarot.interpret.mutate({ cards: ['El Bobo'] }).catch(told);
await createSibilaClient('http://127.0.0.1:9').blog.list.query().catch(told);
await sibila.blog.list.query(undefined, { signal: AbortSignal.abort() }).catch(told);
for (const url of ['hola', 'localhost:3000', 'ftp://localhost', ''])
  try { createSibilaClient(url); } catch (error) { told(error); }`);
    expect(said.trim().split('\n')).toEqual([
      'true PHOTO_UNSUPPORTED 415 true',
      'true INVALID_INPUT 400 true',
      'true NETWORK null true',
      'true ABORTED null true',
      ...Array<string>(4).fill('true INVALID_URL null true'),
    ]);
  });

  it('gives the lines that help where a question speaks of danger', async () => {
    const said = await execute(`${SIGNED_IN}
await sibila.tarot.interpret.mutate({ cards: ['El Carro'], question: 'Quiero suicidarme' }).catch((error) =>
  console.log(error.code, error.lines.map(({ number }) => number).join(), 'lines' in error.details));`);
    expect(said).toMatch(/^CRISIS_SUPPORT .*800 911 2000.* false\n$/);
  });
});

it('streams what the router streams', () => {
  expect(streamedBy(appRouter).sort()).toEqual([...STREAMED, 'palm.interpret'].sort());
});
