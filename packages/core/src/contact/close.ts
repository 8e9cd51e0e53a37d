import type { Context } from '../context.ts';
import { showContactMessage } from './list.ts';
import { markClosed } from './repo.ts';

/** Notes that a message was seen to; false where that was noted before. Refuses with NOT_FOUND. */
export async function closeContactMessage(
  ctx: Pick<Context, 'db' | 'ports'>,
  id: string,
): Promise<boolean> {
  await showContactMessage(ctx, id);
  return markClosed(ctx, id, ctx.ports.clock.now());
}
