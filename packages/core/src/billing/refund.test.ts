import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '@sibila/drizzle/schema/outbox';
import { useWorld } from '@sibila/testkit/use-world';
import { deliverDueMails } from '../outbox/deliver.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { removeReading } from '../reading/history.ts';
import { tarotRepo } from '../tarot/repo.ts';
import { interpretTarot } from '../tarot/interpret.ts';
import { resumeSubscription } from './cancel.ts';
import { openRefunds } from './people.ts';
import { reconcile } from './reconcile.ts';
import { askRefund, refund, refundCaseOf } from './refund.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const LAST = new Date('2026-11-27T05:59:59.999Z');
const LATE = new Date('2026-11-27T06:00:00.000Z');

const world = useWorld({ emptied: BILLING_TABLES });
let ana: Buyer;

beforeEach(async () => {
  ana = await buyerIn(world);
});

const ask = async () => askRefund(await ana.ctx());
const pay = (options: { anyway: boolean; subscriptionId?: string } = { anyway: false }) =>
  refund(world.shared, ana.user, options);

async function read(times: number): Promise<string[]> {
  const ids = Array.from({ length: times }, () => randomUUID());
  for (const id of ids) {
    const draw = { id, cards: ['El Loco', 'El Sol'], question: '¿Sigo?' };
    for await (const _ of await interpretTarot(await ana.ctx(), draw)) continue;
  }
  return ids;
}

describe('asking for a refund', () => {
  it('is noted once, in the last instant of the fifth day', async () => {
    await ana.subscribe();
    world.clock.set(LAST);
    expect(await ask()).toEqual({ isDue: false, reason: 'asked', until: LAST, readingsUsed: 0 });
    expect(await ask()).toMatchObject({ reason: 'asked' });
    expect(world.payments.refunds.size).toBe(0);
    expect(await ana.isPremium()).toBe(true);
  });

  it('is told to the company by one mail, with its last day and how it is made', async () => {
    const { id } = await ana.subscribe();
    await ask();
    await ask();
    await deliverDueMails(world.shared);
    const letters = world.mailer.sent.filter(({ to }) => to === 'soporte@sibila.test');
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      subject: 'Devolución pedida: US$ 8.99, a más tardar el 27 de noviembre de 2026',
      replyTo: ana.user.email,
    });
    expect(letters[0]?.text).toContain(`pnpm admin billing refund ${id} --yes`);
    expect(letters[0]?.text).toContain(`${ana.user.email} pidió el 21 de noviembre de 2026`);
    expect(letters[0]?.text).toContain('Lecturas Premium cuando lo pidió: 0');
  });

  it.each(['made', 'erased'])('is told to nobody once it is %s', async (how) => {
    await ana.subscribe();
    await ask();
    if (how === 'made') await pay();
    else await eraseAccount(world.shared, ana.user.id);
    await deliverDueMails(world.shared);
    const recipients = world.mailer.sent.map(({ to }) => to);
    expect(recipients).toContain(ana.user.email);
    expect(recipients).not.toContain('soporte@sibila.test');
  });

  it('is listed with its age and its last day', async () => {
    const { id } = await ana.subscribe();
    const askedAt = world.clock.now();
    await ask();
    const entry = { email: ana.user.email, subscriptionId: id, askedAt, dueOn: '2026-11-27' };
    expect(await openRefunds(world.shared)).toMatchObject([{ ...entry, days: 0, isLate: false }]);
    world.clock.set(new Date('2026-11-28T06:00:00Z'));
    expect(await openRefunds(world.shared)).toMatchObject([{ ...entry, days: 6, isLate: true }]);
  });

  it('stops the renewal, which nobody can take back, and leaves Premium until it is carried out', async () => {
    const { id } = await ana.subscribe();
    await ask();
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(true);
    expect(await ana.isPremium()).toBe(true);
    await expect(resumeSubscription(await ana.ctx())).rejects.toMatchObject({
      code: 'NO_SUBSCRIPTION',
    });
  });

  it('is noted while the provider is away, and stops the renewal once it is back', async () => {
    const { id } = await ana.subscribe();
    world.payments.faults = [null, 'fail'];
    expect((await ask()).reason).toBe('asked');
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(false);
    world.clock.advance(6 * 60_000);
    await reconcile(world.shared);
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(true);
  });

  it('is refused a moment later', async () => {
    await ana.subscribe();
    world.clock.set(LATE);
    await expect(ask()).rejects.toMatchObject({ code: 'REFUND_NOT_DUE' });
  });

  it('is refused after a third Premium reading, also when one was removed', async () => {
    await read(3);
    await ana.subscribe();
    const [first = ''] = await read(2);
    expect((await refundCaseOf(world.shared, ana.user.id)).check).toMatchObject({
      isDue: true,
      readingsUsed: 2,
    });
    await removeReading(await ana.ctx(), tarotRepo, { id: first });
    await read(1);
    expect((await refundCaseOf(world.shared, ana.user.id)).check.readingsUsed).toBe(3);
    await expect(ask()).rejects.toMatchObject({ code: 'REFUND_NOT_DUE' });
  });

  it('is refused for a second purchase, and to who bought nothing', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' });
    const { id } = await ana.subscribe();
    world.payments.change(id, { status: 'ended' });
    await ana.sync();
    await expect(ask()).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' });
    world.clock.advance(60_000);
    await ana.subscribe();
    await expect(ask()).rejects.toMatchObject({ code: 'REFUND_NOT_DUE' });
  });

  it('takes no purchase that was never paid for an earlier one', async () => {
    const { id } = await ana.buy({ status: 'incomplete' });
    await ana.sync();
    world.payments.change(id, { status: 'ended' });
    world.clock.advance(60_000);
    await ana.subscribe();
    expect((await ask()).reason).toBe('asked');
  });
});

describe('a refund', () => {
  it('gives the payment back, ends Premium and tells the person, once', async () => {
    const { id } = await ana.subscribe();
    expect(await pay()).toMatchObject({ amount: 899, currency: 'usd' });
    expect(world.payments.subscriptions.get(id)?.status).toBe('ended');
    expect(await ana.isPremium()).toBe(false);
    await expect(pay()).rejects.toMatchObject({
      code: 'REFUND_NOT_DUE',
      details: { message: 'Este pago ya se devolvió.' },
    });
    expect(await ana.mails()).toEqual(['premium-welcome', 'refunded']);
    expect(world.payments.refunds.size).toBe(1);
  });

  it('keeps to the readings that there were when it was asked for, whatever is read then', async () => {
    await ana.subscribe();
    await read(2);
    await ask();
    await read(3);
    const { check } = await refundCaseOf(world.shared, ana.user.id);
    expect(check).toMatchObject({ isDue: true, reason: 'due', readingsUsed: 2 });
    expect(await ask()).toMatchObject({ reason: 'asked', readingsUsed: 2 });
    await pay();
    expect(world.payments.refunds.size).toBe(1);
    expect(await ana.mails()).toEqual(['premium-welcome', 'refund-asked', 'refunded']);
  });

  it('keeps to the day on which it was asked for, however late it is made', async () => {
    await ana.subscribe();
    world.clock.set(LAST);
    await ask();
    world.clock.advance(3 * 86_400_000);
    await pay();
    expect(world.payments.refunds.size).toBe(1);
  });

  it('stays due though the purchase turns out to be older, or not the first', async () => {
    const { id, customerId } = await ana.subscribe();
    world.clock.set(LAST);
    await ask();
    world.payments.change(id, { startedAt: new Date('2026-09-01T12:00:00Z') });
    world.payments.subscribe(customerId, {
      status: 'unpaid',
      startedAt: new Date('2026-08-01T12:00:00Z'),
    });
    world.clock.advance(86_400_000);
    await ana.sync();
    const { subscription, check } = await refundCaseOf(world.shared, ana.user.id);
    expect(subscription.id).toBe(id);
    expect(check).toMatchObject({ isDue: true, reason: 'due' });
    await pay();
    expect(world.payments.refunds.size).toBe(1);
    expect((await refundCaseOf(world.shared, ana.user.id)).check.isDue).toBe(false);
  });

  /** Asks for the first payment back and, a day after that plan has ended, buys another one. */
  const askAndBuyAgain = async () => {
    const { id } = await ana.subscribe();
    await ask();
    world.payments.change(id, { status: 'ended', endedBecause: 'period-end' });
    await ana.sync();
    world.clock.advance(86_400_000);
    const { id: second } = await ana.subscribe();
    return { id, second };
  };

  it('is made of what is owed, though something was bought since', async () => {
    const { id, second } = await askAndBuyAgain();
    expect((await refundCaseOf(world.shared, ana.user.id)).subscription.id).toBe(id);
    await pay();
    expect(await openRefunds(world.shared)).toEqual([]);
    expect((await refundCaseOf(world.shared, ana.user.id)).subscription.id).toBe(second);
    expect(world.payments.subscriptions.get(second)?.status).toBe('active');
  });

  it('is made of what was confirmed alone, though something else is owed by then', async () => {
    const { second } = await askAndBuyAgain();
    for (const anyway of [false, true])
      await expect(pay({ anyway, subscriptionId: second })).rejects.toMatchObject({
        code: 'PLAN_CHANGED',
        details: { message: expect.stringContaining('no se devolvió nada') as string },
      });
    expect(world.payments.refunds.size).toBe(0);
  });

  it('is made due by no try that was to be made anyway', async () => {
    await ana.subscribe();
    world.clock.set(LATE);
    world.payments.faults = ['fail'];
    await expect(pay({ anyway: true })).rejects.toMatchObject({ code: 'BILLING_UNAVAILABLE' });
    await expect(pay()).rejects.toMatchObject({ code: 'REFUND_NOT_DUE' });
    await pay({ anyway: true });
    expect(world.payments.refunds.size).toBe(1);
  });

  it('is refused by the terms, unless the administrator wants it anyway', async () => {
    await ana.subscribe();
    world.clock.set(LATE);
    await expect(pay()).rejects.toMatchObject({ code: 'REFUND_NOT_DUE' });
    expect(world.payments.refunds.size).toBe(0);
    await pay({ anyway: true });
    expect(world.payments.refunds.size).toBe(1);
  });

  it('is paid and told once, though its answer was lost and an event came between', async () => {
    await ana.subscribe();
    world.payments.faults = ['lose'];
    await expect(pay()).rejects.toMatchObject({ code: 'BILLING_UNAVAILABLE' });
    await ana.sync();
    expect(await ana.isPremium()).toBe(false);
    world.clock.set(LATE);
    await pay();
    expect(world.payments.refunds.size).toBe(1);
    const mails = await world.db.select().from(outbox).where(eq(outbox.recipient, ana.user.email));
    expect(mails.map(({ message }) => message)).toContainEqual({
      template: 'refunded',
      fullName: 'Ana Prueba',
      cents: 899,
      currency: 'usd',
    });
    expect(mails).toHaveLength(2);
  });
});
