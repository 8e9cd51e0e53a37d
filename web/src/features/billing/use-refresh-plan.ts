import { useCallback } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** Asks for everything that depends on the plan once more; resolves when what is seen is new. */
export function useRefreshPlan(): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    await Promise.all([
      utils.billing.invalidate(),
      utils.account.user.invalidate(),
      utils.quota.invalidate(),
      utils.horoscope.premium.invalidate(),
    ]);
  }, [utils]);
}
