import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to one request: `next` answers it as the endpoint does. A script may do something
 * else, do it before or after, or never answer.
 */
export type Script<R> = (
  response: ServerResponse,
  next: () => void,
  request: R,
) => void | Promise<void>;

export interface LocalEndpoint<R> {
  url: string;
  /** All requests so far. */
  requests: R[];
  /** How many requests are under way. */
  open(): number;
  /** One script for each of the next requests; all others are answered as the endpoint does. */
  play(...scripts: Script<R>[]): void;
  close(): Promise<void>;
}

interface Manners<R> {
  read(incoming: IncomingMessage, body: Buffer): R;
  answer(response: ServerResponse, request: R, body: Buffer): void;
}

/** An endpoint on this machine that takes each request whole and does what a test tells it. */
export async function startLocalEndpoint<R>({
  read,
  answer,
}: Manners<R>): Promise<LocalEndpoint<R>> {
  const requests: R[] = [];
  const scripts: Script<R>[] = [];
  let open = 0;
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    open++;
    response.on('close', () => open--);
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const body = Buffer.concat(parts);
      const request = read(incoming, body);
      requests.push(request);
      const next = () => answer(response, request, body);
      const script = scripts.shift();
      if (script === undefined) next();
      else void script(response, next, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    open: () => open,
    play: (...given) => void scripts.splice(0, scripts.length, ...given),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
