import { savesData } from '../../lib/preload.ts';

/** Milliseconds after the page has loaded: then the network is its own no longer. */
export const WORKER_AFTER = 1000;
/** Longer than this a busy page does not keep it waiting. */
const IDLE_TIMEOUT = 1000;

/**
 * Has a worker keep the page and what it starts with for when there is no network, as soon as the
 * browser is idle. Without it the product does all that it did before.
 */
export function startWorker(): void {
  if (!import.meta.env.PROD || savesData() || !('serviceWorker' in navigator)) return;
  const start = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // Safari tells of no idleness.
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
  else start();
}
