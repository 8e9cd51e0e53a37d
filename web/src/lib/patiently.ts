import { fetchPart } from './fetch-part.ts';

/** How long it waits after the first try, in milliseconds; twice as long after each other one. */
const FIRST_PAUSE = 5000;

/**
 * Fetches a part of the program that the page can do without: once more when the network is back, and
 * ever more seldom meanwhile, as the browser tells of no network that only fails now and then.
 * @param signal calls it off: from then on nothing is fetched again, and the promise may never settle
 */
export const patiently = <T>(
  load: () => Promise<T>,
  signal?: AbortSignal,
  pause = FIRST_PAUSE,
): Promise<T> =>
  fetchPart(load).catch(
    () =>
      new Promise<T>((resolve) => {
        if (signal?.aborted) return;
        const stop = () => {
          clearTimeout(timer);
          window.removeEventListener('online', again);
          signal?.removeEventListener('abort', stop);
        };
        const again = () => {
          stop();
          resolve(patiently(load, signal, 2 * pause));
        };
        const timer = setTimeout(again, pause);
        window.addEventListener('online', again);
        signal?.addEventListener('abort', stop);
      }),
  );
