import type { Context } from '../context.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { insertEmailToken, voidEmailTokens, type UserRow } from './repo.ts';

const VERIFY_LINK_MS = 24 * 60 * 60 * 1000;

/** Voids a person's earlier verification links and puts a mail with a new one into the outbox. */
export async function sendVerification(
  ctx: Context,
  user: Pick<UserRow, 'id' | 'email' | 'fullName'>,
): Promise<void> {
  const now = ctx.ports.clock.now();
  const expiresAt = new Date(now.getTime() + VERIFY_LINK_MS);
  const tokenId = ctx.ports.randomness.uuid();
  await voidEmailTokens(ctx, user.id, 'verify', now);
  await insertEmailToken(ctx, {
    id: tokenId,
    userId: user.id,
    kind: 'verify',
    email: user.email,
    createdAt: now,
    expiresAt,
  });
  await enqueueMail(ctx, {
    recipient: user.email,
    message: { template: 'verify-email', fullName: user.fullName, tokenId },
    expiresAt,
  });
}
