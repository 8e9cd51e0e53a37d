import type { Context as HonoContext } from 'hono';
import { publicPages, type PublicPage } from '@sibila/core/site/public-pages';
import { chargeAddress, type AppEnv, type RequestOptions } from '../http/request-context.ts';
import { xml } from './xml.ts';

const entryOf = ({ path, changedAt }: PublicPage, appUrl: string): string => {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${xml(appUrl + path)}</loc>${changed}</url>`;
};

/** Serves the list of the pages that anybody may find, as sitemaps.org has it. */
export function sitemap(
  options: RequestOptions,
  appUrl: string,
): (c: HonoContext<AppEnv>) => Promise<Response> {
  return async (c) => {
    chargeAddress(c, options, 1);
    const pages = await publicPages(options.shared);
    const body = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...pages.map((page) => entryOf(page, appUrl)),
      '</urlset>',
    ].join('\n');
    return c.body(body, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    });
  };
}
