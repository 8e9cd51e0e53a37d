import { findUserById } from '../account/repo.ts';
import { inTransaction } from '../context.ts';
import type { Refund } from '../ports/payments.ts';
import type { BillingContext } from './payments.ts';
import { findSubscription, updateSubscription } from './repo.ts';
import { tell } from './tell.ts';

/** Notes that a payment went back and tells its person, once, however often it is called. */
export function tellRefund(
  ctx: BillingContext,
  userId: string,
  subscriptionId: string,
  given: Refund,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await findUserById(tx, userId, { lock: true });
    const subscription = await findSubscription(tx, subscriptionId);
    if (!subscription || subscription.refundedAt !== null) return;
    await updateSubscription(tx, subscriptionId, { refundedAt: tx.ports.clock.now() });
    const { doubledAt } = subscription;
    // An account may go meanwhile: the money went back all the same, and nobody is left to tell.
    if (!user) return;
    const template = doubledAt === null ? 'refunded' : 'second-payment-refunded';
    await tell(tx, user, given, { template });
  });
}
