import { inTransaction, type Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { isWithinLimit, takeLimit } from '../quota/take-limit.ts';
import { consumeEmailToken, findUserByEmail, updateUser } from './repo.ts';
import { readEmailToken } from './email-token.ts';
import { sendVerification } from './send-verification.ts';

/** Proves an address by the link that was mailed to it. Works once; TOKEN_INVALID otherwise. */
export async function verifyEmail(ctx: Context, { token }: { token: string }): Promise<void> {
  const id = readEmailToken(ctx, token);
  if (id === null) throw new DomainError('TOKEN_INVALID');
  await inTransaction(ctx, async (tx) => {
    const now = tx.ports.clock.now();
    const used = await consumeEmailToken(tx, id, 'verify', now);
    if (!used) throw new DomainError('TOKEN_INVALID');
    const user = await findUserByEmail(tx, used.email, { lock: true });
    if (!user || user.id !== used.userId) throw new DomainError('TOKEN_INVALID');
    await updateUser(tx, user.id, { emailVerifiedAt: user.emailVerifiedAt ?? now });
  });
}

/**
 * Mails a new verification link to an address that waits for one. The answer tells nothing about
 * the address. Refuses with TOO_MANY_REQUESTS by the asker's address alone.
 */
export async function resendVerification(
  ctx: Context,
  { email }: { email: string },
): Promise<void> {
  await takeLimit(ctx, 'mail.ip', ctx.request.ip);
  const { within } = await isWithinLimit(ctx, 'mail.verify.email', email.toLowerCase());
  await inTransaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx, email, { lock: true });
    if (within && user && !user.emailVerifiedAt) await sendVerification(tx, user);
  });
  ctx.nudgeOutbox();
}
