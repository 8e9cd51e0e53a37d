import type { MiddlewareHandler } from 'hono';
import type { Context } from '@sibila/core/context';
import { publicPages } from '@sibila/core/site/public-pages';
import { pairOfSlug, pairSlug } from '@sibila/domain/compatibility/sign-pairs';
import { chargeAddress, type AppEnv, type RequestOptions } from '../http/request-context.ts';

/** Pages that no list of pages names, and that people come to all the same. */
const UNLISTED = [
  '/login',
  '/auth',
  '/profile',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/revert-email',
];
/** Addresses that people type for what stands at another one. */
const ALIASES = new Map([
  ['/premium', '/#premium'],
  ['/palma', '/#palma'],
  ['/rss', '/rss.xml'],
]);
const PAIRS = '/compatibilidad/';

/** The path with its signs decoded; null where that can't be done. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A path as ours are written: lower case, no accents, hyphens between words, no slash at its end. */
function plain(path: string): string {
  const words = path.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const tidy = words.replace(/[\s_+]+/g, '-').replace(/\/+/g, '/');
  const ended = tidy.replace(/\/$/, '');
  const pair = ended.startsWith(PAIRS) ? pairOfSlug(ended.slice(PAIRS.length)) : null;
  return pair ? PAIRS + pairSlug(...pair) : ended;
}

/** The path as its page has it; the same where no page's is like it, or where it is so already. */
async function canonical(ctx: Pick<Context, 'db'>, asked: string): Promise<string> {
  const meant = plain(asked);
  const alias = ALIASES.get(meant);
  if (alias !== undefined) return alias;
  if (UNLISTED.includes(meant)) return meant;
  const pages = await publicPages(ctx);
  return pages.some(({ path }) => path === meant) ? meant : asked;
}

/**
 * Sends whoever wrote the address of a page in another way to the page for good, in one step:
 * capitals, accents, a slash too many, two signs in the other order, the short name of a section.
 * What follows `?` goes along.
 */
export function toCanonical(options: RequestOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const asked = decoded(c.req.path);
    // Files have a point in their names, and capitals; pages have neither.
    if (asked === null || asked === '/' || asked.includes('.')) return next();
    if (asked === plain(asked) && !ALIASES.has(asked)) return next();
    chargeAddress(c, options, 1);
    const path = await canonical(options.shared, asked);
    if (path === asked) return next();
    c.header('Cache-Control', 'private, max-age=3600');
    const { search } = new URL(c.req.url);
    return c.redirect(
      path.replace(/#|$/, (anchor) => search + anchor),
      301,
    );
  };
}
