/** Fetches a part of the program that the page can do without; once more when the network is back. */
export const patiently = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(
    () =>
      new Promise<T>((resolve) => {
        const again = () => resolve(patiently(load));
        window.addEventListener('online', again, { once: true });
      }),
  );
