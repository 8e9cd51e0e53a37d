import { QUOTA_LIMIT, QUOTA_WINDOW_DAYS } from '@sibila/contracts/limits';
import type { QuotaStatus, ReadingType } from '@sibila/contracts/quota';
import { quotaWindow } from '@sibila/domain/quota/windows';
import type { SignedInContext } from '../context.ts';
import { usedUnits } from './repo.ts';

/** What is left of the person's readings of one type, and when the count begins anew. */
export async function quotaStatusOf(
  ctx: SignedInContext,
  { type }: { type: ReadingType },
): Promise<QuotaStatus> {
  const { user } = ctx.actor;
  const window = quotaWindow(user.createdAt, ctx.ports.clock.now(), QUOTA_WINDOW_DAYS);
  const used = await usedUnits(ctx, { userId: user.id, type, window: window.index });
  const limit = user.isPremium ? null : QUOTA_LIMIT;
  return {
    type,
    limit,
    used,
    remaining: limit === null ? null : Math.max(0, limit - used),
    resetsAt: window.end,
  };
}
