import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageImages, picturePage } from './page-images.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

describe('the page of an address', () => {
  it.each([
    ['/', '', 'home'],
    ['/', 'premium', 'home'],
    ['/', 'tarot', 'tarot'],
    ['/', 'runas', 'runas'],
    ['/', 'palma', 'palm'],
    ['/tarot/el-loco', '', 'tarot'],
    ['/runas/fehu', '', 'runas'],
    ['/blog', '', null],
    ['/profile', 'tarot', null],
  ])('%s#%s is %s', (pathname, hash, page) => {
    expect(picturePage(pathname, hash)).toBe(page);
  });
});

describe('the pictures of a page', () => {
  it.each([
    ['tarot', 23],
    ['runas', 27],
  ] as const)('of %s are %i, and all of them exist', async (page, count) => {
    const images = await pageImages(page);
    expect(new Set(images).size).toBe(count);
    expect(images.filter((image) => !existsSync(join(PUBLIC, image)))).toEqual([]);
  });

  it('of the landing page are what its gates show', async () => {
    const all = (await pageImages('home')).join(' ');
    for (const name of ['back', 'palma', 'runas', 'compatibilidad'])
      expect(all).toContain(`${name}.svg`);
    expect(await pageImages('palm')).toEqual([expect.stringContaining('palma.svg')]);
  });
});
