import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@sibila/drizzle/client';
import { dumpDatabase, type DatabaseContents } from '@sibila/drizzle/dump';
import { connectionTo, lookInto, makeFolder } from '../../testing/data-dir.ts';
import { openAdminBench, type AdminBench } from '../testing/in-process.ts';

const places = makeFolder('backups');
const good = join(places, 'good');
let bench: AdminBench;
let original: DatabaseContents;

const files = () => join(bench.dataDir, 'files');
const filesNow = () =>
  readdirSync(files()).map((name) => [name, readFileSync(join(files(), name), 'base64')]);
const contentsNow = () =>
  lookInto(bench.dataDir, (sql) =>
    dumpDatabase(sql, async (_, lines) => {
      for await (const line of lines) void line;
    }),
  );
const wipe = async () => {
  await lookInto(bench.dataDir, (sql) => sql`delete from users`);
  rmSync(files(), { recursive: true });
};
const db = (...args: string[]) => bench.run(['db', ...args]);

beforeAll(async () => {
  bench = await openAdminBench('backup');
  for (let i = 0; i < 5; i++) {
    const id = randomUUID();
    await lookInto(
      bench.dataDir,
      (sql) => sql`insert into users (id, email, username, full_name, password_hash, created_at)
        values (${id}, ${`${id}@example.com`}, ${id.slice(0, 20)}, 'Ana', 'a-hash', now())`,
    );
  }
  mkdirSync(files());
  for (const [name, bytes] of [
    ['palms%2Fa.webp', 'RIFF....WEBPVP8 '],
    ['blog%2Fluna.avif', '....ftypavif....'],
  ] as const)
    writeFileSync(join(files(), name), bytes);
  original = await contentsNow();
});
afterAll(async () => {
  await bench.close();
  rmSync(places, { recursive: true });
});

describe('pnpm admin db backup', () => {
  it('writes all of it for its owner alone, says how much, and writes over nothing', async () => {
    const told = await bench.told<{ tables: unknown[] }>('db', 'backup', good);
    expect(told).toMatchObject({ folder: good, objects: 2 });
    expect(told.tables).toContainEqual({ name: 'users', rows: 5 });
    expect(statSync(join(good, 'database')).mode & 0o777).toBe(0o700);
    expect(statSync(join(good, 'database', 'users.jsonl.gz')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(good, 'manifest.json'), 'utf8')).toContain('"rows": 5');
    const again = await db('backup', good);
    expect(again).toMatchObject({ code: 1, stderr: `${good} is there already\n` });
    expect(readdirSync(places)).toEqual(['good']);
  });

  it('leaves nothing behind where it fails', async () => {
    writeFileSync(join(places, 'file'), '');
    expect((await db('backup', join(places, 'file', 'sub'))).code).toBe(1);
    rmSync(join(places, 'file'));
    expect(readdirSync(places)).toEqual(['good']);
  });

  it('keeps the newest of those that are named by their time', async () => {
    const home = join(bench.dataDir, 'backups');
    for (const name of ['2020-01-01-000000', '2020-01-02-000000', 'my-own'])
      mkdirSync(join(home, name), { recursive: true });
    expect((await db('backup', '--keep', '2')).code).toBe(0);
    const left = readdirSync(home).sort();
    expect(left).toEqual(['2020-01-02-000000', expect.stringMatching(/^\d{4}-/), 'my-own']);
    expect((await db('backup', '--keep', '0')).stderr).toContain('whole number');
    expect((await db('backup', good, '--keep', '2')).stderr).toContain('no folder of their own');
  });
});

describe('pnpm admin db restore', () => {
  it('brings all of it back where it was lost', async () => {
    const before = filesNow();
    await wipe();
    const { code, stdout } = await db('restore', good);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n {2}users +5\n/);
    expect(stdout).not.toContain('APP_SECRET');
    expect(await contentsNow()).toEqual(original);
    expect(filesNow()).toEqual(before);
  });

  it('replaces what is there only when it is told to', async () => {
    await lookInto(bench.dataDir, (sql) => sql`update users set full_name = 'Otra'`);
    const changed = await contentsNow();
    const unasked = await db('restore', good);
    expect(unasked).toMatchObject({ code: 1 });
    expect(unasked.stderr).toMatch(/is not empty.*\nAdd --yes/);
    const declined = await bench.run(['db', 'restore', good], { answer: 'n' });
    expect(declined.stderr).toContain('Nothing was done.');
    expect(await contentsNow()).toEqual(changed);
    const environment = { APP_SECRET: 'another secret of 32 characters or more' };
    const done = await bench.run(['db', 'restore', good, '--yes'], { environment });
    expect(done.stdout).toContain('APP_SECRET is another one');
    expect(await contentsNow()).toEqual(original);
  });

  it('touches nothing where the backup is damaged', async () => {
    await wipe();
    const damages: [string, (folder: string) => void, RegExp][] = [
      [
        'cut',
        (folder) => rmSync(join(folder, 'database', 'users.jsonl.gz')),
        /users can't be read/,
      ],
      [
        'changed',
        (folder) => appendFileSync(join(folder, 'objects', 'palms%2Fa.webp'), '!'),
        /palms\/a\.webp is missing or was changed/,
      ],
      [
        'swapped',
        (folder) =>
          cpSync(
            join(folder, 'database', 'posts.jsonl.gz'),
            join(folder, 'database', 'users.jsonl.gz'),
          ),
        /users has 0 rows of 5/,
      ],
      [
        'listless',
        (folder) => writeFileSync(join(folder, 'manifest.json'), '{"format":"sibila-backup-1"}'),
        /can't be read/,
      ],
    ];
    for (const [name, damage, said] of damages) {
      const folder = join(places, name);
      cpSync(good, folder, { recursive: true });
      damage(folder);
      const { code, stderr } = await db('restore', folder, '--yes');
      expect(code).toBe(1);
      expect(stderr).toMatch(said);
      rmSync(folder, { recursive: true });
    }
    expect((await db('restore', places)).stderr).toContain('is no backup');
    expect((await db('restore')).stderr).toContain('FOLDER');
    const rows = (await contentsNow()).tables.reduce((sum, { rows: count }) => sum + count, 0);
    expect(rows).toBe(0);
  });

  it('refuses while a server runs on the database', async () => {
    const server = openDatabase(await connectionTo(bench.dataDir), { max: 1 });
    await server.sql`select 1`;
    expect((await db('restore', good)).stderr).toContain('stop it first');
    await server.close();
    expect((await db('restore', good)).code).toBe(0);
  });
});
