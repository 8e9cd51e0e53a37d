import { useRouter } from '@tanstack/react-router';
import { readPublicConfig, type PublicConfig } from '../../lib/public-config.ts';

/** As much of the router as is looked at: the browser's own always has it, a test's need not. */
type ConfiguredRouter = { options: { context?: { config?: PublicConfig } } } | null;

/**
 * What the server tells of itself. Its router carries it, so that its HTML says already what the
 * browser will say; without a router the page is read.
 */
function useConfig(): PublicConfig {
  const router: ConfiguredRouter = useRouter({ warn: false });
  return router?.options.context?.config ?? readPublicConfig();
}

/** Whether Premium can be bought here. */
export const useIsOnSale = (): boolean => useConfig().premium;

/** Whether paying for it is only simulated. */
export const useIsSimulated = (): boolean => useConfig().simulated === true;
