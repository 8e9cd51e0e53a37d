import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectStore, StoredObject } from '@sibila/core/ports/object-store';

export interface ObjectStoreUnderTest {
  /** Empty. */
  store: ObjectStore;
  close(): Promise<void>;
}

const WEBP = 'image/webp';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** All that a listing gives. */
export async function allOf(store: ObjectStore, prefix = ''): Promise<StoredObject[]> {
  const all: StoredObject[] = [];
  for await (const object of store.list(prefix)) all.push(object);
  return all;
}

/** Does the work for each item, a few at a time. */
async function eachOf<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/** What every object store does. `many` is how many objects the test of long listings makes. */
export function objectStoreContract(
  name: string,
  make: () => Promise<ObjectStoreUnderTest>,
  many = 1_500,
): void {
  describe(`the object store ${name}`, () => {
    let t: ObjectStoreUnderTest;
    beforeEach(async () => {
      t = await make();
    });
    afterEach(() => t.close());

    const read = async (key: string) => {
      const bytes = await t.store.get(key);
      return bytes === null ? null : Buffer.from(bytes);
    };
    const keys = async (prefix = '') => (await allOf(t.store, prefix)).map(({ key }) => key).sort();

    it.each([
      ['every byte there is', Buffer.from(Array.from({ length: 256 }, (_, i) => i))],
      ['nothing at all', Buffer.alloc(0)],
      ['line breaks and what looks like a chunk', Buffer.from('5\r\nhello\r\n0\r\n\r\n')],
      ['text in UTF-8 with a byte order mark', Buffer.from('\ufeffLucía 🌙')],
    ])('gives back %s as it was', async (_, bytes) => {
      await t.store.put('palms/a.webp', bytes, WEBP);
      expect(await read('palms/a.webp')).toEqual(bytes);
    });

    it('gives back two megabytes, and a part of a larger buffer', async () => {
      const large = randomBytes(2 * 1024 * 1024);
      await t.store.put('large', large, WEBP);
      await t.store.put('part', large.subarray(1_000, 1_010), WEBP);
      const digest = (bytes: Uint8Array | null) =>
        createHash('sha256')
          .update(bytes ?? '')
          .digest('hex');
      expect(digest(await t.store.get('large'))).toBe(digest(large));
      expect(await read('part')).toEqual(large.subarray(1_000, 1_010));
    });

    it('has nothing under a key that was never put, nor under the halves of one that was', async () => {
      await t.store.put('palms/a.webp', bytesOf('a'), WEBP);
      for (const key of ['palms/b.webp', 'palms', 'palms/a', 'a.webp'])
        expect(await t.store.get(key)).toBeNull();
    });

    it('keeps what was put last', async () => {
      await t.store.put('a', bytesOf('a long first text'), WEBP);
      await t.store.put('a', bytesOf('short'), 'text/plain');
      expect(await read('a')).toEqual(Buffer.from('short'));
      expect(await keys()).toEqual(['a']);
    });

    it('deletes one object and no other, and does not mind when there is none', async () => {
      await t.store.put('palms/a', bytesOf('a'), WEBP);
      await t.store.put('palms/ab', bytesOf('ab'), WEBP);
      await t.store.delete('palms/a');
      await t.store.delete('palms/a');
      await t.store.delete('palms');
      expect(await t.store.get('palms/a')).toBeNull();
      expect(await keys()).toEqual(['palms/ab']);
    });

    it('tells a key from one that goes on after a slash', async () => {
      await t.store.put('a', bytesOf('1'), WEBP);
      await t.store.put('a/b', bytesOf('2'), WEBP);
      await t.store.put('a/b/c', bytesOf('3'), WEBP);
      expect(await read('a')).toEqual(Buffer.from('1'));
      expect(await read('a/b')).toEqual(Buffer.from('2'));
      await t.store.delete('a/b');
      expect(await keys()).toEqual(['a', 'a/b/c']);
    });

    it('lists by prefix, with the time of the last writing', async () => {
      expect(await allOf(t.store)).toEqual([]);
      const startedAt = Date.now();
      for (const key of ['palms/a.webp', 'palms/b.webp', 'palms-old/a', 'x'])
        await t.store.put(key, bytesOf(key), WEBP);
      expect(await keys('palms/')).toEqual(['palms/a.webp', 'palms/b.webp']);
      expect(await keys('palms')).toEqual(['palms-old/a', 'palms/a.webp', 'palms/b.webp']);
      expect(await keys('palms/a.')).toEqual(['palms/a.webp']);
      expect(await keys('nothing')).toEqual([]);
      const all = await allOf(t.store);
      expect(all).toHaveLength(4);
      for (const { modifiedAt } of all) {
        expect(modifiedAt.getTime()).toBeGreaterThan(startedAt - 2_000);
        expect(modifiedAt.getTime()).toBeLessThan(Date.now() + 2_000);
      }
    });

    it(`lists ${many} objects, each once, and lets a caller leave half-way`, async () => {
      const made = Array.from({ length: many }, (_, i) => `p/${String(i).padStart(5, '0')}`);
      await eachOf(made, (key) => t.store.put(key, bytesOf(key), WEBP));
      expect(await keys('p/')).toEqual(made);
      for await (const { key } of t.store.list('p/')) {
        expect(key).toMatch(/^p\//);
        break;
      }
    }, 120_000);

    it('lets objects be deleted while they are listed', async () => {
      const made = Array.from({ length: 20 }, (_, i) => `p/${i}`);
      await eachOf(made, (key) => t.store.put(key, bytesOf(key), WEBP));
      for await (const { key } of t.store.list('p/')) await t.store.delete(key);
      expect(await keys()).toEqual([]);
    });

    it('takes keys of a hundred characters', async () => {
      for (const key of ['x'.repeat(100), 'x/'.repeat(49) + 'xy']) {
        await t.store.put(key, bytesOf(key), WEBP);
        expect(await read(key)).toEqual(Buffer.from(key));
        expect(await keys(key)).toEqual([key]);
      }
    });

    it.each([
      '',
      '/',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      '../a',
      'a/../b',
      'a/..',
      'a/./b',
      'a..b',
      '.hidden',
      'a/.hidden',
      'A',
      'ñ',
      'a b',
      'a\\b',
      'a%2fb',
      'a\n',
      'a\u0000b',
      'a?x=y',
      'a#b',
      'x'.repeat(101),
    ])('refuses %j for a key', async (key) => {
      await expect(t.store.put(key, bytesOf('x'), WEBP)).rejects.toThrow(RangeError);
      await expect(t.store.get(key)).rejects.toThrow(RangeError);
      await expect(t.store.delete(key)).rejects.toThrow(RangeError);
    });

    it.each(['/', '..', '../', 'a//', 'A', 'a/../', 'x'.repeat(101)])(
      'refuses %j for a prefix',
      async (prefix) => {
        await expect(allOf(t.store, prefix)).rejects.toThrow(RangeError);
      },
    );

    it('shows one of the texts, whole, when several are put under a key at once', async () => {
      const texts = Array.from({ length: 12 }, (_, i) => String(i % 10).repeat(50_000 + i));
      await Promise.all(texts.map((text) => t.store.put('a', bytesOf(text), WEBP)));
      expect(texts).toContain((await read('a'))?.toString());
      expect(await keys()).toEqual(['a']);
    });

    it('shows the old text or the new one, whole, while one is put', async () => {
      const texts = ['a'.repeat(300_000), 'b'.repeat(200_000)] as const;
      await t.store.put('k', bytesOf(texts[0]), WEBP);
      const seen: (string | undefined)[] = [];
      const writing = (async () => {
        for (let i = 1; i <= 6; i++) await t.store.put('k', bytesOf(texts[i % 2] ?? ''), WEBP);
      })();
      for (let i = 0; i < 12; i++) seen.push((await read('k'))?.toString());
      await writing;
      for (const text of seen) expect(texts.includes(text ?? '')).toBe(true);
    });
  });
}
