import { and, eq, isNull, lte, notExists } from 'drizzle-orm';
import { billingCustomers, paymentEvents } from '@sibila/drizzle/schema/billing';
import { simulatedPayments } from '@sibila/drizzle/schema/simulated-payments';
import { deleteInBatches, type PurgeContext } from '../retention/in-batches.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The provider sends an event again for some days; those who look into a problem need longer. */
const EVENTS_MS = 90 * DAY_MS;

/** Old events, and what the simulated provider holds of records that are gone. */
export const billingPurges = {
  'payment-events': (ctx: PurgeContext) =>
    deleteInBatches(ctx, {
      table: paymentEvents,
      isDue: lte(paymentEvents.receivedAt, new Date(ctx.ports.clock.now().getTime() - EVENTS_MS)),
      by: paymentEvents.receivedAt,
    }),
  'simulated-payments': purgeSimulated,
};

/**
 * Of accounts that are gone, drops what the simulated provider holds: its keys at once, payments
 * with our own record of their customer.
 */
function purgeSimulated(ctx: PurgeContext): Promise<number> {
  const ours = ctx.db
    .select({ id: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, simulatedPayments.customerId));
  return deleteInBatches(ctx, {
    table: simulatedPayments,
    isDue: and(isNull(simulatedPayments.accountId), notExists(ours)),
    by: simulatedPayments.accountId,
  });
}
