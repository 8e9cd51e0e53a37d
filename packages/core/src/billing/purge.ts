import { and, eq, isNull, lte, notExists } from 'drizzle-orm';
import { billingCustomers, paymentEvents } from '@sibila/drizzle/schema/billing';
import { simulatedPayments } from '@sibila/drizzle/schema/simulated-payments';
import type { Shared } from '../context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The provider sends an event again for some days; those who look into a problem need longer. */
const EVENTS_MS = 90 * DAY_MS;

/** Removes old events, and what the simulated provider holds of records that are gone. */
export async function purgeBilling({ db, ports }: Pick<Shared, 'db' | 'ports'>): Promise<void> {
  const now = ports.clock.now().getTime();
  await db.delete(paymentEvents).where(lte(paymentEvents.receivedAt, new Date(now - EVENTS_MS)));
  await purgeSimulated(db);
}

/**
 * Of accounts that are gone, drops what the simulated provider holds: its keys at once, payments
 * with our own record of their customer.
 */
async function purgeSimulated(db: Shared['db']): Promise<void> {
  const ours = db
    .select({ id: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, simulatedPayments.customerId));
  await db
    .delete(simulatedPayments)
    .where(and(isNull(simulatedPayments.accountId), notExists(ours)));
}
