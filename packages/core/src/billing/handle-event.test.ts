import { beforeEach, describe, expect, it } from 'vitest';
import { paymentEvents } from '@sibila/drizzle/schema/billing';
import { useWorld } from '@sibila/testkit/use-world';
import { handleEvent } from './handle-event.ts';
import { refund } from './refund.ts';
import { findSubscription, whyEnded } from './repo.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const DAY = 24 * 60 * 60 * 1000;
const world = useWorld({ emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

const events = () => world.db.select().from(paymentEvents);
const looks = () => world.payments.calls.filter((call) => call === 'subscriptionsOf').length;

describe('handleEvent', () => {
  it('has its effect once, however often it is sent', async () => {
    const { customerId } = await ana.buy();
    const event = world.payments.event('checkout.session.completed', customerId);
    await handleEvent(world.shared, event);
    expect(await ana.isPremium()).toBe(true);
    const before = looks();
    for (let i = 0; i < 5; i++) await handleEvent(world.shared, event);
    expect(looks()).toBe(before);
    expect(await events()).toMatchObject([{ id: event.id, handledAt: world.clock.now() }]);
  });

  it('reads the truth and believes nothing else: an old event changes nothing back', async () => {
    const { id, customerId } = await ana.buy();
    const old = world.payments.event('customer.subscription.created', customerId);
    world.payments.change(id, { status: 'ended' });
    const ended = world.payments.event('customer.subscription.deleted', customerId);
    await handleEvent(world.shared, ended);
    await handleEvent(world.shared, old);
    expect(await ana.isPremium()).toBe(false);
  });

  it.each([
    ['of a customer of nobody', 'invoice.paid', 'cus_stranger'],
    ['of no customer', 'invoice.paid', null],
    ['of a kind that says nothing about payments', 'product.updated', null],
  ])('remembers one %s, and does nothing', async (_, type, customerId) => {
    await ana.buy();
    world.payments.calls.length = 0;
    await handleEvent(world.shared, world.payments.event(type, customerId));
    expect(world.payments.calls).toEqual([]);
    expect(await events()).toMatchObject([{ type, handledAt: world.clock.now() }]);
    expect(await ana.isPremium()).toBe(false);
  });

  it('ends at once what was paid for with money that went back, and once', async () => {
    const { id } = await ana.subscribe();
    world.payments.reversed.set('pi_1', id);
    const reversedPayment = 'pi_1';
    const dispute = world.payments.event('charge.dispute.funds_withdrawn', null, {
      reversedPayment,
    });
    world.payments.faults = ['fail'];
    await expect(handleEvent(world.shared, dispute)).rejects.toMatchObject({
      code: 'BILLING_UNAVAILABLE',
    });
    await ana.sync();
    expect(await ana.isPremium()).toBe(true);
    await handleEvent(world.shared, dispute);
    expect(await ana.isPremium()).toBe(false);
    expect(world.payments.subscriptions.get(id)?.status).toBe('ended');
    await handleEvent(world.shared, dispute);
    expect(world.payments.calls.filter((call) => call === 'end')).toHaveLength(1);
  });

  const goBack = async (id: string) => {
    world.payments.reversed.set('pi_1', id);
    const back = world.payments.event('charge.refunded', null, { reversedPayment: 'pi_1' });
    await handleEvent(world.shared, back);
    const row = await findSubscription(world.shared, id);
    if (!row) throw new Error('the subscription is gone');
    return { reversedAt: row.reversedAt, why: whyEnded(row) };
  };

  it('knows what we gave back ourselves from what other hands did', async () => {
    const { id } = await ana.subscribe();
    await refund(world.shared, ana.user, { anyway: false });
    expect(await goBack(id)).toEqual({ reversedAt: null, why: 'refunded' });
  });

  it('gives no other reason to what had ended long before', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'ended', endedBecause: 'cancelled' });
    await ana.sync();
    world.clock.advance(DAY);
    expect(await goBack(id)).toEqual({ reversedAt: world.clock.now(), why: 'cancelled' });
  });

  it('leaves Premium where only a part of a payment went back, or that of somebody else', async () => {
    const { customerId } = await ana.subscribe();
    const stranger = world.payments.subscribe('cus_stranger');
    world.payments.reversed.set('pi_2', stranger.id);
    for (const reversedPayment of ['pi_1', 'pi_2'])
      await handleEvent(
        world.shared,
        world.payments.event('charge.refunded', customerId, { reversedPayment }),
      );
    expect(await ana.isPremium()).toBe(true);
    expect(world.payments.subscriptions.get(stranger.id)?.status).toBe('active');
    for (const { handledAt } of await events()) expect(handledAt).not.toBeNull();
  });

  it('is refused about money that went back while the provider hangs: it must come again', async () => {
    await ana.subscribe();
    world.payments.faults = ['hang'];
    const event = world.payments.event('charge.refunded', null, { reversedPayment: 'pi_1' });
    await expect(handleEvent(world.shared, event)).rejects.toMatchObject({
      code: 'BILLING_UNAVAILABLE',
    });
  });

  it('refuses while the provider is away, and has its effect when it is sent again', async () => {
    const { customerId } = await ana.buy();
    const event = world.payments.event('invoice.paid', customerId);
    world.payments.faults = ['fail'];
    await expect(handleEvent(world.shared, event)).rejects.toMatchObject({
      code: 'BILLING_UNAVAILABLE',
    });
    expect(await ana.isPremium()).toBe(false);
    await handleEvent(world.shared, event);
    expect(await ana.isPremium()).toBe(true);
  });

  it('answers within two seconds while the provider hangs, and leaves the event open', async () => {
    const { customerId } = await ana.buy();
    world.payments.faults = ['hang'];
    const startedAt = performance.now();
    await handleEvent(world.shared, world.payments.event('invoice.paid', customerId));
    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect(await events()).toMatchObject([{ handledAt: null }]);
  });
});
