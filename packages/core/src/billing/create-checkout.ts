import type { SignedInContext } from '../context.ts';
import { findUserById } from '../account/repo.ts';
import { toUser } from '../account/user.ts';
import { DomainError } from '../errors.ts';
import { PaymentsFailure } from '../ports/payments.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { customerOf } from './customer.ts';
import { inTime, paymentsOf } from './payments.ts';
import { refuseOtherPrice } from './price.ts';
import {
  endAttempt,
  findCustomer,
  isLive,
  isOwed,
  noteCheckout,
  subscriptionsOfAccount,
  wasBought,
  type CustomerRow,
} from './repo.ts';
import { singly } from './singly.ts';
import { syncSubscription } from './sync-subscription.ts';

/** A closed checkout, or a customer who was deleted, makes it begin anew. */
const TRIES = 4;
const FAILED = 'Error al iniciar el proceso de suscripción';
const CHARGE_OPEN =
  'Tu suscripción tiene un cobro pendiente. Cambia tu forma de pago en «Gestionar» y lo intentamos de nuevo.';
const UNPAID =
  'Tu suscripción quedó sin pagar. Págala en «Gestionar» para recuperar Premium, o cancélala y empieza otra.';

/**
 * The address of a page on which who is signed in can pay for Premium: of the open one, if there is
 * one. Refuses with ALREADY_PREMIUM, PAYMENT_PENDING while a payment is under way, REFUND_PENDING
 * while one is to be given back, TOO_MANY_REQUESTS, BILLING_OFF and BILLING_UNAVAILABLE.
 */
export async function createCheckout(ctx: SignedInContext): Promise<{ url: string }> {
  return { url: await inTime(() => checkoutUrl(ctx), FAILED) };
}

async function checkoutUrl(ctx: SignedInContext): Promise<string> {
  const payments = paymentsOf(ctx);
  if (ctx.actor.user.isPremium) throw new DomainError('ALREADY_PREMIUM');
  await refuseOtherPrice(ctx);
  for (let tries = 1; tries <= TRIES; tries++) {
    const customer = await customerOf(ctx);
    await refuseIfPaid(ctx, customer);
    if (customer.checkoutId === null) {
      const url = await openCheckout(ctx, customer);
      if (url !== null) return url;
      continue;
    }
    const checkout = await payments.findCheckout(customer.checkoutId);
    if (checkout?.status === 'open' && checkout.url !== null) return checkout.url;
    if (checkout?.status === 'complete') await refusePaid(ctx, customer, checkout.subscriptionId);
    await endAttempt(ctx, customer.customerId, customer.checkoutId);
  }
  throw new DomainError('BILLING_UNAVAILABLE', { message: FAILED });
}

/** One page for each attempt, however often it is asked for; null where there is none to give. */
async function openCheckout(ctx: SignedInContext, customer: CustomerRow): Promise<string | null> {
  const { customerId, checkoutAttempt } = customer;
  const name = `${customerId}:${checkoutAttempt}`;
  try {
    const { url } = await singly(ctx, 'billing.checkout', name, () => open(ctx, customer));
    return url;
  } catch (error) {
    if (!(error instanceof PaymentsFailure) || error.mayPass) throw error;
    // Perhaps somebody deleted the customer at the provider; then there will be another one.
    await syncSubscription(ctx, customerId);
    const customerNow = await findCustomer(ctx, customerId);
    if (customerNow && customerNow.deletedAt === null) throw error;
    return null;
  }
}

async function open(ctx: SignedInContext, customer: CustomerRow): Promise<{ url: string | null }> {
  const { customerId, checkoutAttempt } = customer;
  const { id: userId } = ctx.actor.user;
  const { appUrl } = ctx.settings;
  await takeLimit(ctx, 'billing.checkout', ctx.actor.user.id);
  const now = ctx.ports.clock.now();
  const checkout = await paymentsOf(ctx).openCheckout({
    customerId,
    userId,
    successUrl: `${appUrl}/profile?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${appUrl}/#premium`,
    key: `checkout:${userId}:${now.toISOString().slice(0, 10)}:${checkoutAttempt}`,
  });
  await noteCheckout(ctx, customer, checkout.id, now);
  return { url: checkout.url };
}

/** A second subscription would be charged beside the first. */
async function refuseIfPaid(ctx: SignedInContext, { customerId }: CustomerRow): Promise<void> {
  const { id } = ctx.actor.user;
  if (!(await subscriptionsOfAccount(ctx, id)).some(isLive)) return;
  await syncSubscription(ctx, customerId);
  await refuseIfPremium(ctx);
  const live = (await subscriptionsOfAccount(ctx, id)).find(isLive);
  if (!live) return;
  if (isOwed(live) && wasBought(live)) throw new DomainError('REFUND_PENDING');
  const details =
    live.status === 'active' ? {} : { message: live.status === 'unpaid' ? UNPAID : CHARGE_OPEN };
  throw new DomainError('PAYMENT_PENDING', details);
}

/** Of a checkout that was completed: what came of it may still be on its way. */
async function refusePaid(
  ctx: SignedInContext,
  { customerId }: CustomerRow,
  subscriptionId: string | null,
): Promise<void> {
  await syncSubscription(ctx, customerId);
  await refuseIfPremium(ctx);
  const known = await subscriptionsOfAccount(ctx, ctx.actor.user.id);
  const bought = known.find(({ id }) => id === subscriptionId);
  if (bought?.status !== 'ended') throw new DomainError('PAYMENT_PENDING');
}

async function refuseIfPremium(ctx: SignedInContext): Promise<void> {
  const user = await findUserById(ctx, ctx.actor.user.id);
  if (!user) throw new DomainError('NOT_SIGNED_IN');
  if (toUser(user, ctx.ports.clock.now()).isPremium) throw new DomainError('ALREADY_PREMIUM');
}
