import type { Shared } from '@sibila/core/context';
import { outboxLag } from '@sibila/core/outbox/deliver';
import { migratedTo, newestMigration } from '@sibila/drizzle/migrate';
import { Doubt, Fault, type Finding } from './finding.ts';

/** Major versions of PostgreSQL that the tests run on. */
const VERSIONS = { first: 15, last: 18 };
const LAG_MAX_MS = 10 * 60 * 1000;

/** Fails where the database can't be asked anything; finds nothing else. */
export async function reachDatabase({ db }: Shared): Promise<Finding[]> {
  await db.$client`select 1`;
  return [];
}

/** Whether the database is of a version that is known, and has this program's tables. */
export async function lookAtDatabase({ db }: Shared): Promise<string> {
  const { $client: sql } = db;
  const [row] = await sql<
    { version: string }[]
  >`select current_setting('server_version') as version`;
  const version = row?.version.split(' ')[0] ?? '';
  const major = Number.parseInt(version, 10);
  if (major < VERSIONS.first)
    throw new Fault(`PostgreSQL ${version} is too old: ${VERSIONS.first} or newer is needed`);
  const found = await migratedTo(sql);
  const newest = newestMigration();
  if (found === 0) throw new Fault('no tables yet: run `pnpm admin db migrate`');
  if (found > newest) throw new Fault('its tables are of a newer version of the program');
  if (found < newest)
    throw new Doubt('its tables are of an older version: the server brings them up when it starts');
  if (major > VERSIONS.last)
    throw new Doubt(`PostgreSQL ${version} is newer than any that was tried`);
  return `PostgreSQL ${version}, tables up to date`;
}

/** Whether mails leave: how long the oldest one waits, and how many were given up. */
export async function lookAtOutbox(shared: Shared): Promise<string> {
  const lag = await outboxLag(shared);
  const [row] = await shared.db.$client<{ dead: number }[]>`
    select count(*)::int as dead from outbox where dead_at is not null and sent_at is null`;
  const dead = row?.dead ?? 0;
  if (lag > LAG_MAX_MS)
    throw new Doubt(`the oldest mail waits for ${Math.round(lag / 60_000)} minutes`);
  if (dead > 0) throw new Doubt(`${dead} mails were given up in the last days`);
  return 'no mail waits long, none was given up';
}

/** Whether an object can be written, read and deleted. */
export async function lookAtStorage({ ports }: Shared): Promise<string> {
  const key = `doctor/${ports.randomness.uuid()}`;
  const bytes = new TextEncoder().encode(key);
  await ports.objects.put(key, bytes, 'text/plain');
  try {
    const found = await ports.objects.get(key);
    if (found === null || Buffer.compare(found, bytes) !== 0)
      throw new Fault('what was written comes back as something else');
  } finally {
    await ports.objects.delete(key);
  }
  if ((await ports.objects.get(key)) !== null) throw new Fault('what was deleted is still there');
  return 'written, read and deleted';
}

/** How many milliseconds this machine's clock is ahead of the database's. */
export async function aheadOfDatabase({ db }: Shared): Promise<number> {
  const before = Date.now();
  const [row] = await db.$client<{ ms: number }[]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
  return (before + Date.now()) / 2 - (row?.ms ?? NaN);
}
