import { describe, expect, it } from 'vitest';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { createWorld } from '@sibila/testkit/context';
import { deferred } from '@sibila/testkit/deferred';
import { useWorld } from '@sibila/testkit/use-world';
import { UndeliverableMail } from '../ports/mailer.ts';
import { deliverDueMails, outboxLag } from './deliver.ts';
import { enqueueMail } from './enqueue.ts';

const world = useWorld({ connections: 25, emptied: ['outbox'] });

const MINUTE_MS = 60_000;

const mail = (recipient = 'ana@example.com', lifeMs = 24 * 3_600_000) =>
  enqueueMail(world.shared, {
    recipient,
    message: { template: 'already-registered', fullName: 'Ana' },
    expiresAt: new Date(world.clock.now().getTime() + lifeMs),
  });

async function only() {
  const [row] = await world.db.select().from(outbox);
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

  it('tries eight times over most of a day, under the same id, and then gives up', async () => {
    await mail();
    const startedAt = world.clock.now().getTime();
    world.mailer.failures = Array.from({ length: 8 }, () => new Error('451'));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      await deliverDueMails(world.shared);
      const row = await only();
      expect(row.attempts).toBe(attempt);
      expect(row.deadAt !== null).toBe(attempt === 8);
      if (attempt === 8) break;
      waits.push((row.nextAttemptAt.getTime() - world.clock.now().getTime()) / MINUTE_MS);
      world.clock.set(new Date(row.nextAttemptAt.getTime() - 1));
      expect(await deliverDueMails(world.shared)).toBe(0);
      world.clock.set(row.nextAttemptAt);
    }
    expect(waits).toEqual([0.5, 2, 10, 30, 60, 240, 960]);
    const hours = (world.clock.now().getTime() - startedAt) / (60 * MINUTE_MS);
    expect(hours).toBeGreaterThan(21);
    expect(hours).toBeLessThan(24);
    world.clock.advance(60 * MINUTE_MS);
    expect(await deliverDueMails(world.shared)).toBe(0);
  });

  it.each([11, 60, 5 * 60])(
    'loses no mail to a server that is away for %i minutes',
    async (minutes) => {
      await mail();
      const backAt = world.clock.now().getTime() + minutes * MINUTE_MS;
      world.mailer.send = (sent) => {
        if (world.clock.now().getTime() < backAt) return Promise.reject(new Error('ECONNREFUSED'));
        world.mailer.sent.push(sent);
        return Promise.resolve();
      };
      while ((await only()).sentAt === null) {
        await deliverDueMails(world.shared);
        expect((await only()).deadAt).toBeNull();
        world.clock.advance(30_000);
      }
      expect(world.mailer.sent).toHaveLength(1);
    },
  );

  it('gives a mail whose link lives for an hour its last try a minute before the end', async () => {
    const bornAt = world.clock.now().getTime();
    await mail('ana@example.com', 60 * MINUTE_MS);
    world.mailer.failures = Array.from({ length: 8 }, () => new Error('451'));
    let row = await only();
    for (; row.deadAt === null; row = await only()) {
      world.clock.set(row.nextAttemptAt);
      await deliverDueMails(world.shared);
    }
    expect(row).toMatchObject({ attempts: 6, lastError: 'Error' });
    expect(world.clock.now().getTime() - bornAt).toBe(59 * MINUTE_MS);
  });

  it('leaves a mail alone that another worker sent while it failed here', async () => {
    await mail();
    const gate = deferred<void>();
    world.mailer.send = async () => {
      await gate.promise;
      throw new UndeliverableMail('550');
    };
    const late = deliverDueMails(world.shared);
    await expect.poll(async () => (await only()).nextAttemptAt > world.clock.now()).toBe(true);
    const other = createWorld(world.db);
    other.clock.advance(121_000);
    await deliverDueMails(other.shared);
    gate.resolve();
    await late;
    expect(await only()).toMatchObject({ attempts: 1, deadAt: null, lastError: null });
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
    const other = createWorld(world.db);
    other.clock.advance(90_000);
    expect(await deliverDueMails(other.shared)).toBe(0);
    other.clock.advance(31_000);
    expect(await deliverDueMails(other.shared)).toBe(1);
    expect(other.mailer.sent).toHaveLength(1);
  });

  it('knows how long the oldest mail has been waiting, however often it was tried', async () => {
    expect(await outboxLag(world.shared)).toBe(0);
    await mail();
    world.mailer.failures = Array.from({ length: 8 }, () => new Error('451'));
    for (let minute = 0; minute < 11; minute++) {
      await deliverDueMails(world.shared);
      world.clock.advance(MINUTE_MS);
    }
    expect(await outboxLag(world.shared)).toBe(11 * MINUTE_MS);
    world.mailer.failures = [];
    world.clock.advance(10 * MINUTE_MS);
    await deliverDueMails(world.shared);
    expect(await outboxLag(world.shared)).toBe(0);
  });

  it('counts no mail that was given up as waiting', async () => {
    await mail();
    world.mailer.failures = [new UndeliverableMail('550')];
    await deliverDueMails(world.shared);
    world.clock.advance(11 * MINUTE_MS);
    expect(await outboxLag(world.shared)).toBe(0);
  });
});
