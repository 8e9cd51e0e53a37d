// @vitest-environment happy-dom
import { createTRPCClient, TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppRouter } from '@sibila/api/trpc/router';
import { TransportError } from './transport.ts';
import { createLinks } from './trpc-link.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const success = () => ({ result: { data: superjson.serialize({ success: true }) } });
const json = (value: unknown, status = 200) => Response.json(value, { status });
const failed = (httpStatus: number, code = 'UNEXPECTED') => {
  const error = { message: 'No.', code: -32000, data: { code, httpStatus } };
  return json({ error: superjson.serialize(error) }, httpStatus);
};

type Answer = (signal: AbortSignal | null | undefined) => Response | Promise<Response>;

/** A client whose requests are answered in turn, and what it sent. */
function clientOver(...answers: Answer[]) {
  const sent: { url: string; method: string; headers: Headers }[] = [];
  const send: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    sent.push({ url, method: init?.method ?? '', headers: new Headers(init?.headers) });
    const answer = answers.shift();
    if (!answer) throw new Error('one request too many');
    return answer(init?.signal);
  };
  return { client: createTRPCClient<AppRouter>({ links: createLinks(send) }), sent };
}

const silence: Answer = (signal) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
/** An answer in lines that begins at once, goes on once after ten seconds, and never ends. */
function trickle(): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const head = superjson.serialize({ 0: [[0], [null, 0, 0]] });
      controller.enqueue(encoder.encode(`${JSON.stringify(head)}\n`));
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      controller.enqueue(encoder.encode('{"json":'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
const noNetwork: Answer = () => {
  throw new TypeError('Failed to fetch');
};

/** What a call fails with, once `after` milliseconds have passed. */
async function failureOf(
  promise: Promise<unknown>,
  after = 1,
): Promise<TRPCClientError<AppRouter>> {
  const outcome = promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  await vi.advanceTimersByTimeAsync(after);
  const error = await outcome;
  if (!(error instanceof TRPCClientError)) throw new Error('expected a failure of the client');
  return error;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe('a mutation', () => {
  it('travels alone as a POST, named, and never from a cache', async () => {
    const { client, sent } = clientOver(() => json(success()));
    await client.account.logout.mutate();
    expect(sent[0]).toMatchObject({ url: '/trpc/account.logout', method: 'POST' });
    const headers = sent[0]?.headers;
    expect(headers?.get('idempotency-key')).toMatch(UUID);
    expect(headers?.get('cache-control')).toBe('no-cache');
    expect(headers?.get('accept')).toBe('application/json');
    expect(headers?.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(headers?.get('priority')).toBeTruthy();
    expect(headers?.has('x-xsrf-token')).toBe(false);
  });

  it('bears the XSRF token of the cookie', async () => {
    document.cookie = 'XSRF-TOKEN=a%3Db';
    const { client, sent } = clientOver(() => json(success()));
    await client.account.logout.mutate();
    expect(sent[0]?.headers.get('x-xsrf-token')).toBe('a=b');
  });

  it.each([
    ['the network fails', noNetwork],
    ['the server fails', () => failed(500)],
    ['a proxy answers for it', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ])('is tried once more after 800 ms under the same name when %s', async (_, first) => {
    const { client, sent } = clientOver(first, () => json(success()));
    const done = client.account.logout.mutate();
    await vi.advanceTimersByTimeAsync(799);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(done).resolves.toEqual({ success: true });
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(UUID);
    expect(keys[1]).toBe(keys[0]);
  });

  it('fails after the second try', async () => {
    const { client, sent } = clientOver(
      () => failed(503),
      () => failed(503),
    );
    const failure = await failureOf(client.account.logout.mutate(), 5000);
    expect(failure.data).toMatchObject({ httpStatus: 503 });
    expect(sent).toHaveLength(2);
  });

  it('is not repeated when the server waited for the payments in vain', async () => {
    const { client, sent } = clientOver(() => failed(503, 'BILLING_UNAVAILABLE'));
    const failure = await failureOf(client.account.logout.mutate(), 5000);
    expect(failure.data).toMatchObject({ code: 'BILLING_UNAVAILABLE' });
    expect(sent).toHaveLength(1);
  });

  it('is not repeated when the server refuses it', async () => {
    const { client, sent } = clientOver(() => failed(401));
    const failure = await failureOf(client.account.logout.mutate(), 5000);
    expect(failure.message).toBe('No.');
    expect(sent).toHaveLength(1);
  });

  it('keeps the name that its caller gives, and gets another one for each action', async () => {
    const { client, sent } = clientOver(
      () => json(success()),
      () => json(success()),
      () => json(success()),
    );
    await client.account.logout.mutate(undefined, { context: { idempotencyKey: 'mine' } });
    await client.account.logout.mutate();
    await client.account.logout.mutate();
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe('mine');
    expect(keys[1]).not.toBe(keys[2]);
  });

  it('gives up after 30 s without a repetition, in Spanish', async () => {
    const { client, sent } = clientOver(silence);
    const failure = await failureOf(client.account.logout.mutate(), 30_000);
    expect(failure.message).toBe('La petición a /trpc/account.logout excedió el tiempo límite.');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
  });
});

describe('a query', () => {
  it('asks for an answer of the last ten minutes', async () => {
    const { client, sent } = clientOver(() => failed(401));
    await failureOf(client.account.user.query());
    expect(sent[0]?.method).toBe('GET');
    expect(sent[0]?.headers.get('cache-control')).toBe('max-age=600, stale-while-revalidate');
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('travels with those asked for at the same moment', async () => {
    const { client, sent } = clientOver(() => failed(401));
    await Promise.all([
      failureOf(client.account.user.query()),
      failureOf(client.quota.status.query({ type: 'tarot' })),
    ]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toContain('/trpc/account.user,quota.status?batch=1');
  });

  it('gives up after 15 s and is not repeated by the link', async () => {
    const { client, sent } = clientOver(silence);
    const failure = await failureOf(client.account.user.query(), 15_000);
    expect(failure.message).toBe('La consulta a /trpc/account.user excedió el tiempo límite.');
    expect(sent).toHaveLength(1);
  });

  it('says that the network failed', async () => {
    const { client } = clientOver(noNetwork);
    const failure = await failureOf(client.account.user.query());
    expect(failure.message).toBe(
      'Error de red al consultar /trpc/account.user. Verifica tu conexión a internet.',
    );
    expect(failure.cause).toBeInstanceOf(TransportError);
    expect(failure.data).toBeUndefined();
  });

  it('says that the answer makes no sense', async () => {
    const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    const { client } = clientOver(() => page);
    expect((await failureOf(client.account.user.query())).message).toContain('formato inesperado');
  });

  it('says the status and the text of an answer that is not the API’s', async () => {
    const { client } = clientOver(() => new Response('Bad Gateway', { status: 502 }));
    expect((await failureOf(client.account.user.query())).message).toBe('502: Bad Gateway');
  });

  it('gives up after 15 s also where its answer begins and never ends', async () => {
    const { client } = clientOver(trickle);
    const failure = await failureOf(client.account.user.query(), 15_000);
    expect(failure.message).toContain('excedió el tiempo límite');
  });

  /** A whole answer to `account.user`, whose connection ends `after` milliseconds later, if at all. */
  function whole(after: number | null, ended: () => void): Response {
    const lines = [
      { 0: [[0], [null, 0, 0]] },
      [0, 0, [[{ result: 0 }], ['result', 0, 1]]],
      [1, 0, [[{ data: 0 }], ['data', 0, 2]]],
      [2, 0, [[null]]],
    ];
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const text = lines.map((line) => `${JSON.stringify(superjson.serialize(line))}\n`);
        controller.enqueue(encoder.encode(text.join('')));
        if (after === null) return;
        setTimeout(() => {
          controller.close();
          ended();
        }, after);
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  }

  it.each([
    ['ends by itself, and is not cut at its last byte', 40, false],
    ['is cut where it has said all and does not end', null, true],
  ])('whose values are all there %s', async (_, after, cut) => {
    const ended = vi.fn();
    let signal: AbortSignal | null | undefined;
    const { client } = clientOver((given) => {
      signal = given;
      return whole(after, ended);
    });
    const asked = client.account.user.query();
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBeNull();
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(signal?.aborted).toBe(cut);
    expect(ended).toHaveBeenCalledTimes(cut ? 0 : 1);
  });

  it('leaves no warning while it is quick', async () => {
    const { client } = clientOver(() => failed(401));
    await failureOf(client.account.user.query());
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('leaves a warning when it takes more than a second', async () => {
    const { client } = clientOver(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      return failed(401);
    });
    await failureOf(client.account.user.query(), 1200);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Petición lenta: /trpc/account.user'),
    );
  });
});

describe('a streamed reading', () => {
  const LINES = [
    { 0: [[0], [null, 0, 0]] },
    [0, 0, [[{ result: 0 }], ['result', 0, 1]]],
    [1, 0, [[{ data: 0 }], ['data', 0, 2]]],
  ];

  type Client = ReturnType<typeof clientOver>['client'];
  const CALLS: readonly [string, (client: Client) => Promise<unknown>][] = [
    [
      'tarot.interpret',
      (client) => client.tarot.interpret.mutate({ cards: ['El Loco'], question: 'pregunta' }),
    ],
    [
      'runes.interpret',
      (client) => client.runes.interpret.mutate({ runes: ['Fehu'], question: 'pregunta' }),
    ],
    [
      'compatibility.calculate',
      (client) => client.compatibility.calculate.mutate({ firstSign: 'Leo', secondSign: 'Aries' }),
    ],
  ];

  it.each(CALLS)('goes alone and fails after 30 s of silence: %s', async (path, ask) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const line of LINES) {
          const text = JSON.stringify(superjson.serialize(line));
          controller.enqueue(encoder.encode(`${text}\n`));
        }
      },
    });
    const headers = { 'content-type': 'application/json' };
    const { client, sent } = clientOver(() => new Response(body, { headers }));
    const failure = failureOf(ask(client), 30_001);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent[0]?.url).toBe(`/trpc/${path}?batch=1`);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(UUID);
    expect(sent[0]?.headers.get('trpc-accept')).toBe('application/jsonl');
    expect((await failure).message).toContain('excedió el tiempo límite');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
  });
});
