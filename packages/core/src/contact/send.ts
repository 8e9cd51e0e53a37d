import type { ContactInput } from '@sibila/contracts/contact';
import { refuseMachines } from '../account/human.ts';
import { inTransaction, type Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { isWithinLimit, takeLimit } from '../quota/take-limit.ts';
import { insertMessage } from './repo.ts';

/** As long as any other mail is tried. */
const MAIL_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps what somebody writes to support, and mails it there. Whoever is signed in is noted as the
 * sender, with the priority of Premium. Refuses with HUMAN_CHECK_FAILED, and with TOO_MANY_REQUESTS
 * past 10 an hour from one address of the network and 3 from one e-mail.
 */
export async function sendContactMessage(ctx: Context, input: ContactInput): Promise<void> {
  await takeLimit(ctx, 'contact.ip', ctx.request.ip);
  await refuseMachines(ctx, 'contact', input.turnstileToken);
  await takeEmailLimit(ctx, input.email.toLowerCase());
  const { name, email, subject, message } = input;
  const id = ctx.ports.randomness.uuid();
  const receivedAt = ctx.ports.clock.now();
  const user = ctx.actor?.user;
  await inTransaction(ctx, async (tx) => {
    await insertMessage(tx, {
      id,
      accountId: user?.id ?? null,
      name,
      email,
      subject,
      message,
      isPremium: user?.isPremium ?? false,
      receivedAt,
      closedAt: null,
    });
    await enqueueMail(tx, {
      recipient: ctx.settings.supportEmail,
      message: { template: 'contact-message', contactId: id },
      expiresAt: new Date(receivedAt.getTime() + MAIL_MS),
    });
  });
  ctx.log.info(
    { requestId: ctx.request.id, event: 'contact.received', contact: id },
    'a message to support was kept',
  );
  ctx.nudgeOutbox();
}

/**
 * Strangers who give a person's address use up what strangers may send in its name: its owner, when
 * signed in, is counted apart, and is never shut out by them.
 */
async function takeEmailLimit(ctx: Context, address: string): Promise<void> {
  const { within, retryAfter } = await isWithinLimit(ctx, 'contact.email', address);
  const user = ctx.actor?.user;
  if (user && user.email.toLowerCase() === address)
    return takeLimit(ctx, 'contact.email', `${address} ${user.id}`);
  if (!within) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
}
