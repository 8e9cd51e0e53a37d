import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckout } from '@sibila/core/billing/create-checkout';
import { enqueueMail } from '@sibila/core/outbox/enqueue';
import { UndeliverableMail } from '@sibila/core/ports/mailer';
import { OperationMeter } from '@sibila/core/quota/operation-meter';
import { looseCovers } from '@sibila/drizzle/schema/blog';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { createWorld, type TestWorld } from '@sibila/testkit/context';
import { createTestDatabase, type TestDatabase } from '@sibila/testkit/database';
import { deferred } from '@sibila/testkit/deferred';
import { startBackground } from './background.ts';

let database: TestDatabase;
let world: TestWorld;
let died: number;
/** The tasks that succeeded. */
let succeeded: Set<string>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  world = createWorld(database.db);
  await database.db.delete(outbox);
  died = 0;
  succeeded = new Set();
});

const start = () =>
  startBackground({
    shared: world.shared,
    meter: new OperationMeter(world.shared),
    disk: null,
    metrics: { mailDied: () => died++, trackTask: (task) => () => void succeeded.add(task) },
  });
const mail = (recipient: string) =>
  enqueueMail(world.shared, {
    recipient,
    message: { template: 'already-registered', fullName: 'Ana' },
    expiresAt: new Date(world.clock.now().getTime() + 86_400_000),
  });
const sent = () => world.mailer.sent.map(({ to }) => to);

describe('the mails in the background', () => {
  it('leave at once when it is told of them, though an earlier one hangs', async () => {
    const keep = world.mailer.send.bind(world.mailer);
    let hanging = 0;
    world.mailer.send = (given) => {
      if (!given.to.startsWith('hang')) return keep(given);
      hanging++;
      return new Promise(() => undefined);
    };
    await mail('hang@example.com');
    const background = start();
    await expect.poll(() => hanging).toBe(1);
    await mail('ana@example.com');
    background.nudge();
    await expect.poll(sent, { timeout: 900, interval: 20 }).toEqual(['ana@example.com']);
    const startedAt = performance.now();
    await background.stop();
    expect(performance.now() - startedAt).toBeLessThan(6000);
  });

  it('are counted when they are given up', async () => {
    await mail('ana@example.com');
    world.mailer.failures = [new UndeliverableMail('550')];
    const background = start();
    await expect.poll(() => died).toBe(1);
    await background.stop();
  });

  it('have left when the process does, as far as they were under way', async () => {
    const keep = world.mailer.send.bind(world.mailer);
    let begun = 0;
    world.mailer.send = async (given) => {
      begun++;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await keep(given);
    };
    await mail('ana@example.com');
    const background = start();
    await expect.poll(() => begun).toBe(1);
    await background.stop();
    expect(sent()).toEqual(['ana@example.com']);
    expect((await database.db.select().from(outbox))[0]?.sentAt).not.toBeNull();
  });
});

describe('the look at what is paid', () => {
  it('finds a payment of which nobody told', async () => {
    const user = await world.user();
    const { url } = await createCheckout(world.as(user));
    world.payments.pay(url.slice(url.lastIndexOf('/') + 1));
    const background = start();
    await expect.poll(sent, { timeout: 10_000 }).toEqual([user.email]);
    await background.stop();
    expect(world.mailer.sent[0]?.subject).toBe('Tu Premium está activo');
  });
});

describe('the purges', () => {
  it('remove sessions though the deletion of a cover hangs', async () => {
    const { clock, objects, shared } = world;
    await database.db.insert(looseCovers).values({ name: 'luna-0a1b2c3d', since: clock.now() });
    await objects.put(`share/${'0'.repeat(32)}.png`, new Uint8Array(1), 'image/png');
    clock.advance(7 * 86_400_000);
    let purged = 0;
    const purge = () => Promise.resolve(void (purged += 1));
    shared.ports.sessions = { ...shared.ports.sessions, purge };
    const isAway = deferred<void>();
    const asked = vi.fn(() => isAway.promise);
    objects.delete = asked;
    const background = start();
    await expect.poll(() => asked.mock.calls.length, { timeout: 10_000 }).toBe(6);
    await expect.poll(() => purged, { timeout: 10_000 }).toBe(1);
    isAway.resolve();
    await expect
      .poll(() => asked.mock.calls.at(-1), { timeout: 10_000 })
      .toEqual([`share/${'0'.repeat(32)}.png`]);
    await background.stop();
    expect(await database.db.$count(looseCovers)).toBe(0);
  });

  it('run though one of them fails, which is logged by its name and no success', async () => {
    const { sql } = database;
    await sql`insert into rate_limits (key, count, resets_at) values ('old', 1, '2020-01-01')`;
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$`;
    await sql`create trigger refuse before delete on rate_limits for each row execute function refuse()`;
    await sql`insert into contact_messages (id, name, email, subject, message, is_premium, received_at)
      values (gen_random_uuid(), 'Ana', 'ana@example.com', '', '', false, '2016-01-01')`;
    const error = vi.fn<typeof world.shared.log.error>();
    world.shared.log = { ...world.shared.log, error };
    const background = start();
    // Limits come first, sessions last.
    await expect.poll(() => [...succeeded], { timeout: 10_000 }).toContain('purge-sessions');
    await background.stop();
    expect(await sql`select id from contact_messages`).toHaveLength(0);
    expect(await sql`select key from rate_limits`).toHaveLength(1);
    expect(error.mock.calls.map(([fields]) => fields['task'])).toEqual(['purge-limits']);
    expect([...succeeded]).toContain('purge-unverified-accounts');
    expect([...succeeded]).not.toContain('purge-limits');
    await sql`drop trigger refuse on rate_limits`;
  });

  it('are told when the process stops, and hold it no longer', async () => {
    const begun = deferred<AbortSignal>();
    const stopped = deferred<void>();
    const purge = async (_: unknown, until = AbortSignal.abort()) => {
      until.addEventListener('abort', () => stopped.resolve());
      begun.resolve(until);
      await stopped.promise;
    };
    world.shared.ports.sessions = { ...world.shared.ports.sessions, purge };
    const background = start();
    expect((await begun.promise).aborted).toBe(false);
    const startedAt = performance.now();
    await background.stop();
    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect((await begun.promise).aborted).toBe(true);
  });
});
