// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstScripts } from './first-scripts.ts';

const ENTRY = '/assets/entry-1.js';
const FILES = ['/assets/packages-2.js', ENTRY, '/assets/home-3.js'];

let paint: (() => void) | undefined;
class Observer {
  static readonly supportedEntryTypes = ['paint'];
  constructor(private readonly tell: () => void) {}
  observe() {
    paint = this.tell;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  paint = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page's HTML as far as the script that starts it; gives what is fetched by then. */
function arrive() {
  const script = document.createElement('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // The tests' own document would fetch them.
  const head = vi.spyOn(document.head, 'append').mockReturnValue();
  runInThisContext(firstScripts(FILES, ENTRY));
  return () =>
    head.mock.calls.map(([element]) => {
      if (element instanceof HTMLLinkElement) return element.getAttribute('href');
      if (element instanceof HTMLScriptElement) return element.getAttribute('src');
      return element;
    });
}
const ALL = [...FILES, ENTRY];

describe('the scripts of a page', () => {
  it('are fetched once it has been painted, and once alone', () => {
    vi.stubGlobal('PerformanceObserver', Observer);
    const fetched = arrive();
    expect(fetched()).toEqual([]);
    paint?.();
    expect(fetched()).toEqual(ALL);
    paint?.();
    vi.advanceTimersByTime(5000);
    expect(fetched()).toEqual(ALL);
  });

  it('are fetched after three seconds where nobody sees it', () => {
    vi.stubGlobal('PerformanceObserver', Observer);
    const fetched = arrive();
    vi.advanceTimersByTime(3000);
    expect(fetched()).toEqual(ALL);
  });

  it.each([
    ['no such observer', undefined],
    ['one that knows of no paints', { supportedEntryTypes: ['resource'] }],
  ])('are fetched at once where there is %s', (_, observer) => {
    vi.stubGlobal('PerformanceObserver', observer);
    expect(arrive()()).toEqual(ALL);
  });
});
