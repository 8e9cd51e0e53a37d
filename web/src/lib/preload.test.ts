// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedData, keepInCache } from './client-cache.ts';
import { afterLoad, onceAlive, preloadImages, savesData } from './preload.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const connect = (connection: unknown) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
};

/** A page that finished loading `ago` milliseconds ago; null while it still loads. */
function loaded(ago: number | null) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(ago === null ? 'loading' : 'complete');
  const loadEventEnd = ago === null ? 0 : performance.now() - ago;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { loadEventEnd } as unknown as PerformanceEntry,
  ]);
}

describe('saving data', () => {
  it('is what the browser says it is', () => {
    connect({ saveData: true });
    expect(savesData()).toBe(true);
    connect({ saveData: false });
    expect(savesData()).toBe(false);
    connect(undefined);
    expect(savesData()).toBe(false);
  });
});

describe('after the page has loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.advanceTimersByTime(100_000);
  });

  it('counts from the end of the loading', () => {
    loaded(400);
    const task = vi.fn();
    afterLoad(1000, task);
    vi.advanceTimersByTime(599);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledOnce();
  });

  it('waits for a page that still loads', () => {
    loaded(null);
    const task = vi.fn();
    afterLoad(1000, task);
    vi.advanceTimersByTime(5000);
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    expect(task).toHaveBeenCalledOnce();
  });

  it('does not wait where the time is over, and never runs what was called off', () => {
    loaded(60_000);
    const task = vi.fn();
    afterLoad(1000, task);
    afterLoad(1000, task)();
    vi.advanceTimersByTime(0);
    expect(task).toHaveBeenCalledOnce();
  });
});

describe('a page with somebody at it', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'])('shows by %s', (sign) => {
    const task = vi.fn();
    const stop = onceAlive(task);
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(task).toHaveBeenCalledOnce();
    stop();
  });

  it('is no more looked for when that is called off', () => {
    const task = vi.fn();
    onceAlive(task)();
    window.dispatchEvent(new Event('keydown'));
    expect(task).not.toHaveBeenCalled();
  });
});

describe('the preloading of pictures', () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        naturalWidth = 30;
        naturalHeight = 52;
        decode() {
          asked.push(this.src);
          return this.src.includes('falta') ? Promise.reject(new Error('no')) : Promise.resolve();
        }
      },
    );
    vi.spyOn(document, 'createElement').mockReturnValue({
      getContext: () => ({ drawImage: () => undefined }),
      toBlob: (tell: (blob: Blob) => void) => tell(new Blob(['webp'], { type: 'image/webp' })),
    } as unknown as HTMLElement);
  });

  it('fetches them one after the other and keeps copies', async () => {
    await preloadImages(['/a.svg', '/b.svg']);
    expect(asked).toEqual(['/a.svg', '/b.svg']);
    expect(cachedData('/a.svg')).toMatch(/^data:image\/webp/);
    expect(cachedData('/b.svg')).toMatch(/^data:image\/webp/);
  });

  it('fetches nothing of which there is a copy', async () => {
    await preloadImages(['/a.svg']);
    await preloadImages(['/a.svg', '/c.svg']);
    expect(asked).toEqual(['/a.svg', '/c.svg']);
  });

  it('goes on past one that does not come', async () => {
    await preloadImages(['/falta.svg', '/b.svg']);
    expect(cachedData('/falta.svg')).toBeNull();
    expect(cachedData('/b.svg')).not.toBeNull();
  });

  it('throws copies away that are too old, also when it fetches nothing', async () => {
    keepInCache([{ url: '/a.svg', type: 'image', data: 'data:' }], Date.now() - 49 * 3_600_000);
    await preloadImages([]);
    expect(localStorage).toHaveLength(0);
  });
});
