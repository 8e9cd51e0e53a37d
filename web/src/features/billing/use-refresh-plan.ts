import { useCallback } from 'react';
import { trpc } from '../../lib/trpc.ts';

/**
 * Asks for everything that depends on the plan once more; resolves when what is seen of the plan
 * itself is new. Nobody who pressed a button waits for quotas and horoscopes.
 */
export function useRefreshPlan(): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    void utils.quota.invalidate();
    void utils.horoscope.premium.invalidate();
    await Promise.all([utils.billing.invalidate(), utils.account.user.invalidate()]);
  }, [utils]);
}
