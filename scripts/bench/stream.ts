import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '@sibila/api/trpc/router';
import { startFakeOpenAi, type Act } from '../testing/fake-openai.ts';
import { median, report } from './measure.ts';
import { cookiesFor, withProduct } from './product.ts';

const ROUNDS = 15;
const WORD_MS = 15;
const SENTENCE = 'El Loco es la carta de esta tirada y mira hacia atrás sin prisa y sin miedo. ';
const TEXT = SENTENCE.repeat(7).trim();

/** Says a word each 15 ms, as a model would. */
async function* wordByWord(): AsyncGenerator<Act> {
  for (const say of TEXT.split(/(?<= )/)) {
    await sleep(WORD_MS);
    yield { say };
  }
  yield 'stop';
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

/** The first streamed sentence through the server against the same call straight to the endpoint. */
export async function benchStream(): Promise<void> {
  const endpoint = await startFakeOpenAi();
  endpoint.script = wordByWord;
  try {
    await withProduct(endpoint.env, async (product) => {
      const cookies = await cookiesFor(product, ROUNDS + 1);
      await throughServer(product.url, cookies[ROUNDS] ?? '');
      const theirs: number[] = [];
      const ours: number[] = [];
      for (let i = 0; i < ROUNDS; i++) {
        theirs.push(await straight(endpoint.env['OPENAI_BASE_URL'] ?? ''));
        ours.push(await throughServer(product.url, cookies[i] ?? ''));
      }
      const [a, b] = [median(ours), median(theirs)];
      report(
        'first streamed sentence',
        `${a.toFixed(0)} ms against ${b.toFixed(0)} ms`,
        a <= b * 1.15 + 20,
        `(${(a / b).toFixed(2)} times; bar ${(b * 1.15 + 20).toFixed(0)} ms)`,
      );
    });
  } finally {
    await endpoint.close();
  }
}
