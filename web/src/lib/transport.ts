/** A request that got no usable answer; its message is the Spanish text to show. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: 'timeout' | 'network' | 'malformed' | 'status';
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;

  constructor(kind: TransportError['kind'], message: string, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

/** Whether a call failed because its request reached nobody. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof TransportError && error.cause.kind === 'network';

/** How one kind of operation is sent. */
export interface TransportOptions {
  /** Milliseconds for the whole answer, or, for a stream, between two pieces of it. */
  timeout: number;
  /** All at once, in pieces that come as they are ready, or written while it is read. */
  answer: 'whole' | 'pieces' | 'stream';
  /** What the time-out's text calls the request. */
  noun: 'consulta' | 'petición';
}

type Send = typeof fetch;
/** A fetch as tRPC calls it: an option may be there and undefined. */
type LooseInit = { [Option in keyof RequestInit]?: RequestInit[Option] | undefined };
export type TransportFetch = (input: RequestInfo | URL, init?: LooseInit) => Promise<Response>;

/** A request slower than this leaves a warning in the console; of a stream its beginning counts. */
const SLOW_AFTER = 1000;
const TEXT_MAX = 200;
/** How long an answer that was left may take to end by itself, in milliseconds. */
const LAST_WORDS = 250;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** A deadline that may be put off: `touch` starts the count anew, `stop` ends it. */
function deadline(milliseconds: number, onExpired: () => void) {
  let timer = setTimeout(onExpired, milliseconds);
  return {
    touch: () => {
      clearTimeout(timer);
      timer = setTimeout(onExpired, milliseconds);
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}

/** Aborts a request with a signal until it is told to stop following. */
function follow(signal: AbortSignal | null | undefined, request: AbortController): () => void {
  const abort = () => request.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return () => signal?.removeEventListener('abort', abort);
}

/** Counts from now on; the first call of what it gives warns where it took too long. */
function stopwatch(path: string): () => void {
  const started = performance.now();
  let told = false;
  return () => {
    const took = Math.round(performance.now() - started);
    if (!told && took > SLOW_AFTER) console.warn(`Petición lenta: ${path} tardó ${took} ms`);
    told = true;
  };
}

interface Watch {
  onPiece: () => void;
  onEnd: () => void;
  /** Aborts when the caller has enough or gives up. */
  theirs: AbortSignal | null | undefined;
  /** Aborts when the time is over. */
  expired: AbortSignal;
  /** Ends the request where its answer does not end by itself. */
  leave: () => void;
  failure: (cause: unknown) => Error;
}

/**
 * Reads an answer to its end beside its caller, and gives what the caller leaves it with. tRPC
 * aborts as soon as it has every value, and Chromium takes an answer that scripts alone have read
 * for one broken off: in both cases it would count as failed and never be kept.
 */
function readThrough(answer: Response, cut: () => void): () => void {
  let ended = false;
  const end = () => {
    ended = true;
  };
  answer.text().then(end, end);
  return () => {
    setTimeout(() => {
      if (!ended) cut();
    }, LAST_WORDS);
  };
}

/** Passes a body on, tells of each piece and of its end, and ends it when a signal says so. */
function watched(
  body: ReadableStream<Uint8Array>,
  { onPiece, onEnd, theirs, expired, leave, failure }: Watch,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const breakOff = (reason: unknown) => {
        onEnd();
        controller.error(failure(reason));
        reader.cancel().catch(() => undefined);
        leave();
      };
      for (const signal of [theirs, expired])
        signal?.addEventListener('abort', () => breakOff(signal.reason));
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          onEnd();
          controller.close();
          return;
        }
        onPiece();
        controller.enqueue(value);
      } catch (cause) {
        onEnd();
        controller.error(failure(cause));
      }
    },
    async cancel(reason) {
      onEnd();
      leave();
      await reader.cancel(reason);
    },
  });
}

async function assertUsable(response: Response, path: string): Promise<void> {
  if (response.headers.get('content-type')?.includes('json')) return;
  if (response.ok) {
    throw new TransportError(
      'malformed',
      `No pudimos procesar los datos de ${path}: llegaron en un formato inesperado.`,
      response.status,
    );
  }
  const text = (await response.text()).trim().slice(0, TEXT_MAX) || response.statusText;
  throw new TransportError('status', `${response.status}: ${text}`, response.status);
}

interface Ways {
  path: string;
  noun: TransportOptions['noun'];
  expired: AbortSignal;
  theirs: AbortSignal | null | undefined;
}

/** What a broken request fails with; an abort by the caller passes through as it is. */
function failureOf(cause: unknown, { path, noun, expired, theirs }: Ways): Error {
  if (cause instanceof TransportError) return cause;
  if (expired.aborted)
    return new TransportError('timeout', `La ${noun} a ${path} excedió el tiempo límite.`);
  if (theirs?.aborted && cause instanceof Error) return cause;
  const text = `Error de red al consultar ${path}. Verifica tu conexión a internet.`;
  return new TransportError('network', text);
}

/**
 * A fetch with the product's time-outs and transport texts. An answer that is no JSON fails as
 * `status` or `malformed`; an abort by the caller passes through as it is.
 */
export function transportFetch(options: TransportOptions, send?: Send): TransportFetch {
  const { timeout, answer, noun } = options;
  return async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const path = pathOf(url);
    const expired = new AbortController();
    const timer = deadline(timeout, () => {
      expired.abort();
    });
    const tellIfSlow = stopwatch(path);
    const onEnd = () => {
      timer.stop();
      tellIfSlow();
    };
    const theirs = init?.signal;
    const ways = { path, noun, expired: expired.signal, theirs };
    const failure = (cause: unknown) => failureOf(cause, ways);
    // A signal of its own: `AbortSignal.any` is too young for the phones that people have.
    const request = new AbortController();
    follow(expired.signal, request);
    const letGo = follow(theirs, request);
    try {
      const response = await (send ?? fetch)(url, {
        method: init?.method ?? 'GET',
        headers: init?.headers ?? {},
        body: init?.body ?? null,
        credentials: 'include',
        signal: request.signal,
      });
      await assertUsable(response, path);
      if (answer !== 'whole' && response.body) {
        const onPiece = answer === 'stream' ? timer.touch : () => undefined;
        if (answer === 'stream') tellIfSlow();
        onPiece();
        letGo();
        const leave = readThrough(response.clone(), () => request.abort());
        const ends = { theirs, expired: expired.signal, leave };
        const body = watched(response.body, { onPiece, onEnd, failure, ...ends });
        return new Response(body, response);
      }
      const text = await response.text();
      onEnd();
      return parsed(text, response, path);
    } catch (cause) {
      onEnd();
      throw failure(cause);
    }
  };
}

function parsed(text: string, response: Response, path: string): Response {
  try {
    JSON.parse(text);
  } catch {
    throw new TransportError(
      'malformed',
      `No pudimos procesar los datos de ${path}: llegaron en un formato inesperado.`,
      response.status,
    );
  }
  return new Response(text, response);
}
