import { findUserById } from '../account/repo.ts';
import { inTransaction, type SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { holdAccount } from '../quota/repo.ts';
import { paymentsOf } from './payments.ts';
import { countDeletedCustomers, insertCustomer, livingCustomer, type CustomerRow } from './repo.ts';
import { singly } from './singly.ts';

/** So many checkouts no customer has: the next one of the same person counts from there. */
const ATTEMPTS = 10_000;

/**
 * The one customer of who is signed in, made when there is none, however many ask at once. Only our
 * own id ties them together. Throws a PaymentsFailure when the provider fails.
 */
export async function customerOf(ctx: SignedInContext): Promise<CustomerRow> {
  const { id } = ctx.actor.user;
  const known = await livingCustomer(ctx, id);
  if (known) return known;
  const earlier = await countDeletedCustomers(ctx, id);
  await singly(ctx, 'billing.customer', String(earlier), () => makeCustomer(ctx, earlier));
  const made = await livingCustomer(ctx, id);
  if (!made) throw new DomainError('UNAVAILABLE');
  return made;
}

async function makeCustomer(ctx: SignedInContext, earlier: number): Promise<{ made: true }> {
  const { id: userId, email } = ctx.actor.user;
  // The same key with another address would be refused for a day.
  const key = `customer:${userId}:${earlier}:${ctx.mac('billing', email).slice(0, 16)}`;
  const customerId = await paymentsOf(ctx).createCustomer({ userId, email, key });
  await inTransaction(ctx, async (tx) => {
    if (!(await holdAccount(tx, userId))) throw new DomainError('NOT_SIGNED_IN');
    const now = tx.ports.clock.now();
    const address = (await findUserById(tx, userId))?.email;
    await insertCustomer(tx, {
      customerId,
      accountId: userId,
      createdAt: now,
      emailChangedAt: address === email ? null : now,
      checkoutAttempt: earlier * ATTEMPTS,
    });
  });
  return { made: true };
}
