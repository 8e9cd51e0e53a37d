import { z } from 'zod';
import { storableText } from './text.ts';

/** What Premium costs a month. */
export const PREMIUM_PRICE = { cents: 899, currency: 'usd', text: 'US$ 8.99' } as const;

/** Days after the first payment, and Premium readings, within which it is given back. */
export const REFUND_DAYS = 5;
export const REFUND_READINGS = 2;

/**
 * Days of an unpaid period for which a failed charge leaves Premium: as long as the provider's
 * retries go on, which end the subscription sooner where they are set to less.
 */
export const PAST_DUE_GRACE_DAYS = 21;

/** Days before a renewal on which it is told by mail. */
export const RENEWAL_NOTICE_DAYS = 3;

/** A sum of money as the product writes it: `US$ 8.99`. */
export function priceText(cents: number, currency: string): string {
  const sign = currency === 'usd' ? 'US$' : currency.toUpperCase();
  return `${sign} ${(cents / 100).toFixed(2)}`;
}

/**
 * How a subscription stands: `active`, `past_due` (a charge failed and is tried again), `cancelled`
 * (paid until the period's end, and no further), `ended`.
 */
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'cancelled', 'ended'] as const;
export const subscriptionState = z.enum(SUBSCRIPTION_STATES);
export type SubscriptionState = z.output<typeof subscriptionState>;

export const subscriptionStatus = z
  .object({
    isPremium: z.boolean(),
    premiumUntil: z.date().nullable(),
    hasSubscription: z.boolean(),
  })
  .meta({ id: 'SubscriptionStatus' });
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** Whether the first payment is given back on request, and why not. */
export const refundCheck = z.object({
  isDue: z.boolean(),
  reason: z.enum(['due', 'too-late', 'too-many-readings', 'not-the-first', 'asked', 'refunded']),
  /** The last instant of the last day on which it may be asked for. */
  until: z.date(),
  readingsUsed: z.number().int(),
});
export type RefundCheck = z.output<typeof refundCheck>;

export const subscriptionDetails = z
  .object({
    active: z.boolean(),
    subscription: z
      .object({
        state: subscriptionState,
        startedAt: z.date(),
        /** The end of the period that was begun last. */
        periodEnd: z.date(),
        /** What is charged then and when; null where nothing more is charged. */
        nextCharge: z
          .object({ at: z.date(), cents: z.number().int(), currency: z.string() })
          .nullable(),
        refund: refundCheck,
        /** Whether payments are only simulated here. */
        isSimulated: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'SubscriptionDetails' });
export type SubscriptionDetails = z.output<typeof subscriptionDetails>;

export const verifySessionInput = z.object({
  sessionId: storableText
    .min(1, { error: 'Falta el identificador del pago' })
    .max(255, { error: 'El identificador del pago no es válido' }),
});

export const verifySessionOutput = z.object({ success: z.boolean(), alreadyPremium: z.boolean() });
export const billingUrl = z.object({ url: z.url() });
export const cancelOutput = z.object({ success: z.literal(true), premiumUntil: z.date() });
