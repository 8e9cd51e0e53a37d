import type { Stripe } from 'stripe';
import type { Payments } from '@sibila/core/ports/payments';
import { idOf } from './stripe-objects.ts';
import type { Ask } from './stripe-tries.ts';

/** The subscription that a payment was for which went back; the payment itself names only its bill. */
export async function findReversed(
  stripe: Stripe,
  ask: Ask,
  id: string,
): ReturnType<Payments['findReversed']> {
  const { latest_charge: charge } = await ask((request) =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, request),
  );
  const isReversed = typeof charge === 'object' && (charge?.refunded || charge?.disputed);
  if (!isReversed) return null;
  const payment = { type: 'payment_intent', payment_intent: id } as const;
  const { data } = await ask((request) =>
    stripe.invoicePayments.list({ payment, expand: ['data.invoice'] }, request),
  );
  const invoice = data[0]?.invoice;
  if (typeof invoice !== 'object' || invoice.deleted === true) return null;
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  const customerId = idOf(invoice.customer);
  return subscriptionId === null || customerId === null ? null : { subscriptionId, customerId };
}
