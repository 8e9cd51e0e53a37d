import { createTRPCUntypedClient, httpBatchStreamLink, httpLink, splitLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '@sibila/api/trpc/router';
import { CookieJar } from './cookie-jar.ts';
import type { CallOptions, PalmPhotos, SibilaClientOptions } from './public.d.ts';
import { readPalm } from './read-palm.ts';
import { ofClient, sibilaError } from './sibila-error.ts';

export { SibilaError } from './sibila-error.ts';

/** Mutations whose answer arrives in pieces. */
export const STREAMED: ReadonlySet<string> = new Set([
  'tarot.interpret',
  'runes.interpret',
  'compatibility.calculate',
  'chart.interpret',
]);

/**
 * A client for programs. It keeps the session's cookie in memory, so that what follows a login is
 * signed in; in a browser the browser keeps it. `url` is where the product answers, such as
 * `http://localhost:3000`. Whatever is refused, or never answered, is thrown as a SibilaError; an
 * address that is none at once.
 * The built package types its result by the procedures: `SibilaClient`.
 */
export function createSibilaClient(url: string, options: SibilaClientOptions = {}): unknown {
  if (!/^https?:/i.test(url) || !URL.canParse('/trpc', url)) throw ofClient('INVALID_URL');
  const jar = new CookieJar();
  const send = options.fetch ?? ((...given: Parameters<typeof fetch>) => fetch(...given));
  const withCookies = async (input: Request | URL | string, init?: object) => {
    const { headers: given, ...rest } = (init ?? {}) as RequestInit;
    const headers = new Headers(given);
    const cookie = jar.header();
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await send(input, { ...rest, headers });
    jar.take(response.headers.getSetCookie());
    return response;
  };
  const common = { url: new URL('/trpc', url).href, transformer: superjson, fetch: withCookies };
  const client = createTRPCUntypedClient<AppRouter>({
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

  const call = async (path: string, verb: string, input: unknown, given: CallOptions = {}) => {
    try {
      if (path === 'palm.interpret')
        return await readPalm(url, withCookies, input as PalmPhotos, given.signal);
      const answer = await (verb === 'query'
        ? client.query(path, input, given)
        : client.mutation(path, input, given));
      return STREAMED.has(path) ? typed(answer as AsyncIterable<unknown>) : answer;
    } catch (error) {
      throw sibilaError(error);
    }
  };
  return procedures([], call);
}

async function* typed(events: AsyncIterable<unknown>): AsyncGenerator {
  try {
    yield* events;
  } catch (error) {
    throw sibilaError(error);
  }
}

type Call = (path: string, verb: string, input: unknown, options?: CallOptions) => Promise<unknown>;

/** `client.noun.verb.query(input)` for every name that is asked for. */
function procedures(names: readonly string[], call: Call): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) =>
      // A promise asks for `then` before it gives a value on.
      typeof name === 'string' && name !== 'then' ? procedures([...names, name], call) : undefined,
    apply: (_, __, [input, options]: [unknown, CallOptions?]) =>
      call(names.slice(0, -1).join('.'), names.at(-1) ?? '', input, options),
  });
}
