import { findUserById, updateUser } from '../account/repo.ts';
import { inTransaction } from '../context.ts';
import type { BillingContext } from './payments.ts';
import { latest } from '@sibila/domain/billing/access';
import { premiumAccount, setGrant } from './repo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Gives an account Premium for a number of days, after what was given before; says until when there
 * is Premium now. It stays whatever becomes of a subscription, whose periods it does not outlast by
 * being given within them. Null without such an account.
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
    const { grantedUntil: before } = await premiumAccount(tx, userId);
    const from = before && before > now ? before : now;
    const grantedUntil = new Date(from.getTime() + days * DAY_MS);
    const premiumUntil = latest([grantedUntil, user.premiumUntil]);
    await setGrant(tx, userId, grantedUntil);
    await updateUser(tx, userId, { premiumUntil });
    return premiumUntil;
  });
}
