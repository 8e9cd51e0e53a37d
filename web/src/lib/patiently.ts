import { fetchPart } from './fetch-part.ts';

/** How long it waits after the first try, in milliseconds; twice as long after each other one. */
const FIRST_PAUSE = 5000;

/**
 * Fetches a part of the program that the page can do without: once more when the network is back, and
 * ever more seldom meanwhile, as the browser tells of no network that only fails now and then.
 */
export const patiently = <T>(load: () => Promise<T>, pause = FIRST_PAUSE): Promise<T> =>
  fetchPart(load).catch(
    () =>
      new Promise<T>((resolve) => {
        const again = () => {
          clearTimeout(timer);
          window.removeEventListener('online', again);
          resolve(patiently(load, 2 * pause));
        };
        const timer = setTimeout(again, pause);
        window.addEventListener('online', again);
      }),
  );
