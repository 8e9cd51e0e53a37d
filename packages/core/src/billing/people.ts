import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '@sibila/drizzle/schema/account';
import { billingCustomers, subscriptions } from '@sibila/drizzle/schema/billing';
import type { Context } from '../context.ts';

type Db = Pick<Context, 'db'>;

/** The provider's ids of all customers, the oldest first. */
export async function allCustomerIds({ db }: Db): Promise<string[]> {
  const rows = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .orderBy(asc(billingCustomers.createdAt), asc(billingCustomers.customerId));
  return rows.map(({ customerId }) => customerId);
}

/** Who waits for a refund, the longest first; without an address where the account is gone. */
export function openRefunds({ db }: Db) {
  return db
    .select({
      email: users.email,
      subscriptionId: subscriptions.id,
      askedAt: subscriptions.refundAskedAt,
      cents: subscriptions.amount,
      currency: subscriptions.currency,
    })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.customerId, subscriptions.customerId))
    .leftJoin(users, eq(users.id, billingCustomers.accountId))
    .where(and(isNotNull(subscriptions.refundAskedAt), isNull(subscriptions.refundedAt)))
    .orderBy(asc(subscriptions.refundAskedAt), asc(subscriptions.id));
}
