import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { cancelSubscription, resumeSubscription } from './cancel.ts';
import { createCheckout } from './create-checkout.ts';
import { handleEvent } from './handle-event.ts';
import { openPortal } from './open-portal.ts';
import { askRefund, refund, withdrawRefund } from './refund.ts';
import { subscriptionDetailsOf, subscriptionStatusOf } from './status.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const DAY = 86_400_000;
const world = useWorld({ emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

const NONE = {
  isPremium: false,
  premiumUntil: null,
  hasSubscription: false,
  isPaymentPending: false,
  endedAt: null,
  refund: null,
};

const cancel = async () => cancelSubscription(await ana.ctx());
const status = async () => subscriptionStatusOf(await ana.ctx());
const details = async () => subscriptionDetailsOf(await ana.ctx());

describe('cancelling', () => {
  it('charges nothing more and leaves Premium until the end of the period', async () => {
    const { id, periodEnd } = await ana.subscribe();
    expect(await cancel()).toEqual({ success: true, premiumUntil: periodEnd });
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(true);
    expect(await status()).toEqual({
      ...NONE,
      isPremium: true,
      premiumUntil: periodEnd,
      hasSubscription: true,
    });
    expect((await details()).subscription).toMatchObject({ state: 'cancelled', nextCharge: null });
    world.clock.set(periodEnd);
    expect((await status()).isPremium).toBe(false);
  });

  it.each(['past_due', 'unpaid'] as const)(
    'ends at once what is %s: its charge is not tried again',
    async (charge) => {
      const { id } = await ana.subscribe();
      world.payments.change(id, { status: charge, periodStart: world.clock.now() });
      await ana.sync();
      world.clock.advance(DAY);
      expect(await cancel()).toEqual({ success: true, premiumUntil: world.clock.now() });
      expect(world.payments.subscriptions.get(id)?.status).toBe('ended');
      expect(await status()).toEqual({ ...NONE, endedAt: world.clock.now() });
    },
  );

  it('ends nothing at once for whoever was told that it lasts, though the provider knows better', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'past_due' });
    const told = { keepsPeriod: true };
    await expect(cancelSubscription(await ana.ctx(), told)).rejects.toMatchObject({
      code: 'PLAN_CHANGED',
    });
    expect(world.payments.subscriptions.get(id)?.status).toBe('past_due');
    expect((await details()).subscription?.state).toBe('past_due');
    expect((await cancelSubscription(await ana.ctx(), { keepsPeriod: false })).success).toBe(true);
    expect(world.payments.subscriptions.get(id)?.status).toBe('ended');
  });

  it('ends what somebody cancelled on the provider’s own page while a charge was open', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'past_due', endsAtPeriodEnd: true });
    await ana.sync();
    expect(world.payments.subscriptions.get(id)?.status).toBe('ended');
    expect((await details()).subscription?.state).toBe('ended');
  });

  it('calls it cancelled while such an end is still to be had', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'past_due', endsAtPeriodEnd: true });
    world.payments.faults = [null, 'fail'];
    await expect(ana.sync()).rejects.toThrow('the test says no');
    expect((await details()).subscription).toMatchObject({ state: 'cancelled', nextCharge: null });
    await ana.sync();
    expect(world.payments.subscriptions.get(id)?.status).toBe('ended');
  });

  it('gives up on a provider that hangs before the page gives up on us', async () => {
    await ana.subscribe();
    world.payments.calls.length = 0;
    world.payments.faults = ['hang'];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const refused = cancel().catch((error: unknown) => error);
      while (world.payments.calls.length === 0) await new Promise((done) => setImmediate(done));
      vi.advanceTimersByTime(15_000);
      expect(await refused).toMatchObject({
        code: 'BILLING_UNAVAILABLE',
        details: { message: 'Error al cancelar la suscripción' },
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('refuses a person who pays for nothing, and a second cancellation', async () => {
    const refusal = {
      code: 'NO_SUBSCRIPTION',
      details: { message: 'No tienes una suscripción activa para cancelar' },
    };
    await expect(cancel()).rejects.toMatchObject(refusal);
    await ana.subscribe();
    await cancel();
    await expect(cancel()).rejects.toMatchObject(refusal);
    expect(world.payments.calls.filter((call) => call === 'cancelAtPeriodEnd')).toHaveLength(1);
  });

  it('works for what was paid a moment ago, of which nobody told yet', async () => {
    await ana.buy();
    expect((await cancel()).success).toBe(true);
  });

  it('takes along what is paid beside ours', async () => {
    const { customerId } = await ana.subscribe();
    world.payments.subscribe(customerId, { isOurPrice: false });
    await cancel();
    for (const { endsAtPeriodEnd } of world.payments.subscriptions.values())
      expect(endsAtPeriodEnd).toBe(true);
  });

  it('succeeds when it was done and only the answer was lost', async () => {
    await ana.subscribe();
    world.payments.faults = [null, 'lose'];
    expect((await cancel()).success).toBe(true);
  });

  it('says that the provider is away, and nothing has changed', async () => {
    const { id } = await ana.subscribe();
    world.payments.faults = [null, 'fail'];
    await expect(cancel()).rejects.toMatchObject({
      code: 'BILLING_UNAVAILABLE',
      details: { message: 'Error al cancelar la suscripción' },
    });
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(false);
    expect((await details()).subscription?.state).toBe('active');
  });

  it('can be taken back while the period lasts', async () => {
    const { periodEnd } = await ana.subscribe();
    await expect(resumeSubscription(await ana.ctx())).rejects.toMatchObject({
      code: 'NO_SUBSCRIPTION',
    });
    await cancel();
    await resumeSubscription(await ana.ctx());
    expect((await details()).subscription).toMatchObject({
      state: 'active',
      nextCharge: { at: periodEnd, cents: 899, currency: 'usd' },
    });
  });
});

describe('the portal', () => {
  it('opens for who pays, at most ten times in a quarter of an hour', async () => {
    await expect(openPortal(await ana.ctx())).rejects.toMatchObject({
      code: 'NO_SUBSCRIPTION',
      details: { message: 'No tienes una suscripción activa para gestionar' },
    });
    const { customerId } = await ana.subscribe();
    for (let i = 0; i < 10; i++)
      expect((await openPortal(await ana.ctx())).url).toContain(customerId);
    await expect(openPortal(await ana.ctx())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('opens for who once paid too, for the receipts, unless they were deleted there', async () => {
    const { id, customerId } = await ana.subscribe();
    world.payments.change(id, { status: 'ended' });
    await ana.sync();
    expect((await openPortal(await ana.ctx())).url).toContain(customerId);
    world.payments.deleteCustomer(customerId);
    await ana.sync();
    await expect(openPortal(await ana.ctx())).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' });
  });

  it('opens for nobody who only looked at a page for paying', async () => {
    await ana.open();
    await ana.sync();
    await expect(openPortal(await ana.ctx())).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' });
  });

  it('says that the provider is away', async () => {
    await ana.subscribe();
    world.payments.faults = ['fail'];
    await expect(openPortal(await ana.ctx())).rejects.toMatchObject({
      code: 'BILLING_UNAVAILABLE',
      details: { message: 'Error al abrir el portal de suscripción' },
    });
  });
});

describe('what a person sees of their subscription', () => {
  it('is nothing before they buy', async () => {
    expect(await status()).toEqual(NONE);
    expect(await details()).toEqual({ active: false, subscription: null });
    await ana.buy({ status: 'incomplete' });
    await ana.sync();
    expect(await details()).toEqual({ active: false, subscription: null });
  });

  it('is the state, the next charge and the terms of a refund', async () => {
    const { startedAt, periodEnd } = await ana.subscribe();
    expect(await details()).toEqual({
      active: true,
      subscription: {
        state: 'active',
        givesPremium: true,
        startedAt,
        periodEnd,
        nextCharge: { at: periodEnd, cents: 899, currency: 'usd' },
        refund: {
          isDue: true,
          reason: 'due',
          until: new Date('2026-11-27T05:59:59.999Z'),
          readingsUsed: 0,
        },
        isSimulated: false,
      },
    });
  });

  it('is one truth while the money is asked for again, and who wants to pay is told what to do', async () => {
    await ana.subscribe();
    await askRefund(await ana.ctx());
    expect(await status()).toEqual({ ...NONE, hasSubscription: true, refund: 'asked' });
    expect(await details()).toMatchObject({
      active: false,
      subscription: { givesPremium: false, nextCharge: null, refund: { reason: 'asked' } },
    });
    await expect(createCheckout(await ana.ctx())).rejects.toMatchObject({
      code: 'REFUND_PENDING',
    });
    await withdrawRefund(await ana.ctx());
    expect(await status()).toMatchObject({ isPremium: true, refund: null });
    expect(await details()).toMatchObject({ active: true, subscription: { givesPremium: true } });
    await askRefund(await ana.ctx());
    await refund(world.shared, ana.user, { anyway: false });
    expect((await status()).refund).toBe('refunded');
    expect(await details()).toMatchObject({
      active: false,
      subscription: { givesPremium: false, refund: { reason: 'refunded' } },
    });
  });

  it('is a plan that is not ours too: it is charged, can be cancelled, and gives nothing', async () => {
    await ana.buy({ isOurPrice: false });
    await ana.sync();
    expect(await status()).toEqual({ ...NONE, hasSubscription: true });
    const foreign = { givesPremium: false, refund: null };
    expect(await details()).toMatchObject({
      active: true,
      subscription: { ...foreign, state: 'active', nextCharge: { cents: 899 } },
    });
    expect((await openPortal(await ana.ctx())).url).toContain('portal');
    await cancel();
    expect((await details()).subscription).toMatchObject({ ...foreign, state: 'cancelled' });
  });

  it('says that a payment is under way until it was read', async () => {
    const id = await ana.open();
    const { customerId } = world.payments.pay(id);
    expect((await status()).isPaymentPending).toBe(false);
    world.payments.faults = ['fail'];
    const event = world.payments.event('checkout.session.completed', customerId);
    await expect(handleEvent(world.shared, event)).rejects.toMatchObject({
      code: 'BILLING_UNAVAILABLE',
    });
    expect(await status()).toEqual({ ...NONE, isPaymentPending: true });
    await handleEvent(world.shared, event);
    expect(await status()).toMatchObject({ isPremium: true, isPaymentPending: false });
  });

  it('tells until when it is paid, though the door stays open for a renewal', async () => {
    const { periodEnd } = await ana.subscribe();
    expect((await status()).premiumUntil).toEqual(periodEnd);
    world.clock.set(periodEnd);
    expect(await status()).toMatchObject({ isPremium: true, premiumUntil: periodEnd });
    expect((await ana.ctx()).actor.user.premiumUntil).toEqual(periodEnd);
  });

  it('can still be managed, and ends no Premium twice, where nobody pays it any more', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'unpaid' });
    await ana.sync();
    expect(await status()).toEqual({ ...NONE, hasSubscription: true });
    expect((await details()).subscription).toMatchObject({ state: 'unpaid' });
    expect((await openPortal(await ana.ctx())).url).toContain('portal');
    await expect(createCheckout(await ana.ctx())).rejects.toMatchObject({
      code: 'PAYMENT_PENDING',
      details: { message: expect.stringContaining('quedó sin pagar') as string },
    });
    world.payments.change(id, { status: 'active' });
    await ana.sync();
    expect((await status()).isPremium).toBe(true);
  });

  it('says why it ended, and nothing of it while it goes on', async () => {
    const { id } = await ana.subscribe();
    expect((await details()).subscription).not.toHaveProperty('endedBecause');
    const endedBecause = 'payment-failed';
    world.payments.change(id, { status: 'ended', endedBecause });
    await ana.sync();
    expect((await details()).subscription).toMatchObject({ state: 'ended', endedBecause });
    await refund(world.shared, ana.user, { anyway: false });
    // Money that goes back later did not end it.
    expect((await details()).subscription).toMatchObject({ endedBecause });
  });

  it('says that it ended with its refund', async () => {
    await ana.subscribe();
    await refund(world.shared, ana.user, { anyway: false });
    expect((await details()).subscription).toMatchObject({ endedBecause: 'refunded' });
  });

  it('remembers when the last one ended, and what became of its payment', async () => {
    await ana.subscribe();
    world.clock.advance(DAY);
    await askRefund(await ana.ctx());
    world.clock.advance(DAY);
    await refund(world.shared, ana.user, { anyway: false });
    expect(await status()).toEqual({ ...NONE, endedAt: world.clock.now(), refund: 'refunded' });
  });

  it('is kept through a failed charge, and is over when it has ended', async () => {
    const { id } = await ana.subscribe();
    const now = world.clock.now();
    const periodEnd = new Date(now.getTime() + 30 * DAY);
    world.payments.change(id, { status: 'past_due', periodStart: now, periodEnd });
    await ana.sync();
    expect(await status()).toMatchObject({ isPremium: true, hasSubscription: true });
    expect((await details()).subscription?.state).toBe('past_due');
    world.payments.change(id, { status: 'ended' });
    await ana.sync();
    expect(await status()).toEqual({ ...NONE, endedAt: now });
    expect(await details()).toMatchObject({
      active: false,
      subscription: { state: 'ended', nextCharge: null },
    });
  });

  it('needs no provider, and waits for none', async () => {
    await ana.subscribe();
    const calls = world.payments.calls.length;
    world.payments.faults = ['hang', 'hang'];
    await status();
    await details();
    expect(world.payments.calls).toHaveLength(calls);
  });
});
