import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COVER_FORMATS, COVER_WIDTHS, coverFile } from '@sibila/contracts/blog-names';
import type { Article, CoverImage, Source } from '@sibila/core/blog/article';
import { keepCover, writePost } from '@sibila/core/blog/import-post';
import { publishPost } from '@sibila/core/blog/publish';
import { notePublished, wasEverPublished } from '@sibila/core/blog/repo';
import { inTransaction, type Shared } from '@sibila/core/context';

/** One of the articles that come with the product, as the build leaves it. */
export interface FirstPost {
  article: Article;
  /** What its cover's files are called, which lie beside the list. */
  cover: string | null;
  digest: string;
}

/** The name of the list of articles that the build leaves. */
export const FIRST_POSTS = 'first-posts.json';

/** Where the build leaves the articles, the same from this source and from the built server. */
function firstPostsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const beside = join(here, 'blog');
  return existsSync(beside) ? beside : join(here, '../dist/blog');
}

/** The forms of a cover that the build rendered. */
function imagesOf(folder: string, cover: string): Promise<CoverImage[]> {
  return Promise.all(
    COVER_FORMATS.flatMap((format) =>
      COVER_WIDTHS.map(async (width) => {
        const bytes = await readFile(join(folder, coverFile(cover, width, format)));
        return { width, format, bytes };
      }),
    ),
  );
}

const sourceOf = (folder: string, { article, cover: name, digest }: FirstPost): Source => ({
  article,
  cover: name === null ? null : { name, images: () => imagesOf(folder, name) },
  digest,
});

/**
 * Fills a blog in which nothing was ever published with the articles that come with the product: all
 * of them at one stroke, once for good. A draft that has the address of one stays, and stays a draft.
 * Does nothing where they were not built. Gives their number.
 */
export async function publishFirstPosts(
  shared: Pick<Shared, 'db' | 'ports'>,
  folder = firstPostsFolder(),
): Promise<number> {
  const list = join(folder, FIRST_POSTS);
  if (!existsSync(list) || (await wasEverPublished(shared))) return 0;
  const posts = JSON.parse(await readFile(list, 'utf8')) as FirstPost[];
  const sources = posts.map((post) => sourceOf(folder, post));
  // Before the transaction: whoever starts at the same time keeps the same files under the same names.
  for (const { cover } of sources) if (cover) await keepCover(shared, cover);
  return inTransaction(shared, async (tx) => {
    // The other one waits here for a moment, and then finds it done.
    if (!(await notePublished(tx, shared.ports.clock.now()))) return 0;
    let published = 0;
    for (const source of sources) {
      if ((await writePost(tx, source, { mayReplace: false })) === 'taken') continue;
      await publishPost(tx, source.article.slug);
      published += 1;
    }
    return published;
  });
}
