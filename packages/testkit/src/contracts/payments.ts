import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InvalidSignature } from '@sibila/core/ports/payments';
import { customersAndCheckouts } from './payments-checkouts.ts';
import { CANCEL_URL, failure, named, steps, type PaymentsUnderTest } from './payments-steps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What every provider of payments does. */
export function paymentsContract(name: string, make: () => Promise<PaymentsUnderTest>): void {
  describe(`the payments ${name}`, () => {
    let t: PaymentsUnderTest;
    beforeEach(async () => {
      t = await make();
    });
    afterEach(() => t.close());

    customersAndCheckouts(() => t);
    subscriptions(() => t);
    refunds(() => t);
    refusals(() => t);
  });
}

function subscriptions(world: () => PaymentsUnderTest): void {
  it('tells of a subscription what it costs, when it began and until when it is paid', async () => {
    world().clock.set(new Date('2026-01-31T10:00:00Z'));
    const subscription = await steps(world()).subscribed();
    expect(subscription).toEqual({
      id: subscription.id,
      customerId: subscription.customerId,
      status: 'active',
      isOurPrice: true,
      startedAt: new Date('2026-01-31T10:00:00Z'),
      periodStart: new Date('2026-01-31T10:00:00Z'),
      periodEnd: new Date('2026-02-28T10:00:00Z'),
      endsAtPeriodEnd: false,
      endedAt: null,
      endedBecause: null,
      amount: 899,
      currency: 'usd',
    });
  });

  it('begins the next period where the last one ends, with the day of the month kept', async () => {
    world().clock.set(new Date('2026-01-31T10:00:00Z'));
    const { subscribed, only } = steps(world());
    const first = await subscribed();
    await world().endPeriod(first);
    const second = await only(first.customerId);
    expect(second).toMatchObject({
      id: first.id,
      status: 'active',
      startedAt: first.startedAt,
      periodStart: first.periodEnd,
    });
    await world().endPeriod(second);
    const third = await only(first.customerId);
    expect(third.periodEnd).toEqual(new Date('2026-04-30T10:00:00Z'));
  });

  it('ends at the end of the period once it is cancelled, and not before', async () => {
    const { subscribed, only } = steps(world());
    const subscription = await subscribed();
    await world().payments.cancelAtPeriodEnd(subscription.id);
    await world().payments.cancelAtPeriodEnd(subscription.id);
    expect(await only(subscription.customerId)).toEqual({ ...subscription, endsAtPeriodEnd: true });
    await world().endPeriod(subscription);
    expect(await only(subscription.customerId)).toMatchObject({
      status: 'ended',
      periodEnd: subscription.periodEnd,
      endedAt: subscription.periodEnd,
      endedBecause: 'period-end',
    });
    expect(named(world().events(), subscription.customerId)).toContain(
      'customer.subscription.deleted',
    );
  });

  it('goes on when it is resumed in time', async () => {
    const { subscribed, only } = steps(world());
    const subscription = await subscribed();
    await world().payments.cancelAtPeriodEnd(subscription.id);
    await world().payments.resume(subscription.id);
    await world().payments.resume(subscription.id);
    expect(await only(subscription.customerId)).toEqual(subscription);
    await world().endPeriod(subscription);
    expect((await only(subscription.customerId)).status).toBe('active');
  });

  it('is past due when a charge fails, and active again when it is paid', async () => {
    const { subscribed, only } = steps(world());
    const subscription = await subscribed();
    await world().endPeriod(subscription, 'refused');
    const due = await only(subscription.customerId);
    expect(due).toMatchObject({ status: 'past_due', periodStart: subscription.periodEnd });
    expect(named(world().events(), subscription.customerId)).toContain('invoice.payment_failed');
    await world().settle(due);
    expect(await only(subscription.customerId)).toEqual({ ...due, status: 'active' });
  });

  it('ends when the last try of a charge fails', async () => {
    const { subscribed, only } = steps(world());
    const subscription = await subscribed();
    await world().endPeriod(subscription, 'refused');
    await world().giveUp(await only(subscription.customerId));
    const ended = { status: 'ended', endedBecause: 'payment-failed' };
    expect(await only(subscription.customerId)).toMatchObject(ended);
  });

  it('ends at once when that is asked for, though a charge is still to be tried', async () => {
    const { subscribed, only } = steps(world());
    const subscription = await subscribed();
    await world().endPeriod(subscription, 'refused');
    world().clock.advance(DAY_MS);
    const endedAt = world().clock.now();
    for (let time = 0; time < 2; time += 1) {
      await world().payments.end(subscription.id);
      world().clock.advance(20 * DAY_MS);
    }
    const ended = { status: 'ended', endedAt, endedBecause: 'cancelled' };
    expect(await only(subscription.customerId)).toMatchObject(ended);
  });

  it('has all of them in its list, the ended ones too', async () => {
    const { customer, checkout } = steps(world());
    const customerId = await customer();
    for (const key of ['a', 'b']) await world().pay((await checkout(customerId, key)).id);
    const all = await world().payments.subscriptionsOf(customerId);
    expect(all?.map(({ status }) => status)).toEqual(['active', 'active']);
    await world().payments.refund({ subscriptionId: all?.[0]?.id ?? '', key: 'refund' });
    const left = await world().payments.subscriptionsOf(customerId);
    expect(left?.map(({ status }) => status).sort()).toEqual(['active', 'ended']);
  });

  it('has no list for a customer that was deleted', async () => {
    const { customerId } = await steps(world()).subscribed();
    await world().deleteCustomer(customerId);
    expect(await world().payments.subscriptionsOf(customerId)).toBeNull();
  });

  it('fails for a customer that it never had: perhaps the key is wrong', async () => {
    const unknown = world().payments.subscriptionsOf('cus_00000000');
    expect((await failure(unknown)).mayPass).toBe(false);
  });
}

function refunds(world: () => PaymentsUnderTest): void {
  it('gives the first payment back once, and ends the subscription at once', async () => {
    const { subscribed, only } = steps(world());
    const { id: subscriptionId, customerId } = await subscribed();
    const refund = await world().payments.refund({ subscriptionId, key: 'refund' });
    expect(refund).toEqual({ id: expect.any(String) as string, amount: 899, currency: 'usd' });
    expect((await only(customerId)).status).toBe('ended');
    for (const key of ['refund', 'another'])
      expect(await world().payments.refund({ subscriptionId, key })).toEqual(refund);
  });

  it('gives the first payment back after a second one, and after the end', async () => {
    const { subscribed, only } = steps(world());
    const subscription = await subscribed();
    await world().endPeriod(subscription);
    await world().payments.cancelAtPeriodEnd(subscription.id);
    await world().endPeriod(await only(subscription.customerId));
    const refund = { subscriptionId: subscription.id, key: 'refund' };
    expect(await world().payments.refund(refund)).toMatchObject({ amount: 899 });
  });
}

function refusals(world: () => PaymentsUnderTest): void {
  it('fails for good with a subscription that has ended or is not there', async () => {
    const { payments } = world();
    const { id: ended } = await steps(world()).subscribed();
    await payments.refund({ subscriptionId: ended, key: 'refund' });
    for (const id of [ended, 'sub_00000000']) {
      expect((await failure(payments.cancelAtPeriodEnd(id))).mayPass).toBe(false);
      expect((await failure(payments.resume(id))).mayPass).toBe(false);
    }
    const unknown = payments.refund({ subscriptionId: 'sub_00000000', key: 'unknown' });
    expect((await failure(unknown)).mayPass).toBe(false);
  });

  it('opens a portal for a customer, and for nobody else', async () => {
    const { payments } = world();
    const customerId = await steps(world()).customer();
    const open = (id: string) => payments.openPortal({ customerId: id, returnUrl: CANCEL_URL });
    expect(new URL(await open(customerId)).protocol).toMatch(/^https?:$/);
    expect((await failure(open('cus_00000000'))).mayPass).toBe(false);
  });

  it('believes no request that was not signed', () => {
    const body = Buffer.from('{"id":"evt_1","type":"invoice.paid"}');
    for (const signature of [null, '', 't=1,v1=00'])
      expect(() => world().payments.readEvent({ body, signature, now: new Date() })).toThrow(
        InvalidSignature,
      );
  });

  it('gives each event an id of its own, and its time', async () => {
    const startedAt = world().clock.now();
    await steps(world()).subscribed();
    world().clock.advance(DAY_MS);
    const events = world().events();
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    for (const { createdAt } of events) expect(createdAt).toEqual(startedAt);
  });
}
