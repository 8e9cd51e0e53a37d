import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Source } from '@sibila/core/blog/article';
import { ARTICLE_MAX, parseArticle } from '../markdown/article.ts';
import { ArticleError } from '../markdown/article-error.ts';
import { RENDER_VERSION, renderCover } from './render-cover.ts';

const COVER_MAX = 10 * 1024 * 1024;

/** Reads a file that is called `name` where it is refused. */
async function readSmall(path: string, max: number, name: string): Promise<Buffer> {
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) throw new ArticleError(`there is no ${name}`);
  if (file.size > max)
    throw new ArticleError(`the ${name} has ${file.size} bytes; at most ${max} are taken`);
  return readFile(path);
}

const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** An article from its Markdown file, its cover from the folder `covers` beside it. */
export async function readSource(path: string): Promise<Source> {
  const text = await readSmall(path, ARTICLE_MAX, 'file');
  const { article, coverName } = parseArticle(text.toString('utf8'));
  if (coverName === null) return { article, cover: null, digest: digestOf(text) };
  const picture = await readSmall(
    join(dirname(path), 'covers', coverName),
    COVER_MAX,
    `file covers/${coverName}`,
  );
  const digest = digestOf(picture, RENDER_VERSION);
  return {
    article,
    digest: digestOf(text, digest),
    cover: {
      name: `${article.slug}-${digest.slice(0, 8)}`,
      images: () =>
        renderCover(picture).catch((error: unknown) => {
          throw new ArticleError(`${coverName} is no picture that can be read`, { cause: error });
        }),
    },
  };
}
