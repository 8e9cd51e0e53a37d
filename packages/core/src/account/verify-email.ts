import { noteNewAddress } from '../billing/address.ts';
import { inTransaction, type Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { isWithinLimit, takeLimit } from '../quota/take-limit.ts';
import { freeAddress } from './free-address.ts';
import {
  consumeEmailToken,
  findUserByEmail,
  prolongReverts,
  updateUser,
  voidEmailTokens,
  type UserRow,
} from './repo.ts';
import { logEvent } from './log-event.ts';
import { isSameAddress, openLink } from './open-link.ts';
import { revertEnd, sendLink, sendNoLink, sendNotice } from './send-link.ts';
import { unlessTaken } from './unique.ts';

/**
 * Proves an address by the link that was mailed to it: a new account's, or the one that a person
 * moves to. Works once; TOKEN_INVALID otherwise, also when the address is another's by now.
 */
export async function verifyEmail(ctx: Context, { token }: { token: string }): Promise<void> {
  const work = inTransaction(ctx, async (tx) => {
    const link = await openLink(tx, token, ['verify', 'change'], { lock: true });
    if (!link || !(await consumeEmailToken(tx, link.id, tx.ports.clock.now())))
      throw new DomainError('TOKEN_INVALID');
    if (link.kind === 'change') await moveTo(tx, link.user, link.email);
    else await proveOwn(tx, link.user, link.email);
    return link;
  });
  // Somebody registered the new address between the look and the move; the link is still good.
  const { kind, userId } = await unlessTaken(work, 'users_email_key', 'UNAVAILABLE');
  logEvent(ctx, `email.${kind}`, userId, 'an address was proved');
  ctx.nudgeOutbox();
}

async function proveOwn(ctx: Context, user: UserRow, email: string): Promise<void> {
  if (!isSameAddress(user.email, email)) throw new DomainError('TOKEN_INVALID');
  await noteProof(ctx, user);
}

/** Notes that a person's address is theirs, and welcomes who proves it for the first time. */
export async function noteProof(ctx: Context, user: UserRow): Promise<void> {
  if (user.emailVerifiedAt) return;
  await updateUser(ctx, user.id, { emailVerifiedAt: ctx.ports.clock.now() });
  await sendNotice(ctx, user.email, { template: 'welcome', fullName: user.fullName });
}

/**
 * Gives a person the address that they proved, and makes the links to the old one useless, but for
 * those that bring it back: from now on they have their whole life before them.
 */
async function moveTo(ctx: Context, user: UserRow, email: string): Promise<void> {
  if (!user.pendingEmail || !isSameAddress(user.pendingEmail, email))
    throw new DomainError('TOKEN_INVALID');
  if (!(await freeAddress(ctx, user, email))) throw new DomainError('TOKEN_INVALID');
  const now = ctx.ports.clock.now();
  await updateUser(ctx, user.id, { email, pendingEmail: null });
  await noteNewAddress(ctx, user.id);
  await voidEmailTokens(ctx, user.id, ['verify', 'reset', 'change'], now);
  await prolongReverts(ctx, user.id, now, revertEnd(now));
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
  await inTransaction(ctx, async (tx) => {
    const { within } = await isWithinLimit(tx, 'mail.verify.email', email.toLowerCase());
    const user = await findUserByEmail(tx, email, { lock: true });
    if (within && user && !user.emailVerifiedAt)
      await sendLink(tx, user, { kind: 'verify', email: user.email });
    else await sendNoLink(tx, 'verify');
  });
  ctx.nudgeOutbox();
}
