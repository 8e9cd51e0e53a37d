import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readingReservations } from '@sibila/drizzle/schema/quota';
import { deferred } from '@sibila/testkit/deferred';
import { readingTextOf } from '@sibila/testkit/fakes';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import { LEASE_MS } from '../quota/reserve.ts';
import { RUNES_V2 } from './prompts/runes-v2.ts';
import { CRISIS_SIGNALS } from '@sibila/domain/safety/model-signal';
import { SECOND_LOOK } from './prompts/second-look-v1.ts';
import { TAROT_V2 } from './prompts/tarot-v2.ts';
import { interpretTarot } from '../tarot/interpret.ts';

const world = useWorld();
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user();
});
afterEach(() => void vi.useRealTimers());

const ask = (user: UserRow, id: string) =>
  interpretTarot(world.as(user), { id, cards: ['El Loco'], question: null });
const consume = async (events: AsyncIterable<unknown>) => {
  for await (const _ of events) continue;
};

describe('a writer that lost its reservation', () => {
  it('asks the model for no further word, and nobody else in its place', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const id = randomUUID();
    const turn = deferred<void>();
    let pieces = 0;
    let isClosed = false;
    world.model.script = async function* endless() {
      try {
        for (;;) {
          pieces++;
          yield 'La carta mira hacia la siguiente sin prisa ninguna. ';
          await turn.promise;
        }
      } finally {
        isClosed = true;
      }
    };
    const events = await ask(ana, id);
    await events.next();
    const lost = world.db
      .update(readingReservations)
      .set({ owner: 'somebody else' })
      .where(eq(readingReservations.id, id));
    await lost;
    vi.advanceTimersByTime(LEASE_MS / 3);
    // The renewal that finds it out is a statement of its own.
    await new Promise((resolve) => setTimeout(resolve, 300));
    turn.resolve();
    await expect(consume(events)).rejects.toMatchObject({ code: 'READER_UNAVAILABLE' });
    expect([pieces, isClosed]).toEqual([2, true]);
    expect(world.builtin.tasks).toEqual([]);
    const rows = await world.db.select().from(readingReservations);
    expect(rows.filter((row) => row.id === id)).toHaveLength(1);
  });
});

describe('what is being written', () => {
  it('is shown to nobody but its owner, whatever has become of its reservation', async () => {
    const id = randomUUID();
    const gate = deferred<void>();
    world.model.script = async function* held() {
      yield readingTextOf('El Loco');
      await gate.promise;
      return { tokens: 1 };
    };
    const events = await ask(ana, id);
    await events.next();
    const bea = await world.user();
    expect(world.shared.jobs.get(id)).toBeNull();
    expect(world.shared.jobs.get(`${bea.id}/${id}`)).toBeNull();
    expect(world.shared.jobs.get(`${ana.id}/${id}`)).not.toBeNull();
    await expect(ask(bea, id)).rejects.toMatchObject({ code: 'ID_TAKEN' });
    gate.resolve();
    await consume(events);
  });
});

it('asks the model to look for danger in every prompt that carries a question', () => {
  for (const system of [TAROT_V2, RUNES_V2])
    for (const part of [SECOND_LOOK, ...Object.values(CRISIS_SIGNALS)])
      expect(system).toContain(part);
});
