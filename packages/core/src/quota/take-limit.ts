import { eq, sql } from 'drizzle-orm';
import { rateLimits } from '@sibila/drizzle/schema/quota';
import { LIMITS, type LimitName } from '@sibila/contracts/limits';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';

type LimitContext = Pick<Context, 'db' | 'ports' | 'settings' | 'mac'>;

/**
 * Counts one event against a limit, for all processes at once, and says whether it was within it.
 * A window opens with the first event and closes `seconds` later. `subject` (an address, an e-mail,
 * an account) is stored as a keyed hash only. `count` is how much of the limit the event uses.
 */
export async function isWithinLimit(
  ctx: LimitContext,
  name: LimitName,
  subject: string,
  count = 1,
): Promise<{ within: boolean; retryAfter: number }> {
  const now = ctx.ports.clock.now();
  const fresh = new Date(now.getTime() + LIMITS[name].seconds * 1000);
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ key: keyOf(ctx, name, subject), count, resetsAt: fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  const resetsAt = row?.resetsAt ?? fresh;
  return {
    within: (row?.count ?? count) <= maxOf(ctx, name),
    retryAfter: secondsOf(resetsAt.getTime() - now.getTime()),
  };
}

/** Whether a limit leaves no room for another event; counts none. */
export async function isSpent(
  ctx: LimitContext,
  name: LimitName,
  subject: string,
): Promise<{ spent: boolean; retryAfter: number }> {
  const [row] = await ctx.db
    .select({ count: rateLimits.count, resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf(ctx, name, subject)));
  const left = row ? row.resetsAt.getTime() - ctx.ports.clock.now().getTime() : 0;
  const isFull = (row?.count ?? 0) >= maxOf(ctx, name);
  return { spent: left > 0 && isFull, retryAfter: secondsOf(left) };
}

function maxOf({ settings }: LimitContext, name: LimitName): number {
  const { by, max } = LIMITS[name];
  return by === 'ip' ? max * settings.ipLimitFactor : max;
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

const keyOf = (ctx: LimitContext, name: LimitName, subject: string) =>
  `${name}:${ctx.mac('limit', subject)}`;

/** Counts one event against a limit; refuses with TOO_MANY_REQUESTS past it. */
export async function takeLimit(
  ctx: LimitContext,
  name: LimitName,
  subject: string,
): Promise<void> {
  const { within, retryAfter } = await isWithinLimit(ctx, name, subject);
  if (!within) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
}
