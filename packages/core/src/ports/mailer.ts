/** One e-mail as it leaves. `id` stays the same over retries and makes the Message-ID. */
export interface Mail {
  id: string;
  to: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands a mail over for delivery; resolves once it was accepted. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A mail that no retry will deliver (the address does not exist, the server refuses it for good). */
export class UndeliverableMail extends Error {
  override readonly name = 'UndeliverableMail';
}
