import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { idempotencyKeys } from '@sibila/drizzle/schema/quota';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const LEASE_MS = 30_000;
const POLL_MS = 100;
const WAIT_MS = 60_000;

/**
 * Does a piece of work once for each Idempotency-Key, person and path: a repeat within 24 hours
 * gets the first success again, a repeat meanwhile waits for it, a failure frees the key, and the
 * same key with another body is refused with ID_TAKEN. Without a key the work is just done.
 */
export async function once<T>(
  ctx: Context,
  path: string,
  body: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const key = ctx.request.idempotencyKey;
  if (key === null) return work();
  const scope = `${ctx.actor?.user.id ?? 'anonymous'}:${path}`;
  const bodyDigest = ctx.mac('idempotency', JSON.stringify(body));
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  const giveUpAt = performance.now() + WAIT_MS;
  for (;;) {
    if (await claim(ctx, { scope, key, bodyDigest })) break;
    const [row] = await ctx.db.select().from(idempotencyKeys).where(mine);
    if (row && row.bodyDigest !== bodyDigest) throw new DomainError('ID_TAKEN');
    // What was stored under this path is what this path's work returned.
    if (row && row.outcome !== null) return (row.outcome as { value: T }).value;
    if (performance.now() > giveUpAt) throw new DomainError('UNAVAILABLE');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    const value = await work();
    await ctx.db.update(idempotencyKeys).set({ outcome: { value } }).where(mine);
    return value;
  } catch (error) {
    await ctx.db.delete(idempotencyKeys).where(and(mine, isNull(idempotencyKeys.outcome)));
    throw error;
  }
}

async function claim(
  ctx: Context,
  row: { scope: string; key: string; bodyDigest: string },
): Promise<boolean> {
  const now = ctx.ports.clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const rows = await ctx.db
    .insert(idempotencyKeys)
    .values({ ...row, leaseUntil, expiresAt })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { bodyDigest: row.bodyDigest, leaseUntil, expiresAt, outcome: null },
      // Whoever held it died at work.
      setWhere: sql`${lte(idempotencyKeys.leaseUntil, now)} and ${isNull(idempotencyKeys.outcome)}`,
    })
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}
