import { describe, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { users } from '@sibila/drizzle/schema/account';
import { contactMessages } from '@sibila/drizzle/schema/contact';
import { purgeExpired } from '../testing/purge-expired.ts';
import { BATCH_ROWS } from './in-batches.ts';
import { PURGES } from './purges.ts';

const world = useWorld({ emptied: ['users', 'contact_messages'] });

const now = () => world.clock.now().toISOString();

/** Accounts of 40 days ago whose address nobody proved. */
const abandoned = (count: number) => world.sql`
  insert into users (id, email, username, full_name, password_hash, created_at)
  select gen_random_uuid(), i || '@example.com', 'u' || i, 'Ana', 'a-hash',
    ${now()}::timestamptz - interval '40 days'
  from generate_series(1, ${count}::int) i`;

describe('a backlog of 50,000 abandoned accounts', () => {
  it('goes in statements of a bounded size, two processes at once, with all else that is due', async () => {
    const { sql } = world;
    await sql`create table batches (deleted int not null)`;
    await sql`create function note_batch() returns trigger language plpgsql as $$ begin
      insert into batches select count(*) from gone; return null; end $$`;
    await sql`create trigger note_batch after delete on users referencing old table as gone
      for each statement execute function note_batch()`;
    await sql`insert into contact_messages (id, name, email, subject, message, is_premium, received_at)
      values (gen_random_uuid(), 'Ana', 'ana@example.com', '', '', false, ${now()}::timestamptz - interval '6 years')`;
    const living = await world.user();
    await abandoned(50_000);
    await Promise.all([purgeExpired(world.shared), purgeExpired(world.shared)]);
    expect((await world.db.select().from(users)).map(({ id }) => id)).toEqual([living.id]);
    expect(await world.db.$count(contactMessages)).toBe(0);
    const [made] = await sql`select max(deleted) as most, sum(deleted)::int as all from batches`;
    expect({ ...made }).toEqual({ most: BATCH_ROWS, all: 50_000 });
  }, 120_000);
});

describe('a purge', () => {
  const purge = (until?: AbortSignal) =>
    PURGES['unverified-accounts']?.({ ...world.shared, ...(until && { until }) });

  it('begins no further batch once its time is up', async () => {
    await abandoned(BATCH_ROWS + 1);
    expect(await purge(AbortSignal.abort())).toBe(BATCH_ROWS);
    expect(await purge()).toBe(1);
  });

  it('leaves an account alone that somebody holds at that moment, and waits for nobody', async () => {
    await abandoned(3);
    await world.sql.begin(async (other) => {
      await other`select id from users limit 1 for key share`;
      expect(await purge()).toBe(2);
    });
    expect(await purge()).toBe(1);
  });
});
