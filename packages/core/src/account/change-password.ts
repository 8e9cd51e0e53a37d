import { ERRORS } from '@sibila/contracts/errors';
import { inTransaction, type SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { logEvent } from './log-event.ts';
import { refuseGuessable } from './password-rules.ts';
import { findUserById } from './repo.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes the password of who is signed in and knows the one they have. Every other session of
 * theirs ends. Refuses with INVALID_INPUT, WRONG_PASSWORD and TOO_MANY_REQUESTS.
 */
export async function changePassword(
  ctx: SignedInContext,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { user, sessionId } = ctx.actor;
  const { passwordHasher } = ctx.ports;
  await refuseGuessable('newPassword', input.newPassword, user);
  await takeLimit(ctx, 'account.password', user.id);
  const row = await findUserById(ctx, user.id);
  if (!(await passwordHasher.verify(row?.passwordHash ?? null, input.currentPassword)) || !row)
    throw wrong();
  const passwordHash = await passwordHasher.hash(input.newPassword);
  await inTransaction(ctx, async (tx) => {
    const locked = await findUserById(tx, user.id, { lock: true });
    // Another request changed it meanwhile: what was typed is no longer the current one.
    if (!locked || locked.passwordHash !== row.passwordHash) throw wrong();
    await setPassword(tx, locked, passwordHash, sessionId);
  });
  logEvent(ctx, 'password.changed', user.id, 'a password was changed');
  ctx.nudgeOutbox();
}

const wrong = () =>
  new DomainError('WRONG_PASSWORD', { errors: { currentPassword: ERRORS.WRONG_PASSWORD.message } });
