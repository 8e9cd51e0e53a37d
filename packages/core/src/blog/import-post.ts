import { coverFile, isNewPostSlug } from '@sibila/contracts/blog-names';
import { inTransaction, type Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Article, Cover, CoverImage, Source } from './article.ts';
import { isCoverKept, keyOfCover } from './images.ts';
import { fastenCover, holdCover, loosenCover } from './loose-covers.ts';
import { readingMinutes } from './reading-minutes.ts';
import { findPost, insertPost, updatePost, type PostRow } from './repo.ts';

export type ImportContext = Pick<Context, 'db' | 'ports'>;

/** What became of an article: a draft, a change, nothing as it is there, or left as it has the address. */
type WriteOutcome = 'new' | 'changed' | 'same' | 'taken';

/** What an import did: also `mended`, where it kept the lost cover of the same article again. */
export type ImportOutcome = WriteOutcome | 'mended';

interface ImportOptions {
  /** Whether an article that has the address already may be changed. */
  mayReplace?: boolean;
}

/**
 * Takes an article in. A new one stays a draft until it is published; one that is there is changed,
 * unless it may not be replaced, and stays as public as it was. The cover is kept before anything
 * names it, and again where its files were lost. Refuses with UNAVAILABLE as `keepCover` does.
 */
export async function importPost(
  ctx: ImportContext,
  source: Source,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const { article, cover, digest } = source;
  if (!isNewPostSlug(article.slug)) throw new RangeError('not an address of an article');
  const before = await findPost(ctx, article.slug);
  if (before && options.mayReplace === false) return 'taken';
  const isSame = before?.sourceDigest === digest;
  if (isSame && (await isWhole(ctx, before, cover))) return 'same';
  if (cover) await keepCover(ctx, cover);
  const outcome = await inTransaction(ctx, (tx) => writePost(tx, source, options));
  return isSame && outcome === 'same' ? 'mended' : outcome;
}

/** Whether a post that was made of the same has its cover's files. */
const isWhole = async (ctx: ImportContext, { cover: kept }: PostRow, cover: Cover | null) =>
  cover === null || cover.name !== kept || isCoverKept(ctx, kept);

/**
 * Keeps a cover unless all of it is there. Where no post ever names it the purge finds it.
 * Refuses with UNAVAILABLE while the purge deletes what is left of one of this name.
 */
export async function keepCover(ctx: ImportContext, cover: Cover): Promise<void> {
  const { clock, objects } = ctx.ports;
  if (!(await holdCover(ctx, cover.name, clock.now())))
    throw new DomainError('UNAVAILABLE', { retryAfter: 60 });
  if (await isCoverKept(ctx, cover.name)) return;
  const keep = ({ width, format, bytes }: CoverImage) =>
    objects.put(keyOfCover(coverFile(cover.name, width, format)), bytes, `image/${format}`);
  await Promise.all((await cover.images()).map(keep));
}

/** Writes an article whose cover is kept, within a transaction: what is there then is what counts. */
export async function writePost(
  tx: ImportContext,
  { article, cover, digest }: Source,
  { mayReplace = true }: ImportOptions = {},
): Promise<WriteOutcome> {
  const now = tx.ports.clock.now();
  const fields = fieldsOf(article, cover, digest, now);
  const before = await insertOrLock(tx, {
    ...fields,
    id: tx.ports.randomness.uuid(),
    slug: article.slug,
    day: article.day ?? now.toISOString().slice(0, 10),
    publishedAt: null,
    withdrawnAt: null,
  });
  if (before && !mayReplace) return 'taken';
  if (before?.sourceDigest === digest) return 'same';
  if (before) await replace(tx, { article, before, fields });
  if (fields.cover !== null) await fastenCover(tx, fields.cover);
  return before ? 'changed' : 'new';
}

/** Keeps a new post; gives the one that has its address already, locked, or null where there is none. */
async function insertOrLock(tx: ImportContext, row: PostRow): Promise<PostRow | null> {
  while (!(await insertPost(tx, row))) {
    const before = await findPost(tx, row.slug, { lock: true });
    // Where it was deleted in between its address is free now.
    if (before) return before;
  }
  return null;
}

type Fields = Omit<PostRow, 'id' | 'slug' | 'day' | 'publishedAt' | 'withdrawnAt'>;

interface Replacement {
  article: Article;
  /** What stands there, locked. */
  before: PostRow;
  fields: Fields;
}

/** Changes a post. What was its cover is still shown by pages that were kept: it goes later. */
async function replace(tx: ImportContext, { article, before, fields }: Replacement): Promise<void> {
  await updatePost(tx, article.slug, {
    ...fields,
    ...(article.day !== null && { day: article.day }),
  });
  if (before.cover !== null && before.cover !== fields.cover)
    await loosenCover(tx, before.cover, fields.updatedAt);
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
