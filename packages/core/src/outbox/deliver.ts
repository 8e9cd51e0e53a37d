import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { accountDeletedEmail } from '@sibila/emails/account-deleted';
import { addressChangeNoticeEmail } from '@sibila/emails/address-change-notice';
import { addressInUseEmail } from '@sibila/emails/address-in-use';
import { alreadyRegisteredEmail } from '@sibila/emails/already-registered';
import { confirmNewAddressEmail } from '@sibila/emails/confirm-new-address';
import type { EmailContent } from '@sibila/emails/layout';
import { passwordChangedEmail } from '@sibila/emails/password-changed';
import { resetPasswordEmail } from '@sibila/emails/reset-password';
import { verifyEmailEmail } from '@sibila/emails/verify-email';
import { welcomeEmail } from '@sibila/emails/welcome';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { emailToken } from '../account/email-token.ts';
import type { Shared } from '../context.ts';
import { UndeliverableMail } from '../ports/mailer.ts';
import { outboxMessage, type OutboxMessage } from './message.ts';

type DeliverContext = Pick<Shared, 'db' | 'ports' | 'log' | 'mac' | 'settings'>;
type Row = typeof outbox.$inferSelect;

const BATCH = 10;
const MAX_ATTEMPTS = 8;
/** A claimed mail comes back after this if whoever claimed it dies. */
const LEASE_MS = 120_000;

const pending = and(isNull(outbox.sentAt), isNull(outbox.deadAt));

/**
 * Sends the mails that are due, each at most once by all workers together unless one dies between
 * sending and noting it. A failure is tried again later and later, 8 times in all; a mail whose
 * link is dead by then is dropped. Returns how many were claimed.
 */
export async function deliverDueMails(ctx: DeliverContext): Promise<number> {
  const rows = await claimDue(ctx);
  await Promise.all(rows.map((row) => deliver(ctx, row)));
  return rows.length;
}

async function claimDue(ctx: DeliverContext): Promise<Row[]> {
  const now = ctx.ports.clock.now();
  return ctx.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(and(pending, lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    await tx
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

async function deliver(ctx: DeliverContext, row: Row): Promise<void> {
  const now = ctx.ports.clock.now();
  const attempts = row.attempts + 1;
  const note = (fields: Partial<Row>) =>
    ctx.db
      .update(outbox)
      .set({ attempts, ...fields })
      .where(eq(outbox.id, row.id));
  if (row.expiresAt <= now) {
    await note({ attempts: row.attempts, deadAt: now, lastError: 'expired' });
    return;
  }
  try {
    const content = compose(ctx, outboxMessage.parse(row.message));
    await ctx.ports.mailer.send({ id: row.id, to: row.recipient, ...content });
    await note({ sentAt: ctx.ports.clock.now(), lastError: null });
    ctx.log.info({ event: 'mail.sent', mail: row.id, attempts }, 'a mail was sent');
  } catch (error) {
    const isDead = error instanceof UndeliverableMail || attempts >= MAX_ATTEMPTS;
    const lastError = error instanceof Error ? error.name : 'unknown';
    const nextAttemptAt = new Date(now.getTime() + backoff(attempts));
    await note(isDead ? { deadAt: now, lastError } : { nextAttemptAt, lastError });
    ctx.log.warn(
      { event: 'mail.failed', mail: row.id, attempts, isDead, lastError },
      'a mail failed',
    );
  }
}

/** 5 s, 10 s, 20 s … up to an hour. */
function backoff(attempts: number): number {
  return Math.min(5_000 * 2 ** (attempts - 1), 60 * 60 * 1000);
}

function compose(ctx: DeliverContext, message: OutboxMessage): EmailContent {
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
      return welcomeEmail({ fullName, homeUrl: `${appUrl}/`, recoverUrl });
    case 'reset-password':
      return resetPasswordEmail({ fullName, url: linkTo('reset-password', message.tokenId) });
    case 'password-changed':
      return passwordChangedEmail({ fullName, recoverUrl });
    case 'confirm-new-address':
      return confirmNewAddressEmail({ fullName, url: linkTo('verify-email', message.tokenId) });
    case 'address-change-notice':
      return addressChangeNoticeEmail({ fullName, newEmail: message.newEmail, recoverUrl });
    case 'address-in-use':
      return addressInUseEmail({ fullName, loginUrl, recoverUrl });
    case 'account-deleted':
      return accountDeletedEmail({ fullName, supportUrl: `${appUrl}/soporte` });
  }
}

/** The age in milliseconds of the oldest mail that is due and not sent; 0 when none is. */
export async function outboxLag(ctx: Pick<Shared, 'db' | 'ports'>): Promise<number> {
  const now = ctx.ports.clock.now();
  const [oldest] = await ctx.db
    .select({ at: outbox.nextAttemptAt })
    .from(outbox)
    .where(and(pending, lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(1);
  return oldest ? now.getTime() - oldest.at.getTime() : 0;
}
