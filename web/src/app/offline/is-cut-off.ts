import { isNetworkFailure } from '../../lib/transport.ts';

/** How Chromium, Firefox, Safari and Vite call a part of the program that could not be fetched. */
const NO_CODE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether a screen broke because there is no network: its data or its code could not be had. */
export function isCutOff(error: unknown): boolean {
  // The server draws pages too, and is never cut off from itself.
  if (import.meta.env.SSR) return false;
  if (!navigator.onLine || isNetworkFailure(error)) return true;
  return error instanceof Error && NO_CODE.test(error.message);
}
