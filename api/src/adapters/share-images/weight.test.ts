import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { homeSubject, shareSubject, type ShareSubject } from '@sibila/core/site/share-subject';
import { openDatabase } from '@sibila/drizzle/client';
import { renderCover } from '../covers/render-cover.ts';
import { Drawings } from './drawings.ts';
import { printed } from './print.ts';

/** Bytes: the least of what those who show shared links take; past it they show no picture. */
const CEILING = 300_000;
const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const drawings = new Drawings({
  artOf: (folder, name) => read(`web/public/art/${folder}/${name}.svg`),
  /** As the blog keeps it. */
  coverOf: async (file) => {
    const drawn = Buffer.from(read(`packages/content/blog/covers/${file}.svg`));
    const images = await renderCover(drawn);
    return images.find(({ width, format }) => width === 1200 && format === 'webp')?.bytes ?? null;
  },
});
/** A database that nothing listens for: of all kinds articles alone are looked for there. */
const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
afterAll(() => away.close());

async function subjectOf(kind: string, slug: string): Promise<ShareSubject | null> {
  if (kind === 'inicio') return homeSubject();
  if (kind !== 'articulo') return shareSubject({ db: away.db }, { kind, slug });
  const title = slug.replaceAll('-', ' ');
  return { picture: { of: 'cover', file: slug }, over: 'Blog · Astrología', title, under: '' };
}

it.each([
  ['inicio', '', 'png'],
  ['signo', 'aries', 'png'],
  ['signo', 'virgo', 'png'],
  ['signo', 'piscis', 'png'],
  ['pareja', 'aries-leo', 'png'],
  ['pareja', 'cancer-escorpio', 'png'],
  ['arcano', 'el-loco', 'png'],
  ['arcano', 'la-rueda-de-la-fortuna', 'png'],
  ['arcano', 'el-mundo', 'png'],
  ['runa', 'fehu', 'png'],
  ['runa', 'nauthiz', 'png'],
  ['runa', 'runa-en-blanco', 'png'],
  ['articulo', 'la-torre-y-la-muerte-sin-miedo', 'jpeg'],
  ['articulo', 'compatibilidad-entre-signos', 'jpeg'],
  ['articulo', 'mercurio-retrogrado-sin-panico', 'jpeg'],
])('%s/%s, a %s, is light enough for who shows shared links', async (kind, slug, format) => {
  const subject = await subjectOf(kind, slug);
  if (!subject) throw new Error('there is none of that name');
  const { draw } = await drawings.find(subject);
  const bytes = await printed(await draw());
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(CEILING);
});
