import { within } from '../within.ts';
import type { BillingContext } from './payments.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Whoever waits is not kept longer; the reconciling job does the rest. */
const PATIENCE_MS = 4000;

/**
 * Ends what customers are to be charged for no more, as has just been written here. What the
 * provider fails now the reconciling job does later; nothing is thrown.
 */
export async function endCharges(ctx: BillingContext, customerIds: string[]): Promise<void> {
  if (!ctx.ports.payments) return;
  const ends = customerIds.map((id) =>
    syncSubscription(ctx, id).catch((err: unknown) => {
      ctx.log.warn({ event: 'billing.late', err }, 'the charges of a customer were not ended yet');
    }),
  );
  await within(Promise.all(ends), PATIENCE_MS);
}
