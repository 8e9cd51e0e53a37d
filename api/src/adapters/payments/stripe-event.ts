import type { Stripe } from 'stripe';
import { z } from 'zod';
import { InvalidSignature, type PaymentEvent, type Payments } from '@sibila/core/ports/payments';

/** How far from now a signature may be, in both directions. */
const TOLERANCE_S = 300;

/** One time and one signature or more, as Stripe writes them: no second header joined to the first. */
const HEADER = /^t=(\d{1,12})(?:,v\d{1,2}=[^\s,=]+)+$/;

const id = z.string().min(1).max(255);
const eventSchema = z.object({
  id,
  type: id,
  created: z.int().nonnegative(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }).optional().catch(undefined),
});
const customerSchema = z.object({ object: z.literal('customer'), id });
const paymentSchema = z.object({ payment_intent: z.union([id, z.object({ id })]) });
const holderSchema = z.object({ customer: z.union([id, z.object({ id })]) });

/** These tell that money went back. An inquiry alone takes none, so disputes count from then on. */
const REVERSALS: readonly string[] = ['charge.refunded', 'charge.dispute.funds_withdrawn'];

interface EventOptions {
  stripe: Pick<Stripe, 'webhooks'>;
  webhookSecret: string;
  /** Whether payments are real: events of the other kind are not ours. */
  isLive: boolean;
}

/** Reads the event of a request that Stripe signed. Throws an InvalidSignature for all others. */
export function readStripeEvent(
  { stripe, webhookSecret, isLive }: EventOptions,
  { body, signature, now }: Parameters<Payments['readEvent']>[0],
): PaymentEvent {
  const [, seconds] = HEADER.exec(typeof signature === 'string' ? signature : '') ?? [];
  if (signature === null || seconds === undefined) throw new InvalidSignature('no such header');
  // The library refuses what is too old, and takes whatever is ahead of time.
  if (Number(seconds) - Math.floor(now.getTime() / 1000) > TOLERANCE_S)
    throw new InvalidSignature('signed ahead of time');
  const { data: event } = eventSchema.safeParse(
    verified(() => {
      const { webhooks } = stripe;
      const at = now.getTime();
      const payload = textOf(body);
      return webhooks.constructEvent(payload, signature, webhookSecret, TOLERANCE_S, undefined, at);
    }),
  );
  if (event?.livemode !== isLive) throw new InvalidSignature('an event of another kind');
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    customerId: customerOf(event.data?.object),
    reversedPayment: REVERSALS.includes(event.type) ? paymentOf(event.data?.object) : null,
  };
}

function verified(construct: () => unknown): unknown {
  try {
    return construct();
  } catch {
    throw new InvalidSignature('the signature does not fit');
  }
}

/** The text of which each byte counts: the library's own decoding drops a byte order mark. */
function textOf(body: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
}

/** Whom an event's object concerns; null where that is nobody. */
function customerOf(object: unknown): string | null {
  const customer = customerSchema.safeParse(object).data?.id;
  if (customer !== undefined) return customer;
  return linkOf(holderSchema.safeParse(object).data?.customer);
}

/** The payment that a charge or a dispute is about. */
function paymentOf(object: unknown): string | null {
  return linkOf(paymentSchema.safeParse(object).data?.payment_intent);
}

const linkOf = (link: string | { id: string } | undefined): string | null =>
  (typeof link === 'string' ? link : link?.id) ?? null;
