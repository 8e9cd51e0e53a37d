import { useSyncExternalStore } from 'react';
import { readPublicConfig } from '../../lib/public-config.ts';

const unchanging = () => () => undefined;
const readOnSale = () => readPublicConfig().premium;
const readSimulated = () => readPublicConfig().simulated === true;

/** Whether Premium can be bought here; the server's HTML, which is made before that is read, says so. */
export const useIsOnSale = (): boolean => useSyncExternalStore(unchanging, readOnSale, () => true);

/** Whether paying for it is only simulated. */
export const useIsSimulated = (): boolean =>
  useSyncExternalStore(unchanging, readSimulated, () => false);
