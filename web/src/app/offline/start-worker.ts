import { savesData } from '../../lib/preload.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Milliseconds after the page has loaded: then the network is its own no longer. */
export const WORKER_AFTER = 1000;

/**
 * Has a worker keep the page and what it starts with for when there is no network, as soon as the
 * browser is idle. Without it the product does all that it did before.
 */
export function startWorker(): void {
  if (!import.meta.env.PROD || savesData() || !('serviceWorker' in navigator)) return;
  whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
