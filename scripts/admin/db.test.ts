import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../testing/build.ts';
import { makeFolder, removeDataDir } from '../testing/data-dir.ts';
import { bareEnvironment } from '../testing/environment.ts';
import { closeProducts, startProduct } from '../testing/product.ts';
import { writeManifest } from './backup/manifest.ts';
import { typeAdmin } from './testing/in-process.ts';

const dataDir = makeFolder('admin');
afterAll(async () => {
  await closeProducts();
  await removeDataDir(dataDir);
});

/** As it is typed at a terminal, for what a process alone can show. */
const admin = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', ...args], {
    cwd: ROOT,
    env: { ...bareEnvironment(), DATA_DIR: dataDir },
  });

const typed = (...args: string[]) => typeAdmin(args, { environment: { DATA_DIR: dataDir } });

describe('pnpm admin db', () => {
  it('migrates an empty folder, twice, and makes a demo account that can log in', async () => {
    await admin('db', 'migrate');
    const { stdout } = await typed('db', 'migrate', '--json');
    expect(JSON.parse(stdout)).toEqual({ migrated: true });
    const seeded = JSON.parse((await typed('db', 'seed', '--json')).stdout) as object;
    const { url } = await startProduct({ dataDir });
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(seeded),
    });
    expect(response.status).toBe(200);
  });

  it('says which backups it deletes', async () => {
    await typed('db', 'migrate');
    const home = join(dataDir, 'backups');
    const old = ['2020-01-01-000000', '2020-01-02-000000', '2020-01-03-000000'];
    for (const name of old) {
      mkdirSync(join(home, name), { recursive: true });
      await writeManifest(join(home, name), {
        createdAt: name.replace('-000000', 'T00:00:00.000Z'),
        secretMark: '',
        database: { migratedTo: 0, tables: [] },
        objects: [],
        missing: [],
      });
    }
    const { stdout } = await typed('db', 'backup', '--keep', '3', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ deleted: old.slice(0, 1) });
    await setTimeout(1000);
    const again = await typed('db', 'backup', '--keep', '3');
    expect(again.stdout).toMatch(/\ndeleted: .*2020-01-02-000000\n$/);
  });

  it('keeps the backup that it has just written beside an empty folder of a later name', async () => {
    await typed('db', 'migrate');
    const home = join(dataDir, 'backups');
    const later = join(home, '2099-01-01-000000');
    mkdirSync(later, { recursive: true });
    await setTimeout(1000);
    const { code, stdout } = await typed('db', 'backup', '--keep', '1');
    expect(code).toBe(0);
    const [written = ''] = stdout.split('\n');
    expect(stdout).toContain(`\nnot counted: ${later} has no manifest that can be read\n`);
    expect(readdirSync(home).sort()).toEqual([basename(written), basename(later)]);
  });

  it('takes one folder, and no more than it knows', async () => {
    for (const typos of ['restore a b', 'backup a b', 'migrate now', 'seed ana'])
      expect(await typed('db', ...typos.split(' '))).toMatchObject({ code: 2, stdout: '' });
  });

  it('tells its verbs, and refuses one that it does not know', async () => {
    expect((await typed('--help')).stdout).toContain('db seed');
    await expect(admin('db', 'drop')).rejects.toMatchObject({ code: 2 });
  });
});
