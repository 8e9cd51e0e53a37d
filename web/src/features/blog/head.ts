import type { Post, PostSummary } from '@sibila/contracts/blog';
import { blogTitle, PRODUCT_NAME } from '@sibila/contracts/product';
import { pageHead } from '../../app/head.ts';
import { breadcrumbs, publisher } from '../../app/structured-data.ts';
import { isoDay } from './dates.ts';

export const BLOG_TITLE = 'Blog de Astrología';
const BLOG_STEP = { name: BLOG_TITLE, path: '/blog' };
const KEYWORDS = 'astrología, tarot, runas, quiromancia, Luna, horóscopo';

const FEED = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `Blog de ${PRODUCT_NAME}`,
  href: '/rss.xml',
};

/** The head of the list. A category is the same list, narrowed: its canonical address is the list's. */
export function blogHead(posts: readonly PostSummary[], origin: string) {
  const blog = {
    '@type': 'Blog',
    name: `Blog de ${PRODUCT_NAME}`,
    url: `${origin}/blog`,
    inLanguage: 'es',
    publisher: publisher(origin),
    blogPost: posts.slice(0, 20).map(({ slug, title, publishedAt }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: `${origin}/blog/${slug}`,
      datePublished: isoDay(publishedAt),
    })),
  };
  const { meta, links } = pageHead({
    title: BLOG_TITLE,
    description:
      'Artículos sobre astrología, tarot, runas, líneas de la mano y la Luna: claros, con fechas exactas y sin promesas.',
    origin,
    path: '/blog',
    jsonLd: [blog, breadcrumbs(origin, [BLOG_STEP])],
  });
  return {
    meta: [...meta, { name: 'keywords', content: KEYWORDS }],
    links: [...links, FEED],
  };
}

/** The article's picture with its title on it; one with its cover under it is a JPEG. */
const sharePath = ({ slug, imageUrl }: Post): string =>
  `/compartir/articulo/${slug}.${imageUrl === null ? 'png' : 'jpg'}`;
const imageOf = (post: Post): string => post.imageUrl ?? sharePath(post);

function postingOf(post: Post, url: string, origin: string) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription ?? post.summary,
    url,
    mainEntityOfPage: url,
    inLanguage: 'es',
    datePublished: isoDay(post.publishedAt),
    dateModified: post.updatedAt.toISOString(),
    author: { '@type': 'Organization', name: post.author, url: origin },
    publisher: publisher(origin),
    keywords: post.metaKeywords ?? post.tags.join(', '),
    articleSection: post.categories,
    image: Array.from(new Set([imageOf(post), sharePath(post)]), (path) => origin + path),
  };
}

/** The head of an article: what search engines and those who share it are told. */
export function articleHead(post: Post, origin: string) {
  const path = `/blog/${post.slug}`;
  const { meta, links } = pageHead({
    wholeTitle: post.metaTitle ?? blogTitle(post.title),
    description: post.metaDescription ?? post.summary,
    origin,
    path,
    image: imageOf(post),
    imageAlt: post.image?.alt ?? post.title,
    jsonLd: [
      postingOf(post, origin + path, origin),
      breadcrumbs(origin, [BLOG_STEP, { name: post.title, path }]),
    ],
  });
  return {
    meta: [
      ...meta,
      { name: 'keywords', content: post.metaKeywords ?? KEYWORDS },
      { name: 'author', content: post.author },
      { property: 'og:type', content: 'article' },
      { property: 'article:published_time', content: isoDay(post.publishedAt) },
      { property: 'article:modified_time', content: post.updatedAt.toISOString() },
      // In place of the cover, which has no words on it and a form that not all of them read.
      { name: 'twitter:image', content: origin + sharePath(post) },
    ],
    links: [...links, FEED],
  };
}

/** The head of an address at which there is no article. */
export const missingHead = (origin: string, path: string) =>
  pageHead({ wholeTitle: blogTitle('Artículo no encontrado'), origin, path, indexed: false });
