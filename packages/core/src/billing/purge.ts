import { and, eq, gt, isNull, lte, notExists } from 'drizzle-orm';
import { billingCustomers, paymentEvents, subscriptions } from '@sibila/drizzle/schema/billing';
import { simulatedPayments } from '@sibila/drizzle/schema/simulated-payments';
import type { Shared } from '../context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The provider sends an event again for some days; those who look into a problem need longer. */
const EVENTS_MS = 90 * DAY_MS;
/** The terms: five years after the end, with a day for each leap year. */
const RECORDS_MS = (5 * 365 + 2) * DAY_MS;

/** Removes old events, and what was paid by accounts that are gone, five years after its end. */
export async function purgeBilling({ db, ports }: Pick<Shared, 'db' | 'ports'>): Promise<void> {
  const now = ports.clock.now().getTime();
  await db.delete(paymentEvents).where(lte(paymentEvents.receivedAt, new Date(now - EVENTS_MS)));
  const old = new Date(now - RECORDS_MS);
  const younger = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, billingCustomers.customerId),
        gt(subscriptions.periodEnd, old),
      ),
    );
  await db
    .delete(billingCustomers)
    .where(
      and(
        isNull(billingCustomers.accountId),
        lte(billingCustomers.createdAt, old),
        notExists(younger),
      ),
    );
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
