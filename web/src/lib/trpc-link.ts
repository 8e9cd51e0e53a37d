import {
  httpBatchStreamLink,
  httpLink,
  retryLink,
  splitLink,
  type Operation,
  type TRPCLink,
} from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import type { AppRouter } from '@sibila/api/trpc/router';
import { BATCH_MAX } from '@sibila/contracts/limits';
import { actionHeaders, commonHeaders } from './request-headers.ts';
import { TransportError, transportFetch, type TransportOptions } from './transport.ts';
import { randomUuid } from './uuid.ts';

const URL_PATH = '/trpc';
const QUERY_TIMEOUT = 15_000;
const OTHER_TIMEOUT = 30_000;
const MUTATION_RETRY_DELAY = 800;

/** Mutations whose answer arrives in pieces: their time-out counts silence, not the whole. */
const STREAMED: ReadonlySet<string> = new Set([
  'tarot.interpret',
  'runes.interpret',
  'compatibility.calculate',
  'chart.interpret',
]);

/** The key under which an operation's context carries its Idempotency-Key. */
export const IDEMPOTENCY_KEY = 'idempotencyKey';

const queryHeaders = (): Record<string, string> => ({
  ...commonHeaders('u=3, i'),
  'Cache-Control': 'max-age=600, stale-while-revalidate',
});

function mutationHeaders(op: Operation | undefined, priority: string): Record<string, string> {
  const key = op?.context[IDEMPOTENCY_KEY];
  return actionHeaders(priority, typeof key === 'string' ? key : null);
}

/** Names the user's action before anything is sent, so that the automatic retry bears the same key. */
const idempotencyLink: TRPCLink<AppRouter> = () => (options) =>
  observable((observer) => {
    const { op } = options;
    const key = op.context[IDEMPOTENCY_KEY];
    const named =
      op.type === 'mutation' && typeof key !== 'string'
        ? { ...op, context: { ...op.context, [IDEMPOTENCY_KEY]: randomUuid() } }
        : op;
    return options.next(named).subscribe(observer);
  });

interface Failure {
  cause?: unknown;
  data?: unknown;
}

/** Answers that come when the server's own tries are over: whoever waits has waited long enough. */
const TRIED: ReadonlySet<unknown> = new Set(['BILLING_UNAVAILABLE']);

/** Whether another try may succeed where this one failed: no network, or the server's own fault. */
export function isTransient(error: Failure): boolean {
  const { data } = error;
  if (typeof data === 'object' && data && 'code' in data && TRIED.has(data.code)) return false;
  if (error.cause instanceof TransportError) {
    return error.cause.kind === 'network' || (error.cause.status ?? 0) >= 500;
  }
  return (httpStatus(error) ?? 0) >= 500;
}

/** The HTTP status in an error of the API; undefined when there was no answer. */
export function httpStatus(error: Failure): number | undefined {
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return undefined;
  return typeof data.httpStatus === 'number' ? data.httpStatus : undefined;
}

/**
 * The chain that every operation of the browser takes. Queries travel in batches; mutations alone,
 * named once and tried again once; streamed mutations alone, with their answer read as it comes.
 * @param send replaces the browser's fetch in tests
 */
export function createLinks(send?: typeof fetch): TRPCLink<AppRouter>[] {
  const common = { url: URL_PATH, transformer: superjson };
  const over = (
    timeout: number,
    answer: TransportOptions['answer'],
    noun: TransportOptions['noun'],
  ) => transportFetch({ timeout, answer, noun }, send);
  const mutations = splitLink<AppRouter>({
    condition: (op) => STREAMED.has(op.path),
    true: httpBatchStreamLink({
      ...common,
      maxItems: 1,
      headers: ({ opList }) => mutationHeaders(opList[0], 'u=1, i'),
      fetch: over(OTHER_TIMEOUT, 'stream', 'petición'),
    }),
    false: httpLink({
      ...common,
      headers: ({ op }) => mutationHeaders(op, 'u=3'),
      fetch: over(OTHER_TIMEOUT, 'whole', 'petición'),
    }),
  });
  return [
    idempotencyLink,
    retryLink({
      retry: ({ op, error, attempts }) =>
        op.type === 'mutation' && attempts === 1 && !op.signal?.aborted && isTransient(error),
      retryDelayMs: () => MUTATION_RETRY_DELAY,
    }),
    splitLink({
      condition: (op) => op.type === 'query',
      true: httpBatchStreamLink({
        ...common,
        maxItems: BATCH_MAX,
        headers: queryHeaders,
        fetch: over(QUERY_TIMEOUT, 'pieces', 'consulta'),
      }),
      false: mutations,
    }),
  ];
}
