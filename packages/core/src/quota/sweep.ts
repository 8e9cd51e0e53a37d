import { and, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { idempotencyKeys, rateLimits, readingReservations } from '@sibila/drizzle/schema/quota';
import { emailTokens } from '@sibila/drizzle/schema/account';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { purgeAccounts } from '../account/purge.ts';
import { purgeBilling } from '../billing/purge.ts';
import { inTransaction, type Shared } from '../context.ts';
import { purgeHoroscopes } from '../horoscope/purge.ts';
import { runRetention } from '../retention/run-retention.ts';
import { isLiveRow, isMarkRow, removeReservation, returnUnit } from './repo.ts';

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

/** How long a mail that left, or a link that is dead, is kept for those who look into a problem. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** How long such a mail says whom it spoke to. */
const ADDRESSED_MS = 60 * 60 * 1000;

/**
 * Removes what is over: limits, idempotency keys, ids of removed readings, mails, links, horoscopes,
 * unproved accounts, what is five years past its end, and events of payments. What the object store
 * has to delete has tasks of its own: it may be away.
 */
export async function purgeExpired(ctx: SweepContext): Promise<void> {
  const now = ctx.ports.clock.now();
  await ctx.db.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
  await ctx.db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
  await ctx.db
    .delete(readingReservations)
    .where(and(isMarkRow, lte(readingReservations.leaseUntil, now)));
  const old = new Date(now.getTime() - KEPT_MS);
  await ctx.db.delete(outbox).where(or(lte(outbox.sentAt, old), lte(outbox.deadAt, old)));
  const addressed = new Date(now.getTime() - ADDRESSED_MS);
  await ctx.db
    .update(outbox)
    .set({ recipient: '', message: {} })
    .where(
      and(
        ne(outbox.recipient, ''),
        or(lte(outbox.sentAt, addressed), lte(outbox.deadAt, addressed)),
      ),
    );
  await ctx.db.delete(emailTokens).where(lte(emailTokens.expiresAt, old));
  await purgeHoroscopes(ctx);
  await purgeAccounts(ctx);
  await runRetention(ctx);
  // After it: what the simulated provider holds goes with our own records.
  await purgeBilling(ctx);
}
