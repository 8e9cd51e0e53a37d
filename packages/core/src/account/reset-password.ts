import { inTransaction, type Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { isWithinLimit, takeLimit } from '../quota/take-limit.ts';
import { refuseMachines } from './human.ts';
import { logEvent } from './log-event.ts';
import { isSameAddress, openLink } from './open-link.ts';
import { refuseGuessable } from './password-rules.ts';
import { consumeEmailToken, findUserByEmail, type UserRow } from './repo.ts';
import { sendLink, sendNoLink } from './send-link.ts';
import { setPassword } from './set-password.ts';
import { noteProof } from './verify-email.ts';

/**
 * Mails a link with which a lost password is set anew. The answer, the work and the time are the
 * same for an address that nobody has. Refuses with TOO_MANY_REQUESTS by the asker's address alone,
 * and with HUMAN_CHECK_FAILED.
 */
export async function forgotPassword(
  ctx: Context,
  input: { email: string; turnstileToken?: string | null | undefined },
): Promise<void> {
  await takeLimit(ctx, 'mail.ip', ctx.request.ip);
  await refuseMachines(ctx, 'forgot-password', input.turnstileToken);
  await inTransaction(ctx, async (tx) => {
    const { within } = await isWithinLimit(tx, 'mail.reset.email', input.email.toLowerCase());
    const user = await findUserByEmail(tx, input.email, { lock: true });
    if (within && user) await sendLink(tx, user, { kind: 'reset', email: user.email });
    else await sendNoLink(tx, 'reset');
  });
  ctx.nudgeOutbox();
}

/** Whether a link can still set a password; asking uses nothing up. RESET_TOKEN_INVALID if not. */
export async function checkResetToken(ctx: Context, { token }: { token: string }): Promise<void> {
  await readReset(ctx, token);
}

/**
 * Sets a new password by a mailed link, once. Every session of the person ends and every other link
 * of theirs is void. A password that is refused leaves the link as good as it was.
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { user } = await readReset(ctx, token);
  await refuseGuessable('password', password, user);
  const passwordHash = await ctx.ports.passwordHasher.hash(password);
  await inTransaction(ctx, async (tx) => {
    const link = await readReset(tx, token, { lock: true });
    if (!(await consumeEmailToken(tx, link.id, tx.ports.clock.now()))) throw invalid();
    await noteProof(tx, link.user);
    await setPassword(tx, link.user, passwordHash);
  });
  logEvent(ctx, 'password.reset', user.id, 'a password was reset');
  ctx.nudgeOutbox();
}

const invalid = () => new DomainError('RESET_TOKEN_INVALID', { valid: false });

async function readReset(
  ctx: Context,
  token: string,
  options: { lock?: boolean } = {},
): Promise<{ id: string; user: UserRow }> {
  const link = await openLink(ctx, token, ['reset'], options);
  // A link that went to an address which the person has left opens nothing.
  if (!link || !isSameAddress(link.user.email, link.email)) throw invalid();
  return link;
}
