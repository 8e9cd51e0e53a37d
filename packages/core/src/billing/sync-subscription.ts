import { eq, sql } from 'drizzle-orm';
import { billingCustomers } from '@sibila/drizzle/schema/billing';
import { findUserById } from '../account/repo.ts';
import { inTransaction } from '../context.ts';
import { DomainError } from '../errors.ts';
import { PaymentsFailure, type PaidSubscription } from '../ports/payments.ts';
import { paymentsOf, type BillingContext } from './payments.ts';
import {
  closeEvents,
  findCustomer,
  isLive,
  openEvents,
  subscriptionsOfCustomer,
  updateCustomer,
  updateSubscription,
  upsertSubscription,
  type SubscriptionRow,
} from './repo.ts';
import { writePremium } from './write-premium.ts';

/** Each round one of those who ask at once is heard: so many rounds are a lot. */
const ROUNDS = 12;

/** A question to the provider: its number, the answer that stood then, the events it will settle. */
interface Question {
  customerId: string;
  number: number;
  answered: number;
  events: string[];
}

/**
 * Re-reads the truth about a customer's subscriptions from the provider and writes it, with the
 * Premium of the account, in one transaction. Whatever is called at once ends in the truth as it
 * was when the last of them began or later: an answer that may be older than the one that stands is
 * thrown away. What nobody's account pays for is ended. Nothing happens for an unknown customer.
 * Throws a PaymentsFailure when the provider fails.
 */
export async function syncSubscription(ctx: BillingContext, customerId: string): Promise<void> {
  const payments = paymentsOf(ctx);
  for (let round = 1; round <= ROUNDS; round++) {
    const question = await ask(ctx, customerId);
    if (!question) return;
    const answer = await payments.subscriptionsOf(customerId);
    const outcome = await inTransaction(ctx, (tx) => write(tx, question, answer));
    if (outcome === 'again') continue;
    ctx.nudgeOutbox();
    if (outcome === 'done' || !(await endOrphans(ctx, outcome.orphans))) return;
  }
  throw new DomainError('BILLING_UNAVAILABLE');
}

async function ask({ db, ports }: BillingContext, customerId: string): Promise<Question | null> {
  const events = await openEvents({ db }, customerId);
  const [row] = await db
    .update(billingCustomers)
    .set({ asked: sql`${billingCustomers.asked} + 1`, checkedAt: ports.clock.now() })
    .where(eq(billingCustomers.customerId, customerId))
    .returning({ number: billingCustomers.asked, answered: billingCustomers.answered });
  return row ? { ...row, customerId, events } : null;
}

/** `again` where another answer came meanwhile that may be newer than this one. */
async function write(
  ctx: BillingContext,
  question: Question,
  answer: PaidSubscription[] | null,
): Promise<'again' | 'done' | { orphans: SubscriptionRow[] }> {
  const { customerId } = question;
  const now = ctx.ports.clock.now();
  const accountId = (await findCustomer(ctx, customerId))?.accountId ?? null;
  // The account first, as whoever deletes it does: or each could wait for what the other holds.
  const user = accountId === null ? null : await findUserById(ctx, accountId, { lock: true });
  const customer = await findCustomer(ctx, customerId, { lock: true });
  // A question that was asked after this one has its answer already: it speaks for both.
  if (!customer || customer.answered > question.number) return 'done';
  if (customer.answered !== question.answered) return 'again';
  await updateCustomer(ctx, customerId, {
    answered: question.number,
    syncedAt: now,
    deletedAt: answer === null ? (customer.deletedAt ?? now) : null,
  });
  await store(ctx, customerId, answer ?? []);
  await closeEvents(ctx, question.events, now);
  if (user) await writePremium(ctx, user);
  const orphans = user ? [] : (await subscriptionsOfCustomer(ctx, customerId)).filter(isLive);
  return { orphans };
}

/** Stores what the provider told; what it knows nothing of any more has ended. */
async function store(
  ctx: BillingContext,
  customerId: string,
  told: PaidSubscription[],
): Promise<void> {
  const ids = new Set(told.map(({ id }) => id));
  for (const { id } of await subscriptionsOfCustomer(ctx, customerId))
    if (!ids.has(id)) await updateSubscription(ctx, id, { status: 'ended' });
  for (const subscription of told) await upsertSubscription(ctx, { ...subscription, customerId });
}

/**
 * Sees to it that nobody is charged for an account that is gone: what it paid for before runs out,
 * and what was paid after it had gone is given back. Whether anything had to be done.
 */
async function endOrphans(ctx: BillingContext, orphans: SubscriptionRow[]): Promise<boolean> {
  const payments = paymentsOf(ctx);
  let isChanged = false;
  for (const { id, status, activatedAt, endsAtPeriodEnd } of orphans) {
    if (activatedAt === null) {
      const refund = await refundOrphan(ctx, id);
      ctx.log.warn({ event: 'billing.orphan', subscription: id, refund }, 'nobody owns a payment');
      isChanged = true;
    } else if (status === 'past_due') {
      // Nothing runs out: the period is not paid for, and the charge would be tried again.
      await payments.end(id);
      isChanged = true;
    } else if (!endsAtPeriodEnd) {
      await payments.cancelAtPeriodEnd(id);
      isChanged = true;
    }
  }
  return isChanged;
}

/** What can't be given back is noted as paid for, so that it runs out like the others. */
async function refundOrphan(ctx: BillingContext, id: string): Promise<'done' | 'impossible'> {
  const now = ctx.ports.clock.now();
  try {
    await paymentsOf(ctx).refund({ subscriptionId: id, key: `refund:${id}` });
    await updateSubscription(ctx, id, { refundedAt: now });
    return 'done';
  } catch (error) {
    if (!(error instanceof PaymentsFailure) || error.mayPass) throw error;
    await updateSubscription(ctx, id, { activatedAt: now });
    return 'impossible';
  }
}
