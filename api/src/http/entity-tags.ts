import type { Context as HonoContext } from 'hono';

/**
 * Whether who asks has what this ETag stands for: by any tag of the `If-None-Match` header, weak
 * or not, or by `*` (RFC 9110, 13.1.2). Only for what is there: `*` is nothing else's.
 */
export const isHeld = (c: Pick<HonoContext, 'req'>, etag: string): boolean =>
  isAmong(c.req.header('if-none-match'), etag);

/** The same by the value of an `If-None-Match` header. */
export function isAmong(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false;
  if (tags.trim() === '*') return true;
  return tags.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, '')) ?? false;
}
