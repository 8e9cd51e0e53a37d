import { MantineProvider } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { ToastRegion } from '../components/toasts.tsx';
import { AccessDialogProvider } from '../features/account/access-dialog.tsx';
import { SubscriptionProvider } from '../features/billing/subscription.tsx';
import { useAwake } from '../lib/awake.ts';
import { patiently } from '../lib/patiently.ts';
import { theme } from './theme.ts';

const AfterPaint = lazy(() => patiently(() => import('./after-paint.tsx')));

/** What every screen stands in, inside the body: Mantine, the access dialog, the
 * plan, the notifications. */
export function Providers({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce;
  const isAwake = useAwake();
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="dark"
      deduplicateCssVariables
      getStyleNonce={() => nonce ?? ''}
    >
      <AccessDialogProvider>
        <SubscriptionProvider>{children}</SubscriptionProvider>
      </AccessDialogProvider>
      {isAwake && (
        <Suspense>
          <AfterPaint />
        </Suspense>
      )}
      <ToastRegion />
    </MantineProvider>
  );
}
