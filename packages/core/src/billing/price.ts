import { DomainError } from '../errors.ts';
import { PaymentsFailure } from '../ports/payments.ts';
import { paymentsOf, type BillingContext } from './payments.ts';

const TEXT = 'the price at the provider is not the one that the pages tell: nothing is sold';

/** Refuses with BILLING_OFF where the price that would be charged is not the one that the pages tell. */
export async function refuseOtherPrice(ctx: BillingContext): Promise<void> {
  const fault = await paymentsOf(ctx).priceFault();
  if (fault === null) return;
  ctx.log.error({ event: 'billing.wrong_price', fault }, TEXT);
  throw new DomainError('BILLING_OFF');
}

/** Says in the log what would be refused, so that who starts a server learns it before any buyer. */
export async function warnOfPrice({ ports, log }: BillingContext): Promise<void> {
  try {
    const fault = (await ports.payments?.priceFault()) ?? null;
    if (fault !== null) log.warn({ event: 'billing.wrong_price', fault }, TEXT);
  } catch (err) {
    if (!(err instanceof PaymentsFailure)) throw err;
    log.warn({ event: 'billing.unknown_price', err }, 'the price at the provider was not read');
  }
}
