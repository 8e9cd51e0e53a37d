import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { readingReservations } from '@sibila/drizzle/schema/quota';
import { useWorld } from '@sibila/testkit/use-world';
import type { UserRow } from '../account/repo.ts';
import type { SignedInContext } from '../context.ts';
import { reserveReading } from '../quota/reserve.ts';

const world = useWorld({ connections: 5 });
let ana: UserRow;

beforeEach(async () => {
  ana = await world.user({ premiumUntil: new Date('2027-01-01T00:00:00Z') });
});

const reserve = (ctx: SignedInContext, id: string, bodyDigest = 'a birth') =>
  reserveReading(ctx, { id, type: 'chart', bodyDigest, isUnique: true }, () =>
    Promise.resolve(null),
  );
const reserved = async () => {
  const rows = await world.db
    .select()
    .from(readingReservations)
    .where(eq(readingReservations.userId, ana.id));
  return rows.map(({ id }) => id);
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('the second of two tabs waits until the first has said what it writes, and joins it', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  let second: ReturnType<typeof reserve> | undefined;
  await world.db.transaction(async (tx) => {
    expect(await reserve({ ...world.as(ana), db: tx }, one)).toMatchObject({ state: 'reserved' });
    second = reserve(world.as(ana), other);
    const first = await Promise.race([second, pause(300).then(() => 'still waiting')]);
    expect(first).toBe('still waiting');
  });
  expect(await second).toEqual({ state: 'twin', id: one });
  expect(await reserved()).toEqual([one]);
});

it('another birth is written beside it', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  expect(await reserve(world.as(ana), one)).toMatchObject({ state: 'reserved' });
  expect(await reserve(world.as(ana), other, 'another')).toMatchObject({ state: 'reserved' });
  expect((await reserved()).toSorted()).toEqual([one, other].toSorted());
});

it('many tabs of one moment are one', async () => {
  const ids = Array.from({ length: 12 }, () => randomUUID());
  const outcomes = await Promise.all(ids.map((id) => reserve(world.as(ana), id)));
  const states = outcomes.map(({ state }) => state).toSorted();
  expect(states).toEqual(['reserved', ...ids.slice(1).map(() => 'twin')]);
  expect(await reserved()).toHaveLength(1);
});
