import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A step of an SMTP conversation that a test may answer in its own way. */
export type SmtpStep = 'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'message';
/** A reply line (`550 5.1.1 no such user`), or `hang` for silence, or `cut` to end it. */
export type SmtpAnswer = 'hang' | 'cut' | `${number} ${string}`;

export interface SmtpSink {
  url: string;
  /** Messages that were accepted, newest last, as they came. */
  received: { to: string[]; raw: string }[];
  /** How many connections were made. */
  connections(): number;
  /** Answers to the next passings of each step; once they are used up all goes well. */
  script: Partial<Record<SmtpStep, SmtpAnswer[]>>;
  close(): Promise<void>;
}

const USUAL: Record<SmtpStep, string> = {
  greeting: '220 sink ESMTP',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  message: '250 queued',
};

/** A minimal SMTP server on this machine that keeps what it accepts. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const sink: Omit<SmtpSink, 'url' | 'connections' | 'close'> = { received: [], script: {} };
  const server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, sink);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => connections,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  });
}

function converse(socket: Socket, sink: Pick<SmtpSink, 'received' | 'script'>): void {
  let to: string[] = [];
  let message: string[] | null = null;
  let rest = '';
  const reply = (step: SmtpStep): boolean => {
    const answer = sink.script[step]?.shift() ?? USUAL[step];
    if (answer === 'cut') socket.destroy();
    else if (answer !== 'hang') socket.write(`${answer}\r\n`);
    return answer === USUAL[step];
  };
  const take = (line: string): void => {
    if (message) {
      if (line !== '.') {
        message.push(line.startsWith('.') ? line.slice(1) : line);
        return;
      }
      const raw = message.join('\r\n');
      message = null;
      if (reply('message')) sink.received.push({ to, raw });
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') {
      to = [];
      reply('MAIL');
    } else if (verb === 'RCPT') {
      if (reply('RCPT')) to = [...to, /<([^>]*)>/.exec(line)?.[1] ?? ''];
    } else if (verb === 'DATA') {
      if (reply('DATA')) message = [];
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  };
  reply('greeting');
  socket.on('data', (data) => {
    const lines = (rest + data.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}
