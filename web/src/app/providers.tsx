import { MantineProvider } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { ToastRegion } from '../components/toasts.tsx';
import { AccessDialogProvider } from '../features/account/access-dialog.tsx';
import { SubscriptionProvider } from '../features/billing/subscription.tsx';
import { markDevice } from '../lib/device.ts';
import { theme } from './theme.ts';

/** What every screen stands in, inside the body: Mantine, the access dialog, the
 * plan, the notifications. */
export function Providers({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce;
  useEffect(markDevice, []);
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
      <ToastRegion />
    </MantineProvider>
  );
}
