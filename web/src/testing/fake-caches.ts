/** What browsers keep answers in, which the tests' browser has not. */
export function fakeCaches(): Pick<CacheStorage, 'open' | 'match'> {
  const kept = new Map<string, string>();
  const shelf = {
    put: async (place: string, answer: Response) => void kept.set(place, await answer.text()),
    delete: (place: string) => Promise.resolve(kept.delete(place)),
  };
  return {
    open: () => Promise.resolve(shelf as unknown as Cache),
    match: (place) => {
      const text = kept.get(place as string);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
  };
}
