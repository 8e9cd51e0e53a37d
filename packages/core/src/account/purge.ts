import type { Shared } from '../context.ts';
import { deleteUnverified, dropStalePendingEmails } from './repo.ts';

const UNVERIFIED_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes accounts whose address nobody proved in 30 days (one whose link can still be opened waits
 * for it), and forgets new addresses whose link has run out.
 */
export async function purgeAccounts(ctx: Pick<Shared, 'db' | 'ports'>): Promise<void> {
  const now = ctx.ports.clock.now();
  await deleteUnverified(ctx, new Date(now.getTime() - UNVERIFIED_MS), now);
  await dropStalePendingEmails(ctx, now);
}
