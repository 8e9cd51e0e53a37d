import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { RENEWAL_NOTICE_DAYS } from '@sibila/contracts/billing';
import { billingCustomers, subscriptions } from '@sibila/drizzle/schema/billing';
import { findUserById } from '../account/repo.ts';
import { inTransaction } from '../context.ts';
import type { BillingContext } from './payments.ts';
import { updateSubscription, type SubscriptionRow } from './repo.ts';
import { syncEach } from './sync-each.ts';
import { tell } from './tell.ts';

const NOTICE_MS = RENEWAL_NOTICE_DAYS * 24 * 60 * 60 * 1000;
const AT_ONCE = 50;

/**
 * Tells by mail, once a period and some days ahead, whose Premium will be renewed. The truth is read
 * again first: nobody is told of a charge that will not come. Returns how many were told.
 */
export async function tellRenewals(ctx: BillingContext): Promise<number> {
  if (!ctx.ports.payments) return 0;
  const renewing = await renewingSoon(ctx);
  const read = await syncEach(ctx, new Set(renewing.map(({ customerId }) => customerId)));
  let told = 0;
  for (const { id, customerId, accountId } of renewing)
    if (accountId !== null && read.has(customerId) && (await tellRenewal(ctx, id, accountId)))
      told++;
  if (told > 0) ctx.nudgeOutbox();
  return told;
}

function whatRenewsSoon(now: Date) {
  const { periodEnd, renewalToldFor, status, isOurPrice, endsAtPeriodEnd } = subscriptions;
  return and(
    eq(status, 'active'),
    eq(isOurPrice, true),
    eq(endsAtPeriodEnd, false),
    gt(periodEnd, now),
    lte(periodEnd, new Date(now.getTime() + NOTICE_MS)),
    or(isNull(renewalToldFor), ne(renewalToldFor, periodEnd)),
  );
}

function renewingSoon({ db, ports }: BillingContext) {
  return db
    .select({
      id: subscriptions.id,
      customerId: subscriptions.customerId,
      accountId: billingCustomers.accountId,
    })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.customerId, subscriptions.customerId))
    .where(and(whatRenewsSoon(ports.clock.now()), isNotNull(billingCustomers.accountId)))
    .orderBy(asc(subscriptions.periodEnd))
    .limit(AT_ONCE);
}

/** False where it was told by somebody else, or nothing is renewed any more. */
function tellRenewal(ctx: BillingContext, id: string, accountId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const user = await findUserById(tx, accountId, { lock: true });
    const [row]: SubscriptionRow[] = await tx.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), whatRenewsSoon(tx.ports.clock.now())));
    if (!user || !row) return false;
    await updateSubscription(tx, id, { renewalToldFor: row.periodEnd });
    const at = row.periodEnd.toISOString();
    await tell(tx, user, row, { template: 'renewal-reminder', at });
    return true;
  });
}
