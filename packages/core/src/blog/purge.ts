import { inTransaction, type Context } from '../context.ts';
import { forgetCover } from './images.ts';
import { findReplacedCovers, updatePost } from './repo.ts';

/** Pages, the feed and who reads it have looked for news long before. */
const SHOWN_MS = 24 * 60 * 60 * 1000;

/** Deletes the covers that were replaced a day ago. */
export async function purgeCovers(ctx: Pick<Context, 'db' | 'ports'>): Promise<void> {
  const until = new Date(ctx.ports.clock.now().getTime() - SHOWN_MS);
  await inTransaction(ctx, async (tx) => {
    for (const { slug, replacedCover } of await findReplacedCovers(tx, until)) {
      if (replacedCover !== null) await forgetCover(tx, replacedCover);
      await updatePost(tx, slug, { replacedCover: null });
    }
  });
}
