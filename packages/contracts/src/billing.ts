import { z } from 'zod';
import { END_REASONS } from './premium.ts';
import { storableTextOr } from './text.ts';

export {
  PAST_DUE_GRACE_DAYS,
  PREMIUM_PRICE,
  priceText,
  REFUND_DAYS,
  REFUND_READINGS,
  RENEWAL_NOTICE_DAYS,
} from './premium.ts';

/**
 * How a subscription stands: `active`, `past_due` (a charge failed and is tried again), `unpaid` (it
 * is not tried any more, but can still be paid), `cancelled` (paid until the period's end, and no
 * further), `ended`.
 */
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'unpaid', 'cancelled', 'ended'] as const;
export const subscriptionState = z.enum(SUBSCRIPTION_STATES);
export type SubscriptionState = z.output<typeof subscriptionState>;

export const subscriptionStatus = z
  .object({
    isPremium: z.boolean(),
    premiumUntil: z.date().nullable(),
    hasSubscription: z.boolean(),
    /** Whether a page was paid on a moment ago, of which the provider has not told all yet. */
    isPaymentPending: z.boolean(),
    /** When the last one ended; null before, and while there is one. */
    endedAt: z.date().nullable(),
    /** Whether the payment of the one there is, or of the last one, was asked for or given back. */
    refund: z.enum(['asked', 'refunded']).nullable(),
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
    /** False also from the moment in which its payment was asked for again. */
    active: z.boolean(),
    subscription: z
      .object({
        state: subscriptionState,
        /**
         * False for a plan that is not ours, which is charged and can be cancelled, and for one whose
         * payment was asked for again or given back.
         */
        givesPremium: z.boolean(),
        startedAt: z.date(),
        /** The end of the period that was begun last. */
        periodEnd: z.date(),
        /** Why it ended; absent while it goes on, and where nobody knows. */
        endedBecause: z.enum(END_REASONS).optional(),
        /** What is charged then and when; null where nothing more is charged. */
        nextCharge: z
          .object({ at: z.date(), cents: z.number().int(), currency: z.string() })
          .nullable(),
        /** Null for a plan that is not ours. */
        refund: refundCheck.nullable(),
        /** Whether payments are only simulated here. */
        isSimulated: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'SubscriptionDetails' });
export type SubscriptionDetails = z.output<typeof subscriptionDetails>;

export const verifySessionInput = z.object({
  sessionId: storableTextOr('Falta el identificador del pago')
    .min(1, { error: 'Falta el identificador del pago' })
    .max(255, { error: 'El identificador del pago no es válido' }),
});

export const verifySessionOutput = z.object({
  success: z.boolean(),
  alreadyPremium: z.boolean(),
  /**
   * How the payment stands where it gave no Premium: its page is still `open`, has `expired`, is paid
   * and the money is on its way (`processing`), or was `settled` and opens no Premium (any more).
   */
  status: z.enum(['open', 'expired', 'processing', 'settled']).optional(),
});
export type VerifiedSession = z.output<typeof verifySessionOutput>;
export const billingUrl = z.object({ url: z.url() });

/** What whoever cancels was told: `keepsPeriod` where Premium was to last until the period's end. */
export const cancelInput = z.object({ keepsPeriod: z.boolean() }).optional();
export type CancelInput = z.output<typeof cancelInput>;
export const cancelOutput = z.object({ success: z.literal(true), premiumUntil: z.date() });
