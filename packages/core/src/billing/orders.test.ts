import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { paymentEvents, subscriptions } from '@sibila/drizzle/schema/billing';
import { useWorld } from '@sibila/testkit/use-world';
import type { PaymentEvent } from '../ports/payments.ts';
import { handleEvent } from './handle-event.ts';
import { insertCustomer } from './repo.ts';
import { buyerIn } from './testing/buyer.ts';

/** What the provider tells of a first payment. */
const LIFE_CYCLE = [
  'customer.subscription.created',
  'payment_intent.succeeded',
  'invoice.finalized',
  'invoice.paid',
  'customer.subscription.updated',
  'checkout.session.completed',
];

const world = useWorld({ connections: 16 });

function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [i, first] of items.entries())
    for (const rest of ordersOf(items.filter((_, at) => at !== i))) yield [first, ...rest];
}

/** Delivers each event three times: once in its turn, and again beside the two that follow. */
async function deliver(events: PaymentEvent[], pay: () => void): Promise<void> {
  for (const [i, event] of events.entries()) {
    // The payment comes through while its events are on their way.
    if (i === 2) pay();
    const again = [events[i - 1], events[i - 2], i === 5 ? event : undefined];
    const batch = [event, ...again.filter((other) => other !== undefined)];
    await Promise.all(batch.map((each) => handleEvent(world.shared, each)));
  }
  const [last, before] = [events[5], events[4]];
  if (last && before) await Promise.all([last, before].map((e) => handleEvent(world.shared, e)));
}

it('ends in one paid period, whatever the order of six events and each sent three times', async () => {
  const orders = [...ordersOf(LIFE_CYCLE)];
  expect(orders).toHaveLength(720);
  const outcomes = new Set<string>();
  const work = async (types: string[]) => {
    const buyer = await buyerIn(world);
    const customerId = `cus_${buyer.user.id}`;
    const { id: userId, email } = buyer.user;
    world.payments.customers.set(customerId, { userId, email, isDeleted: false });
    const createdAt = world.clock.now();
    await insertCustomer(world.shared, { customerId, accountId: userId, createdAt });
    const { id, periodEnd } = world.payments.subscribe(customerId, { status: 'incomplete' });
    const events = types.map((type) => world.payments.event(type, customerId));
    await deliver(events, () => world.payments.change(id, { status: 'active' }));
    const [row] = await world.db.select().from(subscriptions).where(eq(subscriptions.id, id));
    const mails = await buyer.mails();
    outcomes.add(
      JSON.stringify([
        await buyer.isPremium(),
        row?.periodEnd.getTime() === periodEnd.getTime(),
        mails,
      ]),
    );
  };
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let types = orders.pop(); types; types = orders.pop()) await work(types);
    }),
  );
  expect([...outcomes]).toEqual(['[true,true,["premium-welcome"]]']);
  const events = await world.db.select().from(paymentEvents);
  expect(events).toHaveLength(720 * 6);
  expect(events.filter(({ handledAt }) => handledAt === null)).toEqual([]);
}, 240_000);
