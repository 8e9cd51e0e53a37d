import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { readingOf } from '../testing/reading-of.ts';
import { interpretPalm } from './interpret.ts';
import { palmRepo } from './repo.ts';

const world = useWorld();
const { insert, find } = palmRepo;

afterEach(() => void Object.assign(palmRepo, { insert, find }));

/** Reads a palm whose reading can't be stored; gives how many objects stay. */
async function leftBehind(): Promise<number> {
  const photo = { hand: 'right', image: Uint8Array.from([1, 2, 3]), keep: true } as const;
  const events = await interpretPalm(world.as(await world.user()), { ...photo, id: randomUUID() });
  await expect(readingOf(events)).rejects.toMatchObject({ code: 'READER_UNAVAILABLE' });
  return world.objects.objects.size;
}
const lost = new Error('the answer was lost');

it('deletes the photos that it kept when nothing can be stored', async () => {
  palmRepo.insert = () => Promise.reject(new Error('the database is away'));
  expect(await leftBehind()).toBe(0);
});

it('deletes them where another writer’s reading was stored under the same id', async () => {
  palmRepo.insert = async (_, userId, reading) => {
    await insert(world.shared, userId, { ...reading, photos: [] });
    throw lost;
  };
  expect(await leftBehind()).toBe(0);
});

it('leaves them where its own reading was stored after all', async () => {
  palmRepo.insert = async (_, userId, reading) => {
    await insert(world.shared, userId, reading);
    throw lost;
  };
  expect(await leftBehind()).toBe(2);
});

it('leaves them where nobody can say whether it was stored', async () => {
  palmRepo.insert = async (...row) => {
    await insert(...row);
    palmRepo.find = () => Promise.reject(new Error('the database is away'));
    throw lost;
  };
  expect(await leftBehind()).toBe(2);
});
