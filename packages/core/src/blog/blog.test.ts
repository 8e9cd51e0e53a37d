import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { posts } from '@sibila/drizzle/schema/blog';
import { useWorld } from '@sibila/testkit/use-world';
import type { Article, Cover, Source } from './article.ts';
import { findCategoryTwins } from './category-twins.ts';
import { keysOfCover, readCover } from './images.ts';
import { importPost } from './import-post.ts';
import { purgeCovers } from './purge.ts';
import { publishPost, removePost, withdrawPost } from './publish.ts';
import { latestPosts, listPosts, readPost } from './read.ts';
import { readingMinutes } from './reading-minutes.ts';
import { findPost, insertPost, wasEverPublished } from './repo.ts';
import { articleOf, coverOf } from './testing/sources.ts';

const world = useWorld({ emptied: ['posts', 'milestones', 'loose_covers'] });

let digests = 0;
const bring = (fields: Partial<Article> = {}, more: Partial<Source> = {}) =>
  importPost(world.shared, {
    article: articleOf(fields),
    cover: null,
    digest: `${(digests += 1)}`,
    ...more,
  });
const show = async (fields: Partial<Article> = {}, more: Partial<Source> = {}) => {
  await bring(fields, more);
  await publishPost(world.shared, fields.slug ?? 'las-fases');
};
const slugs = async () => (await listPosts(world.shared)).map(({ slug }) => slug);
const keysNow = () => [...world.objects.objects.keys()].sort();
const DAY_MS = 86_400_000;
const NOT_FOUND = { code: 'NOT_FOUND' };

describe('a post', () => {
  it('is a draft that nobody reads until it is published', async () => {
    expect(await bring()).toBe('new');
    expect(await slugs()).toEqual([]);
    await expect(readPost(world.shared, { slug: 'las-fases' })).rejects.toMatchObject(NOT_FOUND);
    expect(await wasEverPublished(world.shared)).toBe(false);
    expect(await publishPost(world.shared, 'las-fases')).toBe(true);
    expect(await publishPost(world.shared, 'las-fases')).toBe(false);
    expect(await wasEverPublished(world.shared)).toBe(true);
    await removePost(world.shared, 'las-fases');
    expect(await wasEverPublished(world.shared)).toBe(true);
  });

  it('is read whole once it is published', async () => {
    await show();
    expect(await readPost(world.shared, { slug: 'las-fases' })).toMatchObject({
      title: 'Las fases',
      content: '<p>Hola.</p>',
      publishedAt: new Date('2026-05-01T12:00:00Z'),
      readingMinutes: 1,
      imageUrl: null,
      image_url: null,
      image: null,
    });
  });

  it('bears the day of its import where its file names none', async () => {
    await show({ day: null });
    const today = world.clock.now().toISOString().slice(0, 10);
    const [post] = await listPosts(world.shared);
    expect(post?.publishedAt).toEqual(new Date(`${today}T12:00:00Z`));
  });

  it('is withdrawn and comes back, and keeps its first day', async () => {
    await show();
    expect(await withdrawPost(world.shared, 'las-fases')).toBe(true);
    expect(await withdrawPost(world.shared, 'las-fases')).toBe(false);
    expect(await slugs()).toEqual([]);
    await expect(readPost(world.shared, { slug: 'las-fases' })).rejects.toMatchObject(NOT_FOUND);
    expect(await publishPost(world.shared, 'las-fases')).toBe(true);
    expect(await slugs()).toEqual(['las-fases']);
  });

  it('is changed by a new import, and stays as public as it was', async () => {
    await show();
    const before = await readPost(world.shared, { slug: 'las-fases' });
    expect(await bring({ title: 'Las ocho fases', html: `<p>${'luna '.repeat(600)}</p>` })).toBe(
      'changed',
    );
    const after = await readPost(world.shared, { slug: 'las-fases' });
    expect(after).toMatchObject({ id: before.id, title: 'Las ocho fases', readingMinutes: 3 });
  });

  it('was last changed on its day, whenever it was taken in, and then when its text changes', async () => {
    await show();
    const noon = new Date('2026-05-01T12:00:00Z');
    expect((await listPosts(world.shared))[0]?.updatedAt).toEqual(noon);
    world.clock.advance(1000);
    await bring({ title: 'Las ocho fases' });
    expect((await listPosts(world.shared))[0]?.updatedAt).toEqual(world.clock.now());
  });

  it('is left alone by an import of the same file', async () => {
    await bring({}, { digest: 'same' });
    const kept = await world.db.select().from(posts);
    const images = () => Promise.reject(new Error('rendered for nothing'));
    const cover = { name: 'las-fases-0', images };
    expect(await bring({ title: 'X' }, { digest: 'same', cover })).toBe('same');
    expect(await world.db.select().from(posts)).toEqual(kept);
  });

  it('exists once, however many import it at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => bring()));
    expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(1);
    expect(await world.db.select().from(posts)).toHaveLength(1);
  });

  it('is read, withdrawn and deleted by an address that is too long to be taken in now', async () => {
    await bring();
    const row = await findPost(world.shared, 'las-fases');
    const slug = 'x'.repeat(80);
    if (row) await insertPost(world.shared, { ...row, id: randomUUID(), slug });
    await publishPost(world.shared, slug);
    expect(await readPost(world.shared, { slug })).toMatchObject({ slug });
    expect(await withdrawPost(world.shared, slug)).toBe(true);
    await removePost(world.shared, slug);
    await expect(bring({ slug: 'x'.repeat(77) })).rejects.toThrow(RangeError);
  });

  it.each([
    '../x',
    'a\u0000b',
    '__proto__',
    'LAS-FASES',
    '',
    'a'.repeat(3000),
    "x' or 1=1--",
    '\ud800',
  ])('is not found by the address %j', async (slug) => {
    await show();
    await expect(readPost(world.shared, { slug })).rejects.toMatchObject(NOT_FOUND);
    await expect(publishPost(world.shared, slug)).rejects.toMatchObject(NOT_FOUND);
    await expect(bring({ slug })).rejects.toThrow(RangeError);
  });
});

describe('the cover of a post', () => {
  it('is kept in every form, and told to those who read', async () => {
    await show({}, { cover: coverOf('las-fases-aaa') });
    expect(keysNow()).toEqual(
      [480, 800, 1200]
        .flatMap((width) => ['avif', 'webp'].map((form) => `blog/las-fases-aaa-${width}.${form}`))
        .sort(),
    );
    const { imageUrl, image_url, image } = await readPost(world.shared, { slug: 'las-fases' });
    expect(imageUrl).toBe('/uploads/optimized/las-fases-aaa-1200.webp');
    expect(image_url).toBe(imageUrl);
    expect(image).toMatchObject({ alt: 'Ocho lunas.', width: 1200, height: 630 });
    expect(image?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(image?.sources[0]?.srcSet).toBe(
      [480, 800, 1200]
        .map((width) => `/uploads/optimized/las-fases-aaa-${width}.avif ${width}w`)
        .join(', '),
    );
  });

  it('are kept under the longest address that an article can have', async () => {
    const slug = 'x'.repeat(76);
    const cover = `${slug}-01234567`;
    await bring({ slug }, { cover: coverOf(cover) });
    expect(keysNow()).toEqual(keysOfCover(cover).sort());
  });

  it('that is replaced stays for a day, as kept pages and feeds show it still', async () => {
    await show({}, { cover: coverOf('las-fases-aaa') });
    await bring({}, { cover: coverOf('las-fases-bbb') });
    world.clock.advance(DAY_MS - 1);
    await purgeCovers(world.shared);
    expect(await readCover(world.shared, 'las-fases-aaa-480.avif')).not.toBeNull();
    world.clock.advance(1);
    await purgeCovers(world.shared);
    expect(keysNow()).toEqual(keysOfCover('las-fases-bbb').sort());
  });

  it.each([
    ['comes back', ['aaa', 'bbb', 'aaa'], ['aaa']],
    ['comes back after there was none', ['aaa', null, 'aaa'], ['aaa']],
    ['is replaced twice in a day', ['aaa', 'bbb', 'ccc'], ['ccc']],
    ['is taken away', ['aaa', null], []],
  ])('that %s leaves in the end what is named', async (_, names, left) => {
    const cover = (name: string | null) => (name === null ? null : coverOf(`las-fases-${name}`));
    for (const name of names) await bring({}, { cover: cover(name) });
    world.clock.advance(DAY_MS);
    await purgeCovers(world.shared);
    expect(keysNow()).toEqual(left.flatMap((name) => keysOfCover(`las-fases-${name}`)).sort());
    await removePost(world.shared, 'las-fases');
    world.clock.advance(DAY_MS);
    await purgeCovers(world.shared);
    expect(keysNow()).toEqual([]);
  });

  it('is kept again by an import of the same file where some of it was lost', async () => {
    const cover = coverOf('las-fases-aaa');
    await show({}, { cover, digest: 'same' });
    await world.objects.delete('blog/las-fases-aaa-800.webp');
    expect(await bring({}, { cover, digest: 'same' })).toBe('mended');
    expect(keysNow()).toEqual(keysOfCover('las-fases-aaa').sort());
    expect(await bring({}, { cover, digest: 'same' })).toBe('same');
    await world.objects.delete('blog/las-fases-aaa-800.webp');
    expect(await bring({ title: 'X' }, { cover })).toBe('changed');
    expect(world.objects.objects.size).toBe(6);
  });

  it('is not named before it is kept', async () => {
    const cover: Cover = { name: 'las-fases-aaa', images: () => Promise.reject(new Error('no')) };
    await expect(bring({}, { cover })).rejects.toThrow('no');
    expect(await world.db.select().from(posts)).toEqual([]);
  });

  it('goes a day after its post, and with no other', async () => {
    await show({ slug: 'las' }, { cover: coverOf('las-fases') });
    await show({ slug: 'las-fases' }, { cover: coverOf('las-fases-aaa') });
    await removePost(world.shared, 'las');
    world.clock.advance(DAY_MS - 1);
    await purgeCovers(world.shared);
    expect(world.objects.objects.size).toBe(12);
    world.clock.advance(1);
    await purgeCovers(world.shared);
    expect(keysNow()).toEqual(keysOfCover('las-fases-aaa').sort());
    await removePost(world.shared, 'las-fases');
    await expect(removePost(world.shared, 'las-fases')).rejects.toMatchObject(NOT_FOUND);
  });

  it('is read by the exact name of one of its files alone', async () => {
    await bring({}, { cover: coverOf('las-fases-aaa') });
    await world.objects.put('palms/secreta.webp', new Uint8Array(1), 'image/webp');
    const found = await readCover(world.shared, 'las-fases-aaa-480.avif');
    expect(found?.type).toBe('image/avif');
    expect(new TextDecoder().decode(found?.bytes)).toBe('las-fases-aaa 480 avif');
    for (const name of [
      '../palms/secreta.webp',
      'las-fases-aaa-481.avif',
      'las-fases-aaa-480.svg',
      '',
    ])
      expect(await readCover(world.shared, name)).toBeNull();
  });
});

describe('the list of posts', () => {
  it('has the newest first, and of one day in the order of the alphabet', async () => {
    await show({ slug: 'b', day: '2026-05-01' });
    await show({ slug: 'c', day: '2026-07-01' });
    world.clock.advance(1000);
    await bring({ slug: 'borrador', day: '2026-09-01' });
    expect(await slugs()).toEqual(['c', 'b']);
    expect(JSON.stringify(await listPosts(world.shared))).not.toContain('Hola');
  });

  it('has the latest with their texts for those who follow it, as many as they ask for', async () => {
    await show({ slug: 'vieja', day: '2026-01-01' });
    await show({ slug: 'media', day: '2026-02-01', html: '<p>Media.</p>' });
    await show({ slug: 'nueva', day: '2026-03-01', html: '<p>Nueva.</p>' });
    await bring({ slug: 'borrador', day: '2026-04-01' });
    const latest = await latestPosts(world.shared, 2);
    expect(latest.map(({ slug, content }) => [slug, content])).toEqual([
      ['nueva', '<p>Nueva.</p>'],
      ['media', '<p>Media.</p>'],
    ]);
  });

  it('gives with each what is nearest to it by category and tags', async () => {
    await show({ slug: 'lejos', categories: ['Runas'], tags: [], day: '2026-06-09' });
    await show({ slug: 'etiqueta', categories: ['Runas'], tags: ['luna'], day: '2026-06-01' });
    await show({ slug: 'hermana', tags: ['luna', 'mar'], day: '2026-01-01' });
    await show({ slug: 'prima', tags: [], day: '2026-02-01' });
    await show({ tags: ['luna', 'mar'] });
    const { related } = await readPost(world.shared, { slug: 'las-fases' });
    expect(related.map(({ slug }) => slug)).toEqual(['hermana', 'prima', 'etiqueta']);
  });
});

describe('the categories of posts that are to be taken in', () => {
  const twinsOf = (...given: [slug: string, ...categories: string[]][]) =>
    findCategoryTwins(
      world.shared,
      given.map(([slug, ...categories]) => ({ slug, categories })),
    );

  it('are found where another post spells them in another way, whether or not it is read', async () => {
    await show({ slug: 'leida', categories: ['Astrología'] });
    await bring({ slug: 'borrador', categories: ['Runas'] });
    await show({ slug: 'retirada', categories: ['Palma'] });
    await withdrawPost(world.shared, 'retirada');
    expect(await twinsOf(['nueva', 'astrologia', 'runas', 'PALMA', 'Luna'])).toEqual([
      { slug: 'nueva', category: 'astrologia', known: 'Astrología', of: 'leida' },
      { slug: 'nueva', category: 'runas', known: 'Runas', of: 'borrador' },
      { slug: 'nueva', category: 'PALMA', known: 'Palma', of: 'retirada' },
    ]);
    expect(await twinsOf(['nueva', 'Astrología', 'Runas', 'Palma'])).toEqual([]);
  });

  it('are found among themselves, and not in what they replace', async () => {
    await show({ slug: 'leida', categories: ['astrologia'] });
    expect(await twinsOf(['leida', 'Astrología'], ['otra', 'Astrología'])).toEqual([]);
    expect(await twinsOf(['leida', 'Astrología'], ['otra', 'astrologia'])).toEqual([
      { slug: 'otra', category: 'astrologia', known: 'Astrología', of: 'leida' },
    ]);
  });
});

describe('the time that a text takes', () => {
  it.each([
    ['', 1],
    ['<p title="no cuenta esto">Hola, ¿qué tal?</p>', 1],
    [`<p>${'palabra '.repeat(500)}</p>`, 3],
    [`<p>${'<em>una</em> dos '.repeat(500)}</p>`, 5],
  ])('is counted in its words alone', (html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes);
  });
});
