import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { createWorld, type TestWorld } from '@sibila/testkit/context';
import { createTestDatabase, type TestDatabase } from '@sibila/testkit/database';
import { UndeliverableMail } from '../ports/mailer.ts';
import { deliverDueMails, outboxLag } from './deliver.ts';
import { enqueueMail } from './enqueue.ts';

let database: TestDatabase;
let world: TestWorld;

beforeAll(async () => {
  database = await createTestDatabase(25);
});
afterAll(() => database.drop());
beforeEach(async () => {
  world = createWorld(database.db);
  await database.db.delete(outbox);
});

const mail = (recipient = 'ana@example.com') =>
  enqueueMail(world.shared, {
    recipient,
    message: { template: 'already-registered', fullName: 'Ana' },
    expiresAt: new Date(world.clock.now().getTime() + 24 * 3_600_000),
  });

async function only() {
  const [row] = await database.db.select().from(outbox);
  if (!row) throw new Error('the outbox is empty');
  return row;
}

describe('deliverDueMails', () => {
  it('sends each of two hundred mails exactly once with twenty workers', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, i) => mail(`p${i}@example.com`)));
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        while ((await deliverDueMails(world.shared)) > 0);
      }),
    );
    expect(world.mailer.sent).toHaveLength(200);
    expect(new Set(world.mailer.sent.map(({ to }) => to)).size).toBe(200);
  });

  it('tries again later and later, under the same id, and then gives up', async () => {
    await mail();
    world.mailer.failures = Array.from({ length: 8 }, () => new Error('451'));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      await deliverDueMails(world.shared);
      const row = await only();
      expect(row.attempts).toBe(attempt);
      waits.push(row.nextAttemptAt.getTime() - world.clock.now().getTime());
      expect(row.deadAt !== null).toBe(attempt === 8);
      world.clock.advance(60 * 60 * 1000);
    }
    expect(waits.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(await deliverDueMails(world.shared)).toBe(0);
  });

  it('delivers after a passing failure', async () => {
    await mail();
    world.mailer.failures = [new Error('connection refused')];
    await deliverDueMails(world.shared);
    expect(world.mailer.sent).toHaveLength(0);
    world.clock.advance(5_000);
    await deliverDueMails(world.shared);
    expect(world.mailer.sent).toHaveLength(1);
    expect((await only()).sentAt).not.toBeNull();
  });

  it('gives up at once on a mail that was refused for good', async () => {
    await mail();
    world.mailer.failures = [new UndeliverableMail('550')];
    await deliverDueMails(world.shared);
    expect((await only()).deadAt).not.toBeNull();
  });

  it('drops a mail whose link is dead by now', async () => {
    await mail();
    world.clock.advance(25 * 3_600_000);
    await deliverDueMails(world.shared);
    expect(world.mailer.sent).toHaveLength(0);
    expect(await only()).toMatchObject({ lastError: 'expired' });
  });

  it('comes back to a mail whose worker died', async () => {
    await mail();
    world.mailer.send = () => new Promise(() => undefined);
    void deliverDueMails(world.shared);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const other = createWorld(database.db);
    other.clock.advance(90_000);
    expect(await deliverDueMails(other.shared)).toBe(0);
    other.clock.advance(31_000);
    expect(await deliverDueMails(other.shared)).toBe(1);
    expect(other.mailer.sent).toHaveLength(1);
  });

  it('knows how long the oldest mail has been waiting', async () => {
    expect(await outboxLag(world.shared)).toBe(0);
    await mail();
    world.clock.advance(11 * 60_000);
    expect(await outboxLag(world.shared)).toBe(11 * 60_000);
  });
});
