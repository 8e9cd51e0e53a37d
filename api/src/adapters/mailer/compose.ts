import type { Mail } from '@sibila/core/ports/mailer';
import type { Sender } from './sender.ts';

/** A mail as nodemailer takes it. Addresses go as objects, so that no text in them is parsed. */
export function toMessage(mail: Mail, from: Sender, host: string) {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
