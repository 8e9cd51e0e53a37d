/**
 * Does `work` for each thing, some at a time. A failure ends it, once those beside it have ended: none
 * of them goes on writing behind it.
 */
export async function eachOf<T>(
  things: Iterable<T> | AsyncIterable<T>,
  work: (thing: T) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  let batch: T[] = [];
  const flush = async () => {
    const ends = await Promise.allSettled(batch.map(work));
    batch = [];
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };
  for await (const thing of things) {
    batch.push(thing);
    if (batch.length === atOnce) await flush();
  }
  await flush();
}
