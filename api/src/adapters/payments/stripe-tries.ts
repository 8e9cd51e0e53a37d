import { Stripe } from 'stripe';
import { PaymentsFailure } from '@sibila/core/ports/payments';

/** How long a request may take, and a whole verb. */
export const STRIPE_LIMITS = { tryMs: 8_000, verbMs: 10_000 } as const;
export type StripeLimits = Record<keyof typeof STRIPE_LIMITS, number>;

/** Before the second try, and between those that wait for another request with the same key. */
const PAUSE_MS = 200;

/** Sends a request with what time it has; once more where that may go better. */
export type Ask = <T>(send: (options: { timeout: number }) => Promise<T>) => Promise<T>;

/** Runs all requests of a verb within its time. Whatever goes wrong becomes a PaymentsFailure. */
export async function inTime<T>(
  verb: string,
  { tryMs, verbMs }: StripeLimits,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const endsAt = performance.now() + verbMs;
  const timeLeft = () => Math.floor(endsAt - performance.now());
  const ask: Ask = async (send) => {
    for (let tries = 1; ; tries++) {
      const timeout = Math.min(tryMs, timeLeft());
      if (timeout <= 0) throw new PaymentsFailure(`Stripe was too slow to ${verb}`, PASSING);
      try {
        return await send({ timeout });
      } catch (error) {
        const again = isTaken(error) || (tries === 1 && isPassing(error));
        if (!again || timeLeft() <= PAUSE_MS) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  };
  try {
    return await work(ask);
  } catch (error) {
    throw failureOf(verb, error);
  }
}

const PASSING = { mayPass: true };

/** Whether an error is Stripe's own with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

/** Another request with the same key is still under way. */
function isTaken(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409;
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode: status } = error;
  return status === undefined || status === 409 || status === 429 || status >= 500;
}

/** Says what happened by its code alone: Stripe's messages quote ids, addresses and parts of keys. */
function failureOf(verb: string, error: unknown): Error {
  if (error instanceof PaymentsFailure) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new PaymentsFailure(`Stripe's answer to ${verb} made no sense`, PASSING);
  const word = [error.code, error.type].find((one) => /^\w{1,60}$/.test(one ?? '')) ?? 'unknown';
  return new PaymentsFailure(
    `Stripe failed to ${verb}: ${word} (${error.statusCode ?? 'no answer'})`,
    { mayPass: isPassing(error) },
  );
}
