import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createTRPCClient, httpBatchStreamLink, TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TarotReading, TarotReadingEvent } from '@sibila/contracts/tarot';
import { ReaderFailure } from '@sibila/core/ports/reader';
import { deferred, type Deferred } from '@sibila/testkit/deferred';
import { FakeReader, readingTextOf } from '@sibila/testkit/fakes';
import { builtinReader } from '../adapters/reader/builtin.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { AppRouter } from './router.ts';

const READING_TEXT = readingTextOf('El Loco', 'La Torre', 'La Estrella');
const [FIRST = '', ...REST] = READING_TEXT.split(/(?<=\. )/);

let t: TestApp;
let server: Server;
let url: string;
let model: FakeReader;

beforeAll(async () => {
  t = await createTestApp({ RATE_LIMITS: 'relaxed' });
  const listener = getRequestListener(t.app.fetch);
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/trpc`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await t.close();
});
beforeEach(() => {
  model = new FakeReader('model');
  t.shared.ports.readers = { model, vision: null, builtin: builtinReader };
});

const clientOf = (cookie?: string) =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({
        url,
        transformer: superjson,
        maxItems: 1,
        ...(cookie === undefined ? {} : { headers: { cookie } }),
      }),
    ],
  });
const signIn = async () => clientOf((await t.signIn()).cookie);

const draw = (id = randomUUID()) => ({
  id,
  cards: ['El Loco', 'La Torre (Invertida)', 'La Estrella'],
  question: '¿Qué hago con el taller?',
});

/** Makes the model wait after its first sentence. */
function heldModel(): Deferred<'go on' | 'fail'> {
  const gate = deferred<'go on' | 'fail'>();
  model.script = async function* held() {
    yield FIRST;
    // A sentence is let out once the next one has begun.
    yield REST[0]?.slice(0, 10) ?? '';
    if ((await gate.promise) === 'fail') throw new ReaderFailure('cut');
    yield READING_TEXT.slice(FIRST.length + 10);
    return { tokens: 120 };
  };
  return gate;
}

// eslint-disable-next-line @typescript-eslint/require-await, require-yield -- fails at once
async function* fails(): AsyncGenerator<string, { tokens: number }> {
  throw new ReaderFailure('down');
}

interface Told {
  types: string[];
  /** What stands on the page at the end. */
  text: string;
  reading: TarotReading | null;
}
async function tell(events: AsyncIterable<TarotReadingEvent>): Promise<Told> {
  const told: Told = { types: [], text: '', reading: null };
  for await (const event of events) {
    if (told.types.at(-1) !== event.type) told.types.push(event.type);
    if (event.type === 'text') told.text += event.text;
    if (event.type === 'restart') told.text = '';
    if (event.type === 'done') told.reading = event.reading;
  }
  return told;
}

async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TRPCClientError);
  const { message, data } = error as TRPCClientError<AppRouter>;
  return { message, ...data };
}

describe('a reading over tRPC', () => {
  it('is shown while it is written, and is stored as it was shown', async () => {
    const client = await signIn();
    const gate = heldModel();
    const events = (await client.tarot.interpret.mutate(draw()))[Symbol.asyncIterator]();
    expect(await events.next()).toEqual({ done: false, value: { type: 'text', text: FIRST } });
    expect((await client.tarot.readings.query({})).items).toEqual([]);
    gate.resolve('go on');
    const { types, text, reading } = await tell({ [Symbol.asyncIterator]: () => events });
    expect(types).toEqual(['text', 'done']);
    expect(FIRST + text).toBe(READING_TEXT);
    expect(reading).toMatchObject({ interpretation: READING_TEXT, reader: 'model' });
    expect(reading?.date).toBeInstanceOf(Date);
    expect((await client.tarot.readings.query({})).items).toEqual([reading]);
  });

  it('is begun again, in the eyes of who waits, when the model is cut half-way', async () => {
    const client = await signIn();
    const gate = heldModel();
    gate.resolve('fail');
    const { types, text, reading } = await tell(await client.tarot.interpret.mutate(draw()));
    expect(types).toEqual(['text', 'restart', 'text', 'done']);
    expect(reading?.reader).toBe('builtin');
    expect(text).toBe(reading?.interpretation);
    expect(text).not.toContain(FIRST.trim());
  });

  it('is written and stored to its end when who asked goes away half-way', async () => {
    const client = await signIn();
    const gate = heldModel();
    const { id, ...rest } = draw();
    const leaving = new AbortController();
    const events = (
      await client.tarot.interpret.mutate({ id, ...rest }, { signal: leaving.signal })
    )[Symbol.asyncIterator]();
    await events.next();
    const rejected = events.next().then(
      () => 'an event',
      () => 'cut',
    );
    leaving.abort();
    expect(await rejected).toBe('cut');
    expect(t.shared.jobs.size).toBe(1);
    gate.resolve('go on');
    await t.shared.jobs.drain();
    const { items } = await client.tarot.readings.query({});
    expect(items).toMatchObject([{ id, interpretation: READING_TEXT, reader: 'model' }]);
    const again = await tell(await client.tarot.interpret.mutate({ id, ...rest }));
    expect(again).toEqual({ types: ['text', 'done'], text: READING_TEXT, reading: items[0] });
    expect(model.tasks).toHaveLength(1);
  });

  it('is one reading for ten who ask for the same id at once, each told the whole of it', async () => {
    const { cookie } = await t.signIn();
    const gate = heldModel();
    const body = draw();
    const clients = Array.from({ length: 10 }, () => clientOf(cookie));
    const told = clients.map(async (client) => tell(await client.tarot.interpret.mutate(body)));
    await expect.poll(() => model.tasks.length).toBe(1);
    gate.resolve('go on');
    const [first, ...others] = await Promise.all(told);
    expect(first).toMatchObject({ text: READING_TEXT, types: ['text', 'done'] });
    for (const other of others) expect(other).toEqual(first);
    expect(model.tasks).toHaveLength(1);
    const quota = await clientOf(cookie).quota.status.query({ type: 'tarot' });
    expect(quota).toMatchObject({ used: 1, remaining: 7 });
  });

  it('does not hold back another one of the same moment, nor fail with it', async () => {
    const client = await signIn();
    const gate = heldModel();
    const slow = client.tarot.interpret.mutate(draw());
    const wrong = client.tarot.interpret.mutate({ ...draw(), cards: ['El Bufón'] });
    expect(await refusal(wrong)).toMatchObject({ code: 'INVALID_INPUT', httpStatus: 400 });
    gate.resolve('go on');
    expect((await tell(await slow)).text).toBe(READING_TEXT);
  });
});

describe('a refusal over tRPC', () => {
  it('says in Spanish that nobody is signed in', async () => {
    expect(await refusal(clientOf().tarot.interpret.mutate(draw()))).toEqual({
      message: 'Tu sesión no está iniciada. Inicia sesión para continuar.',
      code: 'NOT_SIGNED_IN',
      httpStatus: 401,
    });
  });

  it('names the fields that are wrong', async () => {
    const client = await signIn();
    const wrong = { ...draw(), cards: ['El Loco', 'El Loco'] };
    expect(await refusal(client.tarot.interpret.mutate(wrong))).toEqual({
      message: 'Hay una carta repetida',
      code: 'INVALID_INPUT',
      httpStatus: 400,
      errors: { cards: 'Hay una carta repetida' },
    });
  });

  it('brings the help lines of a crisis', async () => {
    const client = await signIn();
    const asked = client.tarot.interpret.mutate({ ...draw(), question: 'Quiero suicidarme' });
    expect(await refusal(asked)).toMatchObject({
      code: 'CRISIS_SUPPORT',
      httpStatus: 422,
      lines: expect.arrayContaining([expect.objectContaining({ number: '024' })]) as unknown,
    });
  });

  it('says when the quota renews', async () => {
    const { user, cookie } = await t.signIn();
    const client = clientOf(cookie);
    for (let i = 0; i < 8; i++) await tell(await client.tarot.interpret.mutate(draw()));
    expect(await refusal(client.tarot.interpret.mutate(draw()))).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      httpStatus: 402,
      resetsAt: new Date(user.createdAt.getTime() + 30 * 86_400_000).toISOString(),
    });
  });

  it('comes in the middle of the text when nobody can write it, and charges nothing', async () => {
    const client = await signIn();
    const gate = heldModel();
    const builtin = new FakeReader('builtin', fails);
    t.shared.ports.readers = { model, vision: null, builtin };
    const events = await client.tarot.interpret.mutate(draw());
    gate.resolve('fail');
    const seen = await refusal(tell(events));
    expect(seen).toEqual({
      message:
        'No pudimos terminar tu lectura. No se ha descontado de tu cupo. Vuelve a intentarlo en un momento.',
      code: 'READER_UNAVAILABLE',
      httpStatus: 503,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(await client.quota.status.query({ type: 'tarot' })).toMatchObject({ used: 0 });
    expect((await client.tarot.readings.query({})).items).toEqual([]);
  });
});

describe('the stream itself', () => {
  it('tells nothing of what went wrong inside, and is kept by nobody', async () => {
    const { cookie } = await t.signIn();
    t.shared.ports.readers = { model, vision: null, builtin: new FakeReader('builtin', fails) };
    model.script = fails;
    const response = await fetch(`${url}/tarot.interpret?batch=1`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
      body: JSON.stringify({ 0: { json: draw() } }),
    });
    const text = await response.text();
    expect(text).toContain('READER_UNAVAILABLE');
    expect(text).not.toMatch(/stack|ReaderFailure|\bdown\b|at .*\.ts|TRPCError/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
