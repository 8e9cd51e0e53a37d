import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { until } from '../testing/wait.ts';
import { programPath } from './peer.ts';

const READER = fileURLToPath(new URL('read-mail.py', import.meta.url));

/** A mail that a server has taken in. */
export interface ArrivedMail {
  from: string;
  to: string;
  subject: string;
  messageId: string;
  text: string;
  html: string;
}

/** The mails to one address. */
export function mailsTo(folder: string, address: string): ArrivedMail[] {
  if (!existsSync(folder)) return [];
  const text = execFileSync(programPath('python3'), [READER, folder], { encoding: 'utf8' });
  return (JSON.parse(text) as ArrivedMail[]).filter(({ to }) => to.includes(address));
}

/** Long enough for an attempt that hung until its time was over, and the next one. */
const ARRIVAL_MS = 60_000;

/** Waits for the first mail to an address. */
export function mailTo(folder: string, address: string): Promise<ArrivedMail> {
  return until(`a mail to ${address}`, () => mailsTo(folder, address)[0], ARRIVAL_MS);
}
