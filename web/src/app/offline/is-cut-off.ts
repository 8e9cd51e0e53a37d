import { isNetworkFailure } from '../../lib/transport.ts';

/** Whether a screen broke because there is no network. Code that is missing with one is no sign of it. */
export function isCutOff(error: unknown): boolean {
  // The server draws pages too, and is never cut off from itself.
  if (import.meta.env.SSR) return false;
  return !navigator.onLine || isNetworkFailure(error);
}
