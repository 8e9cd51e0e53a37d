import { sql } from 'drizzle-orm';
import { premiumAccounts } from '@sibila/drizzle/schema/billing';
import type { Context } from '../context.ts';

/**
 * Counts a reading that was made without a quota, for the terms of refunds. A count of its own:
 * what stands in the history may be removed.
 */
export async function countPremiumReading(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<void> {
  await db
    .insert(premiumAccounts)
    .values({ userId, readings: 1 })
    .onConflictDoUpdate({
      target: premiumAccounts.userId,
      set: { readings: sql`${premiumAccounts.readings} + 1` },
    });
}
