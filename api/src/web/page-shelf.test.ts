import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageShelf, type KeptPage } from './page-shelf.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A page that takes `bytes` on a shelf, under a name of one letter. */
const page = (bytes: number, seconds = 60): KeptPage => ({
  packed: {
    forms: {
      identity: new Uint8Array(bytes - 30),
      br: new Uint8Array(10),
      gzip: new Uint8Array(10),
    },
    etag: 'W/"1"',
  },
  headers: { A: '12345678' },
  likeness: 'the same',
  until: Date.now() + seconds * 1000,
});
const kept = (shelf: PageShelf, names: string) =>
  names
    .split('')
    .filter((name) => shelf.get(`/${name}`))
    .join('');

describe('the shelf of pages', () => {
  it('gives each page until it is too old, and then as the last one alone', () => {
    const shelf = new PageShelf(1000);
    shelf.put('/a', page(100));
    expect(shelf.get('/a')).toMatchObject({ likeness: 'the same' });
    expect(shelf.get('/b')).toBeUndefined();
    vi.setSystemTime(Date.now() + 60_000);
    expect(shelf.get('/a')).toBeUndefined();
    expect(shelf.last('/a')).toMatchObject({ likeness: 'the same' });
  });

  it('evicts the least recently rendered where there is no room left, however many they are', () => {
    const shelf = new PageShelf(1000);
    for (const name of 'abcd') shelf.put(`/${name}`, page(250));
    expect(kept(shelf, 'abcd')).toBe('abcd');
    shelf.put('/a', page(250));
    shelf.put('/e', page(400));
    expect(kept(shelf, 'abcde')).toBe('ade');
    expect(shelf.last('/b')).toBeUndefined();
    for (const name of 'fghij') shelf.put(`/${name}`, page(50));
    expect(kept(shelf, 'adefghij')).toBe('aefghij');
  });

  it('counts a page once, however often it is rendered', () => {
    const shelf = new PageShelf(1000);
    shelf.put('/a', page(300));
    for (let i = 0; i < 20; i++) shelf.put('/b', page(600));
    expect(kept(shelf, 'ab')).toBe('ab');
  });

  it('keeps no page that has no room at all', () => {
    const shelf = new PageShelf(1000);
    shelf.put('/a', page(100));
    shelf.put('/b', page(1001));
    expect(kept(shelf, 'ab')).toBe('');
    shelf.put('/c', page(1000));
    expect(kept(shelf, 'c')).toBe('c');
  });
});
