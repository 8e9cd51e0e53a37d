import { TRPCClientError } from '@trpc/client';
import type { PalmReading, PalmReadingEvent } from '@sibila/contracts/palm';
import type { HandSide } from '@sibila/domain/palm/measured-hand';
import { failureOf } from '../../lib/failure.ts';
import { actionHeaders } from '../../lib/request-headers.ts';
import { TransportError } from '../../lib/transport.ts';
import { isTransient } from '../../lib/trpc-link.ts';

const PATH = '/api/palm/interpret';
const RETRY_MS = 800;
/** Nobody is kept waiting longer than this for another try, in milliseconds. */
const RETRY_MS_MAX = 10_000;

/** A palm to be read. */
export interface PalmRequest {
  id: string;
  hand: HandSide;
  /** Null where the page was loaded again: then only the history can tell what became of it. */
  image: Blob | null;
  second: Blob | null;
  keep: boolean;
  /** Told, from 0 to 1, how much of the photos has arrived. */
  onProgress: (part: number) => void;
}

/** Nothing new to write: it only shows that the connection is alive. */
const ALIVE: PalmReadingEvent = { type: 'text', text: '' };

/**
 * Sends the photos and waits for the reading; while they travel it yields a sign of life at each
 * step. Tries once more, under the same id, where another try may succeed; not once it was left.
 */
export async function* sendPalm(
  request: PalmRequest,
  signal: AbortSignal,
): AsyncGenerator<PalmReadingEvent> {
  if (request.image === null || signal.aborted) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      yield* sendOnce(request, request.image, signal);
      return;
    } catch (error) {
      const delay = attempt > 1 || signal.aborted ? null : delayAfter(error);
      if (delay === null) throw error;
      await pause(delay, signal);
    }
  }
}

/**
 * Milliseconds until another try; null where it would not help. A server that has too much to do
 * says when to come back: photos are heavy, and sent again at once they would make it worse.
 */
function delayAfter(error: unknown): number | null {
  if (!(error instanceof TRPCClientError) || !isTransient(error)) return null;
  const { code, status, retryAfter } = failureOf(error);
  if (code === null || status !== 503) return RETRY_MS;
  const delay = (retryAfter ?? Infinity) * 1000;
  return delay <= RETRY_MS_MAX ? delay : null;
}

/** Waits; rejects as soon as the signal aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
  signal.throwIfAborted();
}

function formOf({ id, hand, second, keep }: PalmRequest, image: Blob): FormData {
  const form = new FormData();
  form.append('id', id);
  form.append('hand', hand);
  form.append('keep', String(keep));
  form.append('image', image, 'palma');
  if (second) form.append('second', second, 'otra-palma');
  return form;
}

/** One try: `fetch` tells nothing of how a body travels. */
async function* sendOnce(
  request: PalmRequest,
  image: Blob,
  signal: AbortSignal,
): AsyncGenerator<PalmReadingEvent> {
  // A signal that is aborted already tells nobody any more.
  signal.throwIfAborted();
  const xhr = new XMLHttpRequest();
  const news = bell();
  xhr.upload.addEventListener('progress', ({ loaded, total }) => {
    request.onProgress(total > 0 ? loaded / total : 0);
    news.ring();
  });
  xhr.upload.addEventListener('load', () => {
    request.onProgress(1);
    news.ring();
  });
  let ended = false;
  xhr.addEventListener('loadend', () => {
    ended = true;
    news.ring();
  });
  const abort = () => xhr.abort();
  signal.addEventListener('abort', abort);
  request.onProgress(0);
  open(xhr, request.id);
  xhr.send(formOf(request, image));
  try {
    for (;;) {
      await news.heard();
      if (ended) break;
      yield ALIVE;
    }
    yield { type: 'done', reading: answerOf(xhr) };
  } finally {
    signal.removeEventListener('abort', abort);
    if (!ended) xhr.abort();
  }
}

function open(xhr: XMLHttpRequest, id: string): void {
  xhr.open('POST', PATH);
  xhr.withCredentials = true;
  for (const [name, value] of Object.entries(actionHeaders('u=1, i', id)))
    xhr.setRequestHeader(name, value);
}

/** Wakes whoever waits for it; a ring that nobody waited for is heard by the next one. */
function bell() {
  let rung = false;
  let wake: (() => void) | null = null;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    heard: async () => {
      if (!rung)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      rung = false;
      wake = null;
    },
  };
}

/** The reading of a finished request; throws what failed in the form in which the links throw it. */
function answerOf({ status, responseText }: XMLHttpRequest): PalmReading {
  if (status === 0) {
    const text = `Error de red al consultar ${PATH}. Verifica tu conexión a internet.`;
    throw TRPCClientError.from(new TransportError('network', text));
  }
  const answer = parsed(responseText, status);
  if (status === 200 || status === 201) {
    const reading = answer as PalmReading;
    return { ...reading, date: new Date(reading.date) };
  }
  const { message, ...data } = answer as { message: string };
  throw TRPCClientError.from({
    error: { message, code: -32_000, data: { ...data, httpStatus: status } },
  });
}

function parsed(text: string, status: number): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  const problem = `No pudimos procesar los datos de ${PATH}: llegaron en un formato inesperado.`;
  throw TRPCClientError.from(new TransportError('malformed', problem, status));
}
