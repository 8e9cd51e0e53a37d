import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageShelf } from './page-shelf.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const page = (length: number, seconds = 60) => ({
  status: 200,
  location: null,
  parts: ['x'.repeat(length - 2)],
  until: Date.now() + seconds * 1000,
});
const kept = (shelf: PageShelf, names: string) =>
  names
    .split('')
    .filter((name) => shelf.get(`/${name}`))
    .join('');

describe('the shelf of pages', () => {
  it('gives each page until it is too old', () => {
    const shelf = new PageShelf(1000);
    shelf.put('/a', page(100));
    expect(shelf.get('/a')).toMatchObject({ status: 200 });
    expect(shelf.get('/b')).toBeUndefined();
    vi.setSystemTime(Date.now() + 60_000);
    expect(shelf.get('/a')).toBeUndefined();
  });

  it('lets the oldest go where there is no room left, however many they are', () => {
    const shelf = new PageShelf(1000);
    for (const name of 'abcd') shelf.put(`/${name}`, page(250));
    expect(kept(shelf, 'abcd')).toBe('abcd');
    shelf.put('/e', page(400));
    expect(kept(shelf, 'abcde')).toBe('cde');
  });

  it('counts a page once that is made anew, and as the newest', () => {
    const shelf = new PageShelf(1000);
    for (const name of 'abcdaaaa') shelf.put(`/${name}`, page(250));
    expect(kept(shelf, 'abcd')).toBe('abcd');
    shelf.put('/e', page(250));
    expect(kept(shelf, 'abcde')).toBe('acde');
  });

  it('makes room of what is too old, and keeps nothing that is larger than itself', () => {
    const shelf = new PageShelf(1000);
    for (const name of 'abcd') shelf.put(`/${name}`, page(250));
    vi.setSystemTime(Date.now() + 60_000);
    shelf.put('/e', page(900));
    expect(kept(shelf, 'abcde')).toBe('e');
    shelf.put('/f', page(1001));
    expect(kept(shelf, 'ef')).toBe('');
  });
});
