import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type TestWorld } from '@sibila/testkit/context';
import { createTestDatabase, type TestDatabase } from '@sibila/testkit/database';
import { cancelSubscription, resumeSubscription } from './cancel.ts';
import { openPortal } from './open-portal.ts';
import { subscriptionDetailsOf, subscriptionStatusOf } from './status.ts';
import { syncSubscription } from './sync-subscription.ts';
import { buyerIn, type Buyer } from './testing/buyer.ts';

const DAY = 86_400_000;
let database: TestDatabase;
let world: TestWorld;
let ana: Buyer;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate users, billing_customers, rate_limits, idempotency_keys cascade`;
  world = createWorld(database.db);
  ana = await buyerIn(world);
});

const sync = async () => syncSubscription(world.shared, await ana.customerId());
const bought = async (fields?: Parameters<Buyer['buy']>[0]) => {
  const subscription = await ana.buy(fields);
  await sync();
  return subscription;
};
const cancel = async () => cancelSubscription(await ana.ctx());
const status = async () => subscriptionStatusOf(await ana.ctx());
const details = async () => subscriptionDetailsOf(await ana.ctx());

describe('cancelling', () => {
  it('charges nothing more and leaves Premium until the end of the period', async () => {
    const { id, periodEnd } = await bought();
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
    await bought();
    await cancel();
    await expect(cancel()).rejects.toMatchObject(refused);
  });

  it('works for what was paid a moment ago, of which nobody told yet', async () => {
    await ana.buy();
    expect((await cancel()).success).toBe(true);
  });

  it('takes along both of two subscriptions', async () => {
    const { customerId } = await bought();
    world.payments.subscribe(customerId);
    await cancel();
    for (const { endsAtPeriodEnd } of world.payments.subscriptions.values())
      expect(endsAtPeriodEnd).toBe(true);
  });

  it('succeeds when it was done and only the answer was lost', async () => {
    await bought();
    world.payments.faults = [null, 'lose'];
    expect((await cancel()).success).toBe(true);
  });

  it('says that the provider is away, and nothing has changed', async () => {
    const { id } = await bought();
    world.payments.faults = [null, 'fail'];
    await expect(cancel()).rejects.toMatchObject({
      code: 'BILLING_UNAVAILABLE',
      details: { message: 'Error al cancelar la suscripción' },
    });
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(false);
    expect((await details()).subscription?.state).toBe('active');
  });

  it('can be taken back while the period lasts', async () => {
    const { periodEnd } = await bought();
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
    const { customerId } = await bought();
    for (let i = 0; i < 10; i++)
      expect((await openPortal(await ana.ctx())).url).toContain(customerId);
    await expect(openPortal(await ana.ctx())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('says that the provider is away', async () => {
    await bought();
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
    await sync();
    expect(await details()).toEqual({ active: false, subscription: null });
  });

  it('is the state, the next charge and the terms of a refund', async () => {
    const { startedAt, periodEnd } = await bought();
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
    const { id } = await bought();
    const now = world.clock.now();
    const periodEnd = new Date(now.getTime() + 30 * DAY);
    world.payments.change(id, { status: 'past_due', periodStart: now, periodEnd });
    await sync();
    expect(await status()).toMatchObject({ isPremium: true, hasSubscription: true });
    expect((await details()).subscription?.state).toBe('past_due');
    world.payments.change(id, { status: 'ended' });
    await sync();
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
    await bought();
    const calls = world.payments.calls.length;
    world.payments.faults = ['hang', 'hang'];
    await status();
    await details();
    expect(world.payments.calls).toHaveLength(calls);
  });
});
