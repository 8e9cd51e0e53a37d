import type { Context as HonoContext } from 'hono';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { latestPosts, type FeedPost } from '@sibila/core/blog/read';
import { cleanHtml } from '../adapters/markdown/clean-html.ts';
import { chargeAddress, type AppEnv, type RequestOptions } from '../http/request-context.ts';
import { xml } from './xml.ts';

const FEED_MAX = 30;
const NAMES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

/** A text as it is read far from its page: every address in it whole. */
const farFrom = (page: string, html: string): string =>
  html.replace(/ href="([^"]*)"/g, (all, address: string) =>
    URL.canParse(address, page) ? ` href="${new URL(address, page).href}"` : all,
  );

/** The cover, for readers of feeds that show it beside the title and for those that show the text. */
function coverOf({ image, imageUrl }: FeedPost, appUrl: string): { media: string; html: string } {
  if (!image || imageUrl === null) return { media: '', html: '' };
  const address = xml(appUrl + imageUrl);
  const size = `width="${image.width}" height="${image.height}"`;
  return {
    media: `<media:content url="${address}" medium="image" type="image/webp" ${size}/>`,
    html: `<p><img src="${address}" alt="${xml(image.alt)}" ${size}></p>`,
  };
}

function itemOf(post: FeedPost, appUrl: string): string {
  const page = `${appUrl}/blog/${post.slug}`;
  const address = xml(page);
  const categories = post.categories.map((name) => `<category>${xml(name)}</category>`);
  const cover = coverOf(post, appUrl);
  return [
    '<item>',
    `<title>${xml(post.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${post.publishedAt.toUTCString()}</pubDate>`,
    `<dc:creator>${xml(post.author)}</dc:creator>`,
    ...categories,
    `<description>${xml(post.summary)}</description>`,
    `<content:encoded>${xml(cover.html + farFrom(page, post.content))}</content:encoded>`,
    cover.media,
    '</item>',
  ].join('');
}

function feedOf(posts: readonly FeedPost[], appUrl: string): string {
  const newest = posts[0] && `<lastBuildDate>${posts[0].publishedAt.toUTCString()}</lastBuildDate>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMES}>`,
    '<channel>',
    `<title>${xml(`Blog de ${PRODUCT_NAME}`)}</title>`,
    `<link>${xml(appUrl)}/blog</link>`,
    '<description>Artículos sobre tarot, runas, signos y el cielo de cada temporada.</description>',
    '<language>es</language>',
    `<atom:link href="${xml(appUrl)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    newest ?? '',
    ...posts.map((post) => itemOf(post, appUrl)),
    '</channel></rss>',
  ].join('');
}

/** Serves the latest articles as RSS 2.0, whole: their texts are sanitised again as they leave. */
export function blogFeed(
  options: RequestOptions,
  appUrl: string,
): (c: HonoContext<AppEnv>) => Promise<Response> {
  // By text, and only those of the last feed: most feeds are the same as the one before.
  let cleaned = new Map<string, string>();
  return async (c) => {
    chargeAddress(c, options, 1);
    const posts = await latestPosts(options.shared, FEED_MAX);
    cleaned = new Map(
      posts.map(({ content }) => [content, cleaned.get(content) ?? cleanHtml(content)]),
    );
    const clean = posts.map((post) => ({ ...post, content: cleaned.get(post.content) ?? '' }));
    return c.body(feedOf(clean, appUrl), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    });
  };
}
