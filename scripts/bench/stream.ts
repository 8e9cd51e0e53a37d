import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '@sibila/api/trpc/router';
import { report } from './measure.ts';
import { signInMany } from './people.ts';
import { startBuilt } from './product.ts';

const ROUNDS = 15;
const WORD_MS = 15;
const SENTENCE = 'La primera carta de esta tirada mira hacia atrás sin prisa y sin miedo. ';
const TEXT = SENTENCE.repeat(6);

/** An OpenAI-compatible endpoint that says a word each 15 ms. */
function startEndpoint() {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const words = TEXT.trim().split(/(?<= )/);
    const send = (delta: object, finish: string | null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    const timer = setInterval(() => {
      const word = words.shift();
      if (word !== undefined) {
        send({ content: word }, null);
        return;
      }
      clearInterval(timer);
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    }, WORD_MS);
  });
  return new Promise<{ url: string; close(): void }>((done) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      done({ url: `http://127.0.0.1:${port}/v1`, close: () => server.close() });
    }),
  );
}

/** Milliseconds until the first whole sentence stands there, straight from the endpoint. */
async function straight(url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/chat/completions`, { method: 'POST', body: '{}' });
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    const said = [...text.matchAll(/"content":"([^"]*)"/g)].map(([, word]) => word).join('');
    if (said.startsWith(SENTENCE)) return performance.now() - startedAt;
  }
  throw new Error('the endpoint said too little');
}

async function throughServer(url: string, cookie: string): Promise<number> {
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({ url: `${url}/trpc`, transformer: superjson, headers: { cookie } }),
    ],
  });
  const startedAt = performance.now();
  const events = await client.tarot.interpret.mutate({ id: randomUUID(), cards: ['El Loco'] });
  let first = 0;
  for await (const event of events) {
    if (event.type === 'text' && first === 0) first = performance.now() - startedAt;
    if (event.type === 'done' && event.reading.reader !== 'model')
      throw new Error('the model did not write this reading');
  }
  return first;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The first streamed sentence through the server against the same call straight to the endpoint. */
export async function benchStream(): Promise<void> {
  const endpoint = await startEndpoint();
  const product = await startBuilt({
    OPENAI_API_KEY: 'bench',
    OPENAI_MODEL: 'bench',
    OPENAI_BASE_URL: endpoint.url,
  });
  try {
    const cookies = await signInMany(product.database.sql, ROUNDS + 1);
    await throughServer(product.url, cookies[ROUNDS] ?? '');
    const theirs: number[] = [];
    const ours: number[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      theirs.push(await straight(endpoint.url));
      ours.push(await throughServer(product.url, cookies[i] ?? ''));
    }
    const [a, b] = [median(ours), median(theirs)];
    report(
      'first streamed sentence',
      `${a.toFixed(0)} ms against ${b.toFixed(0)} ms`,
      a <= b * 1.15 + 20,
      `(${(a / b).toFixed(2)} times; bar ${(b * 1.15 + 20).toFixed(0)} ms)`,
    );
  } finally {
    await product.stop();
    endpoint.close();
  }
}
