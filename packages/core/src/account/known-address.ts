import { and, eq, gt } from 'drizzle-orm';
import { rateLimits } from '@sibila/drizzle/schema/quota';
import type { Context } from '../context.ts';

type KnownContext = Pick<Context, 'db' | 'ports' | 'mac'>;

const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

const keyOf = (ctx: KnownContext, email: string, ip: string) =>
  `login.known:${ctx.mac('limit', `${email} ${ip}`)}`;

/** Notes that this account was entered from this address, so that no stranger can shut it out. */
export async function rememberAddress(ctx: KnownContext, email: string, ip: string): Promise<void> {
  const resetsAt = new Date(ctx.ports.clock.now().getTime() + REMEMBERED_MS);
  await ctx.db
    .insert(rateLimits)
    .values({ key: keyOf(ctx, email, ip), count: 0, resetsAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { resetsAt } });
}

/** Whether this account was entered from this address in the last 30 days. */
export async function isKnownAddress(
  ctx: KnownContext,
  email: string,
  ip: string,
): Promise<boolean> {
  const rows = await ctx.db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.key, keyOf(ctx, email, ip)),
        gt(rateLimits.resetsAt, ctx.ports.clock.now()),
      ),
    );
  return rows.length > 0;
}
