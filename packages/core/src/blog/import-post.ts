import { coverFile, isPostSlug } from '@sibila/contracts/blog-names';
import type { Context } from '../context.ts';
import type { Article, Cover, CoverImage, Source } from './article.ts';
import { forgetCover, isCoverKept, keyOfCover } from './images.ts';
import { readingMinutes } from './reading-minutes.ts';
import { findPost, insertPost, updatePost, type PostRow } from './repo.ts';

export type ImportContext = Pick<Context, 'db' | 'ports'>;

/**
 * What an import did: made a draft, changed what was there, kept a lost cover again, found nothing
 * to do, or left alone what has the address already.
 */
export type ImportOutcome = 'new' | 'changed' | 'mended' | 'same' | 'taken';

/**
 * Takes an article in. A new one stays a draft until it is published; one that is there is changed,
 * unless it may not be replaced, and stays as public as it was. The cover is kept before anything
 * names it, and again where its files were lost.
 */
export async function importPost(
  ctx: ImportContext,
  source: Source,
  { mayReplace = true } = {},
): Promise<ImportOutcome> {
  const { article, cover, digest } = source;
  if (!isPostSlug(article.slug)) throw new RangeError('not an address of an article');
  const before = await findPost(ctx, article.slug);
  if (before && !mayReplace) return 'taken';
  const isSame = before?.sourceDigest === digest;
  if (isSame && (cover === null || cover.name !== before.cover)) return 'same';
  const isLost = cover !== null && !(await isCoverKept(ctx, cover.name));
  if (isLost) await keepCover(ctx, cover);
  if (isSame) return isLost ? 'mended' : 'same';
  const now = ctx.ports.clock.now();
  const fields = fieldsOf(article, cover, digest, now);
  const isNew =
    before === null &&
    (await insertPost(ctx, {
      ...fields,
      id: ctx.ports.randomness.uuid(),
      slug: article.slug,
      day: article.day ?? now.toISOString().slice(0, 10),
      replacedCover: null,
      publishedAt: null,
      withdrawnAt: null,
    }));
  if (isNew) return 'new';
  if (!mayReplace) return 'taken';
  await replace(ctx, { article, before, fields });
  return 'changed';
}

type Fields = Omit<
  PostRow,
  'id' | 'slug' | 'day' | 'replacedCover' | 'publishedAt' | 'withdrawnAt'
>;

interface Replacement {
  article: Article;
  /** What stands there; null where it came meanwhile. */
  before: PostRow | null;
  fields: Fields;
}

/** Changes a post. What was its cover is still shown by pages that were kept: it goes later. */
async function replace(ctx: ImportContext, { article, before, fields }: Replacement) {
  const day = article.day === null ? {} : { day: article.day };
  const replacedCover = before && replacedAfter(before, fields.cover);
  await updatePost(ctx, article.slug, {
    ...fields,
    ...day,
    ...(before && { replacedCover }),
  });
  const older = before?.replacedCover ?? null;
  if (older !== null && older !== replacedCover && older !== fields.cover)
    await forgetCover(ctx, older);
}

function replacedAfter(before: PostRow, cover: string | null): string | null {
  if (before.cover !== null && before.cover !== cover) return before.cover;
  return before.replacedCover === cover ? null : before.replacedCover;
}

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
