import { isPostSlug } from '@sibila/contracts/blog-names';
import { inTransaction, type Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { loosenCover } from './loose-covers.ts';
import { deletePost, findPost, notePublished, updatePost, type PostRow } from './repo.ts';

type PublishContext = Pick<Context, 'db' | 'ports'>;

async function found(ctx: Pick<Context, 'db'>, slug: string): Promise<PostRow> {
  const row = isPostSlug(slug) ? await findPost(ctx, slug, { lock: true }) : null;
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/** Lets everybody read a post; false when they already could. Refuses with NOT_FOUND. */
export const publishPost = (ctx: PublishContext, slug: string): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const now = ctx.ports.clock.now();
    // Before the post is locked, as whoever publishes many does: so nobody waits in a circle.
    await notePublished(tx, now);
    const { publishedAt, withdrawnAt } = await found(tx, slug);
    if (publishedAt && !withdrawnAt) return false;
    const since = publishedAt ?? now;
    return updatePost(tx, slug, { publishedAt: since, withdrawnAt: null });
  });

/** Takes a post back; false when nobody could read it anyway. Refuses with NOT_FOUND. */
export const withdrawPost = (ctx: PublishContext, slug: string): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const { publishedAt, withdrawnAt } = await found(tx, slug);
    if (!publishedAt || withdrawnAt) return false;
    return updatePost(tx, slug, { withdrawnAt: ctx.ports.clock.now() });
  });

/**
 * Deletes a post for good. Its cover is still shown by pages that were kept: the purge deletes it a
 * day later. Refuses with NOT_FOUND.
 */
export const removePost = (ctx: PublishContext, slug: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { cover } = await found(tx, slug);
    await deletePost(tx, slug);
    if (cover !== null) await loosenCover(tx, cover, ctx.ports.clock.now());
  });
