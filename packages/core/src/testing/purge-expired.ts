import { PURGES } from '../retention/purges.ts';
import type { PurgeContext } from '../retention/in-batches.ts';

/** The hourly purge of the database: every step, in order; a failure fails the test. */
export async function purgeExpired(ctx: PurgeContext): Promise<void> {
  for (const purge of Object.values(PURGES)) await purge(ctx);
}
