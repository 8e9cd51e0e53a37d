import type { VerifiedSession } from '@sibila/contracts/billing';
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
 * were Premium before this request; `status` says how a payment stands that gave no Premium. Refuses
 * with NOT_FOUND, without a word on why, for whatever is no checkout of theirs for a subscription;
 * with TOO_MANY_REQUESTS, BILLING_OFF, BILLING_UNAVAILABLE.
 */
export async function verifySession(
  ctx: SignedInContext,
  { sessionId }: { sessionId: string },
): Promise<VerifiedSession> {
  const payments = paymentsOf(ctx);
  await takeLimit(ctx, 'billing.verify', ctx.actor.user.id);
  if (!CHECKOUT_ID.test(sessionId)) throw notFound();
  const status = await inTime(async () => {
    const checkout = await payments.findCheckout(sessionId);
    const customerId = checkout && (await ownCustomer(ctx, checkout));
    return customerId ? outcomeOf(ctx, checkout, customerId) : null;
  });
  if (status === null) throw notFound();
  const { isPremium: alreadyPremium } = ctx.actor.user;
  if (status === 'premium') return { success: !alreadyPremium, alreadyPremium };
  return { success: false, alreadyPremium, status };
}

/** The person's own customer whose checkout it is; null for another one's, or a payment of no subscription. */
async function ownCustomer(
  ctx: SignedInContext,
  { status, isPaid, subscriptionId, customerId, userId }: Checkout,
): Promise<string | null> {
  const { id } = ctx.actor.user;
  if (userId !== id || customerId === null) return null;
  if (status === 'complete' && isPaid && subscriptionId === null) return null;
  const customer = await findCustomer(ctx, customerId);
  return customer?.accountId === id ? customerId : null;
}

/** What a checkout has led to, once the provider's truth about its customer is written. */
async function outcomeOf(
  ctx: SignedInContext,
  { status, isPaid, subscriptionId }: Checkout,
  customerId: string,
): Promise<'premium' | NonNullable<VerifiedSession['status']>> {
  if (status !== 'complete') return status;
  if (!isPaid) return 'processing';
  await syncSubscription(ctx, customerId);
  const known = await subscriptionsOfCustomer(ctx, customerId);
  const subscription = known.find(({ id }) => id === subscriptionId);
  if (!subscription || subscription.status === 'incomplete') return 'processing';
  const user = await findUserById(ctx, ctx.actor.user.id);
  const isPremium = user !== null && toUser(user, ctx.ports.clock.now()).isPremium;
  const isOurs = subscription.isOurPrice && subscription.status !== 'ended';
  return isOurs && isPremium ? 'premium' : 'settled';
}
