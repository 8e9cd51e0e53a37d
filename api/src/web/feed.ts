import type { Context as HonoContext } from 'hono';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import type { PostSummary } from '@sibila/contracts/blog';
import { listPosts } from '@sibila/core/blog/read';
import { chargeAddress, type AppEnv, type RequestOptions } from '../http/request-context.ts';
import { xml } from './xml.ts';

const FEED_MAX = 30;

function itemOf(post: PostSummary, appUrl: string): string {
  const address = xml(`${appUrl}/blog/${post.slug}`);
  const categories = post.categories.map((name) => `<category>${xml(name)}</category>`);
  return [
    '<item>',
    `<title>${xml(post.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${post.publishedAt.toUTCString()}</pubDate>`,
    `<dc:creator>${xml(post.author)}</dc:creator>`,
    ...categories,
    `<description>${xml(post.summary)}</description>`,
    '</item>',
  ].join('');
}

function feedOf(posts: readonly PostSummary[], appUrl: string): string {
  const newest = posts[0] && `<lastBuildDate>${posts[0].publishedAt.toUTCString()}</lastBuildDate>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${xml(`Blog de ${PRODUCT_NAME}`)}</title>`,
    `<link>${xml(appUrl)}/blog</link>`,
    '<description>Artículos sobre tarot, runas, signos y el cielo de cada temporada.</description>',
    '<language>es</language>',
    `<atom:link href="${xml(appUrl)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    newest ?? '',
    ...posts.slice(0, FEED_MAX).map((post) => itemOf(post, appUrl)),
    '</channel></rss>',
  ].join('');
}

/** Serves the latest articles as RSS 2.0. */
export function blogFeed(
  options: RequestOptions,
  appUrl: string,
): (c: HonoContext<AppEnv>) => Promise<Response> {
  return async (c) => {
    chargeAddress(c, options, 1);
    return c.body(feedOf(await listPosts(options.shared), appUrl), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    });
  };
}
