import type { PageInput } from '@sibila/contracts/paging';
import type { TarotReading } from '@sibila/contracts/tarot';
import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { fromCursor, toCursor } from '../reading/cursor.ts';
import { deleteTarotReading, listTarotReadings } from './repo.ts';

/** A page of the person's own tarot readings, newest first; `nextCursor` is null on the last. */
export async function tarotHistory(
  ctx: SignedInContext,
  { limit, cursor }: PageInput,
): Promise<{ items: TarotReading[]; nextCursor: string | null }> {
  const found = await listTarotReadings(ctx, ctx.actor.user.id, limit + 1, fromCursor(cursor));
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last ? toCursor(last) : null };
}

/** Forgets one of the person's own readings; NOT_FOUND also for somebody else's. */
export async function removeTarotReading(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<void> {
  if (!(await deleteTarotReading(ctx, ctx.actor.user.id, id))) throw new DomainError('NOT_FOUND');
}
