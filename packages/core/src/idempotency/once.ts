import { and, eq, lte, sql } from 'drizzle-orm';
import { idempotencyKeys } from '@sibila/drizzle/schema/quota';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const LEASE_MS = 30_000;
const POLL_MS = 100;
const WAIT_MS = 60_000;
/** The pauses before an outcome that could not be stored is stored again. */
const STORE_AGAIN_MS = [100, 400, 1500];

/** While the first request is at work its row says who claimed it; then, what came of it. */
type Outcome = { owner: string } | { value: unknown };
type Claim = { scope: string; key: string; bodyDigest: string; owner: string };

const ownerIn = sql`${idempotencyKeys.outcome} ->> 'owner'`;

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
  const claimed = { scope, key, bodyDigest, owner: ctx.ports.randomness.uuid() };
  const first = await claimOrWait(ctx, claimed);
  // What was stored under this path is what this path's work returned.
  if (first) return first.value as T;
  let value: T;
  const lease = setInterval(() => void renew(ctx, claimed), LEASE_MS / 3);
  try {
    value = await work();
  } catch (error) {
    // Where this fails too, the lease frees the key.
    await ctx.db
      .delete(idempotencyKeys)
      .where(heldBy(claimed))
      .catch(() => undefined);
    throw error;
  } finally {
    clearInterval(lease);
  }
  await storeOutcome(ctx, claimed, { value });
  return value;
}

/** Null once the key is the caller's; or what the request before them came to. */
async function claimOrWait(ctx: Context, claimed: Claim): Promise<{ value: unknown } | null> {
  const { scope, key, bodyDigest } = claimed;
  const giveUpAt = performance.now() + WAIT_MS;
  for (;;) {
    if (await claim(ctx, claimed)) return null;
    const [row] = await ctx.db
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
    if (row && row.bodyDigest !== bodyDigest) throw new DomainError('ID_TAKEN');
    const outcome = (row?.outcome ?? null) as Outcome | null;
    if (outcome && !('owner' in outcome)) return outcome;
    if (performance.now() > giveUpAt) throw new DomainError('UNAVAILABLE');
    await pause(POLL_MS);
  }
}

/** A claim that nobody has taken over since. */
function heldBy({ scope, key, owner }: Claim) {
  return and(
    eq(idempotencyKeys.scope, scope),
    eq(idempotencyKeys.key, key),
    sql`${ownerIn} = ${owner}`,
  );
}

/** Keeps the key while the work goes on; who waits for it does so for longer than one lease. */
async function renew(ctx: Context, claimed: Claim): Promise<void> {
  const leaseUntil = new Date(ctx.ports.clock.now().getTime() + LEASE_MS);
  try {
    await ctx.db.update(idempotencyKeys).set({ leaseUntil }).where(heldBy(claimed));
  } catch (err) {
    ctx.log.warn({ requestId: ctx.request.id, err }, 'a lease was not renewed');
  }
}

/**
 * The work is done whatever becomes of this: no failure here may free the key or be the caller's.
 * Who lost the key to another one stores nothing.
 */
async function storeOutcome(ctx: Context, claimed: Claim, outcome: Outcome): Promise<void> {
  for (const rest of [...STORE_AGAIN_MS, null]) {
    try {
      await ctx.db.update(idempotencyKeys).set({ outcome }).where(heldBy(claimed));
      return;
    } catch (err) {
      if (rest === null) ctx.log.error({ err }, 'the outcome of a request was not stored');
      else await pause(rest);
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function claim(ctx: Context, { owner, ...row }: Claim): Promise<boolean> {
  const now = ctx.ports.clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const fields = { ...row, leaseUntil, expiresAt, outcome: { owner } };
  const rows = await ctx.db
    .insert(idempotencyKeys)
    .values(fields)
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: fields,
      // Whoever held it died at work.
      setWhere: sql`${lte(idempotencyKeys.leaseUntil, now)} and (${idempotencyKeys.outcome} is null or ${ownerIn} is not null)`,
    })
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}
