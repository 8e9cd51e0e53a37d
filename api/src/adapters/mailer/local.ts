import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import type { Mailer } from '@sibila/core/ports/mailer';
import { toMessage } from './compose.ts';

const SENDER = { name: PRODUCT_NAME, address: 'no-responder@localhost' };

const keptMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.string(),
});
export type KeptMail = z.output<typeof keptMail>;

/** The local mailbox: every mail as .eml, and as .json for the page that shows it. */
export interface LocalMailbox extends Mailer {
  /** All mails, newest first. */
  list(): Promise<KeptMail[]>;
}

/** Keeps mails in a folder instead of sending them. Written whole or not at all. */
export function localMailbox(folder: string): LocalMailbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const writeWhole = async (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    await writeFile(`${path}.part`, content, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date().toISOString();
      const { message } = await transport.sendMail(toMessage(mail, SENDER, 'localhost'));
      // With `buffer: true` nodemailer hands the message over whole.
      await writeWhole(`${mail.id}.eml`, message as Buffer);
      await writeWhole(`${mail.id}.json`, JSON.stringify({ ...mail, sentAt }));
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const mails = await Promise.all(
        names
          .filter((name) => name.endsWith('.json'))
          .map(async (name) =>
            keptMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
          ),
      );
      return mails.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
    },
  };
}
