import { within } from '@sibila/core/within';
import { StorageFailure } from '@sibila/core/ports/object-store';

/** How long one verb of an object store, or one page of a listing, may take. */
export const LIMIT_MS = 5_000;

/**
 * Waits `ms` for `work` and no longer: then its signal is aborted and a StorageFailure thrown,
 * also when the work doesn't heed the signal.
 */
export async function inTime<T>(work: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const ending = new AbortController();
  const done = await within(
    work(ending.signal).then((value) => ({ value })),
    ms,
  );
  if (done) return done.value;
  ending.abort();
  throw new StorageFailure('the store was too slow');
}
