import type { SignedInContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { takeLimit } from '../quota/take-limit.ts';
import { paymentsOf, unlessAway } from './payments.ts';
import { isLive, subscriptionsOfAccount } from './repo.ts';

const NOTHING = 'No tienes una suscripción activa para gestionar';
const FAILED = 'Error al abrir el portal de suscripción';

/**
 * The address of the provider's page on which who is signed in manages what they pay. Refuses with
 * NO_SUBSCRIPTION, TOO_MANY_REQUESTS, BILLING_OFF and BILLING_UNAVAILABLE.
 */
export async function openPortal(ctx: SignedInContext): Promise<{ url: string }> {
  const payments = paymentsOf(ctx);
  const { id } = ctx.actor.user;
  const live = (await subscriptionsOfAccount(ctx, id)).find(isLive);
  if (!live) throw new DomainError('NO_SUBSCRIPTION', { message: NOTHING });
  await takeLimit(ctx, 'billing.portal', id);
  const { customerId } = live;
  const returnUrl = `${ctx.settings.appUrl}/profile#cuenta`;
  return { url: await unlessAway(() => payments.openPortal({ customerId, returnUrl }), FAILED) };
}
