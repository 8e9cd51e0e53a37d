import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaymentsFailure } from '@sibila/core/ports/payments';
import { inTime, STRIPE_LIMITS, type Ask } from './stripe-tries.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** What a verb comes to, and on the clock of the timers when; `given` is what each try was given. */
async function timed(work: (ask: Ask) => Promise<unknown>) {
  const startedAt = performance.now();
  const failed = inTime('pay', STRIPE_LIMITS, work).then(
    () => null,
    (error: unknown) => ({ error, ms: performance.now() - startedAt }),
  );
  await vi.runAllTimersAsync();
  return failed;
}

/** Stripe says nothing, until the client gives up. */
function hanging() {
  const given: number[] = [];
  const send = ({ timeout }: { timeout: number }) => {
    given.push(timeout);
    return new Promise<never>((_, fail) => {
      const error = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'away' });
      setTimeout(() => fail(error), timeout);
    });
  };
  return { given, send };
}

it('gives the second try only what the verb has left, and ends when that is over', async () => {
  const { given, send } = hanging();
  const failed = await timed((ask) => ask(send));
  expect(given).toEqual([8_000, 1_800]);
  expect(failed?.ms).toBe(STRIPE_LIMITS.verbMs);
  expect(failed?.error).toMatchObject({ mayPass: true });
});

it('gives every request of a verb a part of the same time', async () => {
  const { given, send } = hanging();
  const late = () => new Promise<string>((done) => setTimeout(() => done('late'), 9_500));
  const failed = await timed(async (ask) => {
    await ask(late);
    await ask(send);
  });
  expect(given).toEqual([500]);
  expect(failed?.ms).toBe(STRIPE_LIMITS.verbMs);
});

it('asks for nothing more when its time is over', async () => {
  const { given, send } = hanging();
  const failed = await timed(async (ask) => {
    await ask(() => new Promise((done) => setTimeout(done, STRIPE_LIMITS.verbMs)));
    await ask(send);
  });
  expect(given).toEqual([]);
  expect(failed?.error).toBeInstanceOf(PaymentsFailure);
  expect(failed?.error).toMatchObject({ message: 'Stripe was too slow to pay', mayPass: true });
});
