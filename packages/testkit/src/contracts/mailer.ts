import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '@sibila/core/ports/mailer';

export interface MailerUnderTest {
  mailer: Mailer;
  /** The messages that arrived, in full, each as RFC 5322 text. */
  received(): Promise<string[]>;
  close(): Promise<void>;
}

/** A mail as verbs send it. */
export const sampleMail = (fields: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  to: 'ana@example.com',
  subject: 'Confirma tu correo',
  text: 'Hola, Lucía. Sigue este enlace:\nhttps://sibila.test/verify-email?token=abc',
  html: '<p>Hola, Lucía. Sigue este <a href="https://sibila.test/">enlace</a>.</p>',
  ...fields,
});

/** A header of a message, unfolded and with its encoded words read; null when it isn't there. */
export function headerOf(raw: string, name: string): string | null {
  const head = headOf(raw).replace(/\r?\n[ \t]+/g, ' ');
  const line = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
  return line === undefined ? null : decodeWords(line);
}

const headOf = (raw: string) => raw.split(/\r?\n\r?\n/)[0] ?? '';

function decodeWords(line: string): string {
  return line
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : unquote(text.replaceAll('_', ' ')),
    );
}

/** Quoted-printable read back. */
function unquote(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** What every mailer does. */
export function mailerContract(name: string, make: () => Promise<MailerUnderTest>): void {
  describe(`the mailer ${name}`, () => {
    let t: MailerUnderTest;
    beforeEach(async () => {
      t = await make();
    });
    afterEach(() => t.close());

    const delivered = async (mail: Mail) => {
      await t.mailer.send(mail);
      const [raw = '', ...others] = await t.received();
      expect(others).toEqual([]);
      return raw;
    };

    it('hands over the address, the subject, the text and the HTML as they were given', async () => {
      const mail = sampleMail({ subject: 'Tu correo, Lucía: ¿lo confirmas? «Sí» 🌙' });
      const raw = await delivered(mail);
      expect(headerOf(raw, 'To')).toBe(mail.to);
      expect(headerOf(raw, 'Subject')).toBe(mail.subject);
      expect(headerOf(raw, 'Content-Type')).toMatch(/^multipart\/alternative/);
      const readable = unquote(raw).replaceAll('\r\n', '\n');
      expect(readable).toContain(mail.text);
      expect(readable).toContain(mail.html);
    });

    it('sends answers where they belong, as one address whatever it looks like', async () => {
      const replyTo = 'eva@example.net';
      expect(headerOf(await delivered(sampleMail({ replyTo })), 'Reply-To')).toBe(replyTo);
      const several = 'eva@example.net\r\nBcc: leo@example.net, luz@example.net';
      await t.mailer.send(sampleMail({ replyTo: several })).catch(() => undefined);
      for (const raw of await t.received()) {
        expect(headOf(raw)).not.toMatch(/^Bcc:/im);
        expect(headerOf(raw, 'Reply-To')).not.toMatch(/, luz@/);
      }
    });

    it('has answers go to the sender where nothing else is said', async () => {
      expect(headerOf(await delivered(sampleMail()), 'Reply-To')).toBeNull();
    });

    it('keeps the Message-ID over retries, made from the id', async () => {
      const mail = sampleMail();
      await t.mailer.send(mail);
      const [first = ''] = await t.received();
      await t.mailer.send(mail);
      const second = (await t.received()).at(-1) ?? '';
      expect(headerOf(first, 'Message-ID')).toMatch(new RegExp(`^<${mail.id}@[\\w.-]+>$`));
      expect(headerOf(second, 'Message-ID')).toBe(headerOf(first, 'Message-ID'));
    });

    it('lets no line break in a subject or an address become a header', async () => {
      const mail = sampleMail({
        subject: 'Hola\r\nBcc: eva@example.net',
        to: 'ana@example.com\r\nBcc: eva@example.net',
      });
      await t.mailer.send(mail).catch(() => undefined);
      for (const raw of await t.received()) expect(headOf(raw)).not.toMatch(/^Bcc:/im);
    });

    it('takes one address as one, also when it looks like several', async () => {
      const mail = sampleMail({ to: 'ana@example.com, eva@example.net' });
      await t.mailer.send(mail).catch(() => undefined);
      for (const raw of await t.received())
        expect(headerOf(raw, 'To')).not.toMatch(/^ana@example\.com, eva@example\.net$/);
    });

    it('delivers each of ten mails sent at once, once', async () => {
      const mails = Array.from({ length: 10 }, (_, i) => sampleMail({ subject: `Correo ${i}` }));
      await Promise.all(mails.map((mail) => t.mailer.send(mail)));
      const subjects = (await t.received()).map((raw) => headerOf(raw, 'Subject'));
      expect(subjects).toHaveLength(10);
      expect(new Set(subjects)).toEqual(new Set(mails.map(({ subject }) => subject)));
    });
  });
}
