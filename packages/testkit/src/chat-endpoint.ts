import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLocalEndpoint } from './local-endpoint.ts';

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
  let scripts: ChatScript[] = [];
  const { url, requests, open, close } = await startLocalEndpoint<ChatRequest>({
    read: (incoming, body) => ({
      url: incoming.url ?? '',
      headers: incoming.headers,
      body: JSON.parse(body.toString('utf8')) as unknown,
    }),
    answer: (response, request) => {
      const script = scripts.length > 1 ? scripts.shift() : scripts[0];
      void script?.(response, request);
    },
  });
  return {
    baseUrl: `${url}/v1`,
    requests,
    listeners: open,
    play: (...given) => {
      scripts = given;
    },
    close,
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
