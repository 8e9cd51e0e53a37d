import { MantineProvider } from '@mantine/core';
import { CatchBoundary, useLocation, type ErrorRouteComponent } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { ToastRegion } from '../components/toasts.tsx';
import { AccessDialogProvider } from '../features/account/access-dialog.tsx';
import { SubscriptionProvider } from '../features/billing/subscription.tsx';
import { useAwake } from '../lib/awake.ts';
import { patiently } from '../lib/patiently.ts';
import { ErrorScreen } from './error-screen.tsx';
import { theme } from './theme.ts';

const AfterPaint = lazy(() => patiently(() => import('./after-paint.tsx')));

/** What every screen stands in, inside the body: Mantine, the access dialog, the
 * plan, the notifications. */
export function Providers({ children }: { children: ReactNode }) {
  const isAwake = useAwake();
  return (
    <MantineProvider theme={theme} forceColorScheme="dark" deduplicateCssVariables>
      <Boundary fallback={ErrorScreen}>
        <AccessDialogProvider>
          <SubscriptionProvider>{children}</SubscriptionProvider>
        </AccessDialogProvider>
      </Boundary>
      <Boundary fallback={Nothing}>
        {isAwake && (
          <Suspense>
            <AfterPaint />
          </Suspense>
        )}
      </Boundary>
      <Boundary fallback={Nothing}>
        <ToastRegion />
      </Boundary>
    </MantineProvider>
  );
}

/** What a page can do without leaves nothing behind when it breaks. */
const Nothing = () => null;

interface BoundaryProps {
  children: ReactNode;
  fallback: ErrorRouteComponent;
}

/** Catches what breaks around the pages, which the router would answer in English and without styles. */
function Boundary({ children, fallback }: BoundaryProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={fallback}>
      {children}
    </CatchBoundary>
  );
}
