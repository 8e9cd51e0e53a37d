import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { looseCovers } from '@sibila/drizzle/schema/blog';
import { deferred } from '@sibila/testkit/deferred';
import { useWorld } from '@sibila/testkit/use-world';
import { refusal } from '../testing/refusal.ts';
import type { Cover } from './article.ts';
import { keysOfCover } from './images.ts';
import { importPost } from './import-post.ts';
import { removePost } from './publish.ts';
import { purgeCovers } from './purge.ts';
import { findPost } from './repo.ts';
import { articleOf, coverOf } from './testing/sources.ts';

const world = useWorld({ emptied: ['posts', 'loose_covers'] });

const SLUG = 'las-fases';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const cover = (name: string) => coverOf(`${SLUG}-${name}`);
let digests = 0;
const bring = (given: Cover | null, digest = `${(digests += 1)}`) =>
  importPost(world.shared, { article: articleOf(), cover: given, digest });
const purge = () => purgeCovers(world.shared);
const remove = () => removePost(world.shared, SLUG);
const post = () => findPost(world.shared, SLUG);
/** The covers of which all files are there; a part of one would be told as such. */
function kept(): string[] {
  const keys = [...world.objects.objects.keys()];
  const names = new Set(keys.map((key) => /-(\w+)-\d+\.\w+$/.exec(key)?.[1] ?? key));
  const isWhole = (name: string) =>
    keysOfCover(`${SLUG}-${name}`).every((key) => keys.includes(key));
  return [...names].map((name) => (isWhole(name) ? name : `part of ${name}`)).sort();
}

/** Does something once, just before the store is asked to do this. */
function before(verb: 'delete' | 'put', work: () => Promise<unknown>): void {
  const { objects } = world;
  const does = { put: objects.put.bind(objects), delete: objects.delete.bind(objects) };
  let isDone = false;
  const first = async () => {
    if (isDone) return;
    isDone = true;
    await work();
  };
  if (verb === 'put') objects.put = (...args) => first().then(() => does.put(...args));
  else objects.delete = (key) => first().then(() => does.delete(key));
}

/** Does something once, just after the store told what there is. */
function afterLook(work: () => Promise<unknown>): void {
  const list = world.objects.list.bind(world.objects);
  world.objects.list = async function* (prefix) {
    yield* list(prefix);
    world.objects.list = list;
    await work();
  };
}

async function openTransactions(): Promise<number> {
  const [row] = await world.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`,
  );
  return row?.n ?? NaN;
}

describe('a cover that no post names any more', () => {
  it('waits its own day, also where the one after it is replaced within it', async () => {
    await bring(cover('aaa'));
    await bring(cover('bbb'));
    world.clock.advance(DAY_MS / 2);
    await bring(cover('ccc'));
    expect(kept()).toEqual(['aaa', 'bbb', 'ccc']);
    world.clock.advance(DAY_MS / 2);
    await purge();
    expect(kept()).toEqual(['bbb', 'ccc']);
    world.clock.advance(DAY_MS / 2);
    await purge();
    expect(kept()).toEqual(['ccc']);
  });

  it('waits its day after its post was deleted, and so does the one before it', async () => {
    await bring(cover('aaa'));
    await bring(cover('bbb'));
    world.clock.advance(HOUR_MS);
    await remove();
    world.clock.advance(DAY_MS - HOUR_MS);
    await purge();
    expect(kept()).toEqual(['bbb']);
    world.clock.advance(HOUR_MS);
    await purge();
    expect(kept()).toEqual([]);
    expect(await world.db.$count(looseCovers)).toBe(0);
  });

  it('is found again where the store failed, and stops no other', async () => {
    for (const name of ['aaa', 'bbb', 'ccc']) await bring(cover(name));
    world.clock.advance(DAY_MS);
    world.objects.faults = [null, 'fail', 'lose'];
    await purge();
    expect(kept()).toHaveLength(2);
    world.clock.advance(HOUR_MS);
    await purge();
    expect(kept()).toEqual(['ccc']);
  });

  it('costs a post that is deleted no word with the store', async () => {
    await bring(cover('aaa'));
    world.objects.faults = ['fail'];
    await remove();
    expect(await post()).toBeNull();
    expect(world.objects.faults).toEqual(['fail']);
  });

  it('is deleted by one purge, however many there are, outside of any transaction', async () => {
    await bring(cover('aaa'));
    await bring(null);
    world.clock.advance(DAY_MS);
    let deletes = 0;
    let open = 0;
    const doDelete = world.objects.delete.bind(world.objects);
    world.objects.delete = async (key) => {
      deletes += 1;
      open += await openTransactions();
      await doDelete(key);
    };
    await Promise.all([purge(), purge(), purge()]);
    expect({ deletes, open, kept: kept() }).toEqual({ deletes: 6, open: 0, kept: [] });
  });
});

describe('a cover that is kept', () => {
  it('is found and deleted a day later where its post was never written', async () => {
    world.objects.faults = [null, null, 'fail'];
    await expect(bring(cover('aaa'))).rejects.toThrow('the test says no');
    expect(kept()).toEqual(['part of aaa']);
    world.clock.advance(DAY_MS);
    await purge();
    expect(kept()).toEqual([]);
  });

  it('stays where a post names it, though it was kept again since', async () => {
    await bring(cover('aaa'), 'same');
    await world.objects.delete(`blog/${SLUG}-aaa-480.avif`);
    expect(await bring(cover('aaa'), 'same')).toBe('mended');
    world.clock.advance(DAY_MS);
    await purge();
    expect(kept()).toEqual(['aaa']);
    expect(await world.db.$count(looseCovers)).toBe(0);
  });

  it('is put there outside of any transaction', async () => {
    let open = NaN;
    before('put', async () => {
      open = await openTransactions();
    });
    await bring(cover('aaa'));
    expect(open).toBe(0);
  });
});

describe('an import that brings back a cover', () => {
  it('keeps it though a purge comes between the look at its files and the row', async () => {
    await bring(cover('aaa'));
    await bring(cover('bbb'));
    world.clock.advance(DAY_MS);
    afterLook(purge);
    expect(await bring(cover('aaa'))).toBe('changed');
    expect(await post()).toMatchObject({ cover: `${SLUG}-aaa` });
    expect(kept()).toEqual(['aaa', 'bbb']);
  });

  it('is refused while a purge deletes it, and keeps it anew thereafter', async () => {
    await bring(cover('aaa'));
    await bring(cover('bbb'));
    world.clock.advance(DAY_MS);
    let told = '';
    before('delete', async () => {
      told = await refusal(bring(cover('aaa')));
    });
    await purge();
    expect(told).toBe('UNAVAILABLE');
    expect(await post()).toMatchObject({ cover: `${SLUG}-bbb` });
    expect(await bring(cover('aaa'))).toBe('changed');
    expect(kept()).toEqual(['aaa', 'bbb']);
  });

  it('keeps it anew a minute after a purge that died over it', async () => {
    await bring(cover('aaa'));
    await bring(cover('bbb'));
    world.clock.advance(DAY_MS);
    world.objects.faults = [null, null, 'hang'];
    void purge();
    await expect.poll(kept, { timeout: 10_000 }).toEqual(['bbb', 'part of aaa']);
    expect(await refusal(bring(cover('aaa')))).toBe('UNAVAILABLE');
    world.clock.advance(60_000);
    expect(await bring(cover('aaa'))).toBe('changed');
    expect(kept()).toEqual(['aaa', 'bbb']);
  });
});

describe('an import beside others', () => {
  /** A cover that is ready once something else was done. */
  const after = (name: string, work: () => Promise<unknown>): Cover => ({
    name: `${SLUG}-${name}`,
    images: async () => {
      await work();
      return cover(name).images();
    },
  });

  it('takes the article in anew where it is deleted meanwhile', async () => {
    await bring(cover('aaa'));
    expect(await bring(after('bbb', remove))).toBe('new');
    expect(await post()).toMatchObject({ cover: `${SLUG}-bbb`, publishedAt: null });
    world.clock.advance(DAY_MS);
    await purge();
    expect(kept()).toEqual(['bbb']);
  });

  it('takes the article in anew where it is deleted while a lost cover is kept again', async () => {
    await bring(cover('aaa'), 'same');
    await world.objects.delete(`blog/${SLUG}-aaa-480.avif`);
    expect(await bring(after('aaa', remove), 'same')).toBe('new');
    expect(await post()).toMatchObject({ cover: `${SLUG}-aaa` });
    world.clock.advance(DAY_MS);
    await purge();
    expect(kept()).toEqual(['aaa']);
  });

  const waiting = async () => {
    const rows = await world.sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return rows.length;
  };

  it.each([
    ['has locked', `select from posts where slug = '${SLUG}' for update`],
    ['has deleted', `delete from posts where slug = '${SLUG}'`],
  ])('waits for whoever %s the article to delete it, and takes it in anew', async (_, begin) => {
    await bring(null);
    const first = await post();
    const [begun, isAwaited] = [deferred<void>(), deferred<void>()];
    const deleting = world.sql.begin(async (tx) => {
      await tx.unsafe(begin);
      begun.resolve();
      await isAwaited.promise;
      await tx`delete from posts where slug = ${SLUG}`;
    });
    await begun.promise;
    const importing = bring(null);
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    isAwaited.resolve();
    await deleting;
    expect(await importing).toBe('new');
    expect((await post())?.id).not.toBe(first?.id);
  });

  it('loses no cover where another import ends before it', async () => {
    await bring(cover('aaa'));
    expect(await bring(after('bbb', () => bring(cover('ccc'))))).toBe('changed');
    expect(await post()).toMatchObject({ cover: `${SLUG}-bbb` });
    expect(kept()).toEqual(['aaa', 'bbb', 'ccc']);
    world.clock.advance(DAY_MS);
    await purge();
    expect(kept()).toEqual(['bbb']);
  });
});
