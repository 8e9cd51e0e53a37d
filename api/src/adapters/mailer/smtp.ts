import { createTransport } from 'nodemailer';
import { UndeliverableMail, type Mailer } from '@sibila/core/ports/mailer';
import { toMessage } from './compose.ts';
import { senderOf } from './sender.ts';

export interface SmtpOptions {
  url: string;
  /** The sender's address, alone or as `Name <address>`. */
  from: string;
  /** The product's host, for Message-IDs. */
  host: string;
  /** The server's longest silence; 20 s unless given, a quarter of it for the connection. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

/** Sends by SMTP. What the server refuses for good is undeliverable. */
export function smtpMailer({
  url,
  from,
  host,
  timeoutMs = TIMEOUT_MS,
}: SmtpOptions): Mailer & { close(): void } {
  const sender = senderOf(from);
  if (!sender) throw new RangeError('the sender of mails is no address');
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: needsTls(new URL(url)),
    maxConnections: 4,
    connectionTimeout: timeoutMs / 4,
    greetingTimeout: timeoutMs / 4,
    socketTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, sender, host));
      } catch (error) {
        if (isRefusedForGood(error)) throw new UndeliverableMail('refused', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Greets the server as for a mail, encrypts and signs in, and sends nothing. Throws what went wrong.
 */
export async function greetSmtp(url: string, timeoutMs: number): Promise<void> {
  const transport = createTransport({
    url,
    requireTLS: needsTls(new URL(url)),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Credentials never cross a network in the clear, whatever the server offers. */
function needsTls({ username, hostname }: URL): boolean {
  return username !== '' && !/^(localhost|127\.|\[::1\])/.test(hostname);
}

/** A 5xx answer to the recipient or the message; one to our login or sender is our own fault. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  const aboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  return aboutMail && typeof responseCode === 'number' && responseCode >= 500;
}
