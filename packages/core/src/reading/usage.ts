import { eq, sql } from 'drizzle-orm';
import { readerUsage } from '@sibila/drizzle/schema/quota';
import type { Context } from '../context.ts';

type UsageContext = Pick<Context, 'db' | 'ports'>;

const today = (ctx: UsageContext) => ctx.ports.clock.now().toISOString().slice(0, 10);

/** Tokens that the AI endpoint has taken today (UTC). */
export async function tokensSpent(ctx: UsageContext): Promise<number> {
  const [row] = await ctx.db
    .select({ tokens: readerUsage.tokens })
    .from(readerUsage)
    .where(eq(readerUsage.day, today(ctx)));
  return row?.tokens ?? 0;
}

export async function addTokens(ctx: UsageContext, tokens: number): Promise<void> {
  if (tokens <= 0) return;
  await ctx.db
    .insert(readerUsage)
    .values({ day: today(ctx), tokens })
    .onConflictDoUpdate({
      target: readerUsage.day,
      set: { tokens: sql`${readerUsage.tokens} + ${tokens}` },
    });
}
