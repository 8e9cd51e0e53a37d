import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { createWorld } from '@sibila/testkit/context';
import { deferred } from '@sibila/testkit/deferred';
import { useWorld } from '@sibila/testkit/use-world';
import { UndeliverableMail, type Mail } from '../ports/mailer.ts';
import { enqueueMail } from './enqueue.ts';
import { MailWorker } from './worker.ts';

const DAY_MS = 24 * 3_600_000;
const never = new Promise<never>(() => undefined);

const world = useWorld({ connections: 25, emptied: ['outbox'] });

const mails = async (...recipients: string[]) => {
  for (const recipient of recipients)
    await enqueueMail(world.shared, {
      recipient,
      message: { template: 'already-registered', fullName: 'Ana' },
      expiresAt: new Date(world.clock.now().getTime() + DAY_MS),
    });
};
const people = (count: number) => Array.from({ length: count }, (_, i) => `p${i}@example.com`);

/** A worker that goes on by itself while there is something to do, one turn after the other. */
function busy() {
  let died = 0;
  let turns: Promise<unknown> = Promise.resolve();
  const turn = () => (turns = turns.then(() => worker.turn()));
  const worker: MailWorker = new MailWorker(world.shared, {
    freed: () => void turn(),
    died: () => died++,
  });
  const end = async () => {
    await worker.settled();
    await turns;
  };
  return { worker, end, died: () => died };
}

describe('MailWorker', () => {
  it('sends all others while nine mails hang', async () => {
    const hanging = people(9).map((name) => `hang-${name}`);
    await mails(...hanging, ...people(30));
    const gate = deferred<void>();
    const keep = world.mailer.send.bind(world.mailer);
    world.mailer.send = async (mail) => {
      if (mail.to.startsWith('hang-')) await gate.promise;
      await keep(mail);
    };
    const { worker, end } = busy();
    await worker.turn();
    await expect.poll(() => world.mailer.sent.length).toBe(30);
    gate.resolve();
    await end();
    expect(world.mailer.sent).toHaveLength(39);
  });

  it('has no more than ten under way, and claims no more than it can send', async () => {
    await mails(...people(25));
    world.mailer.send = () => never;
    const { worker } = busy();
    expect(await worker.turn()).toBe(10);
    expect(await worker.turn()).toBe(0);
    const due = await world.db
      .select()
      .from(outbox)
      .where(eq(outbox.nextAttemptAt, world.clock.now()));
    expect(due).toHaveLength(15);
  });

  it('counts the mails that are given up, and those alone', async () => {
    await mails(...people(4));
    world.mailer.failures = [new UndeliverableMail('550'), new Error('451')];
    const { worker, end, died } = busy();
    await worker.turn();
    await end();
    expect(died()).toBe(1);
    world.clock.advance(DAY_MS);
    await worker.turn();
    await end();
    expect(died()).toBe(2);
  });

  it('sends every mail, though a fifth are dropped and workers die before and after sending', async () => {
    await mails(...people(200));
    const got = new Map<string, Set<string>>();
    const sends = new Map<string, number>();
    // The same course of events in every run: a generator of its own (Park and Miller).
    let seed = 20_261_121;
    const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const deliverTo = ({ to, id }: Mail) => {
      got.set(to, (got.get(to) ?? new Set()).add(id));
      sends.set(to, (sends.get(to) ?? 0) + 1);
    };
    let kills = 0;
    const hire = () => {
      const own = createWorld(world.db);
      own.clock.set(world.clock.now());
      let isDead = false;
      own.mailer.send = async (mail) => {
        if (isDead) return never;
        if (chance() < 0.2) throw new Error('421');
        const isKilled = kills < 5 && chance() < 0.05;
        if (isKilled) {
          kills++;
          isDead = true;
          if (kills % 2 === 0) return never;
        }
        deliverTo(mail);
        if (isKilled) return never;
        await Promise.resolve();
      };
      return {
        own,
        worker: new MailWorker(own.shared, { freed: () => undefined, died: () => undefined }),
        isDead: () => isDead,
      };
    };
    let workers = Array.from({ length: 20 }, hire);
    const left = () => world.db.$count(outbox, sql`sent_at is null`);
    for (let round = 0; round < 400 && (await left()) > 0; round++) {
      await Promise.all(workers.map(({ worker }) => worker.turn()));
      await Promise.all(
        workers
          .filter(({ isDead }) => !isDead())
          .map(({ worker }) => Promise.race([worker.settled(), rest()])),
      );
      world.clock.advance(31_000);
      workers = workers.map((hired) => (hired.isDead() ? hire() : hired));
      for (const { own } of workers) own.clock.set(world.clock.now());
    }
    const rows = await world.db.select().from(outbox);
    expect(kills).toBe(5);
    expect(rows.filter(({ sentAt, deadAt }) => sentAt === null || deadAt !== null)).toEqual([]);
    expect([...got.keys()].sort()).toEqual(people(200).sort());
    expect([...got.values()].every((ids) => ids.size === 1)).toBe(true);
    expect(Math.max(...sends.values())).toBeLessThanOrEqual(2);
  });
});

const rest = () => new Promise((resolve) => setTimeout(resolve, 300));
