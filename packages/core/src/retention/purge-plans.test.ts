import { expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { purgeExpired } from '../testing/purge-expired.ts';

// PostgreSQL counts what a connection has read; with one of them nothing is missed.
const world = useWorld({ connections: 1 });

it('reads no table whole to find that nothing is due', async () => {
  const { sql } = world;
  const rows = 3_000;
  const at = world.clock.now().toISOString();
  await sql`insert into users (id, email, username, full_name, password_hash, email_verified_at, created_at)
    select gen_random_uuid(), i || '@example.com', 'u' || i, 'Ana', 'a-hash', ${at}, ${at}
    from generate_series(1, ${rows}::int) i`;
  await sql`insert into email_tokens (user_id, id, kind, email, created_at, expires_at)
    select id, gen_random_uuid(), 'reset', email, ${at}, ${at} from users`;
  await sql`insert into reading_reservations (user_id, id, type, owner, body_digest, lease_until, created_at)
    select id, id, 'tarot', 'removed', '', ${at}::timestamptz + interval '1 day', ${at} from users`;
  await sql`insert into outbox (id, recipient, message, created_at, expires_at, next_attempt_at, sent_at)
    select id, '', '{}', ${at}, ${at}, ${at}, ${at} from users`;
  await sql`insert into contact_messages (id, name, email, subject, message, is_premium, received_at)
    select id, '', email, '', '', false, ${at} from users`;
  await sql`insert into billing_customers (customer_id, account_id, created_at)
    select 'cus_' || id, id, ${at} from users`;
  await sql`insert into subscriptions (id, customer_id, status, is_our_price, started_at, period_start,
      period_end, ends_at_period_end, amount, currency)
    select 'sub_' || id, 'cus_' || id, 'active', true, ${at}, ${at}, ${at}, false, 899, 'usd' from users`;
  await sql`insert into rights_requests (id, subject, kind, received_on, due_on)
    select id, '', 'export', ${at.slice(0, 10)}, ${at.slice(0, 10)} from users`;
  await sql`insert into payment_events (id, type, created_at, received_at)
    select id, '', ${at}, ${at} from users`;
  await sql`insert into rate_limits (key, count, resets_at)
    select id, 1, ${at}::timestamptz + interval '1 day' from users`;
  await sql`insert into idempotency_keys (scope, key, body_digest, lease_until, expires_at)
    select '', id, '', ${at}, ${at}::timestamptz + interval '1 day' from users`;
  await sql`analyze`;
  const scanned = async () => {
    await sql`select pg_stat_force_next_flush()`;
    return sql`select relname, seq_tup_read::int as read from pg_stat_user_tables order by 1`;
  };
  const before = await scanned();
  await purgeExpired(world.shared);
  const after = await scanned();
  const whole = after.filter(({ read }, i) => read - before[i]?.['read'] >= rows);
  expect(whole.map(({ relname }) => String(relname))).toEqual([]);
});
