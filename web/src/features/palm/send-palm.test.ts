// @vitest-environment happy-dom
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { PalmReadingEvent } from '@sibila/contracts/palm';
import { failureOf } from '../../lib/failure.ts';
import { network } from '../../testing/handlers.ts';
import { samplePalm } from '../../testing/samples.ts';
import { sendPalm, type PalmRequest } from './send-palm.ts';

const READING = samplePalm();
const URL_PATTERN = '*/api/palm/interpret';

const asked = (part: Partial<PalmRequest> = {}): PalmRequest => ({
  id: READING.id,
  hand: 'right',
  image: new Blob(['foto']),
  second: null,
  keep: false,
  onProgress: () => undefined,
  ...part,
});

async function send(
  request: PalmRequest,
  { signal } = new AbortController(),
): Promise<PalmReadingEvent | undefined> {
  let last: PalmReadingEvent | undefined;
  for await (const event of sendPalm(request, signal)) last = event;
  return last;
}

const waited = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Answers in turn, and keeps what each request brought. */
function answering(...answers: (() => Response)[]): Headers[] {
  const seen: Headers[] = [];
  network.use(
    http.post(URL_PATTERN, ({ request }) => {
      seen.push(request.headers);
      return answers[seen.length - 1]?.() ?? HttpResponse.error();
    }),
  );
  return seen;
}

const done = () => HttpResponse.json(READING, { status: 201 });
const refused = (status: number, body: object) => () => HttpResponse.json(body, { status });

describe('a palm on its way', () => {
  it('bears its name and what protects the session, and comes back as a reading', async () => {
    document.cookie = 'XSRF-TOKEN=una%20ficha';
    const seen = answering(done);
    expect(await send(asked())).toEqual({ type: 'done', reading: READING });
    expect(seen[0]?.get('idempotency-key')).toBe(READING.id);
    expect(seen[0]?.get('x-xsrf-token')).toBe('una ficha');
  });

  it('tells how far it has come', async () => {
    answering(done);
    const onProgress = vi.fn();
    await send(asked({ onProgress }));
    expect(onProgress.mock.calls.at(0)).toEqual([0]);
    expect(onProgress.mock.calls.at(-1)).toEqual([1]);
  });

  it('is sent once more under the same name when the network or the server fails', async () => {
    const seen = answering(refused(500, { message: 'No.', code: 'UNEXPECTED' }), done);
    expect(await send(asked())).toMatchObject({ type: 'done' });
    expect(seen.map((headers) => headers.get('idempotency-key'))).toEqual([READING.id, READING.id]);
  });

  it('waits as long as a busy server says before it is sent once more', async () => {
    const busy = refused(503, { message: 'Ahora no.', code: 'UNAVAILABLE', retryAfter: 2 });
    const seen = answering(busy, done);
    const before = performance.now();
    expect(await send(asked())).toMatchObject({ type: 'done' });
    expect(performance.now() - before).toBeGreaterThanOrEqual(1990);
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['asks for more patience than people have', { code: 'UNAVAILABLE', retryAfter: 60 }],
    ['names no time', { code: 'STORAGE_UNAVAILABLE' }],
  ])('is left to whoever sent it where a busy server %s', async (_, body) => {
    const seen = answering(refused(503, { message: 'Ahora no.', ...body }), done);
    expect(await send(asked()).catch(failureOf)).toMatchObject(body);
    expect(seen).toHaveLength(1);
  });

  it('is not sent again once the page was left, not even in the pause between two tries', async () => {
    const seen = answering(refused(500, { message: 'No.', code: 'UNEXPECTED' }), done);
    const page = new AbortController();
    const sending = send(asked(), page).catch((error: unknown) => error);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await waited(200);
    const left = performance.now();
    page.abort();
    expect(await sending).toMatchObject({ name: 'AbortError' });
    expect(performance.now() - left).toBeLessThan(300);
    await waited(900);
    expect(seen).toHaveLength(1);
  });

  it('is not sent again when the answer is no, which says all that it said', async () => {
    const seen = answering(
      refused(422, {
        message: 'Los dedos están juntos.',
        code: 'NO_PALM_FOUND',
        errors: { second: 'Los dedos están juntos.' },
      }),
    );
    const failure = await send(asked()).catch(failureOf);
    expect(failure).toMatchObject({
      code: 'NO_PALM_FOUND',
      status: 422,
      message: 'Los dedos están juntos.',
      fields: { second: 'Los dedos están juntos.' },
    });
    expect(seen).toHaveLength(1);
  });

  it('fails without a code when the connection breaks twice: the history may know more', async () => {
    const seen = answering();
    const failure = await send(asked()).catch(failureOf);
    expect(failure).toMatchObject({ code: null, status: null });
    expect(seen).toHaveLength(2);
  });

  it('is not sent at all where the page has lost its photo', async () => {
    const seen = answering(done);
    expect(await send(asked({ image: null }))).toBeUndefined();
    expect(seen).toHaveLength(0);
  });
});
