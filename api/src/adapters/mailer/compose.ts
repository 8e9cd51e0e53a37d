import { PRODUCT_NAME } from '@sibila/contracts/product';
import type { Mail } from '@sibila/core/ports/mailer';

/** A mail as nodemailer takes it. Addresses go as objects, so that no text in them is parsed. */
export function toMessage(mail: Mail, from: string, host: string) {
  return {
    from: { name: PRODUCT_NAME, address: from },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
