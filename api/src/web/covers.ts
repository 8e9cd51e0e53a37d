import { Hono } from 'hono';
import { readCover } from '@sibila/core/blog/images';
import { DomainError } from '@sibila/core/errors';
import { chargeAddress, type AppEnv, type RequestOptions } from '../http/request-context.ts';

/** A name tells what it holds: the covers of the blog never change under theirs. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The covers of articles, at /uploads/optimized; nothing else is there, whatever is asked for. */
export function covers(options: RequestOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const known = new Set<string>();
  app.get('/uploads/optimized/:file', async (c) => {
    const file = c.req.param('file');
    // Whoever guesses names must not keep the store busy; a page of the blog shows many covers,
    // and what was there before is no guess.
    if (!known.has(file)) chargeAddress(c, options, 1);
    const found = await readCover(options.shared, file);
    if (!found) {
      known.delete(file);
      throw new DomainError('NOT_FOUND');
    }
    known.add(file);
    return c.body(new Uint8Array(found.bytes), 200, {
      'Content-Type': found.type,
      'Cache-Control': FOREVER,
    });
  });
  app.all('/uploads/*', () => {
    throw new DomainError('NOT_FOUND');
  });
  return app;
}
