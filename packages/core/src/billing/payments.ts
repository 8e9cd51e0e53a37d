import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { within } from '../within.ts';
import { PaymentsFailure, type Payments } from '../ports/payments.ts';

/** The page gives up on a request after 30 s; what is under way by then is found by the next try. */
const DEADLINE_MS = 14_000;

/** What the verbs of billing need of a context: they run for requests, jobs and the CLI. */
export type BillingContext = Pick<Context, 'db' | 'ports' | 'log' | 'mac' | 'nudgeOutbox'>;

/** The provider of payments. Refuses with BILLING_OFF where there is none. */
export function paymentsOf({ ports }: Pick<Context, 'ports'>): Payments {
  if (!ports.payments) throw new DomainError('BILLING_OFF');
  return ports.payments;
}

/** What `work` comes to; refuses with BILLING_UNAVAILABLE when the provider fails it. */
export async function unlessAway<T>(work: () => Promise<T>, message?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error;
    throw new DomainError('BILLING_UNAVAILABLE', detailsOf(message), { cause: error });
  }
}

const detailsOf = (message: string | undefined) => (message === undefined ? {} : { message });

/** Like `unlessAway`, for whoever waits at a page: refuses also when it takes too long. */
export async function inTime<T>(work: () => Promise<T>, message?: string): Promise<T> {
  const done = unlessAway(async () => ({ value: await work() }), message);
  const inside = await within(done, DEADLINE_MS);
  if (inside === null) throw new DomainError('BILLING_UNAVAILABLE', detailsOf(message));
  return inside.value;
}
