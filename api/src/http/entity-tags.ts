import type { Context as HonoContext } from 'hono';

/**
 * Whether who asks has what this ETag stands for: by any tag of the `If-None-Match` header, weak
 * or not, or by `*` (RFC 9110, 13.1.2). Only for what is there: `*` is nothing else's.
 */
export function isHeld(c: Pick<HonoContext, 'req'>, etag: string): boolean {
  const held = c.req.header('if-none-match')?.trim() ?? '';
  if (held === '*') return true;
  return held.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, '')) ?? false;
}
