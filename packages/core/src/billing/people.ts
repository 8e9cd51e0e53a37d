import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '@sibila/drizzle/schema/account';
import { billingCustomers, subscriptions } from '@sibila/drizzle/schema/billing';
import { mexicanDate } from '@sibila/domain/calendar/business-days';
import type { Context } from '../context.ts';
import { refundDueOn } from './refund-due.ts';

type Db = Pick<Context, 'db'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The provider's ids of all customers, the oldest first. */
export async function allCustomerIds({ db }: Db): Promise<string[]> {
  const rows = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .orderBy(asc(billingCustomers.createdAt), asc(billingCustomers.customerId));
  return rows.map(({ customerId }) => customerId);
}

/** Somebody who waits for a refund. */
interface OpenRefund {
  /** Null where the account is gone. */
  email: string | null;
  subscriptionId: string;
  askedAt: Date;
  /** Whole days since then. */
  days: number;
  /** The last day, in Mexico City, on which it is to be made. */
  dueOn: string;
  isLate: boolean;
  cents: number;
  currency: string;
}

/** Who waits for a refund, the longest first. */
export async function openRefunds({ db, ports }: Db & Pick<Context, 'ports'>) {
  const now = ports.clock.now();
  const rows = await db
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
  return rows.map(({ askedAt, ...row }): OpenRefund => {
    const since = askedAt ?? now;
    const dueOn = refundDueOn(since);
    const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
    return { ...row, askedAt: since, days, dueOn, isLate: mexicanDate(now) > dueOn };
  });
}
