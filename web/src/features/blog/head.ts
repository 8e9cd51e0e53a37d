import type { ComponentProps } from 'react';
import type { Post, PostSummary } from '@sibila/contracts/blog';
import { blogTitle, PRODUCT_NAME } from '@sibila/contracts/product';
import { pageHead } from '../../app/head.ts';
import { isoDay } from './dates.ts';

export const BLOG_TITLE = 'Blog de Astrología';
const KEYWORDS = 'astrología, tarot, runas, quiromancia, Luna, horóscopo';

const FEED = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `Blog de ${PRODUCT_NAME}`,
  href: '/rss.xml',
};

/** Where a page stands below the home page, for machines. */
export const trail = (origin: string, steps: readonly (readonly [string, string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: origin + path,
  })),
});

const publisher = (origin: string) => ({
  '@type': 'Organization',
  name: PRODUCT_NAME,
  url: origin,
});

/** What machines read about a page. The router writes it, which its types don't know. */
export const jsonLd = (...graph: object[]) =>
  ({
    'script:ld+json': { '@context': 'https://schema.org', '@graph': graph },
  }) as ComponentProps<'meta'>;

/** The head of the list. A category is the same list, narrowed: its canonical address is the list's. */
export function blogHead(posts: readonly PostSummary[], origin: string) {
  const head = pageHead({
    title: BLOG_TITLE,
    description:
      'Artículos sobre astrología, tarot, runas, líneas de la mano y la Luna: claros, con fechas exactas y sin promesas.',
    origin,
    path: '/blog',
  });
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
  const steps = trail(origin, [
    [PRODUCT_NAME, '/'],
    [BLOG_TITLE, '/blog'],
  ]);
  return {
    meta: [...head.meta, { name: 'keywords', content: KEYWORDS }, jsonLd(blog, steps)],
    links: [...head.links, FEED],
  };
}

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
    ...(post.imageUrl === null ? {} : { image: [origin + post.imageUrl] }),
  };
}

/** The head of an article: what search engines and those who share it are told. */
export function articleHead(post: Post, origin: string) {
  const path = `/blog/${post.slug}`;
  const head = pageHead({
    wholeTitle: post.metaTitle ?? blogTitle(post.title),
    description: post.metaDescription ?? post.summary,
    origin,
    path,
  });
  const steps = trail(origin, [
    [PRODUCT_NAME, '/'],
    [BLOG_TITLE, '/blog'],
    [post.title, path],
  ]);
  const picture = post.imageUrl === null ? [] : pictureMeta(post, origin + post.imageUrl);
  return {
    meta: [
      ...head.meta,
      { name: 'keywords', content: post.metaKeywords ?? KEYWORDS },
      { name: 'author', content: post.author },
      { property: 'og:type', content: 'article' },
      { property: 'article:published_time', content: isoDay(post.publishedAt) },
      { property: 'article:modified_time', content: post.updatedAt.toISOString() },
      ...picture,
      jsonLd(postingOf(post, origin + path, origin), steps),
    ],
    links: [...head.links, FEED],
  };
}

const pictureMeta = ({ image }: Post, url: string) => [
  { property: 'og:image', content: url },
  { property: 'og:image:width', content: String(image?.width ?? '') },
  { property: 'og:image:height', content: String(image?.height ?? '') },
  { property: 'og:image:alt', content: image?.alt ?? '' },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:image', content: url },
];

/** The head of an address at which there is no article. */
export const missingHead = (origin: string, path: string) =>
  pageHead({ wholeTitle: blogTitle('Artículo no encontrado'), origin, path, indexed: false });
