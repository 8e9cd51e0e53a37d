import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReaderFailure } from '@sibila/core/ports/reader';
import { threeCards, wholeText } from '@sibila/testkit/contracts/reader';
import {
  answerOf,
  DONE,
  eventOf,
  openStream,
  startChatEndpoint,
  streamOf,
  type ChatEndpoint,
  type ChatScript,
} from '@sibila/testkit/chat-endpoint';
import { deferred } from '@sibila/testkit/deferred';
import { NoReading } from './endpoint.ts';
import { openAiReader, type OpenAiOptions } from './openai.ts';

const KEY = 'sk-canary-key';
const QUESTION = '¿Qué hago con el taller, canario?';
const task = threeCards(QUESTION);

let endpoint: ChatEndpoint;
beforeEach(async () => {
  endpoint = await startChatEndpoint();
});
afterEach(() => endpoint.close());

const readerWith = (options: Partial<OpenAiOptions> = {}) =>
  openAiReader({
    apiKey: KEY,
    baseUrl: endpoint.baseUrl,
    model: 'a-model',
    timeoutMs: 24_000,
    silenceMs: 250,
    ...options,
  });
const write = (options?: Partial<OpenAiOptions>) => wholeText(readerWith(options).write(task));

/** The failure of a reading, which tells neither the key nor the prompt nor the answer. */
async function failure(options?: Partial<OpenAiOptions>): Promise<{ message: string; ms: number }> {
  const startedAt = performance.now();
  const error = await write(options).catch((thrown: unknown) => thrown);
  const ms = performance.now() - startedAt;
  expect(error).toBeInstanceOf(ReaderFailure);
  const { message, cause } = error as ReaderFailure;
  expect(cause).toBeUndefined();
  expect(message).not.toMatch(/sk-|canar|El Loco|Estrella|tirada|\{|Bearer|127\.0\.0\.1/i);
  return { message, ms };
}

const part = eventOf({ content: 'La primera carta habla claro.' });
/** A stream that ends after these lines. */
const lines =
  (...text: string[]): ChatScript =>
  (response) =>
    void openStream(response).end(text.join(''));
/** A stream that says these lines and goes on as it is told. */
const then =
  (text: string, go: (response: ServerResponse) => unknown): ChatScript =>
  async (response) => {
    openStream(response).write(text);
    await sleep(20);
    await go(response);
  };
async function drip(response: ServerResponse): Promise<void> {
  for (const byte of part) {
    if (response.destroyed) return;
    response.write(byte);
    await sleep(50);
  }
}

describe('the library underneath', () => {
  // It keeps hold of the console that it first met: this test stands before all others.
  it('prints nothing of what the endpoint sent', async () => {
    endpoint.play(lines('data: {"choices":[{"delta":{"content":"canar\n\n', DONE));
    await failure();
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a reading by the endpoint', () => {
  it('arrives whole, piece by piece, with the tokens that it took', async () => {
    endpoint.play(streamOf('La carta mira hacia la siguiente.', { usage: 321 }));
    expect(await write()).toEqual({
      text: 'La carta mira hacia la siguiente.',
      pieces: 6,
      tokens: 321,
    });
  });

  it('says that nobody told its tokens, where the endpoint tells none', async () => {
    endpoint.play(streamOf('a'.repeat(400)));
    expect((await write()).tokens).toBeNull();
  });

  it('arrives while it is written, not at its end', async () => {
    const gate = deferred<undefined>();
    endpoint.play(async (response) => {
      openStream(response).write(eventOf({ content: 'Primero.' }));
      await gate.promise;
      response.end(eventOf({ content: ' Después.' }) + eventOf({ finish: 'stop' }) + DONE);
    });
    const pieces = readerWith({ silenceMs: 2000 }).write(task);
    expect(await pieces.next()).toEqual({ done: false, value: 'Primero.' });
    gate.resolve(undefined);
    expect(await pieces.next()).toEqual({ done: false, value: ' Después.' });
    expect((await pieces.next()).done).toBe(true);
  });

  it('is asked for with the instructions apart from what the person wrote', async () => {
    endpoint.play(streamOf('Sí.'));
    await write();
    const [request] = endpoint.requests;
    expect(request?.url).toBe('/v1/chat/completions');
    expect(request?.headers['authorization']).toBe(`Bearer ${KEY}`);
    expect(request?.body).toEqual({
      model: 'a-model',
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: task.maxTokens,
      messages: [
        { role: 'system', content: task.prompt.system },
        { role: 'user', content: task.prompt.user },
      ],
    });
    expect(task.prompt.user).toContain(QUESTION);
    expect(task.prompt.system).not.toContain('canario');
  });

  it('carries pictures beside the words, and asks for data of a schema', async () => {
    endpoint.play(streamOf('{"isPalm":true}'));
    const schema = { type: 'object', properties: { isPalm: { type: 'boolean' } } };
    const looking = {
      ...task,
      pictures: [Uint8Array.from([1, 2, 3]), Uint8Array.from([4])],
      answer: { name: 'palm', schema },
    };
    await wholeText(readerWith().write(looking));
    const [request] = endpoint.requests;
    const picture = (url: string) => ({ type: 'image_url', image_url: { url } });
    expect(request?.body).toMatchObject({
      messages: [
        { role: 'system', content: task.prompt.system },
        {
          role: 'user',
          content: [
            { type: 'text', text: task.prompt.user },
            picture('data:image/webp;base64,AQID'),
            picture('data:image/webp;base64,BA=='),
          ],
        },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'palm', schema, strict: true },
      },
    });
  });

  it('lets go of the endpoint when the caller leaves half-way', async () => {
    endpoint.play(streamOf('palabra '.repeat(500), { everyMs: 20 }));
    const pieces = readerWith().write(task);
    await pieces.next();
    expect(endpoint.listeners()).toBe(1);
    await pieces.return({ tokens: 0 });
    await expect.poll(() => endpoint.listeners(), { timeout: 2000 }).toBe(0);
  });
});

describe('a reading that the endpoint does not finish', () => {
  it.each<[string, ChatScript]>([
    ['hangs before its headers', () => undefined],
    ['falls silent after its headers', then('', () => undefined)],
    ['falls silent half-way', then(part, () => undefined)],
    ['falls silent between its last word and its end', then(part + eventOf({}), () => undefined)],
    ['drips byte by byte', then(part, drip)],
    ['answers 200 with HTML', answerOf(200, '<html>Busy</html>', { 'Content-Type': 'text/html' })],
    ['answers 200 with nothing', answerOf(200)],
    ['answers 200 with JSON that is no stream', answerOf(200, '{"choices":[{"message":{}}]}')],
    ['sends no choice', lines('data: {"choices":[]}\n\n', DONE)],
    ['sends null', lines('data: null\n\n', DONE)],
    ['sends a list', lines('data: [1]\n\n', DONE)],
    ['sends broken JSON', lines(part, 'data: {"choices":[{"delta":{"content":"canar\n\n', DONE)],
    ['sends an error half-way', lines(part, 'data: {"error":{"message":"canary sk-1"}}\n\n')],
    ['cuts the connection half-way', then(part, (response) => response.destroy())],
    ['ends without a word about it', lines(part)],
    ['ends with the mark alone', lines(part, DONE)],
    ['runs out of tokens', lines(part, eventOf({ finish: 'length' }), DONE)],
    ['filters its text', lines(part, eventOf({ finish: 'content_filter' }), DONE)],
    ['calls a tool', lines(part, eventOf({ finish: 'tool_calls' }), DONE)],
    ['refuses', lines(eventOf({ refusal: 'No puedo.' }), eventOf({ finish: 'stop' }), DONE)],
  ])('fails in time when it %s', async (_, script) => {
    endpoint.play(script);
    const { ms } = await failure();
    expect(ms).toBeLessThan(1200);
    expect(endpoint.requests).toHaveLength(1);
  });

  it('gives the words of a refusal to the checks, and to no message', async () => {
    const refusals = ['Lo siento. ', 'Llama al 024.'].map((refusal) => eventOf({ refusal }));
    endpoint.play(lines(...refusals, eventOf({ finish: 'stop' }), DONE));
    const error = await write().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: 'the model refused',
      refusal: 'Lo siento. Llama al 024.',
    });
    expect(JSON.stringify(error) + inspect(error)).not.toContain('024');
  });

  it('fails by its deadline, though words still come', async () => {
    endpoint.play(streamOf('palabra '.repeat(500), { everyMs: 50 }));
    const { ms } = await failure({ timeoutMs: 500 });
    expect(ms).toBeGreaterThan(450);
    expect(ms).toBeLessThan(1000);
  });

  it('fails by the time that the task has left', async () => {
    endpoint.play(streamOf('palabra '.repeat(500), { everyMs: 50 }));
    const startedAt = performance.now();
    const text = wholeText(readerWith().write({ ...task, withinMs: 500 }));
    await expect(text).rejects.toBeInstanceOf(ReaderFailure);
    expect(performance.now() - startedAt).toBeGreaterThan(450);
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it('fails by a deadline that began before the call', async () => {
    endpoint.play(streamOf('palabra '.repeat(500), { everyMs: 50 }));
    const startedAt = performance.now();
    const text = wholeText(readerWith({ timeoutMs: 24_000 }).write(task, Date.now() - 23_500));
    await expect(text).rejects.toBeInstanceOf(ReaderFailure);
    expect(performance.now() - startedAt).toBeGreaterThan(450);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  it.each<[string, ChatScript, boolean]>([
    ['runs out of tokens', lines(part, eventOf({ finish: 'length' }), DONE), true],
    ['filters its text', lines(part, eventOf({ finish: 'content_filter' }), DONE), true],
    ['refuses', lines(eventOf({ refusal: 'No puedo.' }), DONE), true],
    ['will not take the request', answerOf(400), true],
    ['asks for less', answerOf(429), false],
    ['is out of order', answerOf(503), false],
    ['falls silent', then(part, () => undefined), false],
    ['is cut', then(part, (response) => response.destroy()), false],
    ['ends without a word about it', lines(part), false],
    ['talks garbage', lines('data: {"choices":[{"del\n\n', DONE), false],
  ])('tells whether the endpoint is at fault when it %s', async (_, script, answered) => {
    endpoint.play(script);
    const error = await write().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ReaderFailure);
    expect(error instanceof NoReading).toBe(answered);
  });

  it('takes a text that says stop for whole, also without the end mark', async () => {
    endpoint.play(lines(part, eventOf({ finish: 'stop' })));
    expect((await write()).text).toBe('La primera carta habla claro.');
  });
});

describe('an endpoint that refuses', () => {
  const wait = (seconds: string) => ({ 'Retry-After': seconds });
  const secret = JSON.stringify({ error: { message: `canary ${KEY}: El Loco` } });

  it.each<[string, ChatScript]>([
    ['408', answerOf(408, secret)],
    ['429', answerOf(429, secret)],
    ['429 and to come back at once', answerOf(429, secret, wait('0'))],
    ['429 and to come back yesterday', answerOf(429, secret, wait('-5'))],
    ['429 and to come back some day', answerOf(429, secret, wait('tomorrow'))],
    ['500', answerOf(500, secret)],
    ['503 with HTML', answerOf(503, '<html>Busy</html>', { 'Content-Type': 'text/html' })],
  ])('is asked twice and no more when it says %s', async (_, script) => {
    endpoint.play(script);
    const { ms } = await failure();
    expect(ms).toBeLessThan(1000);
    expect(endpoint.requests).toHaveLength(2);
  });

  it.each([
    ['in a day', '86400'],
    ['when less than ten seconds would be left', '15'],
    ['next year', new Date(Date.now() + 365 * 86_400_000).toUTCString()],
    ['never', 'Infinity'],
  ])('is asked once when it says to come back %s', async (_, seconds) => {
    for (const status of [429, 503]) {
      endpoint.requests.length = 0;
      endpoint.play(answerOf(status, secret, wait(seconds)));
      expect((await failure()).ms).toBeLessThan(1000);
      expect(endpoint.requests).toHaveLength(1);
    }
  });

  it('is asked again no sooner than it says', async () => {
    endpoint.play(answerOf(429, secret, wait('1')), streamOf('Al fin.', { usage: 7 }));
    const startedAt = performance.now();
    expect((await write()).text).toBe('Al fin.');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(950);
  });

  it.each([400, 401, 403, 404, 409, 422])('is asked once when it says %s', async (status) => {
    endpoint.play(answerOf(status, secret));
    const { message } = await failure();
    expect(message).toContain(String(status));
    expect(endpoint.requests).toHaveLength(1);
  });

  it('writes the reading at the second try', async () => {
    endpoint.play(answerOf(503), streamOf('Al fin.', { usage: 7 }));
    expect(await write()).toEqual({ text: 'Al fin.', pieces: 2, tokens: 7 });
  });

  it('is not asked again while less than ten seconds are left', async () => {
    endpoint.play(answerOf(503));
    await failure({ timeoutMs: 9000 });
    expect(endpoint.requests).toHaveLength(1);
  });

  it('is not asked again once a word of the reading has come', async () => {
    endpoint.play(
      then(part, (response) => response.destroy()),
      streamOf('Otra.'),
    );
    await failure();
    expect(endpoint.requests).toHaveLength(1);
  });

  it.each([
    ['refuses connections', 'http://127.0.0.1:9/v1'],
    ['has no address', 'http://no-such-host.invalid/v1'],
  ])('fails in time when it %s', async (_, baseUrl) => {
    expect((await failure({ baseUrl, silenceMs: 3000 })).ms).toBeLessThan(6500);
  });
});
