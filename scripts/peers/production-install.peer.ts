import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../testing/build.ts';
import { makeFolder, removeDataDir } from '../testing/data-dir.ts';
import { bareEnvironment } from '../testing/environment.ts';
import { describePeer } from './peer.ts';

/** What the operator of a built clone has, apart from sources. */
const KEPT = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'patches',
  'scripts/admin.mjs',
  'api/dist',
];

const run = promisify(execFile);

describePeer('pnpm install --prod', { programs: ['npx'] }, () => {
  let clone: string;
  let dataDir: string;
  const pnpm = (...args: string[]) =>
    run('npx', ['--yes', 'pnpm@12', ...args], {
      cwd: clone,
      env: { ...bareEnvironment(), CI: 'true', DATA_DIR: dataDir },
    });

  beforeAll(async () => {
    clone = makeFolder('clone');
    dataDir = makeFolder('data');
    const parts = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
    const manifests = ['web', 'api', 'drizzle', 'scripts', ...parts].map(
      (folder) => `${folder}/package.json`,
    );
    for (const path of [...KEPT, ...manifests])
      cpSync(join(ROOT, path), join(clone, path), { recursive: true });
    await pnpm('install', '--prod', '--frozen-lockfile', '--prefer-offline');
  });
  afterAll(async () => {
    await removeDataDir(dataDir);
    rmSync(clone, { recursive: true, force: true });
  });

  it('leaves the administration commands everything that they need', async () => {
    expect(existsSync(join(clone, 'node_modules/tsx'))).toBe(false);
    expect((await pnpm('admin', '--version')).stdout).toMatch(/^Sibila \d+\.\d+\.\d+$/m);
    await pnpm('admin', 'db', 'migrate');
    await pnpm('admin', 'db', 'seed');
    const { stdout } = await pnpm('admin', 'users', 'list', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ email: 'demo@example.com' }]);
    const { stdout: found } = await pnpm('admin', 'doctor');
    expect(found).toMatch(/^ok +database/m);
  });
});
