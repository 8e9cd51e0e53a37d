import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COVER_FORMATS, COVER_WIDTHS, coverFile } from '@sibila/contracts/blog-names';
import { importPost } from '@sibila/core/blog/import-post';
import { purgeCovers } from '@sibila/core/blog/purge';
import { publishPost, removePost, withdrawPost } from '@sibila/core/blog/publish';
import { listPosts } from '@sibila/core/blog/read';
import { StorageFailure } from '@sibila/core/ports/object-store';
import { looseCovers, posts } from '@sibila/drizzle/schema/blog';
import { milestones } from '@sibila/drizzle/schema/milestones';
import { createWorld, type TestWorld } from '@sibila/testkit/context';
import { createTestDatabase, type TestDatabase } from '@sibila/testkit/database';
import { deferred } from '@sibila/testkit/deferred';
import { parseArticle } from './adapters/markdown/article.ts';
import { FIRST_POSTS, publishFirstPosts, type FirstPost } from './first-posts.ts';

let database: TestDatabase;
let world: TestWorld;
let folder: string;

const firstPost = (slug: string, body = 'Hola.'): FirstPost => ({
  article: parseArticle(
    `---\ntitle: Luna\nslug: ${slug}\ncategory: Luna\nexcerpt: Ocho.\nauthor: Ana\ndate: 2026-05-01\n---\n${body}`,
  ).article,
  cover: `${slug}-0a1b2c3d`,
  digest: slug,
});
const draft = (slug: string, body?: string) => ({ ...firstPost(slug, body), cover: null });

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sibila-first-posts-'));
  const all = ['una', 'dos', 'tres'].map((slug) => firstPost(slug));
  await writeFile(join(folder, FIRST_POSTS), JSON.stringify(all));
  for (const { cover } of all)
    for (const format of COVER_FORMATS)
      for (const width of COVER_WIDTHS)
        await writeFile(join(folder, coverFile(cover ?? '', width, format)), format);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await database.db.delete(posts);
  await database.db.delete(milestones);
  await database.db.delete(looseCovers);
  world = createWorld(database.db);
});
const fill = () => publishFirstPosts(world.shared, folder);
const count = async () => (await listPosts(world.shared)).length;

describe('the articles that come with the product', () => {
  it('are there, with their covers, where nothing was published before', async () => {
    expect(await fill()).toBe(3);
    expect(await count()).toBe(3);
    expect(world.objects.objects.size).toBe(18);
    expect(await fill()).toBe(0);
  });

  it('are there once where two processes start at once', async () => {
    await Promise.all([fill(), fill()]);
    expect(await count()).toBe(3);
    expect(await database.db.select().from(posts)).toHaveLength(3);
  });

  it('wait for no other process, whose store keeps it busy', async () => {
    const slow = createWorld(database.db);
    const isAway = deferred<void>();
    const begun = deferred<void>();
    const put = slow.objects.put.bind(slow.objects);
    slow.objects.put = async (...args) => {
      begun.resolve();
      await isAway.promise;
      await put(...args);
    };
    const first = publishFirstPosts(slow.shared, folder);
    await begun.promise;
    expect(await fill()).toBe(3);
    isAway.resolve();
    expect(await first).toBe(0);
    expect(await count()).toBe(3);
  });

  it('keep the covers that two processes kept at once', async () => {
    const other = createWorld(database.db);
    Object.assign(other.shared.ports, { objects: world.objects });
    await Promise.all([fill(), publishFirstPosts(other.shared, folder)]);
    world.clock.advance(2 * 86_400_000);
    await purgeCovers(world.shared);
    expect(world.objects.objects.size).toBe(18);
    expect(await database.db.$count(looseCovers)).toBe(0);
  });

  it('stay away where somebody took them away', async () => {
    await fill();
    await removePost(world.shared, 'una');
    await withdrawPost(world.shared, 'dos');
    await withdrawPost(world.shared, 'tres');
    expect(await fill()).toBe(0);
    expect(await count()).toBe(0);
  });

  it('stay away where somebody deleted all of them', async () => {
    await fill();
    for (const slug of ['una', 'dos', 'tres']) await removePost(world.shared, slug);
    expect(await fill()).toBe(0);
    expect(await database.db.select().from(posts)).toEqual([]);
  });

  it('stay away where an article of somebody else was published and deleted before', async () => {
    await importPost(world.shared, { ...draft('propia'), digest: 'x' });
    await publishPost(world.shared, 'propia');
    await removePost(world.shared, 'propia');
    expect(await fill()).toBe(0);
  });

  it('leave a draft at the address of one as it is, also one that says the same', async () => {
    await importPost(world.shared, { ...draft('una', 'Lo mío.'), digest: 'x' });
    await importPost(world.shared, draft('dos'));
    const drafts = await database.db.select().from(posts).orderBy(posts.slug);
    expect(await fill()).toBe(1);
    expect((await listPosts(world.shared)).map(({ slug }) => slug)).toEqual(['tres']);
    const now = await database.db.select().from(posts).orderBy(posts.slug);
    expect(now.filter(({ slug }) => slug !== 'tres')).toEqual(drafts);
  });

  it('are made whole at the next start where a start broke off', async () => {
    // Of the second article, after the look at what is there.
    world.objects.faults = [...Array<null>(8), null, 'fail', 'lose', 'fail'];
    await expect(fill()).rejects.toThrow(StorageFailure);
    expect(await database.db.select().from(posts)).toEqual([]);
    world.objects.faults = [];
    expect(await fill()).toBe(3);
    expect(await count()).toBe(3);
    expect(world.objects.objects.size).toBe(18);
  });

  it('are not asked for where they were not built', async () => {
    expect(await publishFirstPosts(world.shared, join(folder, 'nada'))).toBe(0);
  });
});
