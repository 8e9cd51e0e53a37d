import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { findMessage, markClosed } from './repo.ts';

/** Notes that a message was seen to; false where that was noted before. Refuses with NOT_FOUND. */
export async function closeContactMessage(
  ctx: Pick<Context, 'db' | 'ports'>,
  id: string,
): Promise<boolean> {
  if (!(await findMessage(ctx, id))) throw new DomainError('NOT_FOUND');
  return markClosed(ctx, id, ctx.ports.clock.now());
}
