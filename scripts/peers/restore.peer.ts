import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Manifest } from '../admin/backup/manifest.ts';
import { ROOT } from '../testing/build.ts';
import { lookInto, makeFolder, removeDataDir } from '../testing/data-dir.ts';
import { bareEnvironment } from '../testing/environment.ts';
import { signIn, signUp, type Person } from '../testing/people.ts';
import { closeProducts, startProduct, type Product } from '../testing/product.ts';
import { describePeer } from './peer.ts';
import { startPostgres15, type Postgres15 } from './postgres-15.ts';

const READINGS = 5000;

/** The CLI as an operator types it. */
const admin = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', ...args], {
    cwd: ROOT,
    env: { ...bareEnvironment(), ...env },
  });
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
/** The order of tables that do not point to one another says nothing. */
const contentsOf = ({ database, objects }: Manifest) => ({
  tables: [...database.tables].sort((a, b) => a.name.localeCompare(b.name)),
  objects,
});

describePeer('A restore drill', { programs: ['initdb', 'postgres'] }, () => {
  const places = makeFolder('restore');
  const cluster = makeFolder('restore-postgres');
  const lost = makeFolder('restore-lost');
  const found = makeFolder('restore-found');
  const backup = join(places, 'backup');
  let database: Postgres15;
  let elsewhere: { DATABASE_URL: string; DATA_DIR: string };
  let source: Product;
  let ana: Person;
  let readings: unknown[];

  beforeAll(async () => {
    database = await startPostgres15(cluster);
    elsewhere = { DATABASE_URL: database.url, DATA_DIR: found };
    source = await startProduct({ dataDir: lost });
    ana = await signUp(source);
    for (let i = 0; i < 3; i++) expect((await ana.read(randomUUID())).status).toBe(201);
    readings = await ana.readings();
    await lookInto(
      lost,
      (sql) => sql`insert into rune_readings
          (user_id, id, created_at, reader, runes, question, interpretation)
        select users.id, gen_random_uuid(), now(), 'builtin', '{Fehu,Uruz}', 'Ñandú ' || i,
          repeat('Una frase con «comillas», \\ y ☾. ', 40)
        from users, generate_series(1, ${READINGS}) as i`,
    );
  });
  afterAll(async () => {
    await closeProducts();
    await database.stop();
    for (const folder of [lost, found]) await removeDataDir(folder);
    for (const folder of [places, cluster]) rmSync(folder, { recursive: true });
  });

  it('begins with a backup, of what is named alone, beside the running server, which answers meanwhile', async () => {
    writeFileSync(join(lost, 'files', 'share%2Fnobody-names-this.png'), '');
    const making = admin({ DATA_DIR: lost }, 'db', 'backup', backup, '--json');
    expect((await ana.get('/api/auth/user')).status).toBe(200);
    const told = JSON.parse((await making).stdout) as { objects: number; missing: string[] };
    expect(told.objects).toBeGreaterThan(50);
    expect(told.missing).toEqual([]);
    const kept = manifestOf(backup).objects.map(({ key }) => key);
    expect(kept.filter((key) => !key.startsWith('blog/'))).toEqual([]);
    const rows = manifestOf(backup).database.tables.map((table) => [table.name, table.rows]);
    expect(Object.fromEntries(rows)).toMatchObject({
      users: 1,
      tarot_readings: 3,
      rune_readings: READINGS,
    });
    // Nothing is brought back beside a server that goes on writing.
    const beside = admin({ DATA_DIR: lost }, 'db', 'restore', backup, '--yes');
    await expect(beside).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('stop it first') as string,
    });
  });

  it('brings all of it to another server of another version, the same to the last byte', async () => {
    await closeProducts();
    await removeDataDir(lost);
    await admin(elsewhere, 'db', 'restore', backup);
    const again = join(places, 'again');
    await admin(elsewhere, 'db', 'backup', again);
    expect(contentsOf(manifestOf(again))).toEqual(contentsOf(manifestOf(backup)));
    expect(readdirSync(join(found, 'files'))).toHaveLength(manifestOf(backup).objects.length);
    const twice = admin(elsewhere, 'db', 'restore', backup);
    await expect(twice).rejects.toMatchObject({
      stderr: expect.stringContaining('is not empty') as string,
    });
  });

  it('ends with people who sign in and find what was theirs', async () => {
    const { DATABASE_URL } = elsewhere;
    const product = await startProduct({ dataDir: found, env: { DATABASE_URL } });
    const back = await signIn(product, ana.email);
    expect(await back.readings()).toEqual(readings);
    // Their session goes on too, and so does their quota.
    expect((await ana.at(product).get('/api/auth/user')).status).toBe(200);
    expect(await back.used()).toBe(3);
    const posts = (await (await fetch(`${product.url}/api/blog/posts`)).json()) as {
      imageUrl: string | null;
    }[];
    const cover = posts.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? '';
    const picture = await fetch(product.url + cover);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect((await back.read(randomUUID())).status).toBe(201);
  });
});
