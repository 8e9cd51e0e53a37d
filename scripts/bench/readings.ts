import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import type { Sql } from 'postgres';
import superjson from 'superjson';
import type { AppRouter } from '@sibila/api/trpc/router';
import { toCursor } from '@sibila/core/reading/cursor';
import { lookInto } from '../testing/data-dir.ts';
import { SENTENCES, startFakeOpenAi, type Act } from '../testing/fake-openai.ts';
import { DRAW } from '../testing/people.ts';
import type { Product } from '../testing/product.ts';
import { median, report } from './measure.ts';
import { cookiesFor, withProduct } from './product.ts';
import { benchStream } from './stream.ts';

const STREAMS = 200;
const WORD_MS = 60;
const TEXT = SENTENCES.join('').trim();
const MANY = 100_000;
const FEW = 100;
/** Two pages each: an account may do a hundred operations a minute. */
const ROUNDS = 45;

/** The first sentence, two hundred streams at once, and the histories of those who read a lot. */
export async function benchReadings(): Promise<void> {
  await benchStream();
  await manyStreams();
  await withProduct({}, async (product) => {
    for (const history of HISTORIES) await pages(product, history);
  });
}

/** Says a word each 60 ms, as a busy model would. */
async function* wordByWord(): AsyncGenerator<Act> {
  for (const say of TEXT.split(/(?<= )/)) {
    await sleep(WORD_MS);
    yield { say };
  }
  yield 'stop';
}

async function manyStreams(): Promise<void> {
  const endpoint = await startFakeOpenAi();
  endpoint.script = wordByWord;
  try {
    await withProduct(endpoint.env, async (product) => {
      const cookies = await cookiesFor(product, STREAMS);
      const startedAt = performance.now();
      const ends = await Promise.allSettled(cookies.map((cookie) => readWhole(product, cookie)));
      const seconds = (performance.now() - startedAt) / 1000;
      const failed = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
      const firsts = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
      report(
        `${STREAMS} streams at once`,
        `${failed.length} errors`,
        failed.length === 0,
        failed[0] ??
          `first sentence ${median(firsts).toFixed(0)} ms; all in ${seconds.toFixed(1)} s`,
      );
    });
  } finally {
    await endpoint.close();
  }
}

/** Reads one stream to its end; milliseconds to its first sentence. Throws unless it is whole. */
async function readWhole({ url }: Product, cookie: string): Promise<number> {
  const headers = { cookie };
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url: `${url}/trpc`, transformer: superjson, headers })],
  });
  const startedAt = performance.now();
  const events = await client.tarot.interpret.mutate({ id: randomUUID(), ...DRAW });
  let [first, text, isStored] = [0, '', false];
  for await (const event of events) {
    if (event.type === 'restart') throw new Error('the model was given up');
    if (event.type === 'text') {
      first ||= performance.now() - startedAt;
      text += event.text;
    }
    if (event.type === 'done') isStored = event.reading.interpretation === TEXT;
  }
  if (!isStored || text.trim() !== TEXT) throw new Error('the reading is not whole');
  return first;
}

interface History {
  path: string;
  table: string;
  /** The columns that are its own, and their values. */
  own: Record<string, unknown>;
}

const HISTORIES: readonly History[] = [
  {
    path: '/api/tarot/readings',
    table: 'tarot_readings',
    own: { cards: ['El Sol', 'La Luna'], interpretation: TEXT },
  },
  {
    path: '/api/runes/readings',
    table: 'rune_readings',
    own: { runes: ['Isa', 'Fehu'], interpretation: TEXT },
  },
  {
    path: '/api/compatibilities',
    table: 'compatibilities',
    own: { first_sign: 'Aries', second_sign: 'Leo', compatibility: 92, analysis: TEXT },
  },
];

/** Somebody with `count` readings, one a minute up to now; the cursor stands after half of them. */
async function reader(product: Product, { table, own }: History, count: number) {
  const [cookie = ''] = await cookiesFor(product, 1);
  const now = Math.floor(Date.now() / 1000) * 1000;
  const middle = await lookInto(product.dataDir, async (sql) => {
    const userId = await newest(sql);
    const at = (age: number) => new Date(now - age * 60_000);
    const rows = Array.from({ length: count }, (_, age) => ({
      ...own,
      user_id: userId,
      id: randomUUID(),
      created_at: at(age).toISOString(),
      reader: 'model',
    }));
    for (let i = 0; i < count; i += 5000)
      await sql`insert into ${sql(table)} ${sql(rows.slice(i, i + 5000))}`;
    await sql`analyze ${sql(table)}`;
    const half = count / 2 - 1;
    return { date: at(half), id: rows[half]?.id ?? '' };
  });
  return { cookie, cursor: toCursor(middle) };
}

async function newest(sql: Sql): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select user_id as id from sessions order by created_at desc limit 1`;
  if (!row) throw new Error('nobody is signed in');
  return row.id;
}

/** First pages and pages from the middle, in turn for one who has many and one who has few. */
async function pages(product: Product, history: History): Promise<void> {
  const few = await reader(product, history, FEW);
  const many = await reader(product, history, MANY);
  const get = async ({ cookie, cursor }: typeof few, isFirst: boolean) => {
    const query = isFirst ? 'limit=50' : `limit=50&cursor=${cursor}`;
    const startedAt = performance.now();
    const response = await fetch(`${product.url}${history.path}?${query}`, { headers: { cookie } });
    const { length } = (await response.json()) as unknown[];
    if (length !== 50) throw new Error(`${response.status}, ${length} readings on a page`);
    return performance.now() - startedAt;
  };
  for (const isFirst of [true, false]) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let i = 0; i < ROUNDS; i++) {
      times.few.push(await get(few, isFirst));
      times.many.push(await get(many, isFirst));
    }
    const [a, b] = [median(times.many), median(times.few)];
    report(
      `${isFirst ? 'first' : 'middle'} page of ${history.path}, 100,000 against 100`,
      (a / b).toFixed(2),
      a / b <= 1.3,
      `medians of ${ROUNDS}: ${a.toFixed(1)} ms, ${b.toFixed(1)} ms`,
    );
  }
}
