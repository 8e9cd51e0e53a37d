import { and, asc, eq, inArray, isNull, lte, min } from 'drizzle-orm';
import { accountDeletedEmail } from '@sibila/emails/account-deleted';
import { addressChangeNoticeEmail } from '@sibila/emails/address-change-notice';
import { addressInUseEmail } from '@sibila/emails/address-in-use';
import { alreadyRegisteredEmail } from '@sibila/emails/already-registered';
import { confirmNewAddressEmail } from '@sibila/emails/confirm-new-address';
import type { EmailContent } from '@sibila/emails/layout';
import { newDeviceEmail } from '@sibila/emails/new-device';
import { passwordChangedEmail } from '@sibila/emails/password-changed';
import { resetPasswordEmail } from '@sibila/emails/reset-password';
import { verifyEmailEmail } from '@sibila/emails/verify-email';
import { welcomeEmail } from '@sibila/emails/welcome';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { emailToken } from '../account/email-token.ts';
import { refundRequestToSupport } from '../billing/refund-letter.ts';
import { messageToSupport } from '../contact/letter.ts';
import { inTransaction, type Shared } from '../context.ts';
import { UndeliverableMail, type Mail } from '../ports/mailer.ts';
import { composeAboutMoney } from './about-money.ts';
import { outboxMessage, type OutboxMessage } from './message.ts';

export type DeliverContext = Pick<Shared, 'db' | 'ports' | 'log' | 'mac' | 'settings'>;
export type OutboxRow = typeof outbox.$inferSelect;

/** Mails that one process sends at once. */
export const PLACES = 10;
/** A claimed mail comes back after this if whoever claimed it dies. */
const LEASE_MS = 120_000;

const MINUTE_MS = 60_000;
/** The pauses between eight tries: most of a day, as most mails live for one. */
const WAITS_MS = [0.5, 2, 10, 30, 60, 4 * 60, 16 * 60].map((minutes) => minutes * MINUTE_MS);
/** A mail that lives shorter has its last try this long before its link is dead. */
const LAST_CHANCE_MS = MINUTE_MS;

const pending = and(isNull(outbox.sentAt), isNull(outbox.deadAt));

/** Sends the mails that are due, at most ten, and waits for them; how many were claimed. */
export async function deliverDueMails(ctx: DeliverContext): Promise<number> {
  const rows = await claimDue(ctx, PLACES);
  await Promise.all(rows.map((row) => deliver(ctx, row)));
  return rows.length;
}

/** Takes up to `places` mails that are due, for the length of a lease; no other worker has them. */
export async function claimDue(
  ctx: Pick<Shared, 'db' | 'ports'>,
  places: number,
): Promise<OutboxRow[]> {
  const now = ctx.ports.clock.now();
  return inTransaction(ctx, async ({ db }) => {
    const due = await db
      .select()
      .from(outbox)
      .where(and(pending, lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(places)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    await db
      .update(outbox)
      .set({ nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
      .where(
        inArray(
          outbox.id,
          due.map((row) => row.id),
        ),
      );
    return due;
  });
}

/**
 * Sends a claimed mail. A failure is tried again later and later, 8 times in all over most of a
 * day; what is refused for good, or whose link is dead by then, is a dead letter at once.
 */
export async function deliver(
  ctx: DeliverContext,
  row: OutboxRow,
): Promise<'sent' | 'later' | 'dead'> {
  const now = ctx.ports.clock.now();
  if (row.expiresAt <= now) {
    await noteFailure(ctx, row, { deadAt: now, lastError: 'expired' });
    return 'dead';
  }
  const attempts = row.attempts + 1;
  try {
    const letter = await compose(ctx, outboxMessage.parse(row.message));
    await ctx.ports.mailer.send({ id: row.id, to: row.recipient, ...letter });
  } catch (error) {
    const at = error instanceof UndeliverableMail ? null : nextTry(row, ctx.ports.clock.now());
    const lastError = error instanceof Error ? error.name : 'unknown';
    await noteFailure(ctx, row, {
      attempts,
      lastError,
      ...(at ? { nextAttemptAt: at } : { deadAt: ctx.ports.clock.now() }),
    });
    const fields = { event: 'mail.failed', mail: row.id, attempts, isDead: !at, lastError };
    ctx.log.warn(fields, 'a mail failed');
    return at ? 'later' : 'dead';
  }
  await ctx.db
    .update(outbox)
    .set({ attempts, sentAt: ctx.ports.clock.now(), deadAt: null, lastError: null })
    .where(eq(outbox.id, row.id));
  ctx.log.info({ event: 'mail.sent', mail: row.id, attempts }, 'a mail was sent');
  return 'sent';
}

/** A worker whose lease ran out may fail after another one has sent the mail: then it is settled. */
async function noteFailure(
  { db }: Pick<Shared, 'db'>,
  row: OutboxRow,
  fields: Partial<OutboxRow>,
): Promise<void> {
  await db
    .update(outbox)
    .set(fields)
    .where(and(eq(outbox.id, row.id), pending));
}

/** When a mail that failed now is tried again; null when it was the last time. */
function nextTry(row: OutboxRow, now: Date): Date | null {
  const wait = WAITS_MS[row.attempts];
  if (wait === undefined) return null;
  const lastChance = row.expiresAt.getTime() - LAST_CHANCE_MS;
  const at = Math.min(now.getTime() + wait, lastChance);
  return at > now.getTime() ? new Date(at) : null;
}

/** A mail but for whom it goes to. */
type Letter = Omit<Mail, 'id' | 'to'>;

async function compose(ctx: DeliverContext, message: OutboxMessage): Promise<Letter> {
  if (message.template === 'contact-message') return messageToSupport(ctx, message.contactId);
  if (message.template === 'refund-request')
    return refundRequestToSupport(ctx, message.subscriptionId);
  return composeToPerson(ctx, message);
}

function composeToPerson(
  ctx: DeliverContext,
  message: Exclude<OutboxMessage, { contactId: string } | { subscriptionId: string }>,
): EmailContent {
  const { appUrl } = ctx.settings;
  const { fullName } = message;
  const linkTo = (page: string, id: string) => `${appUrl}/${page}?token=${emailToken(ctx, id)}`;
  const loginUrl = `${appUrl}/login`;
  const recoverUrl = `${appUrl}/forgot-password`;
  switch (message.template) {
    case 'verify-email':
      return verifyEmailEmail({ fullName, url: linkTo('verify-email', message.tokenId) });
    case 'already-registered':
      return alreadyRegisteredEmail({ fullName, loginUrl });
    case 'welcome':
      return welcomeEmail({ fullName, tarotUrl: `${appUrl}/#tarot`, recoverUrl });
    case 'reset-password':
      return resetPasswordEmail({ fullName, url: linkTo('reset-password', message.tokenId) });
    case 'password-changed':
      return passwordChangedEmail({ fullName, recoverUrl });
    case 'new-device':
      return newDeviceEmail({
        fullName,
        device: message.device,
        at: new Date(message.at),
        recoverUrl,
      });
    case 'confirm-new-address':
      return confirmNewAddressEmail({ fullName, url: linkTo('verify-email', message.tokenId) });
    case 'address-change-notice':
      return addressChangeNoticeEmail({
        fullName,
        newEmail: message.newEmail,
        revertUrl: linkTo('revert-email', message.tokenId),
      });
    case 'address-in-use':
      return addressInUseEmail({ fullName, loginUrl, recoverUrl });
    case 'account-deleted':
      return accountDeletedEmail({ fullName, homeUrl: appUrl, plan: message.plan ?? null });
    default:
      return composeAboutMoney(message, `${appUrl}/profile#cuenta`);
  }
}

/** The age in milliseconds of the oldest mail that has neither left nor been given up; 0 without one. */
export async function outboxLag(ctx: Pick<Shared, 'db' | 'ports'>): Promise<number> {
  const [row] = await ctx.db
    .select({ oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(pending);
  return row?.oldest ? Math.max(0, ctx.ports.clock.now().getTime() - row.oldest.getTime()) : 0;
}
