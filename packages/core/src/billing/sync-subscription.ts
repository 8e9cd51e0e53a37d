import { eq, sql } from 'drizzle-orm';
import { billingCustomers } from '@sibila/drizzle/schema/billing';
import { findUserById } from '../account/repo.ts';
import { inTransaction } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { PaidSubscription } from '../ports/payments.ts';
import { tellNewAddress } from './address.ts';
import { stopCharges } from './stop-charges.ts';
import { paymentsOf, type BillingContext } from './payments.ts';
import {
  closeEvents,
  findCustomer,
  livingCustomer,
  openEvents,
  subscriptionsOfCustomer,
  updateCustomer,
  updateSubscription,
  upsertSubscription,
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
 * thrown away. What nobody wants to pay any more is ended. Nothing happens for an unknown customer.
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
    if (outcome !== 'done' && (await stopCharges(ctx, customerId))) continue;
    return tellNewAddress(ctx, customerId);
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

/**
 * `again` where another answer came meanwhile that may be newer than this one, `done` where one
 * speaks for this question too.
 */
async function write(
  ctx: BillingContext,
  question: Question,
  answer: PaidSubscription[] | null,
): Promise<'again' | 'done' | 'written'> {
  const { customerId } = question;
  const now = ctx.ports.clock.now();
  const accountId = (await findCustomer(ctx, customerId))?.accountId ?? null;
  // The account first, as whoever deletes it does: or each could wait for what the other holds.
  const user = accountId === null ? null : await findUserById(ctx, accountId, { lock: true });
  const customer = await findCustomer(ctx, customerId, { lock: true });
  // A question that was asked after this one has its answer already: it speaks for both.
  if (!customer || customer.answered > question.number) return 'done';
  if (customer.answered !== question.answered) return 'again';
  // Who was thought deleted, and has a successor, stays out of the account's one place.
  const living = user && (await livingCustomer(ctx, user.id));
  const isLiving = answer !== null && (!living || living.customerId === customerId);
  await updateCustomer(ctx, customerId, {
    answered: question.number,
    syncedAt: now,
    deletedAt: isLiving ? null : (customer.deletedAt ?? now),
  });
  await store(ctx, customerId, answer ?? []);
  await closeEvents(ctx, question.events, now);
  if (user) await writePremium(ctx, user);
  return 'written';
}

/** Stores what the provider told; what it knows nothing of any more has ended. */
async function store(
  ctx: BillingContext,
  customerId: string,
  told: PaidSubscription[],
): Promise<void> {
  const ids = new Set(told.map(({ id }) => id));
  const endedAt = ctx.ports.clock.now();
  for (const { id, status } of await subscriptionsOfCustomer(ctx, customerId))
    if (!ids.has(id) && status !== 'ended')
      await updateSubscription(ctx, id, { status: 'ended', endedAt });
  for (const subscription of told) await upsertSubscription(ctx, { ...subscription, customerId });
}
