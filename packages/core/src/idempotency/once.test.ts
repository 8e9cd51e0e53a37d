import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type TestWorld } from '@sibila/testkit/context';
import { createTestDatabase, type TestDatabase } from '@sibila/testkit/database';
import { once } from './once.ts';

let database: TestDatabase;
let world: TestWorld;
let done: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  world = createWorld(database.db);
  done = 0;
});

const request = (key: string | null) => {
  const ctx = world.visitor();
  return { ...ctx, request: { ...ctx.request, idempotencyKey: key } };
};
const work = async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { count: ++done };
};

describe('once', () => {
  it('does the work once for a key, ten times at once and again later', async () => {
    const ctx = request(randomUUID());
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => once(ctx, 'path', { a: 1 }, work)),
    );
    outcomes.push(await once(ctx, 'path', { a: 1 }, work));
    expect(outcomes).toEqual(Array.from({ length: 11 }, () => ({ count: 1 })));
  });

  it('frees the key when the work fails', async () => {
    const ctx = request(randomUUID());
    const failing = () => Promise.reject(new Error('no'));
    await expect(once(ctx, 'path', {}, failing)).rejects.toThrow('no');
    expect(await once(ctx, 'path', {}, work)).toEqual({ count: 1 });
  });

  it('refuses the same key with another body', async () => {
    const ctx = request(randomUUID());
    await once(ctx, 'path', { a: 1 }, work);
    await expect(once(ctx, 'path', { a: 2 }, work)).rejects.toMatchObject({ code: 'ID_TAKEN' });
  });

  it('keeps the keys of paths and of people apart', async () => {
    const ctx = request(randomUUID());
    await once(ctx, 'path', {}, work);
    await once(ctx, 'other', {}, work);
    const { actor } = world.as(await world.user());
    await once({ ...ctx, actor }, 'path', {}, work);
    expect(done).toBe(3);
  });

  it('does the work each time without a key', async () => {
    await once(request(null), 'path', {}, work);
    await once(request(null), 'path', {}, work);
    expect(done).toBe(2);
  });

  it('gives a key back whose first request died at work', async () => {
    const ctx = request(randomUUID());
    void once(ctx, 'path', {}, () => new Promise(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, 100));
    world.clock.advance(31_000);
    expect(await once(ctx, 'path', {}, work)).toEqual({ count: 1 });
  });
});
