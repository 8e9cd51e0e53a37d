import type { Context } from '../context.ts';
import { forgetCover } from './images.ts';
import { dropCover, fastenNamed, findLooseCovers, takeCover } from './loose-covers.ts';

/** Pages, the feed and who reads it have looked for news long before. */
const SHOWN_MS = 24 * 60 * 60 * 1000;
/** Longer than the store can take over all files of a cover. */
const TAKEN_MS = 60 * 1000;

/**
 * Deletes the covers that no post has named for a day. One that can't be deleted is left to the next
 * purge and stops no other.
 */
export async function purgeCovers(ctx: Pick<Context, 'db' | 'ports' | 'log'>): Promise<void> {
  const { clock } = ctx.ports;
  const until = new Date(clock.now().getTime() - SHOWN_MS);
  await fastenNamed(ctx, until);
  for (const name of await findLooseCovers(ctx, until)) {
    const now = clock.now();
    const taking = { name, until, now, takenUntil: new Date(now.getTime() + TAKEN_MS) };
    if (!(await takeCover(ctx, taking))) continue;
    try {
      await forgetCover(ctx, name);
    } catch (err) {
      ctx.log.warn({ cover: name, err }, 'a cover was not deleted yet');
      continue;
    }
    await dropCover(ctx, taking);
  }
}
