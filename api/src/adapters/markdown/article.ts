import { marked } from 'marked';
import { storableText } from '@sibila/contracts/text';
import type { Article } from '@sibila/core/blog/article';
import { cleanHtml } from './clean-html.ts';
import { ArticleError } from './article-error.ts';
import { readFrontMatter } from './front-matter.ts';
import { lossesIn } from './losses.ts';

/** The largest file of an article, in bytes. */
export const ARTICLE_MAX = 256 * 1024;

/** An article and the name of its cover's file, if it has one. */
export interface ParsedArticle {
  article: Article;
  coverName: string | null;
}

/** Reads an article's Markdown with its front matter. Refuses with an ArticleError what isn't one. */
export function parseArticle(text: string): ParsedArticle {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [, head, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(plain) ?? [];
  if (head === undefined)
    throw new ArticleError(
      'there is no front matter: the file must begin with its lines between two lines ---',
    );
  const { category, categories = [], excerpt, date, cover, ...rest } = readFrontMatter(head);
  const tokens = marked.lexer(body, { gfm: true });
  const losses = lossesIn(tokens, plain, plain.length - body.length);
  if (losses.length > 0) throw new ArticleError(losses.join('\n'));
  const html = cleanHtml(marked.parser(tokens, { gfm: true }));
  if (!storableText.safeParse(html).success)
    throw new ArticleError('the text has characters that cannot be kept');
  if (html.replace(/<[^>]*>/g, '').trim() === '')
    throw new ArticleError('there is no text under the front matter');
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
