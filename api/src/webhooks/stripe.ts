import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { EVENT_BODY_MAX } from '@sibila/contracts/limits';
import { handleEvent } from '@sibila/core/billing/handle-event';
import { paymentsOf } from '@sibila/core/billing/payments';
import type { Shared } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import { InvalidSignature, type PaymentEvent } from '@sibila/core/ports/payments';
import type { AppEnv } from '../http/request-context.ts';

const PATH = '/api/stripe/webhook';

/**
 * Takes the events of the provider of payments. The signature is of the body's own bytes, so that
 * nothing may read them before; any failure but a bad signature makes the provider send it again.
 */
export function stripeWebhook(shared: Shared): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limit = bodyLimit({
    maxSize: EVENT_BODY_MAX,
    onError: () => {
      throw new DomainError('BODY_TOO_LARGE');
    },
  });
  app.post(PATH, limit, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header('stripe-signature') ?? null;
    await handleEvent(shared, readEvent(shared, body, signature));
    return c.json({ received: true });
  });
  app.all(PATH, (c) => {
    c.header('Allow', 'POST');
    throw new DomainError('METHOD_NOT_ALLOWED');
  });
  return app;
}

function readEvent(shared: Shared, body: Uint8Array, signature: string | null): PaymentEvent {
  try {
    return paymentsOf(shared).readEvent({ body, signature, now: shared.ports.clock.now() });
  } catch (error) {
    if (!(error instanceof InvalidSignature)) throw error;
    throw new DomainError('INVALID_SIGNATURE', {}, { cause: error });
  }
}
