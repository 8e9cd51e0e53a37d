import { describe, expect, it } from 'vitest';
import { DomainError } from '@sibila/core/errors';
import { Queue } from './queue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue, and the names of those whose turn has come. */
function queueOf({
  waitMs = 60_000,
  ...options
}: {
  atOnce: number;
  waiting?: number;
  waitMs?: number;
}) {
  let now = 0;
  const queue = new Queue({ waiting: 10, now: () => (now += 0.001), ...options });
  const started: string[] = [];
  const refused: string[] = [];
  const come = (name: string, isLarge = false, by = name, cost = 1_000) =>
    queue.take({ by, cost, isLarge, waitMs }).then(
      () => started.push(name),
      (error: unknown) => {
        if (error instanceof DomainError && error.code === 'UNAVAILABLE') refused.push(name);
      },
    );
  const leave = (by: string) => queue.leave({ by });
  const pass = (ms: number) => void (now += ms);
  return { queue, started, refused, come, leave, pass };
}

describe('the queue of photos', () => {
  it('lets so many run at once, and the others in the order in which they came', async () => {
    const { started, come, leave } = queueOf({ atOnce: 2 });
    for (const name of ['a', 'b', 'c', 'd']) void come(name);
    await settled();
    expect(started).toEqual(['a', 'b']);
    leave('a');
    await settled();
    expect(started).toEqual(['a', 'b', 'c']);
    leave('b');
    await settled();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets one large photo run at a time, and small ones overtake', async () => {
    const { started, come, leave } = queueOf({ atOnce: 2 });
    void come('large', true);
    void come('second large', true);
    void come('small');
    await settled();
    expect(started).toEqual(['large', 'small']);
    leave('small');
    await settled();
    expect(started).toEqual(['large', 'small']);
    leave('large');
    await settled();
    expect(started).toEqual(['large', 'small', 'second large']);
  });

  it('refuses those beyond its length, and those that wait too long', async () => {
    const { refused, come } = queueOf({ atOnce: 1, waiting: 1, waitMs: 5 });
    await come('runs');
    const waits = come('waits');
    await come('is too many');
    expect(refused).toEqual(['is too many']);
    await waits;
    expect(refused).toEqual(['is too many', 'waits']);
  });

  it('gives the turn of one that left to none that gave up', async () => {
    const { started, refused, come, leave } = queueOf({ atOnce: 1, waitMs: 5 });
    await come('runs');
    await come('gives up');
    leave('runs');
    await come('next');
    expect([started, refused]).toEqual([['runs', 'next'], ['gives up']]);
  });

  it('lets one of each person run, and whoever ran last wait for the others', async () => {
    const { started, come, leave } = queueOf({ atOnce: 2 });
    for (const name of ['ana 1', 'ana 2', 'ana 3', 'ana 4']) void come(name, false, 'ana');
    await settled();
    expect(started).toEqual(['ana 1']);
    for (const name of ['bea', 'eva']) void come(name);
    await settled();
    expect(started).toEqual(['ana 1', 'bea']);
    leave('ana');
    await settled();
    expect(started).toEqual(['ana 1', 'bea', 'eva']);
    leave('bea');
    leave('eva');
    await settled();
    expect(started).toEqual(['ana 1', 'bea', 'eva', 'ana 2']);
  });

  it('lets whoever has used least lately come first, however late they come', async () => {
    const { started, come, leave, pass } = queueOf({ atOnce: 1 });
    void come('ana 1', false, 'ana');
    void come('ana 2', false, 'ana');
    void come('bea 1', false, 'bea', 500);
    void come('bea 2', false, 'bea', 500);
    void come('eva');
    for (const by of ['ana', 'bea', 'eva', 'bea']) {
      await settled();
      leave(by);
    }
    await settled();
    expect(started).toEqual(['ana 1', 'bea 1', 'eva', 'bea 2', 'ana 2']);
    // Use decays: an hour later it hardly counts.
    pass(3_600_000);
    void come('bea 3', false, 'bea');
    void come('ana 3', false, 'ana', 100);
    leave('ana');
    await settled();
    leave('bea');
    await settled();
    expect(started.slice(5)).toEqual(['bea 3', 'ana 3']);
  });

  it('keeps a place free of people who have used much', async () => {
    const { started, come, leave } = queueOf({ atOnce: 2 });
    for (const by of ['ana', 'bea']) {
      void come(`${by}'s many`, false, by, 7_000);
      await settled();
      leave(by);
    }
    void come('ana', false, 'ana');
    void come('bea', false, 'bea');
    await settled();
    expect(started.slice(2)).toEqual(['ana']);
    void come('eva');
    await settled();
    expect(started.slice(2)).toEqual(['ana', 'eva']);
    leave('ana');
    await settled();
    expect(started.slice(2)).toEqual(['ana', 'eva', 'bea']);
  });

  it('sends all away once it is closed', async () => {
    const { queue, started, refused, come } = queueOf({ atOnce: 1 });
    await come('runs');
    const waits = come('waits');
    queue.close();
    await waits;
    await come('comes late');
    expect([started, refused]).toEqual([['runs'], ['waits', 'comes late']]);
  });
});

/** How many photos somebody sends whose reading fails a few times. */
const PHOTOS = 4;

/** One person's photos through a queue with two threads, beside others who always have two waiting. */
async function waitsBeside(hostile: readonly { cost: number; isLarge: boolean }[], since: number) {
  let now = 0;
  const queue = new Queue({ atOnce: 2, waiting: 40, now: () => now });
  const ends: { at: number; by: unknown; end: () => void }[] = [];
  const waits: number[] = [];
  const run = async (by: string, cost: number, isLarge: boolean) => {
    const came = now;
    await queue.take({ by, cost, isLarge, waitMs: 60_000 });
    if (by === 'ana') waits.push((now + cost - came) / cost);
    await new Promise<void>((end) => ends.push({ at: now + cost, by, end }));
    queue.leave({ by });
  };
  const flood = async (by: string, { cost, isLarge }: { cost: number; isLarge: boolean }) => {
    while (waits.length < PHOTOS) await run(by, cost, isLarge);
  };
  for (const [at, job] of hostile.entries())
    for (let i = 0; i < 2; i++) void flood(`h${at}`, job).catch(() => undefined);
  let next = since;
  while (waits.length < PHOTOS) {
    await settled();
    const first = ends.toSorted((a, b) => a.at - b.at)[0];
    if (!first || next < first.at) {
      now = next;
      next += 7_130;
      void run('ana', 1_000, false);
    } else {
      now = first.at;
      ends.splice(ends.indexOf(first), 1);
      first.end();
    }
  }
  queue.close();
  return waits;
}

describe('a fourth person beside three hostile ones', () => {
  it.each([
    ['the dearest photos, that just began', { cost: 3_100, isLarge: true }, 300],
    ['the dearest photos for a minute', { cost: 3_100, isLarge: true }, 60_300],
    ['many cheap photos, that just began', { cost: 1_000, isLarge: false }, 300],
    ['many cheap photos for a minute', { cost: 1_000, isLarge: false }, 60_300],
  ] as const)('has no photo take twice as long: %s', async (_, job, since) => {
    const waits = await waitsBeside([job, job, job], since);
    expect(waits).toHaveLength(PHOTOS);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2);
  });
});
