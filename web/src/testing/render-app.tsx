import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import type { AppRouter } from '@sibila/api/trpc/router';
import { theme } from '../app/theme.ts';
import { ToastRegion } from '../components/toasts.tsx';
import { AccessDialogProvider } from '../features/account/access-dialog.tsx';
import { SubscriptionProvider } from '../features/billing/subscription.tsx';
import { makeQueryClient } from '../lib/query-client.ts';
import { trpc } from '../lib/trpc.ts';
import { createLinks } from '../lib/trpc-link.ts';

const ORIGIN = 'http://localhost:3000';

/** Node's fetch knows no page that an address could be relative to. */
const send: typeof fetch = (input, init) =>
  fetch(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);

interface RenderedApp extends RenderResult {
  queries: QueryClient;
  /** Where the screen's links and redirects led. */
  router: Pick<AnyRouter, 'subscribe' | 'latestLocation'> & {
    history: RouterHistory;
    state: { location: { hash: string } };
  };
  user: UserEvent;
}

interface RenderAppOptions {
  /** The address at which the screen is seen. */
  path?: string;
}

/**
 * Renders a screen as the product does: strict mode, theme, router, query cache, the real tRPC
 * links over the test's network, the access dialog, the plan and the notifications.
 */
export async function renderApp(
  screen: ReactNode,
  { path = '/' }: RenderAppOptions = {},
): Promise<RenderedApp> {
  const queries = makeQueryClient();
  const client = createTRPCClient<AppRouter>({ links: createLinks(send) });
  // One screen at one address: wherever a link leads there is an empty page.
  const root = createRootRoute({
    component: () => (
      <AccessDialogProvider>
        <SubscriptionProvider>
          {useLocation().pathname === new URL(path, ORIGIN).pathname ? screen : null}
        </SubscriptionProvider>
      </AccessDialogProvider>
    ),
    notFoundComponent: () => null,
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const view = render(
    <StrictMode>
      <MantineProvider theme={theme} forceColorScheme="dark" env="test">
        <trpc.Provider client={client} queryClient={queries}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router as never} />
            <ToastRegion />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </StrictMode>,
  );
  return { ...view, queries, router, user: userEvent.setup() };
}
