import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { until } from '../testing/wait.ts';

interface Letter {
  to: string;
  /** The plain text, decoded. */
  text: string;
}

/** An SMTP server on this machine whose letters a journey can read. */
export interface MailSink {
  url: string;
  /** Waits for a letter to an address that holds these words; resolves with its text. */
  letterTo(address: string, words: string): Promise<string>;
  close(): Promise<void>;
}

export async function startMailSink(): Promise<MailSink> {
  const letters: Letter[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    void converse(socket, (letter) => letters.push(letter));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letterTo: async (address, words) => {
      const isIt = ({ to, text }: Letter) => to === address && text.includes(words);
      const letter = await until(`${words} to ${address}`, () => letters.findLast(isIt));
      return letter.text;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** The server's side of one conversation. */
async function converse(socket: Socket, keep: (letter: Letter) => void): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let lines: string[] | null = null;
  say('220 sink ESMTP');
  for await (const line of createInterface({ input: socket })) {
    if (lines && line !== '.') lines.push(line.startsWith('.') ? line.slice(1) : line);
    else if (lines) {
      keep({ to, text: plainTextOf(lines.join('\n')) });
      lines = null;
      say('250 queued');
    } else if (line === 'DATA') {
      lines = [];
      say('354 go on');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else {
      to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to;
      say('250 ok');
    }
  }
}

/** The plain text of a message in several forms. */
function plainTextOf(raw: string): string {
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
