import { PaymentsFailure } from '../ports/payments.ts';
import type { BillingContext } from './payments.ts';
import { syncSubscription } from './sync-subscription.ts';

/** So many failures in a row: the provider is away, and the rest can wait. */
const FAILURES = 3;

/**
 * Looks at customers one after another. One who can't be read holds up nobody, unless the provider
 * is away. Returns those who were read.
 */
export async function syncEach(
  ctx: BillingContext,
  customerIds: Iterable<string>,
): Promise<Set<string>> {
  const read = new Set<string>();
  let failures = 0;
  for (const customerId of customerIds) {
    try {
      await syncSubscription(ctx, customerId);
      read.add(customerId);
      failures = 0;
    } catch (err) {
      const isAway = err instanceof PaymentsFailure && err.mayPass;
      ctx.log[isAway ? 'warn' : 'error'](
        { event: 'billing.late', customerId, err },
        'a customer was not read again',
      );
      if (isAway && ++failures === FAILURES) break;
    }
  }
  return read;
}
