import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { billingCustomers, subscriptions } from '@sibila/drizzle/schema/billing';
import { deferred } from '@sibila/testkit/deferred';
import { useWorld } from '@sibila/testkit/use-world';
import type { PaidSubscription } from '../ports/payments.ts';
import { createCheckout } from './create-checkout.ts';
import { grantPremium } from './grant-premium.ts';
import { allCustomerIds } from './people.ts';
import { syncSubscription } from './sync-subscription.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const DAY = 86_400_000;

const world = useWorld({ connections: 25, emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

const sync = async (buyer = ana) => syncSubscription(world.shared, await buyer.customerId());
const day = (n: number) => new Date(world.clock.now().getTime() + n * DAY);
const stored = (id: string) =>
  world.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .then(([row]) => row);

describe('syncSubscription', () => {
  it('gives Premium until the end of the paid period, and says so once', async () => {
    const { id, periodEnd } = await ana.buy();
    expect(await ana.isPremium()).toBe(false);
    await sync();
    await sync();
    expect(await ana.mails()).toEqual(['premium-welcome']);
    world.payments.change(id, { endsAtPeriodEnd: true });
    await sync();
    expect((await ana.row()).premiumUntil).toEqual(periodEnd);
    world.clock.set(new Date(periodEnd.getTime() - 1));
    expect(await ana.isPremium()).toBe(true);
    world.clock.set(periodEnd);
    expect(await ana.isPremium()).toBe(false);
  });

  it('follows a renewal, and welcomes nobody twice', async () => {
    const { id, periodEnd } = await ana.buy();
    await sync();
    const next = new Date(periodEnd.getTime() + 30 * DAY);
    world.payments.change(id, { periodStart: periodEnd, periodEnd: next });
    await sync();
    expect((await ana.row()).premiumUntil).toEqual(next);
    expect(await ana.mails()).toEqual(['premium-welcome']);
    expect((await ana.row()).premiumSlackUntil).toEqual(new Date(next.getTime() + DAY / 4));
  });

  it('keeps access for twenty-one days of a period that was not paid, and tells once a period', async () => {
    const { id } = await ana.buy();
    await sync();
    const failed = { status: 'past_due', periodStart: day(0), periodEnd: day(30) } as const;
    world.payments.change(id, failed);
    await sync();
    await sync();
    expect((await ana.row()).premiumUntil).toEqual(day(21));
    expect(await ana.mails()).toEqual(['premium-welcome', 'payment-failed']);
    world.payments.change(id, { status: 'active' });
    await sync();
    expect((await ana.row()).premiumUntil).toEqual(failed.periodEnd);
    world.payments.change(id, { ...failed, periodEnd: day(60) });
    await sync();
    expect(await ana.mails()).toEqual(['premium-welcome', 'payment-failed', 'payment-failed']);
  });

  it('ends at once what the provider ended', async () => {
    const { id } = await ana.buy();
    await sync();
    world.payments.change(id, { status: 'ended' });
    await sync();
    expect((await ana.row()).premiumUntil).toBeNull();
  });

  it.each<[string, Partial<PaidSubscription>]>([
    ['of another price', { isOurPrice: false }],
    ['whose first payment is not through', { status: 'incomplete' }],
  ])('gives nothing for a subscription %s', async (_, fields) => {
    await ana.buy(fields);
    await sync();
    expect(await ana.isPremium()).toBe(false);
    expect(await ana.mails()).toEqual([]);
  });

  it('gives nothing for what nobody paid in time, and keeps an eye on it', async () => {
    const { id } = await ana.buy();
    world.payments.change(id, { status: 'unpaid' });
    await sync();
    expect(await ana.isPremium()).toBe(false);
    expect((await stored(id))?.status).toBe('unpaid');
  });

  it('takes nothing away when the provider never had the customer: the key is wrong', async () => {
    const { customerId, id } = await ana.buy();
    await sync();
    const customer = world.payments.customers.get(customerId);
    world.payments.customers.delete(customerId);
    await expect(sync()).rejects.toMatchObject({ name: 'PaymentsFailure', mayPass: false });
    expect(await ana.isPremium()).toBe(true);
    expect((await stored(id))?.status).toBe('active');
    if (customer) world.payments.customers.set(customerId, customer);
    await sync();
    expect(await ana.isPremium()).toBe(true);
  });

  it('finds a customer again who was thought deleted, though there is another one by now', async () => {
    const first = await ana.buy();
    await sync();
    const customer = world.payments.customers.get(first.customerId);
    if (customer) customer.isDeleted = true;
    await sync();
    expect(await allCustomerIds(world.shared)).toEqual([first.customerId]);
    if (customer) customer.isDeleted = false;
    await syncSubscription(world.shared, first.customerId);
    expect(await ana.isPremium()).toBe(true);
    if (customer) customer.isDeleted = true;
    await sync();
    const second = await ana.buy();
    await sync();
    if (customer) customer.isDeleted = false;
    for (const id of await allCustomerIds(world.shared)) await syncSubscription(world.shared, id);
    expect(await ana.customerId()).toBe(second.customerId);
    expect((await stored(first.id))?.status).toBe('active');
  });

  it('ends what a customer paid who was deleted at the provider, and lets them buy again', async () => {
    const first = await ana.buy();
    await sync();
    world.payments.deleteCustomer(first.customerId);
    await sync();
    expect(await ana.isPremium()).toBe(false);
    const second = await ana.buy();
    expect(second.customerId).not.toBe(first.customerId);
    await sync();
    expect(await ana.isPremium()).toBe(true);
    await syncSubscription(world.shared, first.customerId);
    expect(await ana.isPremium()).toBe(true);
  });

  it('ends what the provider knows nothing of any more', async () => {
    const { id } = await ana.buy();
    await sync();
    world.payments.subscriptions.delete(id);
    await sync();
    expect((await stored(id))?.status).toBe('ended');
    expect(await ana.isPremium()).toBe(false);
  });

  it('leaves alone what was given, whatever becomes of what is paid', async () => {
    const { id } = await ana.buy();
    await sync();
    const until = await grantPremium(world.shared, ana.user.id, 10);
    expect(until).toEqual(day(30));
    world.payments.change(id, { status: 'ended' });
    await sync();
    expect((await ana.row()).premiumUntil).toEqual(day(10));
  });

  it('adds what is given to what was given before, and not to what is paid', async () => {
    await grantPremium(world.shared, ana.user.id, 10);
    expect(await grantPremium(world.shared, ana.user.id, 5)).toEqual(day(15));
    await expect(createCheckout(await ana.ctx())).rejects.toMatchObject({
      code: 'ALREADY_PREMIUM',
    });
  });

  it('does nothing for a customer of nobody', async () => {
    await syncSubscription(world.shared, 'cus_unknown');
    expect(world.payments.calls).toEqual([]);
  });

  it('changes nothing while the provider is away', async () => {
    await ana.buy();
    await sync();
    const before = await ana.row();
    world.payments.faults = ['fail'];
    await expect(sync()).rejects.toThrow('the test says no');
    expect(await ana.row()).toEqual(before);
  });
});

describe('an answer that comes late', () => {
  /** The next answer is taken now and comes when `open` is called. */
  function holdNext() {
    const real = world.payments.subscriptionsOf.bind(world.payments);
    const gate = deferred<void>();
    const asked = deferred<void>();
    world.payments.subscriptionsOf = async (customerId) => {
      world.payments.subscriptionsOf = real;
      const answer = await real(customerId);
      asked.resolve();
      await gate.promise;
      return answer;
    };
    return { asked: asked.promise, open: () => gate.resolve() };
  }

  it('never overwrites one that was asked for later', async () => {
    const { id } = await ana.buy();
    const held = holdNext();
    const late = sync();
    await held.asked;
    world.payments.change(id, { status: 'ended' });
    await sync();
    held.open();
    await late;
    expect((await stored(id))?.status).toBe('ended');
    expect(await ana.isPremium()).toBe(false);
  });

  it('is asked for again when an earlier question was answered meanwhile', async () => {
    const { id } = await ana.buy();
    const first = holdNext();
    const early = sync();
    await first.asked;
    const second = holdNext();
    const late = sync();
    await second.asked;
    first.open();
    await early;
    world.payments.change(id, { status: 'ended' });
    second.open();
    await late;
    expect(await ana.isPremium()).toBe(false);
  });

  it('is the truth in the end, with forty at once while it changes', async () => {
    const { id } = await ana.buy();
    const slow = world.payments.subscriptionsOf.bind(world.payments);
    world.payments.subscriptionsOf = async (customerId) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      const answer = await slow(customerId);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      return answer;
    };
    const all: Promise<void>[] = [];
    for (let i = 0; i < 40; i++) {
      world.payments.change(id, { periodEnd: day(i + 1) });
      all.push(sync());
      if (i % 8 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await Promise.all(all);
    expect((await ana.row()).premiumUntil).toEqual(day(40));
    expect(await ana.mails()).toEqual(['premium-welcome']);
    const [customer] = await world.db.select().from(billingCustomers);
    expect(customer?.asked).toBeLessThan(200);
  });
});
