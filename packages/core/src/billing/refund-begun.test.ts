import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { PaymentsFailure } from '../ports/payments.ts';
import { openRefunds } from './people.ts';
import { reconcile } from './reconcile.ts';
import { askRefund, refund, refuseRefund, withdrawRefund } from './refund.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const world = useWorld({ emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

const ask = async () => askRefund(await ana.ctx());
const withdraw = async () => withdrawRefund(await ana.ctx());
const pay = () => refund(world.shared, ana.user, { anyway: false });
const renews = (id: string) => world.payments.subscriptions.get(id)?.endsAtPeriodEnd === false;

describe('a request for a refund that began to be paid', () => {
  it('can not be closed while it is paid, nor once the answer was lost, and is paid all the same', async () => {
    await ana.subscribe();
    await ask();
    const closings = [withdraw, () => refuseRefund(world.shared, ana.user)];
    const expectBegun = async () => {
      for (const close of closings)
        await expect(close()).rejects.toMatchObject({
          code: 'REFUND_PENDING',
          details: { message: expect.stringContaining('ya se está pagando') as string },
        });
    };
    const give = vi.spyOn(world.payments, 'refund').mockImplementationOnce(async () => {
      await expectBegun();
      throw new PaymentsFailure('it took too long', { mayPass: true });
    });
    await expect(pay()).rejects.toMatchObject({ code: 'BILLING_UNAVAILABLE' });
    await expectBegun();
    expect(await openRefunds(world.shared)).toHaveLength(1);
    await pay();
    expect(give.mock.calls[0]).toEqual(give.mock.calls[1]);
    give.mockRestore();
    expect(await ana.mails()).toEqual(['premium-welcome', 'refund-asked', 'refunded']);
    expect(world.payments.refunds.size).toBe(1);
  });

  it('is recorded and told by itself where the answer to paying it was lost', async () => {
    await ana.subscribe();
    await ask();
    world.payments.faults = ['lose'];
    await expect(pay()).rejects.toMatchObject({ code: 'BILLING_UNAVAILABLE' });
    await ana.sync();
    expect(await openRefunds(world.shared)).toHaveLength(1);
    world.clock.advance(7 * 60 * 60_000);
    await reconcile(world.shared);
    expect(await openRefunds(world.shared)).toEqual([]);
    await reconcile(world.shared);
    expect(await ana.mails()).toEqual(['premium-welcome', 'refund-asked', 'refunded']);
    expect(world.payments.refunds.size).toBe(1);
  });

  it('can be taken back after the provider refused to pay it', async () => {
    const { id } = await ana.subscribe();
    await ask();
    world.payments.faults = ['refuse'];
    await expect(pay()).rejects.toMatchObject({ code: 'BILLING_UNAVAILABLE' });
    await withdraw();
    expect([await ana.isPremium(), renews(id)]).toEqual([true, true]);
  });

  it('can not be taken back after a refusal that followed a lost answer', async () => {
    await ana.subscribe();
    await ask();
    world.payments.faults = ['fail'];
    await expect(pay()).rejects.toMatchObject({ code: 'BILLING_UNAVAILABLE' });
    world.payments.faults = ['refuse'];
    await expect(pay()).rejects.toMatchObject({ code: 'BILLING_UNAVAILABLE' });
    await expect(withdraw()).rejects.toMatchObject({ code: 'REFUND_PENDING' });
  });
});
