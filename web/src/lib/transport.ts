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

/** How one kind of operation is sent. */
export interface TransportOptions {
  /** Milliseconds without an answer, or, for a stream, between two pieces of it. */
  timeout: number;
  /** Whether the answer is read piece by piece. */
  streamed: boolean;
  /** What the time-out's text calls the request. */
  noun: 'consulta' | 'petición';
}

type Send = typeof fetch;
/** A fetch as tRPC calls it: an option may be there and undefined. */
type LooseInit = { [Option in keyof RequestInit]?: RequestInit[Option] | undefined };
export type TransportFetch = (input: RequestInfo | URL, init?: LooseInit) => Promise<Response>;

/** A request slower than this leaves a warning in the console. */
const SLOW_AFTER = 1000;
const TEXT_MAX = 200;

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

/** A signal that follows two; `AbortSignal.any` is too young for the phones that people have. */
function eitherSignal(own: AbortSignal, theirs: AbortSignal | null | undefined): AbortSignal {
  const both = new AbortController();
  for (const signal of [own, theirs]) {
    if (signal?.aborted) both.abort(signal.reason);
    signal?.addEventListener('abort', () => {
      both.abort(signal.reason);
    });
  }
  return both.signal;
}

interface Watch {
  timer: ReturnType<typeof deadline>;
  /** Aborts when the caller gives up or the body has been silent for too long. */
  signal: AbortSignal;
  failure: (cause: unknown) => Error;
}

/** Passes a body on, putting the deadline off at each piece, and breaks it off when the signal says so. */
function watched(
  body: ReadableStream<Uint8Array>,
  { timer, signal, failure }: Watch,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => {
        timer.stop();
        controller.error(failure(signal.reason));
        reader.cancel().catch(() => undefined);
      });
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          timer.stop();
          controller.close();
          return;
        }
        timer.touch();
        controller.enqueue(value);
      } catch (cause) {
        timer.stop();
        controller.error(failure(cause));
      }
    },
    async cancel(reason) {
      timer.stop();
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

/**
 * A fetch with the product's time-outs and transport texts. An answer that is no JSON fails as
 * `status` or `malformed`; an abort by the caller passes through as it is.
 */
export function transportFetch(options: TransportOptions, send?: Send): TransportFetch {
  return async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const path = pathOf(url);
    const expired = new AbortController();
    const timer = deadline(options.timeout, () => {
      expired.abort();
    });
    const failure = (cause: unknown): Error => {
      if (cause instanceof TransportError) return cause;
      if (expired.signal.aborted) {
        const text = `La ${options.noun} a ${path} excedió el tiempo límite.`;
        return new TransportError('timeout', text);
      }
      if (init?.signal?.aborted && cause instanceof Error) return cause;
      const text = `Error de red al consultar ${path}. Verifica tu conexión a internet.`;
      return new TransportError('network', text);
    };
    const signal = eitherSignal(expired.signal, init?.signal);
    const started = performance.now();
    try {
      const response = await (send ?? fetch)(url, {
        method: init?.method ?? 'GET',
        headers: init?.headers ?? {},
        body: init?.body ?? null,
        credentials: 'include',
        signal,
      });
      const took = Math.round(performance.now() - started);
      if (took > SLOW_AFTER) console.warn(`Petición lenta: ${path} tardó ${took} ms`);
      await assertUsable(response, path);
      if (options.streamed && response.body) {
        timer.touch();
        return new Response(watched(response.body, { timer, signal, failure }), response);
      }
      const text = await response.text();
      timer.stop();
      return parsed(text, response, path);
    } catch (cause) {
      timer.stop();
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
