import type { Shared } from '../context.ts';
import { removeMessagesUntil } from './repo.ts';

/** The privacy policy says five years at the most; without its leap days this is a little less. */
const KEPT_MS = 5 * 365 * 24 * 60 * 60 * 1000;

/** Removes what was written to support five years ago, whatever became of it. */
export async function purgeContact(ctx: Pick<Shared, 'db' | 'ports'>): Promise<void> {
  await removeMessagesUntil(ctx, new Date(ctx.ports.clock.now().getTime() - KEPT_MS));
}
