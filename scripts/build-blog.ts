import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSource } from '@sibila/api/adapters/covers/read-source';
import { FIRST_POSTS, type FirstPost } from '@sibila/api/first-posts';
import { COVER_FORMATS, COVER_WIDTHS, coverFile } from '@sibila/contracts/blog-names';
import type { Cover } from '@sibila/core/blog/article';

/** A file as the build leaves it. */
interface BlogFile {
  name: string;
  bytes: Uint8Array;
}

const fileNames = (cover: string): string[] =>
  COVER_FORMATS.flatMap((format) => COVER_WIDTHS.map((width) => coverFile(cover, width, format)));

/** A cover's files: rendering takes a second, so that they are kept from build to build. */
async function renderedOnce(cover: Cover, cache: string): Promise<BlogFile[]> {
  const read = () =>
    Promise.all(
      fileNames(cover.name).map(async (name) => ({
        name,
        bytes: await readFile(join(cache, name)),
      })),
    );
  const kept = await read().catch(() => null);
  if (kept) return kept;
  for (const { width, format, bytes } of await cover.images()) {
    const path = join(cache, coverFile(cover.name, width, format));
    await writeFile(`${path}.unfinished`, bytes);
    await rename(`${path}.unfinished`, path);
  }
  return read();
}

/** The articles that come with the product, sanitised, and their covers in every form. */
export async function buildBlog(root: string): Promise<BlogFile[]> {
  const articles = join(root, 'packages/content/blog');
  const cache = join(root, '.cache/covers');
  mkdirSync(cache, { recursive: true });
  const posts: FirstPost[] = [];
  const files: BlogFile[] = [];
  for (const name of readdirSync(articles).filter((file) => file.endsWith('.md'))) {
    const { article, cover, digest } = await readSource(join(articles, name));
    posts.push({ article, cover: cover?.name ?? null, digest });
    if (cover) files.push(...(await renderedOnce(cover, cache)));
  }
  return [{ name: FIRST_POSTS, bytes: Buffer.from(JSON.stringify(posts)) }, ...files];
}
