import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '@sibila/testkit/use-world';
import { cancelSubscription, resumeSubscription } from './cancel.ts';
import { handleEvent } from './handle-event.ts';
import { askRefund } from './refund.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const DAY = 86_400_000;
const world = useWorld({ emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

const cancel = async () => cancelSubscription(await ana.ctx());
/** Reads the truth several times over, as repeated and late events do. */
const syncAgain = async () => {
  for (let i = 0; i < 3; i++) await ana.sync();
};

describe('what is told in writing, each once', () => {
  it('is a cancellation with the date until which Premium lasts, and then its end', async () => {
    const { id, periodEnd } = await ana.subscribe();
    await cancel();
    await syncAgain();
    expect(await ana.mails()).toEqual(['premium-welcome', 'premium-cancelled']);
    expect(await ana.mailAt('premium-cancelled')).toEqual(periodEnd);
    world.clock.set(periodEnd);
    world.payments.change(id, { status: 'ended' });
    await syncAgain();
    expect(await ana.mails()).toEqual(['premium-welcome', 'premium-cancelled', 'premium-ended']);
    expect(await ana.mailAt('premium-ended')).toEqual(periodEnd);
  });

  it('is a second cancellation too, after the first was taken back', async () => {
    await ana.subscribe();
    await cancel();
    await resumeSubscription(await ana.ctx());
    await cancel();
    const told = await ana.mails();
    expect(told.filter((one) => one === 'premium-cancelled')).toHaveLength(2);
  });

  it('is that it goes on, with the day of the renewal, where a cancellation was taken back', async () => {
    const { id, periodEnd } = await ana.subscribe();
    await cancel();
    await resumeSubscription(await ana.ctx());
    await syncAgain();
    const told = ['premium-welcome', 'premium-cancelled', 'premium-resumed'];
    expect(await ana.mails()).toEqual(told);
    expect(await ana.mailAt('premium-resumed')).toEqual(periodEnd);
    world.payments.change(id, { endsAtPeriodEnd: true });
    await ana.sync();
    world.payments.change(id, { endsAtPeriodEnd: false });
    await syncAgain();
    expect((await ana.mails()).filter((one) => one === 'premium-resumed')).toHaveLength(2);
  });

  it.each(['payment-failed', 'cancelled', 'period-end'] as const)(
    'is the end for its own reason: %s',
    async (endedBecause) => {
      const { id } = await ana.subscribe();
      world.payments.change(id, { status: 'ended', endedBecause });
      await syncAgain();
      expect(await ana.lastMail()).toMatchObject({
        template: 'premium-ended',
        because: endedBecause,
      });
    },
  );

  it('promises the money back of a first purchase, and of no other', async () => {
    const { id } = await ana.subscribe();
    expect(await ana.lastMail()).toMatchObject({ template: 'premium-welcome', isFirst: true });
    world.payments.change(id, { status: 'ended' });
    await ana.sync();
    world.clock.advance(DAY);
    await ana.subscribe();
    expect(await ana.lastMail()).toMatchObject({ template: 'premium-welcome', isFirst: false });
  });

  it('is the end with no reason, where the provider tells none', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'ended' });
    await syncAgain();
    expect(await ana.lastMail()).not.toHaveProperty('because');
  });

  it('is the end because money went back that another hand gave', async () => {
    const { id } = await ana.subscribe();
    world.payments.reversed.set('pi_1', id);
    const back = world.payments.event('charge.refunded', null, { reversedPayment: 'pi_1' });
    await handleEvent(world.shared, back);
    await syncAgain();
    expect(await ana.lastMail()).toMatchObject({ template: 'premium-ended', because: 'refunded' });
  });

  it('is what was cancelled on the provider’s own page', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { endsAtPeriodEnd: true });
    await syncAgain();
    expect(await ana.mails()).toEqual(['premium-welcome', 'premium-cancelled']);
  });

  it('is the end after the last try of a charge, and of what is cancelled while it is open', async () => {
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'past_due', periodStart: world.clock.now() });
    await ana.sync();
    world.clock.advance(DAY);
    await cancel();
    await syncAgain();
    expect(await ana.mails()).toEqual(['premium-welcome', 'payment-failed', 'premium-ended']);
    // As the dialog and the card tell it: it ended at once for its charge.
    expect(await ana.lastMail()).toMatchObject({ because: 'payment-failed' });
  });

  it('is a request for a refund, whose end of renewals is no cancellation of its own', async () => {
    const { id } = await ana.subscribe();
    await askRefund(await ana.ctx());
    await askRefund(await ana.ctx());
    await syncAgain();
    expect(await ana.mails()).toEqual(['premium-welcome', 'refund-asked']);
    world.payments.change(id, { status: 'ended' });
    await syncAgain();
    expect(await ana.mails()).toEqual(['premium-welcome', 'refund-asked']);
  });

  it('is nothing about what never was Premium', async () => {
    const { id } = await ana.buy({ status: 'incomplete' });
    await ana.sync();
    world.payments.change(id, { status: 'ended' });
    await syncAgain();
    expect(await ana.mails()).toEqual([]);
  });
});
