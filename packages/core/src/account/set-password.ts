import type { Context } from '../context.ts';
import { updateUser, voidEmailTokens, type UserRow } from './repo.ts';
import { sendNotice } from './send-link.ts';

/**
 * Gives a locked person a new password, in the caller's transaction: their sessions end (but `keep`),
 * their links are void, a new address that waits is forgotten, and they are told by mail.
 */
export async function setPassword(
  ctx: Context,
  user: UserRow,
  passwordHash: string,
  keep?: string,
): Promise<void> {
  await updateUser(ctx, user.id, { passwordHash, pendingEmail: null });
  await voidEmailTokens(ctx, user.id, ['verify', 'reset', 'change'], ctx.ports.clock.now());
  await ctx.ports.sessions.endAll(ctx.db, user.id, keep);
  await sendNotice(ctx, user.email, { template: 'password-changed', fullName: user.fullName });
}
