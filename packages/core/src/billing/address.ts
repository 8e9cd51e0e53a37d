import { and, eq, isNull } from 'drizzle-orm';
import { billingCustomers } from '@sibila/drizzle/schema/billing';
import { findUserById } from '../account/repo.ts';
import type { Context } from '../context.ts';
import { PaymentsFailure } from '../ports/payments.ts';
import { paymentsOf, type BillingContext } from './payments.ts';
import { findCustomer } from './repo.ts';

/**
 * Notes, in the transaction that changes the address of an account, that the provider has to learn
 * it: receipts go there. The next look at the customer tells it, within a minute in normal times.
 */
export async function noteNewAddress(
  { db, ports }: Pick<Context, 'db' | 'ports'>,
  userId: string,
): Promise<void> {
  await db
    .update(billingCustomers)
    .set({ emailChangedAt: ports.clock.now() })
    .where(and(eq(billingCustomers.accountId, userId), isNull(billingCustomers.deletedAt)));
}

/**
 * Tells the provider the address of a customer that was changed. What it fails now is tried again
 * with the next look; what it refuses for good is logged as an error and left.
 */
export async function tellNewAddress(ctx: BillingContext, customerId: string): Promise<void> {
  const customer = await findCustomer(ctx, customerId);
  if (!customer?.emailChangedAt || customer.accountId === null || customer.deletedAt) return;
  const { accountId, emailChangedAt } = customer;
  const user = await findUserById(ctx, accountId);
  if (!user) return;
  try {
    await paymentsOf(ctx).changeEmail({ customerId, email: user.email });
  } catch (err) {
    if (!(err instanceof PaymentsFailure)) throw err;
    const fields = { event: 'billing.old_address', customerId, err };
    ctx.log[err.mayPass ? 'warn' : 'error'](fields, 'the provider did not take a new address');
    if (err.mayPass) return;
  }
  // What was changed again meanwhile is still to be told.
  await ctx.db
    .update(billingCustomers)
    .set({ emailChangedAt: null })
    .where(
      and(
        eq(billingCustomers.customerId, customerId),
        eq(billingCustomers.emailChangedAt, emailChangedAt),
      ),
    );
}
