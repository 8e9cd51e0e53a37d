import {
  createTRPCClient,
  httpBatchStreamLink,
  httpLink,
  splitLink,
  type TRPCClient,
} from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '@sibila/api/trpc/router';
import { CookieJar } from './cookie-jar.ts';

/** Every procedure of the product, typed: `client.tarot.readings.query({ limit: 10 })`. */
export type SibilaClient = TRPCClient<AppRouter>;

/** Mutations whose answer arrives in pieces. */
const STREAMED: ReadonlySet<string> = new Set([
  'tarot.interpret',
  'runes.interpret',
  'compatibility.calculate',
]);

export interface SibilaClientOptions {
  /** How requests leave; the platform's `fetch` unless given. */
  fetch?: typeof fetch;
}

/**
 * A client for programs. It keeps the session's cookie in memory, so that what follows a login is
 * signed in. `url` is where the product answers, such as `http://localhost:3000`. A refusal is a
 * TRPCClientError whose `message` is Spanish and whose `data.code` is stable.
 */
export function createSibilaClient(url: string, options: SibilaClientOptions = {}): SibilaClient {
  const jar = new CookieJar();
  const send = options.fetch ?? fetch;
  const endpoint = new URL('/trpc', url).href;
  const withCookies = async (input: Request | URL | string, init?: object) => {
    const { headers: given, ...rest } = (init ?? {}) as RequestInit;
    const headers = new Headers(given);
    const cookie = jar.header();
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await send(input, { ...rest, headers });
    jar.take(response.headers.getSetCookie());
    return response;
  };
  const common = { url: endpoint, transformer: superjson, fetch: withCookies };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => STREAMED.has(operation.path),
        true: httpBatchStreamLink({ ...common, maxItems: 1 }),
        false: httpLink({
          ...common,
          headers: ({ op }): Record<string, string> =>
            op.type === 'mutation' ? { 'idempotency-key': crypto.randomUUID() } : {},
        }),
      }),
    ],
  });
}
