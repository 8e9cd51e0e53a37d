import { coverFile, isPostSlug } from '@sibila/contracts/blog-names';
import type { Context } from '../context.ts';
import type { Article, Cover, CoverImage, Source } from './article.ts';
import { forgetCover, keyOfCover } from './images.ts';
import { readingMinutes } from './reading-minutes.ts';
import { findPost, insertPost, updatePost, type PostRow } from './repo.ts';

export type ImportContext = Pick<Context, 'db' | 'ports'>;

/** What an import did: made a draft, changed what was there, or found nothing to do. */
export type ImportOutcome = 'new' | 'changed' | 'same';

/**
 * Takes an article in. A new one stays a draft until it is published; one that is there is changed
 * and stays as public as it was. The cover is kept before anything names it.
 */
export async function importPost(ctx: ImportContext, source: Source): Promise<ImportOutcome> {
  const { article, cover, digest } = source;
  if (!isPostSlug(article.slug)) throw new RangeError('not an address of an article');
  const before = await findPost(ctx, article.slug);
  if (before?.sourceDigest === digest) return 'same';
  if (cover && cover.name !== before?.cover) await keepCover(ctx, cover);
  const now = ctx.ports.clock.now();
  const fields = fieldsOf(article, cover, digest, now);
  const isNew =
    before === null &&
    (await insertPost(ctx, {
      ...fields,
      id: ctx.ports.randomness.uuid(),
      slug: article.slug,
      day: article.day ?? now.toISOString().slice(0, 10),
      publishedAt: null,
      withdrawnAt: null,
    }));
  if (isNew) return 'new';
  const day = article.day === null ? {} : { day: article.day };
  await updatePost(ctx, article.slug, { ...fields, ...day });
  if (before?.cover && before.cover !== cover?.name) await forgetCover(ctx, before.cover);
  return 'changed';
}

type Fields = Omit<PostRow, 'id' | 'slug' | 'day' | 'publishedAt' | 'withdrawnAt'>;

function fieldsOf(article: Article, cover: Cover | null, digest: string, now: Date): Fields {
  const { slug: _, day: __, coverAlt, ...texts } = article;
  return {
    ...texts,
    readingMinutes: readingMinutes(article.html),
    cover: cover?.name ?? null,
    coverAlt: cover ? coverAlt : null,
    sourceDigest: digest,
    updatedAt: now,
  };
}

async function keepCover({ ports }: Pick<Context, 'ports'>, cover: Cover): Promise<void> {
  const keep = ({ width, format, bytes }: CoverImage) =>
    ports.objects.put(keyOfCover(coverFile(cover.name, width, format)), bytes, `image/${format}`);
  await Promise.all((await cover.images()).map(keep));
}
