import { findUserById, updateUser } from '../account/repo.ts';
import { inTransaction } from '../context.ts';
import type { BillingContext } from './payments.ts';
import { setGrant } from './repo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Gives an account Premium for a number of days, after what is left of it; says until when. It
 * stays whatever becomes of a subscription. Null without such an account.
 */
export function grantPremium(
  ctx: BillingContext,
  userId: string,
  days: number,
): Promise<Date | null> {
  return inTransaction(ctx, async (tx) => {
    const user = await findUserById(tx, userId, { lock: true });
    if (!user) return null;
    const now = tx.ports.clock.now();
    const from = user.premiumUntil && user.premiumUntil > now ? user.premiumUntil : now;
    const premiumUntil = new Date(from.getTime() + days * DAY_MS);
    await setGrant(tx, userId, premiumUntil);
    await updateUser(tx, userId, { premiumUntil });
    return premiumUntil;
  });
}
