import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { findMessage, findMessages, type ContactRow } from './repo.ts';

/** The messages that wait for an answer (with `all`, the closed ones after them), Premium first. */
export function listContactMessages(
  ctx: Pick<Context, 'db'>,
  which: { all: boolean; limit: number },
): Promise<ContactRow[]> {
  return findMessages(ctx, which);
}

/** One message. Refuses with NOT_FOUND. */
export async function showContactMessage(
  ctx: Pick<Context, 'db'>,
  id: string,
): Promise<ContactRow> {
  const row = await findMessage(ctx, id);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}
