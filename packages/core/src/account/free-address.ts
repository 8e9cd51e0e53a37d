import type { Context } from '../context.ts';
import { deleteUser, findUserByEmail, type UserRow } from './repo.ts';

/**
 * Frees an address for a locked person who has proved it; false when it is another's. An account
 * that never proved it must not keep it from who does, and nobody could enter that account.
 */
export async function freeAddress(
  ctx: Pick<Context, 'db'>,
  user: Pick<UserRow, 'id'>,
  email: string,
): Promise<boolean> {
  const holder = await findUserByEmail(ctx, email, { lock: true });
  if (!holder || holder.id === user.id) return true;
  if (holder.emailVerifiedAt) return false;
  await deleteUser(ctx, holder.id);
  return true;
}
