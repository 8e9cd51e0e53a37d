import { packedContent } from '../http/packed.ts';

/** What pages ask for as they run is needed to see them whole. */
const ALLOWED = ['/trpc/horoscope.', '/trpc/blog.', '/api/docs', '/api/openapi.json'];
/**
 * What is no page. Those that are nobody's to find say so of themselves, which only those who may
 * read them learn.
 */
const FORBIDDEN = ['/api/', '/trpc/', '/dev/'];

/** Tells machines where they may go, and where the list of pages is. */
export function robots(appUrl: string): ReturnType<typeof packedContent> {
  const text = [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...FORBIDDEN.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
  return packedContent(text, {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'public, max-age=3600',
  });
}
