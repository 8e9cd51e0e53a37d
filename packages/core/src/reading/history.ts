import type { PageInput } from '@sibila/contracts/paging';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { removeKeepingId } from '../quota/reserve.ts';
import { fromCursor, toCursor, type Place } from './cursor.ts';
import type { ReadingRepo } from './repo.ts';

/** A page of the person's own readings, newest first; `nextCursor` is null on the last. */
export async function historyOf<R extends Place>(
  ctx: SignedInContext,
  repo: ReadingRepo<R>,
  { limit, cursor }: PageInput,
): Promise<{ items: R[]; nextCursor: string | null }> {
  const found = await repo.list(ctx, ctx.actor.user.id, limit + 1, fromCursor(cursor));
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last ? toCursor(last) : null };
}

/**
 * Forgets one of the person's own readings, all but its id, under which nobody can have another
 * one; NOT_FOUND also for somebody else's.
 */
export async function removeReading<R>(
  ctx: SignedInContext,
  repo: ReadingRepo<R>,
  { id }: { id: string },
): Promise<void> {
  const isRemoved = await removeKeepingId(ctx, { id, type: repo.type }, (tx) =>
    repo.remove(tx, ctx.actor.user.id, id),
  );
  if (!isRemoved) throw new DomainError('NOT_FOUND');
}
