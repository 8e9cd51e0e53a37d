import { createTransport } from 'nodemailer';
import { UndeliverableMail, type Mailer } from '@sibila/core/ports/mailer';
import { toMessage } from './compose.ts';

export interface SmtpOptions {
  url: string;
  /** The sender's address. */
  from: string;
  /** The product's host, for Message-IDs. */
  host: string;
}

/** Sends by SMTP, 20 s at most a mail. What the server refuses for good is undeliverable. */
export function smtpMailer({ url, from, host }: SmtpOptions): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, from, host));
      } catch (error) {
        if (isRefusedForGood(error)) throw new UndeliverableMail('refused', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx answer to the recipient or the message; one to our login is our fault and may pass. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutMail && typeof responseCode === 'number' && responseCode >= 500;
}
