import type { z } from 'zod';

/** The events of a stream as their schema lets them out. */
export async function* parsedEvents<T extends z.ZodType>(
  schema: T,
  events: AsyncIterable<z.input<T>>,
): AsyncGenerator<z.output<T>> {
  for await (const event of events) yield schema.parse(event);
}
