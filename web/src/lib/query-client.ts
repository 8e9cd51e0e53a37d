import { QueryClient } from '@tanstack/react-query';
import { httpStatus } from './trpc-link.ts';

const MINUTE = 60_000;
const RETRY_DELAY = 1000;
const RETRY_DELAY_MAX = 8000;

/** One more try for a failed query, unless the server answered that the request itself is wrong. */
export function retryQuery(failures: number, error: unknown): boolean {
  const status = error instanceof Error ? httpStatus(error) : undefined;
  const refused = status !== undefined && status >= 400 && status < 500;
  return failures < 1 && !refused;
}

/** Milliseconds before try number `attempt` (from 0) is repeated. */
export const retryDelay = (attempt: number): number =>
  Math.min(RETRY_DELAY * 2 ** attempt, RETRY_DELAY_MAX);

/** A query cache with the product's defaults. Mutations are tried again by the link, not here. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 30 * MINUTE,
        retry: retryQuery,
        retryDelay,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
