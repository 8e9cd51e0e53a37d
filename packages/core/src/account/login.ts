import type { LoginInput, User } from '@sibila/contracts/account';
import { inTransaction, type Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { isKnownAddress, rememberAddress } from './known-address.ts';
import { noteLogin } from './known-device.ts';
import { logEvent } from './log-event.ts';
import { findUserByEmail, findUserById, updateUser } from './repo.ts';
import { toUser } from './user.ts';

/**
 * Signs a person in and gives the new session's token. A wrong address and a wrong password can't
 * be told apart; that an address is unverified is said only to who knows the password.
 */
export async function login(
  ctx: Context,
  input: Pick<LoginInput, 'email' | 'password'>,
): Promise<{ user: User; token: string }> {
  const address = input.email.toLowerCase();
  await takeLimit(ctx, 'login.ip', ctx.request.ip);
  await takeLimit(ctx, 'login.emailAndIp', `${address} ${ctx.request.ip}`);
  if (!(await isKnownAddress(ctx, address, ctx.request.ip)))
    await takeLimit(ctx, 'login.email', address);
  const row = await findUserByEmail(ctx, input.email);
  const { passwordHasher, sessions } = ctx.ports;
  if (!(await passwordHasher.verify(row?.passwordHash ?? null, input.password)) || !row) {
    logEvent(ctx, 'login.failed', row?.id ?? address, 'a login failed');
    throw new DomainError('INVALID_CREDENTIALS');
  }
  if (!row.emailVerifiedAt) throw new DomainError('EMAIL_NOT_VERIFIED', { emailVerified: false });
  const stronger = passwordHasher.isOutdated(row.passwordHash)
    ? await passwordHasher.hash(input.password)
    : null;
  const token = await inTransaction(ctx, async (tx) => {
    const locked = await findUserById(tx, row.id, { lock: true });
    // Changed since it was looked at: a session for the old password would outlive the change.
    if (locked?.passwordHash !== row.passwordHash) throw new DomainError('INVALID_CREDENTIALS');
    if (stronger !== null) await updateUser(tx, row.id, { passwordHash: stronger });
    await rememberAddress(tx, address, ctx.request.ip);
    await noteLogin(tx, locked);
    if (ctx.actor) await sessions.end(tx.db, ctx.actor.sessionId);
    const session = { userId: row.id, userAgent: ctx.request.userAgent };
    return (await sessions.open(tx.db, session)).token;
  });
  logEvent(ctx, 'login.ok', row.id, 'a person signed in');
  ctx.nudgeOutbox();
  return { user: toUser(row, ctx.ports.clock.now()), token };
}

/** Ends the session that asks; does nothing without one. */
export async function logout(ctx: Context): Promise<void> {
  if (ctx.actor) await ctx.ports.sessions.end(ctx.db, ctx.actor.sessionId);
}
