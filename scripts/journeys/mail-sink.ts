import { startSmtpSink } from '@sibila/testkit/smtp-sink';
import { until } from '../testing/wait.ts';

/** An SMTP server on this machine whose letters a journey can read. */
export interface MailSink {
  url: string;
  /** Waits for a letter to an address that holds these words; resolves with its text. */
  letterTo(address: string, words: string): Promise<string>;
  close(): Promise<void>;
}

export async function startMailSink(): Promise<MailSink> {
  const sink = await startSmtpSink();
  return {
    url: sink.url,
    letterTo: (address, words) =>
      until(`${words} to ${address}`, () =>
        sink.received
          .filter(({ to }) => to.includes(address))
          .map(({ raw }) => plainTextOf(raw))
          .findLast((text) => text.includes(words)),
      ),
    close: () => sink.close(),
  };
}

/** The plain text of a message in several forms. */
function plainTextOf(message: string): string {
  const raw = message.replaceAll('\r\n', '\n');
  const boundary = /boundary="?([^"\n;]+)/i.exec(raw)?.[1] ?? '';
  const part = raw.split(`--${boundary}`).find((one) => /^\s*Content-Type: text\/plain/i.test(one));
  if (part === undefined) throw new Error(`a mail without plain text:\n${raw}`);
  const [head = '', ...rest] = part.trimStart().split('\n\n');
  const body = rest.join('\n\n');
  if (/Encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/Encoding: quoted-printable/i.test(head)) return body;
  const bytes = (codes: string) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8');
  return body.replaceAll('=\n', '').replaceAll(/(?:=[0-9A-F]{2})+/gi, bytes);
}
