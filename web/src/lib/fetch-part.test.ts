// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableCSSFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPart, isMissingCode } from './fetch-part.ts';

const HREF = '/assets/tarot.css';

/** A style sheet that Vite asked for, and what became of it. */
function sheet(end: 'load' | 'error'): void {
  const link = document.createElement('link');
  document.head.append(link);
  link.rel = 'stylesheet';
  link.href = HREF;
  link.dispatchEvent(new Event(end));
}

/** The style sheets that are asked for from here on; each is there when it is told to be. The tests'
 * browser takes whatever is in the document for there. */
function asked(): HTMLLinkElement[] {
  const links: HTMLLinkElement[] = [];
  vi.spyOn(HTMLLinkElement.prototype, 'replaceWith').mockImplementation((link) => {
    links.push(link as HTMLLinkElement);
  });
  return links;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('code that could not be had', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: /a.js')],
    ['Firefox', new TypeError('error loading dynamically imported module: /a.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['Vite, for styles', new Error('Unable to preload CSS for /assets/a.css')],
  ])('is known by the words of %s', (_, error) => {
    expect(isMissingCode(error)).toBe(true);
  });

  it('is not what breaks by itself', () => {
    expect(isMissingCode(new TypeError('a is undefined'))).toBe(false);
    expect(isMissingCode('no')).toBe(false);
  });
});

describe('a part that is fetched again', () => {
  it('waits for the style sheets that failed, which nobody else would ask for again', async () => {
    sheet('error');
    const links = asked();
    const load = vi.fn(() => Promise.resolve('la parte'));
    const [first, second] = [fetchPart(load), fetchPart(load)];
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([HREF]);
    expect(load).not.toHaveBeenCalled();
    links[0]?.dispatchEvent(new Event('load'));
    expect([await first, await second]).toEqual(['la parte', 'la parte']);
    await fetchPart(load);
    expect(links).toHaveLength(1);
  });

  it('leaves one link in the page for each style sheet, however often it is asked for', async () => {
    const hrefs = () =>
      [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    sheet('error');
    for (let tries = 0; tries < 3; tries += 1) {
      await fetchPart(() => Promise.resolve('la parte'));
      expect(hrefs()).toEqual([HREF]);
      document.querySelector('link')?.dispatchEvent(new Event('error'));
    }
    await fetchPart(() => Promise.resolve('la parte'));
  });

  it('waits ten seconds for a style sheet that stalls, and no other part waits longer', async () => {
    vi.useFakeTimers();
    sheet('error');
    const links = asked();
    const load = vi.fn(() => Promise.resolve('la parte'));
    const parts = Promise.all([fetchPart(load), fetchPart(load)]);
    expect(links).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(9999);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await parts).toEqual(['la parte', 'la parte']);
    expect(await fetchPart(load)).toBe('la parte');
  });

  it('waits for none that came', async () => {
    sheet('load');
    const links = asked();
    expect(await fetchPart(() => Promise.resolve('la parte'))).toBe('la parte');
    expect(links).toEqual([]);
  });
});
