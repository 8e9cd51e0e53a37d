/**
 * One load for several places of a page.
 * @returns what fetches it, for the place that says where it fails and tries again; and what the other
 * places wait for: it comes with the first try that succeeds.
 */
export function shareLoad<T>(load: () => Promise<T>): readonly [() => Promise<T>, Promise<T>] {
  let bring: (part: T) => void = () => undefined;
  const brought = new Promise<T>((resolve) => {
    bring = resolve;
  });
  const fetch = async () => {
    const part = await load();
    bring(part);
    return part;
  };
  return [fetch, brought];
}
