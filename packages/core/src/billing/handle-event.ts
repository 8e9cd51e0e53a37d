import { DomainError } from '../errors.ts';
import type { PaymentEvent } from '../ports/payments.ts';
import { within } from '../within.ts';
import { paymentsOf, unlessAway, type BillingContext } from './payments.ts';
import {
  closeEvents,
  findCustomer,
  findSubscription,
  rememberEvent,
  updateSubscription,
} from './repo.ts';
import { syncSubscription } from './sync-subscription.ts';

/** What may change what a customer pays for, by the beginnings of the names. */
const ABOUT_PAYMENTS = /^(checkout\.session|customer|invoice|charge|payment_intent|refund)\./;
/**
 * The provider waits for an answer, so long from the event's arrival on; what takes longer goes on, and
 * the reconciling job sees to it.
 */
const PATIENCE_MS = 1500;

/**
 * Takes in something that happened at the provider: its effect comes once, in whatever order and
 * however often events are sent. What concerns nobody of ours is remembered and has no effect.
 * Refuses with BILLING_UNAVAILABLE when the provider fails: it will send the event again.
 */
export async function handleEvent(ctx: BillingContext, event: PaymentEvent): Promise<void> {
  const { id, type, createdAt, reversedPayment } = event;
  const receivedAt = ctx.ports.clock.now();
  const began = performance.now();
  // A look at the customer settles all their events, but it does not see what went back.
  const customerId = reversedPayment === null ? event.customerId : null;
  const { wasHandled } = await rememberEvent(ctx, { id, type, createdAt, customerId, receivedAt });
  if (wasHandled) return;
  if (reversedPayment !== null) return endReversed(ctx, id, reversedPayment);
  const isOurs = customerId !== null && (await findCustomer(ctx, customerId)) !== null;
  if (customerId === null || !isOurs || !ABOUT_PAYMENTS.test(type)) {
    ctx.log.info({ event: 'billing.ignored', id, type, isOurs }, 'an event has no effect');
    await closeEvents(ctx, [id], receivedAt);
    return;
  }
  // It settles all open events of the customer together with what they changed.
  const left = PATIENCE_MS - (performance.now() - began);
  await unlessAway(() => within(syncSubscription(ctx, customerId), left));
}

/** Notes that money went back by other hands than ours, before the end that tells its person why. */
async function noteReversal(ctx: BillingContext, subscriptionId: string): Promise<void> {
  const row = await findSubscription(ctx, subscriptionId);
  if (!row || row.refundAskedAt !== null || row.reversedAt !== null) return;
  await updateSubscription(ctx, subscriptionId, { reversedAt: ctx.ports.clock.now() });
}

/** Ends what was paid for with money that went back. Nobody else sees to it: it is done, or refused. */
async function endReversed(ctx: BillingContext, eventId: string, paymentId: string): Promise<void> {
  const work = async () => {
    const payments = paymentsOf(ctx);
    const reversed = await payments.findReversed(paymentId);
    if (reversed && (await findCustomer(ctx, reversed.customerId))) {
      await noteReversal(ctx, reversed.subscriptionId);
      await payments.end(reversed.subscriptionId);
      await syncSubscription(ctx, reversed.customerId);
    }
    await closeEvents(ctx, [eventId], ctx.ports.clock.now());
    return 'done';
  };
  const outcome = await unlessAway(() => within(work(), PATIENCE_MS));
  if (outcome === null) throw new DomainError('BILLING_UNAVAILABLE');
}
