import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stripePayments } from '@sibila/api/adapters/payments/stripe';
import { PRICE } from '@sibila/api/adapters/payments/testing/stripe-state';
import {
  startStripeStub,
  WEBHOOK_SECRET,
  type StripeStub,
} from '@sibila/api/adapters/payments/testing/stripe-stub';
import { InvalidSignature, type PaymentEvent, type Payments } from '@sibila/core/ports/payments';
import { describePeer } from './peer.ts';
import { CLI_ROUTES, trigger } from './stripe-cli.ts';

const clock = { now: () => new Date() };

describePeer("Stripe's own command line", { programs: ['stripe'] }, () => {
  let stub: StripeStub;
  let payments: Payments;
  let webhook: Server;
  const received: PaymentEvent[] = [];
  const answers: Promise<number>[] = [];

  beforeAll(async () => {
    stub = await startStripeStub({ clock, more: CLI_ROUTES });
    payments = stripePayments({
      secretKey: stub.secretKey,
      webhookSecret: WEBHOOK_SECRET,
      priceId: PRICE.id,
      apiUrl: stub.url,
    });
    webhook = webhookOf(payments, received);
    await new Promise<void>((done) => webhook.listen(0, '127.0.0.1', done));
    const { port } = webhook.address() as AddressInfo;
    stub.state.listener = (event) => {
      const { body, signature } = stub.requestOf(event);
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const url = `http://127.0.0.1:${port}/`;
      const sent = fetch(url, { method: 'POST', body: body.toString(), headers });
      answers.push(sent.then(({ status }) => status));
    };
  });
  afterAll(async () => {
    webhook.close();
    webhook.closeAllConnections();
    await stub.close();
  });
  beforeEach(() => {
    received.length = 0;
    answers.length = 0;
  });

  /** All that the webhook took in after the command line made it happen. */
  async function afterTrigger(type: string): Promise<PaymentEvent[]> {
    const said = await trigger(type, { apiBase: stub.url, apiKey: stub.secretKey });
    expect(said).toContain('Trigger succeeded');
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    return [...received];
  }
  const about = (events: readonly PaymentEvent[], type: string) => {
    const event = events.find((one) => one.type === type);
    if (!event) throw new Error(`${type} was not received`);
    return event;
  };

  it.each([
    ['customer.subscription.created', 'active'],
    ['customer.subscription.updated', 'active'],
    ['customer.subscription.deleted', 'ended'],
  ])('makes %s happen, which tells whose truth has to be read', async (type, status) => {
    const { customerId } = about(await afterTrigger(type), type);
    const all = await payments.subscriptionsOf(customerId ?? '');
    expect(all).toMatchObject([{ customerId, status, isOurPrice: false, currency: 'usd' }]);
  });

  it('deletes a customer, who has no subscriptions from then on', async () => {
    const { customerId } = about(await afterTrigger('customer.deleted'), 'customer.deleted');
    expect(await payments.subscriptionsOf(customerId ?? '')).toBeNull();
  });

  it('lets a charge fail that is for no subscription', async () => {
    const events = await afterTrigger('invoice.payment_failed');
    const { customerId } = about(events, 'invoice.payment_failed');
    expect(await payments.subscriptionsOf(customerId ?? '')).toEqual([]);
  });

  it('pays once and without an account, which concerns nobody', async () => {
    const events = await afterTrigger('checkout.session.completed');
    expect(about(events, 'checkout.session.completed').customerId).toBeNull();
  });
});

/** A webhook that believes what our adapter believes. */
function webhookOf(payments: Payments, received: PaymentEvent[]): Server {
  return createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const header = request.headers['stripe-signature'];
      const signature = typeof header === 'string' ? header : null;
      try {
        const body = Buffer.concat(parts);
        received.push(payments.readEvent({ body, signature, now: clock.now() }));
        response.statusCode = 200;
      } catch (error) {
        response.statusCode = error instanceof InvalidSignature ? 400 : 500;
      }
      response.end();
    });
  });
}
