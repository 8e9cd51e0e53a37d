import type { SignedInContext } from '../context.ts';
import { findUserById } from '../account/repo.ts';
import { toUser } from '../account/user.ts';
import { DomainError } from '../errors.ts';
import type { Checkout } from '../ports/payments.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { inTime, paymentsOf } from './payments.ts';
import { findCustomer, subscriptionsOfCustomer } from './repo.ts';
import { syncSubscription } from './sync-subscription.ts';

/** What the id of a checkout looks like; anything else the provider need not be asked about. */
const CHECKOUT_ID = /^[A-Za-z0-9_-]+$/;

const notFound = () =>
  new DomainError('NOT_FOUND', {
    message: 'No encontramos ningún pago tuyo con ese identificador.',
  });

/**
 * Reads what came of a checkout of who is signed in, and writes it. `alreadyPremium` where they
 * were Premium before this request. Refuses with NOT_FOUND, without a word on why, for whatever is
 * no paid checkout of theirs for Premium; with TOO_MANY_REQUESTS, BILLING_OFF, BILLING_UNAVAILABLE.
 */
export async function verifySession(
  ctx: SignedInContext,
  { sessionId }: { sessionId: string },
): Promise<{ success: boolean; alreadyPremium: boolean }> {
  const payments = paymentsOf(ctx);
  await takeLimit(ctx, 'billing.verify', ctx.actor.user.id);
  if (!CHECKOUT_ID.test(sessionId)) throw notFound();
  const bought = await inTime(async () => {
    const checkout = await payments.findCheckout(sessionId);
    const found = checkout && (await boughtWith(ctx, checkout));
    if (found) await syncSubscription(ctx, found.customerId);
    return found;
  });
  if (!bought) throw notFound();
  const known = await subscriptionsOfCustomer(ctx, bought.customerId);
  const subscription = known.find(({ id }) => id === bought.subscriptionId);
  const user = await findUserById(ctx, ctx.actor.user.id);
  const isPremium = user !== null && toUser(user, ctx.ports.clock.now()).isPremium;
  if (!subscription?.isOurPrice || subscription.status === 'ended' || !isPremium) throw notFound();
  const alreadyPremium = ctx.actor.user.isPremium;
  return { success: !alreadyPremium, alreadyPremium };
}

/** Whose subscription a checkout paid for, if it is the person's own. */
async function boughtWith(
  ctx: SignedInContext,
  { status, isPaid, subscriptionId, customerId, userId }: Checkout,
): Promise<{ customerId: string; subscriptionId: string } | null> {
  const { id } = ctx.actor.user;
  if (status !== 'complete' || !isPaid || userId !== id) return null;
  if (subscriptionId === null || customerId === null) return null;
  const customer = await findCustomer(ctx, customerId);
  return customer?.accountId === id ? { customerId, subscriptionId } : null;
}
