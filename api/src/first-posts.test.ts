import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COVER_FORMATS, COVER_WIDTHS, coverFile } from '@sibila/contracts/blog-names';
import { removePost, withdrawPost } from '@sibila/core/blog/publish';
import { listPosts } from '@sibila/core/blog/read';
import { StorageFailure } from '@sibila/core/ports/object-store';
import { posts } from '@sibila/drizzle/schema/blog';
import { createWorld, type TestWorld } from '@sibila/testkit/context';
import { createTestDatabase, type TestDatabase } from '@sibila/testkit/database';
import { parseArticle } from './adapters/markdown/article.ts';
import { FIRST_POSTS, publishFirstPosts, type FirstPost } from './first-posts.ts';

let database: TestDatabase;
let world: TestWorld;
let folder: string;

const firstPost = (slug: string): FirstPost => ({
  article: parseArticle(
    `---\ntitle: Luna\nslug: ${slug}\ncategory: Luna\nexcerpt: Ocho.\nauthor: Ana\ndate: 2026-05-01\n---\nHola.`,
  ).article,
  cover: `${slug}-0a1b2c3d`,
  digest: slug,
});

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sibila-first-posts-'));
  const all = ['una', 'dos', 'tres'].map(firstPost);
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

  it('stay away where somebody took them away', async () => {
    await fill();
    await removePost(world.shared, 'una');
    await withdrawPost(world.shared, 'dos');
    await withdrawPost(world.shared, 'tres');
    expect(await fill()).toBe(0);
    expect(await count()).toBe(0);
  });

  it('are made whole at the next start where a start broke off', async () => {
    world.objects.faults = [null, null, 'fail', 'lose', 'fail', 'fail'];
    await expect(fill()).rejects.toThrow(StorageFailure);
    expect(await count()).toBe(0);
    world.objects.faults = [];
    expect(await fill()).toBe(3);
    expect(await count()).toBe(3);
    expect(world.objects.objects.size).toBe(18);
  });

  it('are not asked for where they were not built', async () => {
    expect(await publishFirstPosts(world.shared, join(folder, 'nada'))).toBe(0);
  });
});
