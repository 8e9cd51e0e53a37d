import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOfCover } from '@sibila/core/blog/images';
import { openDatabase, type DatabaseHandle } from '@sibila/drizzle/client';
import { dumpDatabase, type DatabaseContents } from '@sibila/drizzle/dump';
import { FakeObjectStore } from '@sibila/testkit/fakes';
import { S3_BUCKET, startS3Endpoint } from '@sibila/testkit/s3-endpoint';
import { connectionTo, lookInto, makeFolder } from '../../testing/data-dir.ts';
import { openAdminBench, type AdminBench } from '../testing/in-process.ts';
import { stillNamed } from './named-objects.ts';
import { restoreBackup } from './restore-backup.ts';

const places = makeFolder('backups');
const good = join(places, 'good');
let bench: AdminBench;
let original: DatabaseContents;

const PHOTOS = ['palms/a.webp', 'palms/b.webp'] as const;
const NAMED = [...PHOTOS, ...keysOfCover('luna-0a1b2c3d')];

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
  await lookInto(bench.dataDir, (sql) => sql`with gone as (delete from posts) delete from users`);
  rmSync(files(), { recursive: true });
};
const fileOf = (key: string) => join(files(), encodeURIComponent(key));
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
  const photos = JSON.stringify([{ picture: PHOTOS[0], thumbnail: PHOTOS[1] }]);
  await lookInto(bench.dataDir, async (sql) => {
    await sql`insert into palm_readings
      (user_id, id, created_at, reader, hand, analysis, features, photos, body_digest)
      select id, gen_random_uuid(), now(), 'builtin', 'left', '{}', '{}', ${photos}::text::jsonb, ''
      from users limit 1`;
    await sql`insert into posts (id, slug, title, summary, html, categories, tags, author, day,
        reading_minutes, cover, source_digest, updated_at)
      values (gen_random_uuid(), 'luna', '', '', '', '{}', '{}', '', now(), 1, 'luna-0a1b2c3d', '', now())`;
  });
  mkdirSync(files());
  for (const key of NAMED)
    writeFileSync(fileOf(key), key.endsWith('avif') ? '....ftypavif....' : 'RIFF....WEBPVP8 ');
  original = await contentsNow();
});
afterAll(async () => {
  await bench.close();
  rmSync(places, { recursive: true });
});

describe('pnpm admin db backup', () => {
  it('writes all of it for its owner alone, says how much, and writes over nothing', async () => {
    const told = await bench.told<{ tables: unknown[] }>('db', 'backup', good);
    expect(told).toMatchObject({ folder: good, objects: 8, missing: [] });
    expect(told.tables).toContainEqual({ name: 'users', rows: 5 });
    expect(statSync(join(good, 'database')).mode & 0o777).toBe(0o700);
    expect(statSync(join(good, 'database', 'users.jsonl.gz')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(good, 'manifest.json'), 'utf8')).toContain('"rows": 5');
    const again = await db('backup', good);
    expect(again).toMatchObject({ code: 1, stderr: `${good} is there already\n` });
    expect(readdirSync(places)).toEqual(['good']);
  });

  it('takes what rows name, and nothing else of a bucket that others use too', async () => {
    const bucket = await startS3Endpoint();
    const put = async (key: string) => {
      const headers = {
        authorization: 'AWS4-HMAC-SHA256 Credential=test',
        'x-amz-content-sha256': createHash('sha256').update(key).digest('hex'),
      };
      const url = `${bucket.url}/${S3_BUCKET}/${key}`;
      expect((await fetch(url, { method: 'PUT', headers, body: key })).status).toBe(200);
    };
    for (const key of [...NAMED, 'AWSLogs/x.JPG', 'palms/of-others.webp', 'share/x.png'])
      await put(key);
    const environment = {
      S3_ENDPOINT: bucket.url,
      S3_BUCKET,
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_FORCE_PATH_STYLE: 'true',
    };
    const folder = join(places, 'shared');
    expect(await bench.run(['db', 'backup', folder], { environment })).toMatchObject({ code: 0 });
    await bucket.close();
    const kept = readdirSync(join(folder, 'objects')).map(decodeURIComponent);
    expect(kept.sort()).toEqual([...NAMED].sort());
    rmSync(folder, { recursive: true });
  });

  it('tells by name what is named and not there, and keeps all else', async () => {
    const bytes = readFileSync(fileOf(PHOTOS[0]));
    rmSync(fileOf(PHOTOS[0]));
    const folder = join(places, 'lacking');
    const { code, stdout } = await db('backup', folder, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ objects: 7, missing: [PHOTOS[0]] });
    writeFileSync(fileOf(PHOTOS[0]), bytes);
    const back = await db('restore', folder, '--yes');
    expect(back).toMatchObject({ code: 0, stdout: expect.stringContaining('MISSING FILES: 1.') });
    expect(back.stdout).toContain(`\n  ${PHOTOS[0]}`);
    expect(await contentsNow()).toEqual(original);
    rmSync(folder, { recursive: true });
  });

  it('fails once for what is lost for good, then warns of it, and fails for each new loss', async () => {
    const bytes = PHOTOS.map((key) => readFileSync(fileOf(key)));
    const folders = ['first', 'second', 'third', 'fourth'].map((name) => join(places, name));
    const [first = '', second = '', third = '', fourth = ''] = folders;
    rmSync(fileOf(PHOTOS[0]));
    expect((await db('backup', first)).code).toBe(1);
    const warned = await db('backup', second);
    expect(warned).toMatchObject({ code: 0, stderr: '' });
    expect(warned.stdout).toContain(`MISSING FILES: 1.`);
    expect(warned.stdout).toContain(`\nNone of them new since ${first}.\n  ${PHOTOS[0]}\n`);
    rmSync(fileOf(PHOTOS[1]));
    const worse = await db('backup', third);
    expect(worse.code).toBe(1);
    expect(worse.stdout).toContain(
      `\n1 of them new since ${second}.\n  ${PHOTOS[1]} (new)\n  ${PHOTOS[0]}\n`,
    );
    expect(await bench.told('db', 'backup', fourth)).toMatchObject({
      missing: PHOTOS,
      newlyMissing: [],
    });
    PHOTOS.forEach((key, i) => writeFileSync(fileOf(key), bytes[i] ?? ''));
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('fails for a file that was back in the backup before it, and is lost again', async () => {
    const bytes = readFileSync(fileOf(PHOTOS[0]));
    const folders = ['lost', 'back', 'again'].map((name) => join(places, name));
    const codes: number[] = [];
    for (const [i, folder] of folders.entries()) {
      if (i === 1) writeFileSync(fileOf(PHOTOS[0]), bytes);
      else rmSync(fileOf(PHOTOS[0]));
      codes.push((await db('backup', folder)).code);
    }
    writeFileSync(fileOf(PHOTOS[0]), bytes);
    expect(codes).toEqual([1, 0, 1]);
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('does not take for lost what a person deleted meanwhile', async () => {
    const connection = await connectionTo(bench.dataDir);
    expect(await stillNamed(connection, ['palms/deleted.webp', PHOTOS[1]])).toEqual([PHOTOS[1]]);
  });

  it('leaves nothing behind where the store fails half-way', async () => {
    const bad = fileOf(NAMED[5] ?? '');
    const bytes = readFileSync(bad);
    rmSync(bad);
    mkdirSync(bad);
    const { code, stderr } = await db('backup', join(places, 'half'));
    expect(code).toBe(1);
    expect(stderr).toBe('it failed: the disk failed: EISDIR\n');
    expect(readdirSync(places)).toEqual(['good']);
    rmSync(bad, { recursive: true });
    writeFileSync(bad, bytes);
  });

  it('removes first what processes that died left unfinished, and nothing of the living', async () => {
    const here = hostname().replaceAll(/[:/]/g, '-');
    const drafts = {
      dead: `.a.unfinished-${here}+${spawnSync('true').pid}+${randomUUID()}`,
      ours: `.b.unfinished-${here}+${process.pid}+${randomUUID()}`,
      old: `.c.unfinished-elsewhere+1+${randomUUID()}`,
      living: `.d.unfinished-${here}+${process.ppid}+${randomUUID()}`,
      fresh: `.e.unfinished-elsewhere+1+${randomUUID()}`,
    };
    for (const name of Object.values(drafts))
      mkdirSync(join(places, name, 'database'), { recursive: true });
    const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const part of ['database', '.'])
      utimesSync(join(places, drafts.old, part), before, before);
    const { code, stdout } = await db('backup', join(places, 'next'));
    expect(code).toBe(0);
    for (const name of [drafts.dead, drafts.ours, drafts.old])
      expect(stdout).toContain(`\nremoved, as it was left unfinished: ${join(places, name)}\n`);
    expect(readdirSync(places).sort()).toEqual([drafts.living, drafts.fresh, 'good', 'next']);
    for (const name of [drafts.living, drafts.fresh, 'next'])
      rmSync(join(places, name), { recursive: true });
  });

  it('says what it removed also where it fails', async () => {
    const draft = join(places, `.a.unfinished-elsewhere+1+${randomUUID()}`);
    mkdirSync(draft);
    utimesSync(draft, 0, 0);
    const bytes = readFileSync(fileOf(PHOTOS[0]));
    rmSync(fileOf(PHOTOS[0]));
    mkdirSync(fileOf(PHOTOS[0]));
    const { code, stderr } = await db('backup', join(places, 'half'));
    rmSync(fileOf(PHOTOS[0]), { recursive: true });
    writeFileSync(fileOf(PHOTOS[0]), bytes);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^it failed: the disk failed: EISDIR\nremoved, as it was left unfinished: /,
    );
    expect(stderr).toContain(draft);
    expect(readdirSync(places)).toEqual(['good']);
  });

  it('keeps the newest of those that are named by their time', async () => {
    const home = join(bench.dataDir, 'backups');
    for (const day of ['2020-01-01', '2020-01-02']) {
      cpSync(good, join(home, `${day}-000000`), { recursive: true });
      const path = join(home, `${day}-000000`, 'manifest.json');
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/("createdAt": )"[^"]+"/, `$1"${day}T00:00:00.000Z"`));
    }
    mkdirSync(join(home, 'my-own'));
    expect((await db('backup', '--keep', '2')).code).toBe(0);
    const left = readdirSync(home).sort();
    expect(left).toEqual(['2020-01-02-000000', expect.stringMatching(/^\d{4}-/), 'my-own']);
    expect((await db('backup', '--keep', '0')).stderr).toContain('whole number');
    expect((await db('backup', good, '--keep', '2')).stderr).toContain('no folder of their own');
  });

  it('keeps an older one that holds what is missing now', async () => {
    const home = join(bench.dataDir, 'backups');
    const [, holder, own] = readdirSync(home).sort();
    const bytes = readFileSync(fileOf(PHOTOS[0]));
    rmSync(fileOf(PHOTOS[0]));
    // Its name is of another second.
    await setTimeout(1000);
    const { code, stdout } = await db('backup', '--keep', '1');
    writeFileSync(fileOf(PHOTOS[0]), bytes);
    expect(code).toBe(1);
    expect(stdout).toContain(
      `\nkept all the same: ${join(home, holder ?? '')} alone holds ${PHOTOS[0]}\n`,
    );
    expect(readdirSync(home).sort()).toEqual([holder, expect.stringMatching(/^\d{4}-/), own]);
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
            join(folder, 'database', 'tarot_readings.jsonl.gz'),
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

  it('refuses beside a server that was started while the question was read', async () => {
    await lookInto(bench.dataDir, (sql) => sql`update users set full_name = 'Otra'`);
    const changed = await contentsNow();
    let server: DatabaseHandle | undefined;
    const answer = async () => {
      server = openDatabase(await connectionTo(bench.dataDir), { max: 1 });
      await server.sql`select 1`;
      return 'yes';
    };
    const { code, stderr } = await bench.run(['db', 'restore', good], { answer });
    await server?.close();
    expect(code).toBe(1);
    expect(stderr).toContain('stop it first');
    expect(await contentsNow()).toEqual(changed);
  });

  it('refuses beside a server that was started while files were written, and says what was done', async () => {
    const before = await contentsNow();
    const connection = await connectionTo(bench.dataDir);
    const server = openDatabase(connection, { max: 1 });
    const objects = new FakeObjectStore();
    const put = objects.put.bind(objects);
    objects.put = async (...given) => {
      await server.sql`select 1`;
      await put(...given);
    };
    const confirm = () => Promise.resolve();
    const restored = restoreBackup({ ports: { objects } }, { connection, folder: good, confirm });
    await expect(restored).rejects.toThrow(
      /stop it first\.\nThe database is as it was\. Files of the backup may be in the object store/,
    );
    await server.close();
    expect(objects.objects.size).toBe(NAMED.length);
    expect(await contentsNow()).toEqual(before);
  });

  it('says that files were written where the database does not take the backup', async () => {
    const folder = join(places, 'newer');
    cpSync(good, folder, { recursive: true });
    const path = join(folder, 'manifest.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/("migratedTo": \d+)/, '$10'));
    const { stderr } = await db('restore', folder, '--yes');
    expect(stderr).toMatch(
      /newer version[^]*The database is as it was\. Files of the backup may be/,
    );
    rmSync(folder, { recursive: true });
  });
});
