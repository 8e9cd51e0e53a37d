import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'api/dist');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Static imports, as the bundler writes them: one a line. */
const SPECIFIER = /^import\b[^'"]*["']([^"']+)["'];?$/gm;

it('the built CLI imports nothing that an installation for production lacks', () => {
  const files = ['admin.js', ...readdirSync(join(dist, 'admin')).map((name) => `admin/${name}`)];
  const installed = JSON.parse(read('api/package.json')) as { dependencies: object };
  const found = files
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [...read(join('api/dist', name)).matchAll(SPECIFIER)])
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
    .filter((name) => !builtinModules.includes(name));
  expect(new Set(found)).toContain('sharp');
  const known = Object.keys(installed.dependencies);
  expect([...new Set(found)].filter((name) => !known.includes(name))).toEqual([]);
});

it('the built server carries the notices that its word lists must be passed on with', () => {
  expect(read('api/dist/NOTICES.md')).toMatch(/OpenSubtitles 2024.*OPUS.*ODC-BY/s);
});

it.each([
  [['--version'], `Sibila ${(JSON.parse(read('package.json')) as { version: string }).version}\n`],
  [['users', '--help'], 'users list'],
  [['help', 'users', 'show'], 'pnpm admin users show'],
])('the built CLI answers %j', async (args, text) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.mjs', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] },
  });
  expect(stdout).toContain(text);
});
