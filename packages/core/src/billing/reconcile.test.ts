import { beforeEach, describe, expect, it } from 'vitest';
import { billingCustomers, paymentEvents, subscriptions } from '@sibila/drizzle/schema/billing';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { useWorld } from '@sibila/testkit/use-world';
import { deliverDueMails } from '../outbox/deliver.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { purgeExpired } from '../testing/purge-expired.ts';
import { handleEvent } from './handle-event.ts';
import { openRefunds } from './people.ts';
import { billingPurges } from './purge.ts';
import { reconcile } from './reconcile.ts';
import { askRefund, refundUnowned } from './refund.ts';
import { findSubscription, insertCustomer } from './repo.ts';
import { tellRenewals } from './tell-renewals.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const world = useWorld({ emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

const callsOf = (verb: string) => world.payments.calls.filter((call) => call === verb).length;
/** The minutes of the background, one by one. */
async function minutes(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    world.clock.advance(MINUTE);
    await reconcile(world.shared);
  }
}

describe('the reconciling job', () => {
  it('finds a payment of which nobody told, within a quarter of an hour', async () => {
    const checkout = await ana.open();
    await minutes(30);
    world.payments.pay(checkout);
    await minutes(6);
    expect(await ana.isPremium()).toBe(true);
    expect(await ana.mails()).toEqual(['premium-welcome']);
  });

  it('looks at an open checkout every five minutes for an hour, every twelve for the rest of a day, and at a calm payer four times', async () => {
    await ana.open();
    await minutes(60);
    expect(callsOf('subscriptionsOf')).toBeGreaterThanOrEqual(10);
    expect(callsOf('subscriptionsOf')).toBeLessThanOrEqual(13);
    const afterAnHour = callsOf('subscriptionsOf');
    await minutes(60);
    expect(callsOf('subscriptionsOf') - afterAnHour).toBe(5);
    await ana.subscribe();
    world.clock.advance(26 * 60 * MINUTE);
    const before = callsOf('subscriptionsOf');
    for (let hour = 0; hour < 24; hour++) {
      world.clock.advance(60 * MINUTE);
      await reconcile(world.shared);
    }
    expect(callsOf('subscriptionsOf') - before).toBe(4);
  });

  it('looks first at who has just opened a page for paying', async () => {
    for (let i = 0; i < 60; i++) {
      const accountId = (await world.user()).id;
      const customerId = await world.payments.createCustomer({
        userId: accountId,
        email: '',
        key: accountId,
      });
      const checkoutOpenedAt = world.clock.now();
      await insertCustomer(world.shared, {
        customerId,
        accountId,
        createdAt: checkoutOpenedAt,
        checkoutOpenedAt,
      });
    }
    world.clock.advance(61 * MINUTE);
    world.payments.pay(await ana.open());
    await world.sql`update billing_customers set checked_at = checkout_opened_at - interval '1 hour' where account_id <> ${ana.user.id}`;
    await world.sql`update billing_customers set checked_at = checkout_opened_at - interval '6 minutes' where account_id = ${ana.user.id}`;
    await reconcile(world.shared);
    expect(await ana.isPremium()).toBe(true);
  });

  it('holds nobody up for customers that the provider refuses', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => buyerIn(world)));
    for (const buyer of buyers) world.payments.pay(await buyer.open());
    world.payments.faults = ['refuse', 'refuse', 'refuse', 'refuse'];
    const errors: unknown[] = [];
    const log = { ...world.shared.log, error: (fields: unknown) => void errors.push(fields) };
    await reconcile({ ...world.shared, log });
    const premium = await Promise.all(buyers.map((buyer) => buyer.isPremium()));
    expect(premium.filter(Boolean)).toHaveLength(1);
    expect(errors).toHaveLength(4);
  });

  it('finds that an unpaid subscription was paid after all, within a quarter of an hour', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'unpaid' });
    await ana.sync();
    await minutes(30);
    world.payments.change(id, { status: 'active' });
    await minutes(6);
    expect(await ana.isPremium()).toBe(true);
  });

  it('costs no access while a renewal is not known yet, nor while the provider is away for hours', async () => {
    const { periodEnd } = await ana.subscribe();
    world.payments.faults = Array.from({ length: 50 }, () => 'fail' as const);
    for (const hours of [0, 1, 5]) {
      world.clock.set(new Date(periodEnd.getTime() + hours * 60 * MINUTE));
      expect([hours, await ana.isPremium()]).toEqual([hours, true]);
      await reconcile(world.shared);
      expect([hours, await ana.isPremium()]).toEqual([hours, true]);
    }
    world.clock.set(new Date(periodEnd.getTime() + 6 * 60 * MINUTE));
    expect(await ana.isPremium()).toBe(false);
  });

  it('follows a renewal within a minute, and it costs no access meanwhile', async () => {
    const { id, periodEnd } = await ana.subscribe();
    world.clock.set(new Date(periodEnd.getTime() - 1));
    await reconcile(world.shared);
    world.clock.set(periodEnd);
    expect(await ana.isPremium()).toBe(true);
    world.payments.change(id, {
      periodStart: periodEnd,
      periodEnd: new Date(periodEnd.getTime() + 30 * DAY),
    });
    await minutes(1);
    expect(await ana.isPremium()).toBe(true);
  });

  it('finds that a subscription was ended, within a quarter of a day', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'ended' });
    world.clock.advance(6 * 60 * MINUTE);
    await reconcile(world.shared);
    expect(await ana.isPremium()).toBe(false);
  });

  it('settles an event whose effect the provider failed', async () => {
    const { id, customerId } = await ana.subscribe();
    world.payments.change(id, { status: 'ended' });
    world.payments.faults = ['fail'];
    const event = world.payments.event('customer.subscription.deleted', customerId);
    await expect(handleEvent(world.shared, event)).rejects.toMatchObject({
      code: 'BILLING_UNAVAILABLE',
    });
    await minutes(6);
    expect(await ana.isPremium()).toBe(false);
    const [row] = await world.db.select().from(paymentEvents);
    expect(row?.handledAt).not.toBeNull();
  });

  it('stops asking a provider that is away, and goes on with the others when it is back', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => buyerIn(world)));
    for (const buyer of buyers) world.payments.pay(await buyer.open());
    world.payments.calls.length = 0;
    world.payments.faults = ['fail', 'fail', 'fail'];
    await reconcile(world.shared);
    expect(callsOf('subscriptionsOf')).toBe(3);
    await minutes(6);
    for (const buyer of buyers) expect(await buyer.isPremium()).toBe(true);
  });

  it('shares its work among processes: nobody is looked at twice', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => buyerIn(world)));
    for (const buyer of buyers) await buyer.open();
    world.payments.calls.length = 0;
    await Promise.all(Array.from({ length: 4 }, () => reconcile(world.shared)));
    expect(callsOf('subscriptionsOf')).toBe(8);
  });

  it('does nothing where nothing can be bought', async () => {
    const off = { ...world.shared, ports: { ...world.shared.ports, payments: null } };
    expect(await reconcile(off)).toBe(0);
    expect(await tellRenewals(off)).toBe(0);
  });
});

describe('a renewal', () => {
  it('is told three days ahead, once a period, with the day and the price', async () => {
    const { id, periodEnd } = await ana.subscribe();
    await deliverDueMails(world.shared);
    world.clock.set(new Date(periodEnd.getTime() - 3 * DAY - 1));
    expect(await tellRenewals(world.shared)).toBe(0);
    world.clock.advance(1);
    const told = await Promise.all([tellRenewals(world.shared), tellRenewals(world.shared)]);
    expect(new Set(told)).toEqual(new Set([0, 1]));
    expect(await tellRenewals(world.shared)).toBe(0);
    await deliverDueMails(world.shared);
    const mail = world.mailer.sent.at(-1);
    expect(mail?.subject).toBe('Tu Premium se renueva el 21 de diciembre de 2026');
    expect(mail?.text).toContain('US$ 8.99');
    const next = new Date(periodEnd.getTime() + 30 * DAY);
    world.payments.change(id, { periodStart: periodEnd, periodEnd: next });
    await ana.sync();
    world.clock.set(new Date(next.getTime() - DAY));
    expect(await tellRenewals(world.shared)).toBe(1);
  });

  it('is told to the others, where one of them can’t be read', async () => {
    const [bea, eva] = [await buyerIn(world), await buyerIn(world)];
    const { periodEnd, customerId } = await ana.subscribe();
    for (const buyer of [bea, eva]) await buyer.subscribe();
    world.clock.set(new Date(periodEnd.getTime() - DAY));
    const real = world.payments.subscriptionsOf.bind(world.payments);
    world.payments.subscriptionsOf = (id) =>
      id === customerId ? Promise.reject(new Error('this one breaks')) : real(id);
    expect(await tellRenewals(world.shared)).toBe(2);
    expect(await ana.mails()).toEqual(['premium-welcome']);
    expect(await eva.mails()).toEqual(['premium-welcome', 'renewal-reminder']);
  });

  it('is told to nobody while the provider is away, which is asked three times', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => buyerIn(world)));
    let periodEnd = world.clock.now();
    for (const buyer of buyers) ({ periodEnd } = await buyer.subscribe());
    world.clock.set(new Date(periodEnd.getTime() - DAY));
    world.payments.calls.length = 0;
    world.payments.faults = ['fail', 'fail', 'fail'];
    expect(await tellRenewals(world.shared)).toBe(0);
    expect(callsOf('subscriptionsOf')).toBe(3);
  });

  it('is told to nobody who cancelled, though no event said so', async () => {
    const { id, periodEnd } = await ana.subscribe();
    world.payments.change(id, { endsAtPeriodEnd: true });
    world.clock.set(new Date(periodEnd.getTime() - DAY));
    expect(await tellRenewals(world.shared)).toBe(0);
    expect(await ana.mails()).toEqual(['premium-welcome', 'premium-cancelled']);
  });
});

describe('an account that is deleted', () => {
  const erase = () => eraseAccount(world.shared, ana.user.id);

  it('is charged no more, and its record names nobody', async () => {
    const { id } = await ana.subscribe();
    await erase();
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(true);
    expect(await world.db.select().from(billingCustomers)).toMatchObject([{ accountId: null }]);
    expect(await world.db.select().from(subscriptions)).toMatchObject([{ id }]);
  });

  it('is charged no more though the provider was away', async () => {
    const { id } = await ana.subscribe();
    world.payments.faults = ['fail'];
    expect(await erase()).toBe(true);
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(false);
    await minutes(6);
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(true);
  });

  it('is not tried again for a charge that had failed', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'past_due' });
    await erase();
    expect(world.payments.subscriptions.get(id)?.status).toBe('ended');
    expect(await world.db.select().from(subscriptions)).toMatchObject([{ status: 'ended' }]);
  });

  it('gets back what its person had asked for in time', async () => {
    const { id } = await ana.subscribe();
    await askRefund(await ana.ctx());
    await erase();
    expect(world.payments.refunds.has(id)).toBe(true);
    expect(await openRefunds(world.shared)).toEqual([]);
    expect(await world.db.select().from(subscriptions)).toMatchObject([
      { id, status: 'ended', refundedAt: world.clock.now() },
    ]);
    expect((await ana.mails()).at(-1)).toBe('account-deleted');
    expect(await ana.lastMail()).toMatchObject({ plan: 'refunded' });
  });

  it('is owed what the provider refuses to give back, which is listed and tried again', async () => {
    const { id } = await ana.subscribe();
    await askRefund(await ana.ctx());
    const errors: unknown[] = [];
    const log = { ...world.shared.log, error: (fields: unknown) => void errors.push(fields) };
    world.payments.faults = [null, 'refuse'];
    await eraseAccount({ ...world.shared, log }, ana.user.id);
    expect(errors).toMatchObject([{ event: 'billing.not_stopped', subscription: id }]);
    expect(await openRefunds(world.shared)).toMatchObject([{ email: null, subscriptionId: id }]);
    // It may have been ended all the same.
    world.payments.change(id, { status: 'ended' });
    world.clock.advance(6 * 60 * MINUTE);
    await reconcile(world.shared);
    expect(world.payments.refunds.has(id)).toBe(true);
    expect(await openRefunds(world.shared)).toEqual([]);
  });

  it('is owed nothing that was never paid: that runs out like the others', async () => {
    const checkout = await ana.open();
    await erase();
    const { id, customerId } = world.payments.pay(checkout);
    world.payments.refund = () => Promise.resolve(null);
    await handleEvent(world.shared, world.payments.event('invoice.paid', customerId));
    expect(world.payments.subscriptions.get(id)).toMatchObject({
      status: 'active',
      endsAtPeriodEnd: true,
    });
    expect(await openRefunds(world.shared)).toEqual([]);
  });

  it('gets back by the administrator’s hand what nobody asked for', async () => {
    const { id } = await ana.subscribe();
    await erase();
    const subscription = await findSubscription(world.shared, id);
    if (!subscription) throw new Error('its record is gone');
    await refundUnowned(world.shared, subscription);
    expect(world.payments.refunds.has(id)).toBe(true);
    const again = refundUnowned(world.shared, { ...subscription, refundedAt: world.clock.now() });
    await expect(again).rejects.toMatchObject({ code: 'REFUND_NOT_DUE' });
  });

  it('ends what nobody pays any more', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'unpaid' });
    await erase();
    expect(world.payments.subscriptions.get(id)?.status).toBe('ended');
  });

  it('gets back what was paid with a page that was still open', async () => {
    const checkout = await ana.open();
    await erase();
    const { id, customerId } = world.payments.pay(checkout);
    await handleEvent(world.shared, world.payments.event('invoice.paid', customerId));
    expect(world.payments.refunds.has(id)).toBe(true);
    expect(await world.sql`select * from users`).toHaveLength(0);
    expect((await world.db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([
      ana.user.email,
    ]);
  });

  it('is not made again by an event that comes late or meanwhile', async () => {
    const { customerId } = await ana.subscribe();
    const event = () => world.payments.event('customer.subscription.updated', customerId);
    await Promise.all([
      erase(),
      ...Array.from({ length: 6 }, () => handleEvent(world.shared, event())),
    ]);
    await handleEvent(world.shared, event());
    expect(await world.sql`select * from users`).toHaveLength(0);
    expect(await world.sql`select * from premium_accounts`).toHaveLength(0);
  });
});

describe('old records', () => {
  it('go: events after ninety days, what a gone account paid once it ended five years ago', async () => {
    const { customerId, id } = await ana.subscribe();
    await handleEvent(world.shared, world.payments.event('invoice.paid', customerId));
    world.clock.advance(89 * DAY);
    await billingPurges['payment-events'](world.shared);
    expect(await world.db.select().from(paymentEvents)).toHaveLength(1);
    world.clock.advance(DAY);
    await billingPurges['payment-events'](world.shared);
    expect(await world.db.select().from(paymentEvents)).toHaveLength(0);
    await eraseAccount(world.shared, ana.user.id);
    world.payments.change(id, { status: 'ended' });
    const fiveYearsOn = world.clock.now();
    await minutes(6);
    fiveYearsOn.setUTCFullYear(fiveYearsOn.getUTCFullYear() + 5);
    world.clock.set(new Date(fiveYearsOn.getTime() - 1));
    await purgeExpired(world.shared);
    expect(await world.db.select().from(subscriptions)).toHaveLength(1);
    world.clock.set(fiveYearsOn);
    await purgeExpired(world.shared);
    expect(await world.db.select().from(billingCustomers)).toHaveLength(0);
    expect(await world.db.select().from(subscriptions)).toHaveLength(0);
  });
});
