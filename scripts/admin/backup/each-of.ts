/** Does `work` for each thing, some at a time; the first failure ends it. */
export async function eachOf<T>(
  things: Iterable<T> | AsyncIterable<T>,
  work: (thing: T) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  let batch: T[] = [];
  const flush = async () => {
    await Promise.all(batch.map(work));
    batch = [];
  };
  for await (const thing of things) {
    batch.push(thing);
    if (batch.length === atOnce) await flush();
  }
  await flush();
}
