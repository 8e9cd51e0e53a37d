import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ChatRequest {
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What the endpoint does with a request; the promise is awaited before the next script is due. */
export type ChatScript = (response: ServerResponse, request: ChatRequest) => void | Promise<void>;

export interface ChatEndpoint {
  baseUrl: string;
  /** All requests so far. */
  requests: ChatRequest[];
  /** How many answers somebody still listens to. */
  listeners(): number;
  /** One script a request; the last one serves all further requests. */
  play(...scripts: ChatScript[]): void;
  close(): Promise<void>;
}

/** A chat-completions endpoint on this machine that does what a test tells it. */
export async function startChatEndpoint(): Promise<ChatEndpoint> {
  const requests: ChatRequest[] = [];
  let scripts: ChatScript[] = [];
  let listeners = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    listeners++;
    response.on('close', () => listeners--);
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const { url = '', headers } = request;
      const seen = { url, headers, body: JSON.parse(text) as unknown };
      requests.push(seen);
      const script = scripts.length > 1 ? scripts.shift() : scripts[0];
      void script?.(response, seen);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    listeners: () => listeners,
    play: (...given) => {
      scripts = given;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

interface Piece {
  content?: string;
  refusal?: string;
  finish?: string;
  usage?: number;
}

const chunk = ({ content, refusal, finish, usage }: Piece) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model: 'model',
  choices:
    usage === undefined
      ? [
          {
            index: 0,
            delta: {
              ...(content === undefined ? {} : { content }),
              ...(refusal ? { refusal } : {}),
            },
            finish_reason: finish ?? null,
          },
        ]
      : [],
  ...(usage === undefined ? {} : { usage: { total_tokens: usage } }),
});

/** A piece of a streamed completion as its line of the event stream. */
export const eventOf = (piece: Piece) => `data: ${JSON.stringify(chunk(piece))}\n\n`;
export const DONE = 'data: [DONE]\n\n';

/** Starts an event stream. */
export function openStream(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.flushHeaders();
  return response;
}

/** Answers with a whole text: its words, `stop`, the usage and the end mark. */
export const streamOf =
  (text: string, { usage, everyMs = 0 }: { usage?: number; everyMs?: number } = {}): ChatScript =>
  async (response) => {
    openStream(response);
    for (const content of text.split(/(?<= )/)) {
      response.write(eventOf({ content }));
      if (everyMs > 0) await sleep(everyMs);
    }
    response.write(eventOf({ finish: 'stop' }));
    if (usage !== undefined) response.write(eventOf({ usage }));
    response.end(DONE);
  };

/** Answers with a status and a body. */
export const answerOf =
  (status: number, body = '', headers: Record<string, string> = {}): ChatScript =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
  };
