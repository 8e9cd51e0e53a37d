import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { ReactNode } from 'react';
import type { AppRouter } from '@sibila/api/trpc/router';
import type { PublicConfig } from '../lib/public-config.ts';
import { makeQueryClient } from '../lib/query-client.ts';
import { trpc } from '../lib/trpc.ts';
import { routeTree } from '../routeTree.gen.ts';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** What loaders and heads may use. */
export interface RouterContext {
  queryClient: QueryClient;
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  config: PublicConfig;
  /** Scheme and host under which the pages are served, for canonical addresses. */
  origin: string;
}

export interface RouterOptions {
  client: TRPCClient<AppRouter>;
  config: PublicConfig;
  origin: string;
  /** Put as a nonce on every script that the router writes into the server's HTML. */
  scriptMark?: string;
}

/** One router with its own query cache: one per request on the server, one in the browser. */
export function makeRouter({ client, config, origin, scriptMark }: RouterOptions) {
  const queryClient = makeQueryClient();
  const utils = createTRPCQueryUtils({ queryClient, client });
  const router = createRouter({
    routeTree,
    context: { queryClient, utils, config, origin },
    origin,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    ...(scriptMark === undefined ? {} : { ssr: { nonce: scriptMark } }),
    Wrap: ({ children }: { children: ReactNode }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        {children}
      </trpc.Provider>
    ),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
