import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotencyKeys } from '@sibila/drizzle/schema/quota';
import { deferred } from '@sibila/testkit/deferred';
import { useWorld } from '@sibila/testkit/use-world';
import { once } from './once.ts';

const world = useWorld();
let done: number;

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  done = 0;
});

const LEASE_MS = 30_000;
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

  it('leaves the key to a work that takes longer than a lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const ctx = request(randomUUID());
    const gate = deferred<void>();
    const slow = once(ctx, 'path', {}, async () => {
      await gate.promise;
      return work();
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (let i = 0; i < 4; i++) {
      world.clock.advance(LEASE_MS / 3);
      vi.advanceTimersByTime(LEASE_MS / 3);
      // A renewal is a statement of its own.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const second = once(ctx, 'path', {}, work);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(done).toBe(0);
    gate.resolve();
    expect(await Promise.all([slow, second])).toEqual([{ count: 1 }, { count: 1 }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives a key back whose first request died at work', async () => {
    const ctx = request(randomUUID());
    void once(ctx, 'path', {}, () => new Promise(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, 100));
    world.clock.advance(31_000);
    expect(await once(ctx, 'path', {}, work)).toEqual({ count: 1 });
  });

  it('keeps the key, and gives the answer, when only the outcome could not be stored', async () => {
    const ctx = request(randomUUID());
    const update = vi.spyOn(world.db, 'update').mockImplementation(() => {
      throw new Error('the database is away');
    });
    try {
      expect(await once(ctx, 'path', {}, work)).toEqual({ count: 1 });
      expect(update.mock.calls.length).toBeGreaterThan(1);
    } finally {
      update.mockRestore();
    }
    const rows = await world.db.select().from(idempotencyKeys);
    expect(rows.filter(({ key }) => key === ctx.request.idempotencyKey)).toHaveLength(1);
  });

  it('stores the outcome that could not be stored at first, and does nothing twice', async () => {
    const ctx = request(randomUUID());
    const update = vi.spyOn(world.db, 'update').mockImplementationOnce(() => {
      throw new Error('the database is away');
    });
    expect(await once(ctx, 'path', {}, work)).toEqual({ count: 1 });
    update.mockRestore();
    world.clock.advance(31_000);
    expect(await once(ctx, 'path', {}, work)).toEqual({ count: 1 });
  });

  it.each(['fails', 'succeeds'])(
    'leaves the key to its new holder when the one that lost it %s late',
    async (end) => {
      const ctx = request(randomUUID());
      const gate = deferred<void>();
      const late = once(ctx, 'path', {}, async () => {
        await gate.promise;
        if (end === 'fails') throw new Error('late');
        return { count: -1 };
      });
      const lateEnd = late.catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, 100));
      world.clock.advance(31_000);
      const next = deferred<void>();
      const second = once(ctx, 'path', {}, async () => {
        await next.promise;
        return work();
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      gate.resolve();
      await lateEnd;
      const third = once(ctx, 'path', {}, work);
      await new Promise((resolve) => setTimeout(resolve, 200));
      next.resolve();
      expect(await Promise.all([second, third])).toEqual([{ count: 1 }, { count: 1 }]);
      expect(done).toBe(1);
    },
  );
});
