import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { cancelSubscription, resumeSubscription } from './cancel.ts';
import { openPortal } from './open-portal.ts';
import { subscriptionDetailsOf, subscriptionStatusOf } from './status.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const DAY = 86_400_000;
const world = useWorld({ emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

const cancel = async () => cancelSubscription(await ana.ctx());
const status = async () => subscriptionStatusOf(await ana.ctx());
const details = async () => subscriptionDetailsOf(await ana.ctx());

describe('cancelling', () => {
  it('charges nothing more and leaves Premium until the end of the period', async () => {
    const { id, periodEnd } = await ana.subscribe();
    expect(await cancel()).toEqual({ success: true, premiumUntil: periodEnd });
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(true);
    expect(await status()).toEqual({
      isPremium: true,
      premiumUntil: periodEnd,
      hasSubscription: true,
    });
    expect((await details()).subscription).toMatchObject({ state: 'cancelled', nextCharge: null });
    world.clock.set(periodEnd);
    expect((await status()).isPremium).toBe(false);
  });

  it('refuses who pays for nothing, or has cancelled before', async () => {
    const refused = {
      code: 'NO_SUBSCRIPTION',
      details: { message: 'No tienes una suscripción activa para cancelar' },
    };
    await expect(cancel()).rejects.toMatchObject(refused);
    await ana.subscribe();
    await cancel();
    await expect(cancel()).rejects.toMatchObject(refused);
  });

  it('works for what was paid a moment ago, of which nobody told yet', async () => {
    await ana.buy();
    expect((await cancel()).success).toBe(true);
  });

  it('takes along both of two subscriptions', async () => {
    const { customerId } = await ana.subscribe();
    world.payments.subscribe(customerId);
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
    expect(await status()).toEqual({
      isPremium: false,
      premiumUntil: null,
      hasSubscription: false,
    });
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
    expect(await status()).toEqual({
      isPremium: false,
      premiumUntil: null,
      hasSubscription: false,
    });
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
