import type { Context } from '../context.ts';
import { findMessages, type ContactRow } from './repo.ts';

/** The messages that wait for an answer (with `all`, the closed ones after them), Premium first. */
export function listContactMessages(
  ctx: Pick<Context, 'db'>,
  which: { all: boolean; limit: number },
): Promise<ContactRow[]> {
  return findMessages(ctx, which);
}
