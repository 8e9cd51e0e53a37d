import type { Stripe } from 'stripe';
import { PREMIUM_PRICE, priceText } from '@sibila/contracts/premium';
import { idOf } from './stripe-objects.ts';
import type { Ask } from './stripe-tries.ts';

/** The price that is sold. It is read once: at Stripe an amount never changes. */
export class SoldPrice {
  readonly #stripe: Stripe;
  readonly #id: string;
  #read: Stripe.Price | null = null;

  constructor(stripe: Stripe, id: string) {
    this.#stripe = stripe;
    this.#id = id;
  }

  /** How it differs from what the pages tell; null where it doesn't. */
  async fault(ask: Ask): Promise<string | null> {
    const { unit_amount, currency, recurring } = await this.#price(ask);
    const { interval, interval_count } = recurring ?? { interval: 'never', interval_count: 1 };
    const isMonthly = interval === 'month' && interval_count === 1;
    if (unit_amount === PREMIUM_PRICE.cents && currency === PREMIUM_PRICE.currency && isMonthly)
      return null;
    const sum = unit_amount === null ? 'no fixed amount' : priceText(unit_amount, currency);
    const told = priceText(PREMIUM_PRICE.cents, PREMIUM_PRICE.currency);
    return `${sum} every ${interval_count} ${interval}, where the pages tell ${told} a month`;
  }

  /**
   * Which prices are of the plan that is sold: this one, and the others of its product, by which those
   * go on paying who bought when they were sold. Stripe is asked where another price is among them.
   */
  async family(
    ask: Ask,
    among: readonly Stripe.Price[],
  ): Promise<(price: Stripe.Price) => boolean> {
    if (among.every(({ id }) => id === this.#id)) return ({ id }) => id === this.#id;
    const product = idOf((await this.#price(ask)).product);
    return (price) =>
      price.id === this.#id || (price.recurring !== null && idOf(price.product) === product);
  }

  async #price(ask: Ask): Promise<Stripe.Price> {
    this.#read ??= await ask((request) => this.#stripe.prices.retrieve(this.#id, {}, request));
    return this.#read;
  }
}
