import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { simulatedPayments as table } from '@sibila/drizzle/schema/simulated-payments';
import { createWorld } from '@sibila/testkit/context';
import { paymentsContract } from '@sibila/testkit/contracts/payments';
import type { PaymentsUnderTest } from '@sibila/testkit/contracts/payments-steps';
import { createTestDatabase } from '@sibila/testkit/database';
import { FakeClock, fakeRandomness } from '@sibila/testkit/fakes';
import type { PaidSubscription, PaymentEvent } from '@sibila/core/ports/payments';
import { SimulatedDesk, type Outcome, type PortalAction } from './simulated-desk.ts';
import { PORTAL_PATH, simulatedPayments } from './simulated.ts';
import { stripePayments } from './stripe.ts';
import { PRICE } from './testing/stripe-state.ts';
import { startStripeStub, WEBHOOK_SECRET } from './testing/stripe-stub.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

paymentsContract('by Stripe', async (): Promise<PaymentsUnderTest> => {
  const clock = new FakeClock();
  const stub = await startStripeStub({ clock });
  const { state } = stub;
  const payments = stripePayments({
    secretKey: stub.secretKey,
    webhookSecret: WEBHOOK_SECRET,
    priceId: PRICE.id,
    apiUrl: stub.url,
  });
  const done = () => Promise.resolve();
  return {
    payments,
    clock,
    userId: randomUUID(),
    pay: (id) => done().then(() => void state.pay(id)),
    payRefused: done,
    expire: (id) => done().then(() => state.expire(id)),
    endPeriod: async ({ id, periodEnd }, card) => {
      clock.set(periodEnd);
      state.endPeriod(id, { isPaid: card !== 'refused' });
      return done();
    },
    giveUp: ({ id }) => done().then(() => void state.end(id, 'payment_failed')),
    settle: ({ id }) => done().then(() => void state.change(id, { status: 'active' })),
    deleteCustomer: (id) => done().then(() => void state.deleteCustomer(id)),
    events: () =>
      state.events.map((event) => {
        const at = new Date(event.created * 1000);
        return payments.readEvent({ ...stub.requestOf(event, { at }), now: at });
      }),
    close: async () => {
      expect(stub.faults).toEqual([]);
      await stub.close();
    },
  };
});

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

paymentsContract('simulated here', async (): Promise<PaymentsUnderTest> => {
  const world = createWorld(database.db);
  const { clock } = world;
  const appUrl = 'http://localhost:3000';
  const options = { db: database.db, clock, randomness: fakeRandomness, appUrl };
  const payments = simulatedPayments(options);
  const desk = new SimulatedDesk(options);
  const events: PaymentEvent[] = [];
  const tell = (outcome: Pick<Outcome, 'events'> | null) => {
    if (!outcome) throw new Error('there is no such page');
    events.push(...outcome.events);
  };
  const portalOf = async (customerId: string): Promise<string> => {
    const url = await payments.openPortal({ customerId, returnUrl: appUrl });
    return new URL(url).pathname.slice(PORTAL_PATH.length + 1);
  };
  const act = async ({ id, customerId }: PaidSubscription, action: PortalAction) =>
    tell(await desk.act(await portalOf(customerId), { subscriptionId: id, action }));
  return {
    payments,
    clock,
    userId: (await world.user()).id,
    pay: async (id) => tell(await desk.pay(id, 'good')),
    payRefused: async (id) => tell(await desk.pay(id, 'refused')),
    expire: () => Promise.resolve(clock.advance(DAY_MS)),
    endPeriod: async (subscription, card) => {
      if (card === 'refused') await act(subscription, 'fail');
      clock.set(subscription.periodEnd);
      tell(await desk.portalPage(await portalOf(subscription.customerId)));
    },
    giveUp: (subscription) => act(subscription, 'advance'),
    settle: (subscription) => act(subscription, 'settle'),
    deleteCustomer: async (id) => {
      await database.db.delete(table).where(eq(table.customerId, id));
    },
    events: () => events,
    close: () => Promise.resolve(),
  };
});
