import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context as HonoContext } from 'hono';
import { readCover } from '@sibila/core/blog/images';
import { DomainError } from '@sibila/core/errors';
import { homeSubject, shareSubject, type ShareSubject } from '@sibila/core/site/share-subject';
import { Drawings } from '../adapters/share-images/drawings.ts';
import { Press } from '../adapters/share-images/press.ts';
import { printed } from '../adapters/share-images/print.ts';
import { formOf, PICTURE_TYPES } from '../adapters/share-images/sheet.ts';
import { isHeld } from '../http/entity-tags.ts';
import { chargeAddress, type AppEnv, type RequestOptions } from '../http/request-context.ts';
import { SHOWN_ANYWHERE } from '../http/security-headers.ts';
import { webFolder } from './load-web.ts';

const WEEK = 'public, max-age=604800';
const FILE = /^([a-z0-9-]{1,80})\.(png|jpg)$/;

/** A card's or a stone's drawing, from the build or from its source. */
function artOf(folder: 'tarot' | 'runes', name: string): string {
  const built = join(webFolder(), 'client/art');
  const art = existsSync(built) ? built : join(webFolder(), '../public/art');
  return readFileSync(join(art, folder, `${name}.svg`), 'utf8');
}

/** The pictures that go with shared links, at /compartir; nothing else is there. */
export function shareImages(options: RequestOptions): Hono<AppEnv> {
  const { shared } = options;
  const press = new Press({ objects: shared.ports.objects, print: printed });
  const coverOf = async (file: string) => (await readCover(shared, file))?.bytes ?? null;
  const drawings = new Drawings({ artOf, coverOf });

  /** Charges first: also what is refused costs a look into the database. */
  async function answer(
    c: HonoContext<AppEnv>,
    asked: { name: string; ending: string },
    find: () => Promise<ShareSubject | null>,
  ) {
    chargeAddress(c, options, 1);
    const subject = await find();
    if (!subject) throw new DomainError('NOT_FOUND');
    const form = formOf(subject);
    if (asked.ending !== form) {
      // An article can get a cover, or lose it, after somebody shared it.
      const headers = { 'Cache-Control': 'no-cache', ...SHOWN_ANYWHERE };
      return c.body(null, 302, { ...headers, Location: `/compartir/${asked.name}.${form}` });
    }
    const drawing = await drawings.find(subject);
    const headers = { ETag: `"${drawing.name}"`, 'Cache-Control': WEEK, ...SHOWN_ANYWHERE };
    if (isHeld(c, headers.ETag)) return c.body(null, 304, headers);
    const bytes = await press.pictureOf(drawing);
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': PICTURE_TYPES[form] });
  }

  const app = new Hono<AppEnv>();
  app.get('/compartir/sibila.png', (c) =>
    answer(c, { name: 'sibila', ending: 'png' }, () => Promise.resolve(homeSubject())),
  );
  app.get('/compartir/:kind/:file', (c) => {
    const [, slug, ending = ''] = FILE.exec(c.req.param('file')) ?? [];
    const kind = c.req.param('kind');
    return answer(c, { name: `${kind}/${slug}`, ending }, async () =>
      slug === undefined ? null : shareSubject(shared, { kind, slug }),
    );
  });
  app.all('/compartir/*', () => {
    throw new DomainError('NOT_FOUND');
  });
  return app;
}
