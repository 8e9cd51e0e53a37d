/** What Premium costs a month. */
export const PREMIUM_PRICE = { cents: 899, currency: 'usd', text: 'US$ 8.99' } as const;

/** Days after the first payment, and Premium readings, within which it is given back. */
export const REFUND_DAYS = 5;
export const REFUND_READINGS = 2;

/** Business days of Mexico within which a refund is made that was asked for: the house's own limit. */
export const REFUND_BUSINESS_DAYS = 5;

/**
 * Days of an unpaid period for which a failed charge leaves Premium: as long as the provider's
 * retries go on, which end the subscription sooner where they are set to less.
 */
export const PAST_DUE_GRACE_DAYS = 21;

/** Days before a renewal on which it is told by mail. */
export const RENEWAL_NOTICE_DAYS = 3;

/**
 * Why a subscription ended: a charge could not be made in the end, it was cancelled at once, it was
 * cancelled and its period ran out, or its money went back.
 */
export const END_REASONS = ['payment-failed', 'cancelled', 'period-end', 'refunded'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A sum of money as the product writes it: `US$ 8.99`. */
export function priceText(cents: number, currency: string): string {
  const sign = currency === 'usd' ? 'US$' : currency.toUpperCase();
  return `${sign} ${(cents / 100).toFixed(2)}`;
}
