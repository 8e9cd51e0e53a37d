import type { ReadingEvent } from '@sibila/contracts/reading';
import { DomainError } from '@sibila/core/errors';

/** Waits for a reading that is being written and gives what was stored. */
export async function storedReading<R>(events: AsyncIterable<ReadingEvent<R>>): Promise<R> {
  for await (const event of events) if (event.type === 'done') return event.reading;
  throw new DomainError('READER_UNAVAILABLE');
}
