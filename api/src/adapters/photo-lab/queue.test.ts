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
  const queue = new Queue({ waiting: 10, ...options });
  const started: string[] = [];
  const refused: string[] = [];
  const come = (name: string, isLarge = false, by = name) =>
    queue.take({ by, isLarge, waitMs }).then(
      () => started.push(name),
      (error: unknown) => {
        if (error instanceof DomainError && error.code === 'UNAVAILABLE') refused.push(name);
      },
    );
  const leave = (by: string, isLarge = false) => queue.leave({ by, isLarge });
  return { queue, started, refused, come, leave };
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
    leave('large', true);
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
