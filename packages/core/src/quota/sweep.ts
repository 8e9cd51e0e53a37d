import { and, lte, or, sql, type SQL } from 'drizzle-orm';
import { readingReservations } from '@sibila/drizzle/schema/quota';
import { inTransaction, type Shared } from '../context.ts';
import { isLiveRow, removeReservation, returnUnit } from './repo.ts';

type SweepContext = Pick<Shared, 'db' | 'ports' | 'log'>;

/**
 * Gives back the readings whose writers died: those whose lease ran out, and at once those of
 * which `isDead` says that their process is gone. Returns how many.
 */
export async function releaseAbandonedReadings(
  ctx: SweepContext,
  isDead: (instance: string) => boolean,
): Promise<number> {
  const now = ctx.ports.clock.now();
  const owners = await ctx.db
    .selectDistinct({ owner: readingReservations.owner })
    .from(readingReservations)
    .where(isLiveRow);
  const dead = owners.filter(({ owner }) => isDead(owner.split('/')[0] ?? ''));
  const abandoned: SQL[] = [
    lte(readingReservations.leaseUntil, now),
    ...dead.map(({ owner }) => sql`${readingReservations.owner} = ${owner}`),
  ];
  const released = await inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(readingReservations)
      .where(and(isLiveRow, or(...abandoned)))
      .for('update', { skipLocked: true });
    for (const row of rows) {
      await removeReservation(tx, row);
      if (row.window !== null) await returnUnit(tx, { ...row, window: row.window });
    }
    return rows.length;
  });
  if (released > 0) ctx.log.info({ released }, 'abandoned readings were given back');
  return released;
}
