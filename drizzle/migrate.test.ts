import { randomUUID } from 'node:crypto';
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
