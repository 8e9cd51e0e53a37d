import { marked } from 'marked';
import { storableText } from '@sibila/contracts/text';
import type { Article } from '@sibila/core/blog/article';
import { cleanHtml, picturesIn } from './clean-html.ts';
import { ArticleError, readFrontMatter } from './front-matter.ts';

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
  const made = marked.parse(body, { async: false, gfm: true });
  refusePictures(plain, made);
  const html = cleanHtml(made);
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

/** A text has no pictures: one that was left out in silence would be missed by its author alone. */
function refusePictures(file: string, html: string): void {
  const faults = picturesIn(html).map((address) => {
    const at = address === '' ? -1 : file.indexOf(address);
    const line = at === -1 ? '' : `line ${file.slice(0, at).split('\n').length}: `;
    return `${line}the picture ${address} is not taken: a text has none; name its cover in the front matter`;
  });
  if (faults.length > 0) throw new ArticleError(faults.join('\n'));
}
