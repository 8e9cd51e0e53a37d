import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseHandle } from './client.ts';
import { dumpDatabase, Tally, type DatabaseContents } from './dump.ts';
import { isDatabaseEmpty, loadDatabase, LoadError } from './load.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';
import { TABLE_NAMES } from './tables.ts';
import { createDatabaseFrom, dropDatabase, testConnection } from './testing/cluster.ts';

/** The migrated database that the run's setup made. */
const TEMPLATE = 'sibila_template';
const open = new Map<string, DatabaseHandle>();

const folders: string[] = [];
const nameOf = (made: DatabaseHandle) => made.sql.options.database;

async function database(template = TEMPLATE): Promise<DatabaseHandle> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabaseFrom(template, name);
  const made = openDatabase(testConnection(name), { max: 2 });
  open.set(name, made);
  return made;
}
afterAll(async () => {
  for (const [name, made] of open) {
    await made.close();
    await dropDatabase(name);
  }
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function all<T>(things: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const thing of things) found.push(thing);
  return found;
}

const HARD = 'Ñandú "citado" \\ con\nsalto, \t, 🌙, \u2028 y {llaves}';

/** People, readings and all else that refers to them, with what is hard to write down. */
async function fill(sql: postgres.Sql, people: number): Promise<void> {
  for (let i = 0; i < people; i++) {
    const id = randomUUID();
    await sql`insert into users (id, email, username, full_name, password_hash, created_at)
      values (${id}, ${`p${i}@example.com`}, ${id.slice(0, 20)}, ${HARD}, 'h',
        '2026-01-02 03:04:05.678901-06')`;
    await sql`insert into tarot_readings
      (user_id, id, created_at, reader, cards, question, interpretation)
      values (${id}, ${randomUUID()}, now(), 'builtin', ${['El Loco', 'a,b"c', '']}, null, ${HARD})`;
    await sql`insert into outbox (id, recipient, message, created_at, expires_at, next_attempt_at)
      values (${randomUUID()}, 'a@b.c', ${`{"a": 12345678901234567890.10, "b": null, "c": ["é"]}`}::text::jsonb,
        now(), now(), now())`;
    await sql`insert into billing_customers (customer_id, account_id, created_at)
      values (${`cus_${'zÁaB'[i % 4]}${i}`}, ${id}, now())`;
    await sql`insert into subscriptions (id, customer_id, status, is_our_price, started_at,
        period_start, period_end, ends_at_period_end, amount, currency)
      values (${`sub_${i}`}, ${`cus_${'zÁaB'[i % 4]}${i}`}, 'active', true, now(), now(), now(),
        false, 899, 'usd')`;
  }
}

async function dumped(from: DatabaseHandle) {
  const tables = new Map<string, string[]>();
  const contents = await dumpDatabase(from.sql, async (name, lines) => {
    tables.set(name, await all(lines));
  });
  const linesOf = async function* (name: string) {
    yield* await Promise.resolve(tables.get(name) ?? []);
  };
  return { contents, tables, linesOf };
}
const rowsOf = ({ tables }: DatabaseContents) =>
  Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));

describe('a dump', () => {
  let source: DatabaseHandle;
  beforeAll(async () => {
    source = await database();
    await fill(source.sql, 40);
  });

  it('holds every table, and comes back the same in another database', async () => {
    const { contents, linesOf } = await dumped(source);
    expect(contents.tables.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES].sort());
    expect(rowsOf(contents)).toMatchObject({ users: 40, tarot_readings: 40, subscriptions: 40 });
    const target = await database();
    expect(await isDatabaseEmpty(target.sql)).toBe(true);
    await loadDatabase(target.sql, { contents, linesOf, replace: false });
    expect((await dumped(target)).contents).toEqual(contents);
    const message = (from: DatabaseHandle) =>
      from.sql`select (message -> 'a')::text as a, interpretation, cards, users.created_at::text
        from outbox, tarot_readings join users on users.id = user_id order by users.email limit 1`;
    expect(await message(target)).toEqual(await message(source));
  });

  it('is loaded over nothing that is there, unless it is told to', async () => {
    const { contents, linesOf } = await dumped(source);
    const target = await database();
    await fill(target.sql, 1);
    const before = (await dumped(target)).contents;
    await expect(
      loadDatabase(target.sql, { contents, linesOf, replace: false }),
    ).rejects.toBeInstanceOf(LoadError);
    expect((await dumped(target)).contents).toEqual(before);
    await loadDatabase(target.sql, { contents, linesOf, replace: true });
    expect((await dumped(target)).contents).toEqual(contents);
  });

  it('leaves all as it was where a row is lost, changed or fits nowhere', async () => {
    const { contents, tables, linesOf } = await dumped(source);
    const target = await database();
    await fill(target.sql, 2);
    const before = (await dumped(target)).contents;
    const changed: [string, (lines: string[]) => string[]][] = [
      ['users', (lines) => lines.slice(1)],
      ['outbox', (lines) => lines.slice(1)],
      ['users', (lines) => lines.map((line) => line.replace('Ñandú', 'Nandu'))],
      ['posts', () => ['{"id": "no uuid"}']],
    ];
    for (const [broken, change] of changed) {
      const damaged = async function* (name: string) {
        const lines = tables.get(name) ?? [];
        yield* await Promise.resolve(name === broken ? change(lines) : lines);
      };
      const load = loadDatabase(target.sql, { contents, linesOf: damaged, replace: true });
      await expect(load).rejects.toThrow(/./);
      expect((await dumped(target)).contents).toEqual(before);
    }
    const newer = { ...contents, migratedTo: contents.migratedTo + 1 };
    await expect(
      loadDatabase(target.sql, { contents: newer, linesOf, replace: true }),
    ).rejects.toThrow('newer version');
  });

  it('of an older version is brought to this one', async () => {
    const older = await database('template0');
    await migrateDatabase(testConnection(nameOf(older)), olderMigrations());
    await older.sql`insert into posts (id, slug, title, summary, html, categories, tags, author,
        day, reading_minutes, source_digest, updated_at)
      values (gen_random_uuid(), 'luna', ${HARD}, '', '', '{}', '{}', '', now(), 1, '', now())`;
    const { contents, linesOf } = await dumped(older);
    const target = await database();
    const now = (await dumped(target)).contents;
    expect(contents.migratedTo).toBeLessThan(now.migratedTo);
    await loadDatabase(target.sql, { contents, linesOf, replace: false });
    const found = (await dumped(target)).contents;
    expect(found.migratedTo).toBe(now.migratedTo);
    expect(rowsOf(found)).toEqual({ ...rowsOf(now), posts: 1 });
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const other = await database();
    await fill(other.sql, 1);
    const contents = await dumpDatabase(other.sql, async (name, lines) => {
      await all(lines);
      if (name === 'billing_customers') await other.sql`delete from users`;
    });
    expect(rowsOf(contents)).toMatchObject({ users: 1, tarot_readings: 1 });
  });

  it('needs no sequence: no table of ours has one, whose next number would be lost', async () => {
    expect(
      await source.sql`select 1 from information_schema.sequences where sequence_schema = 'public'`,
    ).toHaveLength(0);
  });
});

/** The folder of migrations as it was before the newest one. */
function olderMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sibila-older-'));
  folders.push(folder);
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  return folder;
}

it('counts lines and sums them up as sha256sum would', async () => {
  const tally = new Tally();
  const lines = async function* () {
    yield* await Promise.resolve(['a', 'b']);
  };
  expect(await all(tally.over(lines()))).toEqual(['a', 'b']);
  expect(tally.total()).toEqual({
    rows: 2,
    sha256: '911169ddaaf146aff539f58c26c489af3b892dff0fe283c1c264c65ae5aa59a2',
  });
});
