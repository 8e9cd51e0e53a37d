import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoverShelf } from './cover-shelf.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const cover = (length: number) => ({ bytes: new Uint8Array(length), type: 'image/webp' });
const kept = (shelf: CoverShelf, names: string) =>
  names
    .split('')
    .filter((name) => shelf.get(name))
    .join('');

describe('the shelf of covers', () => {
  it('gives each for ten minutes, however often it is asked for', () => {
    const shelf = new CoverShelf(1000);
    shelf.put('a', cover(100));
    for (let minute = 0; minute < 10; minute++) {
      expect(shelf.get('a')).toMatchObject({ type: 'image/webp' });
      vi.setSystemTime(Date.now() + 60_000);
    }
    expect(shelf.get('a')).toBeUndefined();
  });

  it('lets those go that nobody asked for the longest, where there is no room left', () => {
    const shelf = new CoverShelf(1000);
    for (const name of 'abcd') shelf.put(name, cover(250));
    expect(kept(shelf, 'a')).toBe('a');
    shelf.put('e', cover(400));
    expect(kept(shelf, 'abcde')).toBe('ade');
  });

  it('counts one once that is put there again', () => {
    const shelf = new CoverShelf(1000);
    for (const name of 'abcdaaaa') shelf.put(name, cover(250));
    expect(kept(shelf, 'abcd')).toBe('abcd');
  });

  it('keeps none that is larger than itself, and has its room after', () => {
    const shelf = new CoverShelf(1000);
    shelf.put('a', cover(1001));
    expect(kept(shelf, 'a')).toBe('');
    for (const name of 'abcd') shelf.put(name, cover(250));
    expect(kept(shelf, 'abcd')).toBe('abcd');
  });
});
