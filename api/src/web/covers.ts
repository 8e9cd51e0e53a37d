import { Hono, type Context as HonoContext } from 'hono';
import { readCover } from '@sibila/core/blog/images';
import { DomainError } from '@sibila/core/errors';
import { isHeld } from '../http/entity-tags.ts';
import { chargeAddress, type AppEnv, type RequestOptions } from '../http/request-context.ts';
import { SHOWN_ANYWHERE } from '../http/security-headers.ts';
import { CoverShelf, type KeptCover } from './cover-shelf.ts';

/** A name tells what it holds: the covers of the blog never change under theirs. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Bytes: all covers of some sixty articles. */
const ROOM = 16_000_000;

/** The covers of articles, at /uploads/optimized; nothing else is there, whatever is asked for. */
export function covers(options: RequestOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const shelf = new CoverShelf(ROOM);

  async function fromStore(c: HonoContext<AppEnv>, file: string): Promise<KeptCover> {
    // Whoever guesses names must not keep the store busy; a page of the blog shows many covers,
    // and what is at hand costs nothing.
    chargeAddress(c, options, 1);
    const found = await readCover(options.shared, file);
    if (!found) throw new DomainError('NOT_FOUND');
    const cover = { bytes: new Uint8Array(found.bytes), type: found.type };
    shelf.put(file, cover);
    return cover;
  }

  app.get('/uploads/optimized/:file', async (c) => {
    const file = c.req.param('file');
    const { bytes, type } = shelf.get(file) ?? (await fromStore(c, file));
    const headers = { ETag: `"${file}"`, 'Cache-Control': FOREVER, ...SHOWN_ANYWHERE };
    if (isHeld(c, headers.ETag)) return c.body(null, 304, headers);
    return c.body(bytes, 200, { ...headers, 'Content-Type': type });
  });
  app.all('/uploads/*', () => {
    throw new DomainError('NOT_FOUND');
  });
  return app;
}
