import type { Context, SignedInContext } from '../context.ts';
import { isWithinLimit, takeLimit } from '../quota/take-limit.ts';
import { isSameAddress } from './open-link.ts';
import {
  findUserByEmail,
  hasRevertLink,
  updateUser,
  voidEmailTokens,
  type UserRow,
} from './repo.ts';
import { sendChangeNotice, sendLink, sendNotice } from './send-link.ts';

/** Which mails the new address may still get this hour. */
interface MayMail {
  link: boolean;
  notice: boolean;
}

/** Counts a wish for a new address; TOO_MANY_REQUESTS past the person's own limit alone. */
export async function takeAddressLimits(ctx: SignedInContext, email: string): Promise<MayMail> {
  const address = email.toLowerCase();
  await takeLimit(ctx, 'account.email', ctx.actor.user.id);
  const link = await isWithinLimit(ctx, 'mail.verify.email', address);
  const notice = await isWithinLimit(ctx, 'mail.registered.email', address);
  return { link: link.within, notice: notice.within };
}

/**
 * Notes the address that a locked person wants, mails it a link and tells the present one. When it
 * is another's, its owner is told instead, and the link exists but is mailed to nobody: neither the
 * answer nor how long the address waits tells which it was.
 */
export async function askForAddress(
  ctx: Context,
  user: UserRow,
  email: string,
  mayMail: MayMail,
): Promise<void> {
  const isRepeated = user.pendingEmail !== null && isSameAddress(user.pendingEmail, email);
  const holder = await findUserByEmail(ctx, email);
  const owner = holder?.emailVerifiedAt ? holder : null;
  await updateUser(ctx, user.id, { pendingEmail: email });
  // A link that no mail may replace stays good.
  if (mayMail.link || !isRepeated)
    await sendLink(ctx, user, { kind: 'change', email, isMailed: mayMail.link && !owner });
  if (owner && mayMail.notice)
    await sendNotice(ctx, owner.email, { template: 'address-in-use', fullName: owner.fullName });
  // Who asks for the same address until the link to undo it has died must not get it unannounced.
  if (!isRepeated || !(await hasRevertLink(ctx, user, ctx.ports.clock.now())))
    await sendChangeNotice(ctx, user, email);
}

/** Forgets the address that waits, and its link. */
export async function forgetPendingAddress(ctx: Context, user: UserRow): Promise<void> {
  if (user.pendingEmail === null) return;
  await updateUser(ctx, user.id, { pendingEmail: null });
  await voidEmailTokens(ctx, user.id, ['change'], ctx.ports.clock.now());
}
