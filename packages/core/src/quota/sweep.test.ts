import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readingReservations, REMOVED_OWNER } from '@sibila/drizzle/schema/quota';
import { useWorld } from '@sibila/testkit/use-world';
import { isLiveRow } from './repo.ts';
import { releaseAbandonedReadings } from './sweep.ts';

const world = useWorld({ isShared: true });

beforeAll(async () => {
  const { id: userId } = await world.user();
  const createdAt = world.clock.now();
  const row = { userId, type: 'tarot', bodyDigest: '', window: null, createdAt } as const;
  const marks = Array.from({ length: 3000 }, () => ({
    ...row,
    id: randomUUID(),
    owner: REMOVED_OWNER,
    leaseUntil: new Date(createdAt.getTime() - 1),
  }));
  await world.db.insert(readingReservations).values(marks);
  const leaseUntil = new Date(createdAt.getTime() + 30_000);
  const owner = 'host:7:boot/1';
  await world.db
    .insert(readingReservations)
    .values({ ...row, id: randomUUID(), owner, leaseUntil });
  await world.sql`analyze reading_reservations`;
});

it('looks for dead writers among what is being written, and never at what was removed', async () => {
  const asked: string[] = [];
  await releaseAbandonedReadings(world.shared, (name) => {
    asked.push(name);
    return false;
  });
  expect(asked).toEqual(['host:7:boot']);
});

it('reads no row of what was removed, however much that is', async () => {
  const plan = await world.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select distinct owner from reading_reservations where ${isLiveRow}`,
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('reading_reservations_live_idx');
  expect(text).not.toContain('Seq Scan');
});

it('gives back what a dead writer held, and keeps every removed id', async () => {
  expect(await releaseAbandonedReadings(world.shared, () => true)).toBe(1);
  expect(await world.db.$count(readingReservations)).toBe(3000);
});
