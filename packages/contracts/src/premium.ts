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
