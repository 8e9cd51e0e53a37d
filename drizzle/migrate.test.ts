import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseHandle } from './client.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';
import { createDatabaseFrom, dropDatabase, testConnection } from './testing/cluster.ts';

let name: string;
let handle: DatabaseHandle;
let newer: string;

beforeEach(async () => {
  name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabaseFrom('template0', name);
  handle = openDatabase(testConnection(name), { max: 1 });
  newer = mkdtempSync(join(tmpdir(), 'sibila-migrations-'));
  cpSync(migrationsFolder(), newer, { recursive: true });
  const path = join(newer, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number }[] };
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1000;
  const idx = journal.entries.length;
  journal.entries.push({ idx, version: '7', when, tag: '9999_later', breakpoints: true } as never);
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(newer, '9999_later.sql'), 'create table later (id int);');
});
afterEach(async () => {
  await handle.close();
  await dropDatabase(name);
  rmSync(newer, { recursive: true });
});

/** The migrations as they were when this one was the last. */
function folderUntil(tag: string): string {
  const folder = mkdtempSync(join(newer, 'older-'));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

const applied = async () => {
  const [row] = await handle.sql`select count(*)::int as n from drizzle.__drizzle_migrations`;
  return Number(row?.['n']);
};

describe('migrateDatabase', () => {
  it('brings an empty and an older database to its version, also several at once', async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(testConnection(name))));
    const before = await applied();
    await migrateDatabase(testConnection(name), newer);
    expect(await applied()).toBe(before + 1);
  });

  it('takes along what the simulated provider held, and gives up what it forgot', async () => {
    await migrateDatabase(testConnection(name), folderUntil('0012_billing_receipts'));
    const userId = randomUUID();
    const { sql } = handle;
    await sql`insert into users (id, email, username, full_name, password_hash, created_at)
      values (${userId}, 'ana@example.com', 'ana', 'Ana', 'a-hash', now())`;
    await sql`insert into billing_customers (customer_id, account_id, created_at)
      values ('sim_cus_ana', ${userId}, now()), ('sim_cus_gone', null, now())`;
    for (const whose of ['ana', 'gone'])
      await sql`insert into subscriptions (id, customer_id, status, is_our_price, started_at,
          period_start, period_end, ends_at_period_end, amount, currency, refund_asked_at)
        values (${`sim_sub_${whose}`}, ${`sim_cus_${whose}`}, 'ended', true, now(), now(), now(),
          true, 899, 'usd', now())`;
    const key = `customer:${userId}:0`;
    await sql`insert into simulated_payments (user_id, id, kind, customer_id, body, created_at)
      values (${userId}, 'sim_cus_ana', 'customer', 'sim_cus_ana', '{}', now()),
        (${userId}, ${key}, 'key', '', '{}', now())`;
    await migrateDatabase(testConnection(name));
    await sql`delete from users`;
    const kept = await sql`select id, account_id from simulated_payments order by kind`;
    expect(kept.map((row) => ({ ...row }))).toEqual([
      { id: 'sim_cus_ana', account_id: null },
      { id: createHash('sha256').update(key).digest('hex'), account_id: null },
    ]);
    const waiting = await sql`select id from subscriptions where refund_asked_at is not null`;
    expect(waiting.map((row) => ({ ...row }))).toEqual([{ id: 'sim_sub_ana' }]);
  });

  it.each([
    ['knows', '2026-05-01T12:00:00Z', 1],
    ['does not make up', null, 0],
  ] as const)('%s that an article was published once', async (_, publishedAt, milestones) => {
    await migrateDatabase(testConnection(name), folderUntil('0014_kept_births'));
    const { sql } = handle;
    await sql`insert into posts (id, slug, title, summary, html, categories, tags, author, day,
        reading_minutes, source_digest, published_at, updated_at)
      values (gen_random_uuid(), 'luna', '', '', '', '{}', '{}', '', now(), 1, '', ${publishedAt}, now())`;
    await migrateDatabase(testConnection(name));
    await sql`delete from posts`;
    expect(await sql`select name from milestones`).toHaveLength(milestones);
  });

  it('goes on waiting for the day of covers that were replaced', async () => {
    await migrateDatabase(testConnection(name), folderUntil('0015_blog_marks'));
    const { sql } = handle;
    const since = '2026-05-01T12:00:00Z';
    for (const [slug, replaced] of [
      ['luna', 'luna-0a1b2c3d'],
      ['sol', null],
    ] as const)
      await sql`insert into posts (id, slug, title, summary, html, categories, tags, author, day,
          reading_minutes, source_digest, replaced_cover, updated_at)
        values (gen_random_uuid(), ${slug}, '', '', '', '{}', '{}', '', now(), 1, '', ${replaced}, ${since})`;
    await migrateDatabase(testConnection(name));
    const rows = await sql`select name, since = ${since} as waits, taken_until from loose_covers`;
    expect([...rows]).toEqual([{ name: 'luna-0a1b2c3d', waits: true, taken_until: null }]);
  });

  it('refuses a database of a newer version with one line, and leaves it as it is', async () => {
    await migrateDatabase(testConnection(name), newer);
    const before = await applied();
    const error = await migrateDatabase(testConnection(name)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EmbeddedDatabaseError);
    expect((error as Error).message).toMatch(
      /^La base de datos es de una versión más nueva[^\n]+$/,
    );
    expect(await applied()).toBe(before);
  });
});
