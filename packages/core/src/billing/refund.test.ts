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
import { cancelSubscription, resumeSubscription } from './cancel.ts';
import { openRefunds } from './people.ts';
import { reconcile } from './reconcile.ts';
import { askRefund, refund, refundCaseOf, refuseRefund, withdrawRefund } from './refund.ts';
import { BILLING_TABLES, buyerIn, type Buyer } from './testing/buyer.ts';

const LAST = new Date('2026-11-27T05:59:59.999Z');
const LATE = new Date('2026-11-27T06:00:00.000Z');

const SUPPORT = 'soporte@sibila.test';

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
    expect(await ana.isPremium()).toBe(false);
  });

  it('is told to the company by one mail, with its last day and how it is made', async () => {
    const { id } = await ana.subscribe();
    await ask();
    await ask();
    await deliverDueMails(world.shared);
    const letters = world.mailer.sent.filter(({ to }) => to === SUPPORT);
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
    expect(recipients).not.toContain(SUPPORT);
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

  it('ends Premium at once and stops the renewal, which is not resumed by itself', async () => {
    const { id } = await ana.subscribe();
    await ask();
    expect(world.payments.subscriptions.get(id)?.endsAtPeriodEnd).toBe(true);
    expect(await ana.isPremium()).toBe(false);
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

/** The templates of the mails that ana was written, in their order. */
const toldTo = async () => {
  const rows = await world.db.select().from(outbox).where(eq(outbox.recipient, ana.user.email));
  return rows.map(({ message }) => (message as { template: string }).template);
};

describe('a request for a refund that is over without one', () => {
  const withdraw = async () => withdrawRefund(await ana.ctx());
  const renews = (id: string) => world.payments.subscriptions.get(id)?.endsAtPeriodEnd === false;

  it('is taken back: Premium and its renewal are as they were, and the person is told once', async () => {
    const { id, periodEnd } = await ana.subscribe();
    await ask();
    await withdraw();
    expect([await ana.isPremium(), renews(id)]).toEqual([true, true]);
    expect((await ana.row()).premiumUntil).toEqual(periodEnd);
    expect(await openRefunds(world.shared)).toEqual([]);
    await ana.sync();
    expect(await toldTo()).toEqual(['premium-welcome', 'refund-asked', 'refund-withdrawn']);
    await expect(withdraw()).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' });
  });

  it('leaves a subscription cancelled that was cancelled before', async () => {
    const { id } = await ana.subscribe();
    await cancelSubscription(await ana.ctx());
    await ask();
    await withdraw();
    expect([await ana.isPremium(), renews(id)]).toEqual([true, false]);
  });

  it('is renewed once the provider is back, where it was away at the withdrawal', async () => {
    const { id } = await ana.subscribe();
    await ask();
    world.payments.faults = [null, 'fail'];
    await withdraw();
    expect([await ana.isPremium(), renews(id)]).toEqual([true, false]);
    world.clock.advance(6 * 60_000);
    await reconcile(world.shared);
    expect(renews(id)).toBe(true);
  });

  it('is renewed after a second one too, made before the provider was back', async () => {
    const { id } = await ana.subscribe();
    await ask();
    world.payments.faults = [null, 'fail'];
    await withdraw();
    await ask();
    await withdraw();
    expect([await ana.isPremium(), renews(id)]).toEqual([true, true]);
  });

  it('keeps a cancellation that comes after it', async () => {
    const { id } = await ana.subscribe();
    await ask();
    await withdraw();
    await cancelSubscription(await ana.ctx());
    world.clock.advance(7 * 60 * 60_000);
    await reconcile(world.shared);
    await ana.sync();
    expect([await ana.isPremium(), renews(id)]).toEqual([true, false]);
  });

  it('is not taken back once the paid period has ended: the money alone would be lost', async () => {
    const { id, periodEnd } = await ana.subscribe();
    await ask();
    const refusal = {
      code: 'NO_SUBSCRIPTION',
      details: { message: expect.stringContaining('La devolución sigue en pie') as string },
    };
    const before = world.clock.now();
    world.clock.set(periodEnd);
    await expect(withdraw()).rejects.toMatchObject(refusal);
    world.clock.set(before);
    world.payments.change(id, { status: 'ended', endedBecause: 'period-end' });
    await ana.sync();
    await expect(withdraw()).rejects.toMatchObject(refusal);
    await pay();
    expect(world.payments.refunds.size).toBe(1);
  });

  it('is made three times a day at most, whoever closed it, and then by writing to support', async () => {
    await ana.subscribe();
    const close = [withdraw, async () => refuseRefund(world.shared, ana.user), withdraw];
    for (const end of close) {
      await ask();
      await ask();
      await end();
    }
    await expect(ask()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { message: expect.stringContaining('escríbenos desde Soporte') as string },
    });
    expect(await ana.isPremium()).toBe(true);
    const told = await world.db.select().from(outbox).where(eq(outbox.recipient, SUPPORT));
    expect(told).toHaveLength(3);
    world.clock.advance(86_400_000);
    expect((await ask()).reason).toBe('asked');
  });

  it('can be made again while it is due, and counts the readings anew', async () => {
    await ana.subscribe();
    await ask();
    await withdraw();
    await read(3);
    await expect(ask()).rejects.toMatchObject({ code: 'REFUND_NOT_DUE' });
  });

  it('is not paid by mistake after it was taken back', async () => {
    const { id } = await ana.subscribe();
    await ask();
    await withdraw();
    await expect(pay({ anyway: false, subscriptionId: id })).rejects.toMatchObject({
      code: 'REFUND_NOT_DUE',
      details: { message: 'La persona retiró su petición de devolución.' },
    });
    expect(world.payments.refunds.size).toBe(0);
  });

  it('is refused by an administrator: Premium is as it was, and the person is told', async () => {
    const { id } = await ana.subscribe();
    await ask();
    await refuseRefund(world.shared, ana.user);
    expect([await ana.isPremium(), renews(id)]).toEqual([true, true]);
    expect(await toldTo()).toEqual(['premium-welcome', 'refund-asked', 'refund-refused']);
  });

  it('can not be taken back once it is paid, nor where none was made', async () => {
    await expect(withdraw()).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' });
    await ana.subscribe();
    await ask();
    await pay();
    await expect(withdraw()).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' });
    expect(await ana.isPremium()).toBe(false);
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
