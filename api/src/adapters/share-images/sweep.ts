import type { Log, Ports } from '@sibila/core/context';

/** As long as browsers keep them: whoever asks later has it printed again. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** The names that the press gives; others may have the same bucket. */
const KEY = /^share\/[0-9a-f]{32}\.[a-z]+$/;

/**
 * Deletes the pictures of shared links that were printed a week ago: nothing tells which of them are
 * still those of a title, a cover and a printer that there are. One that can't be deleted stops no
 * other.
 */
export async function sweepShareImages(
  { clock, objects }: Pick<Ports, 'clock' | 'objects'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const until = clock.now().getTime() - KEPT_MS;
  let left = 0;
  for await (const { key, modifiedAt } of objects.list('share/')) {
    if (modifiedAt.getTime() > until || !KEY.test(key)) continue;
    await objects.delete(key).catch(() => (left += 1));
  }
  if (left > 0) log.warn({ left }, 'pictures of shared links were not deleted yet');
}
