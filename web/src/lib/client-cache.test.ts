// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cachedData,
  fittingEntries,
  imageData,
  keepInCache,
  type CacheEntry,
} from './client-cache.ts';

const HOUR = 3_600_000;
const MB = 1024 * 1024;
const NOW = Date.UTC(2026, 10, 22);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const image = (url: string, data = `data:image/webp;base64,${url}`) =>
  ({ url, type: 'image', data }) as const;

const entry = (url: string, hoursAgo: number, size: number): CacheEntry => ({
  ...image(url),
  timestamp: NOW - hoursAgo * HOUR,
  size,
});

describe('the entries that fit', () => {
  it('are those of the last 48 hours', () => {
    const kept = fittingEntries([entry('/a', 48, 1), entry('/b', 47.9, 1), entry('/c', 0, 1)], NOW);
    expect(kept.map(({ url }) => url)).toEqual(['/c', '/b']);
  });

  it('leave out the oldest first when all take more than 8 MB', () => {
    const all = [entry('/old', 3, 3 * MB), entry('/new', 1, 3 * MB), entry('/mid', 2, 3 * MB)];
    expect(fittingEntries(all, NOW).map(({ url }) => url)).toEqual(['/new', '/mid']);
    expect(fittingEntries([entry('/a', 1, 5 * MB), entry('/b', 2, 3 * MB)], NOW)).toHaveLength(2);
  });

  it('never come from the future, where a clock was put back', () => {
    expect(fittingEntries([entry('/a', -1, 1)], NOW)).toEqual([]);
  });
});

describe('the client cache', () => {
  it('keeps address, type, time, data and size of each entry, all under one key', () => {
    keepInCache([image('/a.svg', 'data:ñ'), image('/b.svg')], NOW);
    expect(Object.keys(localStorage)).toEqual(['sibila-cache']);
    const [first] = JSON.parse(localStorage.getItem('sibila-cache') ?? '[]') as unknown[];
    expect(first).toEqual({ ...image('/a.svg', 'data:ñ'), timestamp: NOW, size: 7 });
  });

  it('gives the data of an address back for 48 hours', () => {
    keepInCache([image('/a.svg')], NOW);
    expect(cachedData('/a.svg', NOW + 48 * HOUR - 1)).toBe(image('/a.svg').data);
    expect(cachedData('/a.svg', NOW + 48 * HOUR)).toBeNull();
    expect(cachedData('/b.svg', NOW)).toBeNull();
  });

  it('has one copy of an address, the last one', () => {
    keepInCache([image('/a.svg', 'data:1')], NOW);
    keepInCache([image('/a.svg', 'data:2')], NOW + 1);
    expect(cachedData('/a.svg', NOW + 1)).toBe('data:2');
    expect(JSON.parse(localStorage.getItem('sibila-cache') ?? '')).toHaveLength(1);
  });

  it('throws away what is too old as soon as it is tidied', () => {
    keepInCache([image('/a.svg')], NOW);
    keepInCache([], NOW + 48 * HOUR);
    expect(localStorage.getItem('sibila-cache')).toBeNull();
  });

  it.each(['', '{', 'null', '{"url":"/a.svg"}', '[null, 3, {"url":"/a.svg","data":"x"}]'])(
    'takes %j for empty',
    (kept) => {
      localStorage.setItem('sibila-cache', kept);
      expect(cachedData('/a.svg', NOW)).toBeNull();
      keepInCache([image('/b.svg')], NOW);
      expect(cachedData('/b.svg', NOW)).toBe(image('/b.svg').data);
    },
  );

  it('makes do with the room that a browser gives, for the youngest', () => {
    const room = 300;
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => kept.delete(key),
    });
    keepInCache([image('/old.svg')], NOW);
    keepInCache([image('/mid.svg')], NOW + 1);
    keepInCache([image('/new.svg')], NOW + 2);
    expect(cachedData('/new.svg', NOW + 2)).not.toBeNull();
    expect(cachedData('/old.svg', NOW + 2)).toBeNull();
  });
});

describe('a picture for the cache', () => {
  /** A browser that encodes every picture into `size` bytes of `type`. */
  function encoding(type: string, size: number) {
    const drawn = vi.fn();
    const canvas = {
      getContext: () => ({ drawImage: drawn }),
      toBlob: (tell: (blob: Blob) => void, wanted: string) => {
        expect(wanted).toBe('image/webp');
        tell(new Blob([new Uint8Array(size)], { type }));
      },
    };
    vi.spyOn(document, 'createElement').mockReturnValue(canvas as unknown as HTMLElement);
    return drawn;
  }
  const PICTURE = { naturalWidth: 300, naturalHeight: 520 } as HTMLImageElement;

  it('is encoded anew as webp', async () => {
    const drawn = encoding('image/webp', 300);
    expect(await imageData(PICTURE)).toMatch(/^data:image\/webp;base64,/);
    expect(drawn).toHaveBeenCalledExactlyOnceWith(PICTURE, 0, 0);
  });

  it('is not kept when that takes more than 100,000 characters', async () => {
    const prefix = 'data:image/webp;base64,'.length;
    // Three bytes make four characters.
    encoding('image/webp', Math.floor((100_000 - prefix) / 4) * 3);
    expect(await imageData(PICTURE)).not.toBeNull();
    encoding('image/webp', (Math.floor((100_000 - prefix) / 4) + 1) * 3);
    expect(await imageData(PICTURE)).toBeNull();
  });

  it('is not kept where the browser knows no webp, nor when it has no size', async () => {
    encoding('image/png', 300);
    expect(await imageData(PICTURE)).toBeNull();
    encoding('image/webp', 300);
    expect(await imageData({ naturalWidth: 0 } as HTMLImageElement)).toBeNull();
  });
});
