import { contactMessageEmail } from '@sibila/emails/contact-message';
import type { Context } from '../context.ts';
import { UndeliverableMail, type Mail } from '../ports/mailer.ts';
import { findMessage } from './repo.ts';

/**
 * The mail that brings a message to support; answers to it go to who wrote. Its text is read when
 * the mail leaves: a message that was erased meanwhile is UndeliverableMail, and never sent.
 */
export async function messageToSupport(
  ctx: Pick<Context, 'db'>,
  id: string,
): Promise<Omit<Mail, 'id' | 'to'>> {
  const row = await findMessage(ctx, id);
  if (!row) throw new UndeliverableMail('the message to support was erased');
  const { accountId, ...message } = row;
  const content = contactMessageEmail({ ...message, isFromAccount: accountId !== null });
  return { ...content, replyTo: row.email };
}
