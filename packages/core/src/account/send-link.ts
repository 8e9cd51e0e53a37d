import type { Context } from '../context.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import type { OutboxMessage } from '../outbox/message.ts';
import { insertEmailToken, voidEmailTokens, type UserRow } from './repo.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOTICE_MS = 24 * HOUR_MS;

const LINKS = {
  verify: { ms: 24 * HOUR_MS, template: 'verify-email' },
  reset: { ms: HOUR_MS, template: 'reset-password' },
  change: { ms: 24 * HOUR_MS, template: 'confirm-new-address' },
} as const;

type LinkKind = keyof typeof LINKS;
/** A stranger may ask for a reset: it must not void the link that its owner has in the mailbox. */
const isVoidedByNewer = (kind: LinkKind) => kind !== 'reset';
const REVERT_MS = 7 * 24 * HOUR_MS;

/** When a link that sets a password dies if it is made now. */
export const resetEnd = (now: Date) => new Date(now.getTime() + LINKS.reset.ms);

/** When a link that brings an old address back dies if it is made now. */
export const revertEnd = (now: Date) => new Date(now.getTime() + REVERT_MS);

/**
 * Notes a new link for `email`, which it puts into the outbox unless `isMailed` is false: then the
 * link exists and nobody ever sees it. It voids the person's earlier links of its kind, but for
 * those of a reset, of which the first that is used voids the others.
 */
export async function sendLink(
  ctx: Context,
  user: Pick<UserRow, 'id' | 'fullName'>,
  link: { kind: LinkKind; email: string; isMailed?: boolean },
): Promise<void> {
  const { kind, email, isMailed = true } = link;
  const { ms, template } = LINKS[kind];
  const now = ctx.ports.clock.now();
  const expiresAt = new Date(now.getTime() + ms);
  const tokenId = ctx.ports.randomness.uuid();
  if (isVoidedByNewer(kind)) await voidEmailTokens(ctx, user.id, [kind], now);
  await insertEmailToken(ctx, {
    id: tokenId,
    userId: user.id,
    kind,
    email,
    createdAt: now,
    expiresAt,
  });
  if (!isMailed) return;
  const message = { template, fullName: user.fullName, tokenId };
  await enqueueMail(ctx, { recipient: email, message, expiresAt });
}

/**
 * Tells a person, at the address they have, that the account is to move to another, with a link
 * that brings it back. No other link of the kind becomes useless: theirs must outlive a thief's.
 */
export async function sendChangeNotice(
  ctx: Context,
  user: Pick<UserRow, 'id' | 'fullName' | 'email'>,
  newEmail: string,
): Promise<void> {
  const { id: userId, fullName, email } = user;
  const now = ctx.ports.clock.now();
  const tokenId = ctx.ports.randomness.uuid();
  await insertEmailToken(ctx, {
    id: tokenId,
    userId,
    kind: 'revert',
    email,
    createdAt: now,
    expiresAt: revertEnd(now),
  });
  await sendNotice(ctx, email, { template: 'address-change-notice', fullName, newEmail, tokenId });
}

/** Takes the statements of `sendLink` and writes nothing, so that time tells no known address. */
export async function sendNoLink(ctx: Context, kind: LinkKind): Promise<void> {
  const nobody = ctx.ports.randomness.uuid();
  const statements = isVoidedByNewer(kind) ? 3 : 2;
  for (let statement = 0; statement < statements; statement++)
    await voidEmailTokens(ctx, nobody, [kind], ctx.ports.clock.now());
}

/** Puts a mail that only tells something into the outbox. */
export async function sendNotice(
  ctx: Context,
  recipient: string,
  message: OutboxMessage,
): Promise<void> {
  const expiresAt = new Date(ctx.ports.clock.now().getTime() + NOTICE_MS);
  await enqueueMail(ctx, { recipient, message, expiresAt });
}
