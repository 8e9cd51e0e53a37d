import { marked } from 'marked';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { isCategory, isPostSlug } from '@sibila/contracts/blog-names';
import { storableText } from '@sibila/contracts/text';
import type { Article } from '@sibila/core/blog/article';
import { cleanHtml } from './clean-html.ts';

/** The largest file of an article, in bytes. */
export const ARTICLE_MAX = 256 * 1024;
const COVER = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png|jpe?g|webp)$/;

/** Something that the author of the file can mend. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';
}

const line = (max: number) =>
  storableText
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(max, { error: `must have at most ${max} characters` })
    .regex(/^[^\n\r]*$/, { error: 'must be one line' });
const words = z.array(line(40)).max(12, { error: 'must be at most 12' });
const categoryName = z.string().refine(isCategory, { error: 'must be words of letters' });

const frontMatter = z
  .object({
    title: line(120),
    slug: z.string().refine(isPostSlug, {
      error: 'must be 1 to 80 of a-z, 0-9 and single hyphens between them',
    }),
    category: categoryName.optional(),
    categories: z.array(categoryName).max(6, { error: 'must be at most 6' }).optional(),
    excerpt: line(300),
    author: line(80),
    date: z.iso.date({ error: 'must be written YYYY-MM-DD' }).optional(),
    tags: words.default([]),
    cover: z.string().regex(COVER, { error: 'must name a file of the folder covers' }).optional(),
    coverAlt: line(300).optional(),
    metaTitle: line(120).optional(),
    metaDescription: line(300).optional(),
    metaKeywords: line(300).optional(),
  })
  .refine(({ category, categories }) => category !== undefined || categories?.length, {
    error: 'must name a category',
    path: ['category'],
  })
  .refine(({ cover, coverAlt }) => cover === undefined || coverAlt !== undefined, {
    error: 'must say what the cover shows',
    path: ['coverAlt'],
  });

/** An article and the name of its cover's file, if it has one. */
export interface ParsedArticle {
  article: Article;
  coverName: string | null;
}

/** Reads an article's Markdown with its front matter. Refuses with an ArticleError what isn't one. */
export function parseArticle(text: string): ParsedArticle {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [, head, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(plain) ?? [];
  if (head === undefined) throw new ArticleError('there is no front matter between two lines ---');
  const { category, categories = [], excerpt, date, cover, ...rest } = readHead(head);
  const html = cleanHtml(marked.parse(body, { async: false, gfm: true }));
  if (!storableText.safeParse(html).success)
    throw new ArticleError('the text has characters that cannot be kept');
  if (html.replace(/<[^>]*>/g, '').trim() === '') throw new ArticleError('there is no text');
  return {
    article: {
      slug: rest.slug,
      title: rest.title,
      summary: excerpt,
      html,
      categories: [...new Set([...(category === undefined ? [] : [category]), ...categories])],
      tags: rest.tags,
      author: rest.author,
      day: date ?? null,
      coverAlt: rest.coverAlt ?? null,
      metaTitle: rest.metaTitle ?? null,
      metaDescription: rest.metaDescription ?? null,
      metaKeywords: rest.metaKeywords ?? null,
    },
    coverName: cover ?? null,
  };
}

function readHead(head: string): z.output<typeof frontMatter> {
  const read = frontMatter.safeParse(readYaml(head));
  if (read.success) return read.data;
  throw new ArticleError(
    read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
}

function readYaml(head: string): unknown {
  try {
    return parse(head, { maxAliasCount: 10 });
  } catch (error) {
    if (!(error instanceof YAMLParseError) && !(error instanceof ReferenceError)) throw error;
    throw new ArticleError(`the front matter is no YAML: ${error.message.split('\n')[0]}`);
  }
}
