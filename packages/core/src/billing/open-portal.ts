import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { paymentsOf, unlessAway } from './payments.ts';
import { isLive, livingCustomer, subscriptionsOfAccount } from './repo.ts';

const NOTHING = 'No tienes una suscripción activa para gestionar';
const FAILED = 'Error al abrir el portal de suscripción';

/**
 * The address of the provider's page on which who is signed in manages what they pay, or finds the
 * receipts of what they paid. Refuses with NO_SUBSCRIPTION who never paid, and with
 * TOO_MANY_REQUESTS, BILLING_OFF and BILLING_UNAVAILABLE.
 */
export async function openPortal(ctx: SignedInContext): Promise<{ url: string }> {
  const payments = paymentsOf(ctx);
  const customerId = await payingCustomer(ctx);
  if (customerId === null) throw new DomainError('NO_SUBSCRIPTION', { message: NOTHING });
  await takeLimit(ctx, 'billing.portal', ctx.actor.user.id);
  const returnUrl = `${ctx.settings.appUrl}/profile#cuenta`;
  return { url: await unlessAway(() => payments.openPortal({ customerId, returnUrl }), FAILED) };
}

/** Who pays at the provider, or once paid there; one that was deleted there has no page any more. */
async function payingCustomer(ctx: SignedInContext): Promise<string | null> {
  const { id } = ctx.actor.user;
  const known = await subscriptionsOfAccount(ctx, id);
  const live = known.find(isLive);
  if (live) return live.customerId;
  const customer = await livingCustomer(ctx, id);
  return customer && known.some(({ activatedAt }) => activatedAt !== null)
    ? customer.customerId
    : null;
}
