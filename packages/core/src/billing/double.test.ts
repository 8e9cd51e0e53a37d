import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { openRefunds } from './people.ts';
import { reconcile } from './reconcile.ts';
import { subscriptionDetailsOf } from './status.ts';
import { syncSubscription } from './sync-subscription.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const world = useWorld({ emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

/** Pays for a second subscription of ours, which no page of ours would sell. */
async function twice() {
  const first = await ana.subscribe();
  world.clock.advance(60_000);
  return { first, second: world.payments.subscribe(first.customerId) };
}
const statusOf = (id: string) => world.payments.subscriptions.get(id)?.status;

describe('who pays for two subscriptions of ours', () => {
  it('keeps the first, is given the payment of the second back, and is told once', async () => {
    const { first, second } = await twice();
    for (let i = 0; i < 3; i++) await ana.sync();
    expect([statusOf(first.id), statusOf(second.id)]).toEqual(['active', 'ended']);
    expect([...world.payments.refunds.keys()]).toEqual([second.id]);
    expect((await ana.row()).premiumUntil).toEqual(first.periodEnd);
    expect(await ana.mails()).toEqual(['premium-welcome', 'second-payment-refunded']);
    const { subscription } = await subscriptionDetailsOf(await ana.ctx());
    expect(subscription).toMatchObject({ state: 'active', refund: { reason: 'due' } });
  });

  it('is listed as waiting while the provider fails to give it back, and raises an alert', async () => {
    const { first, second } = await twice();
    const alerts: unknown[] = [];
    const log = { ...world.shared.log, error: (fields: unknown) => void alerts.push(fields) };
    world.payments.faults = [null, 'lose'];
    const looked = syncSubscription({ ...world.shared, log }, first.customerId);
    await expect(looked).rejects.toThrow('the answer was lost');
    expect(alerts).toMatchObject([{ event: 'billing.two_subscriptions' }]);
    expect(await openRefunds(world.shared)).toMatchObject([{ subscriptionId: second.id }]);
    world.clock.advance(6 * 60_000);
    await reconcile(world.shared);
    expect(await openRefunds(world.shared)).toEqual([]);
    expect(world.payments.refunds.size).toBe(1);
    expect(await ana.mails()).toEqual(['premium-welcome', 'second-payment-refunded']);
  });

  it('is left alone where one of them runs out: it is charged no more', async () => {
    const { first, second } = await twice();
    world.payments.change(first.id, { endsAtPeriodEnd: true });
    await ana.sync();
    expect([statusOf(first.id), statusOf(second.id)]).toEqual(['active', 'active']);
    expect(world.payments.refunds.size).toBe(0);
  });
});
