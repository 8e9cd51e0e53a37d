import { describe, expect, it } from 'vitest';
import {
  advance,
  approach,
  begin,
  end,
  giveBack,
  movedBack,
  nextMonth,
  payDue,
  plan,
  roll,
} from './simulated-life.ts';

const at = (text: string) => new Date(`${text}T10:00:00Z`);
const begun = (day: string) => begin(at(day)).subscription;
const UPDATED = 'customer.subscription.updated';

describe('the months of a simulated subscription', () => {
  it.each([
    ['2026-01-15', 15, '2026-02-15'],
    ['2026-01-31', 31, '2026-02-28'],
    ['2028-01-31', 31, '2028-02-29'],
    ['2026-02-28', 31, '2026-03-31'],
    ['2026-12-31', 31, '2027-01-31'],
    ['2026-04-30', 30, '2026-05-30'],
  ])('lead from %s, with day %d, to %s', (from, day, to) => {
    expect(nextMonth(at(from), day)).toEqual(at(to));
  });
});

describe('a simulated subscription', () => {
  it('renews at the very end of its period, once for each that passed', () => {
    const subscription = begun('2026-01-31');
    const just = new Date(at('2026-02-28').getTime() - 1);
    expect(roll(subscription, just)).toEqual({ subscription, events: [] });
    const later = roll(subscription, at('2026-05-01'));
    expect(later.events.filter((type) => type === 'invoice.paid')).toHaveLength(3);
    expect(later.subscription).toMatchObject({
      periodStart: at('2026-04-30'),
      periodEnd: at('2026-05-31'),
    });
  });

  it('is tried again two weeks after a charge failed: it is paid then, or ends', () => {
    const wished = plan(begun('2026-01-10'), { failsNext: true }).subscription;
    const { subscription: due, events } = roll(wished, at('2026-02-10'));
    expect(events).toEqual(['invoice.payment_failed', UPDATED]);
    expect(due).toMatchObject({ status: 'past_due', failsNext: true });
    expect(roll(due, new Date(at('2026-02-24').getTime() - 1)).subscription).toEqual(due);
    expect(roll(due, at('2026-02-24'))).toMatchObject({
      subscription: { status: 'ended', endedAt: at('2026-02-24') },
      events: ['customer.subscription.deleted'],
    });
    const mended = plan(due, { failsNext: false }).subscription;
    expect(roll(mended, at('2026-02-24'))).toMatchObject({
      subscription: { status: 'active', periodEnd: at('2026-03-10') },
      events: ['invoice.paid', UPDATED],
    });
    const paid = payDue(due, at('2026-02-12')).subscription;
    expect(roll(paid, at('2026-03-09')).subscription).toEqual(paid);
    expect(roll(paid, at('2026-03-10')).subscription.status).toBe('active');
  });

  it('does nothing more once it has ended', () => {
    const cancelled = plan(begun('2026-01-10'), { endsAtPeriodEnd: true }).subscription;
    const { subscription: ended } = roll(cancelled, at('2026-02-10'));
    expect(ended).toMatchObject({ status: 'ended', periodEnd: at('2026-02-10') });
    for (const turn of [
      roll(ended, at('2036-01-01')),
      advance(ended, at('2026-02-11')),
      payDue(ended, at('2026-02-11')),
    ])
      expect(turn).toEqual({ subscription: ended, events: [] });
  });

  it('knows why it ended, and ends once', () => {
    const begins = begun('2026-01-10');
    const failing = plan(begins, { failsNext: true }).subscription;
    const cancelled = plan(begins, { endsAtPeriodEnd: true }).subscription;
    const at20 = end(begins, at('2026-01-20'), 'cancelled').subscription;
    expect(roll(failing, at('2026-03-10')).subscription.endedBecause).toBe('payment-failed');
    expect(roll(cancelled, at('2026-03-10')).subscription.endedBecause).toBe('period-end');
    expect(at20).toMatchObject({ endedBecause: 'cancelled', endedAt: at('2026-01-20') });
    expect(end(at20, at('2026-01-21'), 'period-end').subscription).toEqual(at20);
    expect(begins.endedBecause).toBeNull();
  });

  it('comes three days near to its renewal, once, and only where it will be renewed', () => {
    const begins = begun('2026-01-10');
    const now = at('2026-01-20');
    const { subscription: near, events } = approach(begins, now);
    expect(events).toEqual([UPDATED]);
    expect(near).toMatchObject({ periodEnd: at('2026-01-23'), status: 'active' });
    expect(approach(near, at('2026-01-21'))).toEqual({ subscription: near, events: [] });
    expect(roll(near, at('2026-01-23')).events).toContain('invoice.paid');
    const cancelled = plan(begins, { endsAtPeriodEnd: true }).subscription;
    expect(approach(cancelled, now)).toEqual({ subscription: cancelled, events: [] });
    const failing = plan(begins, { failsNext: true }).subscription;
    const due = roll(failing, at('2026-02-10')).subscription;
    expect(approach(due, now)).toEqual({ subscription: due, events: [] });
  });

  it('is moved as a whole into the past, and goes on from there', () => {
    const now = at('2026-01-20');
    const { subscription } = advance(begun('2026-01-10'), now);
    expect(subscription).toMatchObject({
      status: 'active',
      startedAt: at('2025-12-20'),
      periodStart: now,
      periodEnd: at('2026-02-20'),
    });
  });

  it('keeps what was paid and given back, each once and with its day', () => {
    const cents = 899;
    const wished = plan(begun('2026-01-10'), { failsNext: true }).subscription;
    const paid = payDue(roll(wished, at('2026-02-10')).subscription, at('2026-02-12')).subscription;
    const renewed = roll(paid, at('2026-03-10')).subscription;
    const { subscription: back } = giveBack(renewed, at('2026-03-11'), 're_1');
    expect(back.movements).toEqual([
      { kind: 'paid', at: at('2026-01-10'), cents },
      { kind: 'paid', at: at('2026-02-12'), cents },
      { kind: 'paid', at: at('2026-03-10'), cents },
      { kind: 'refunded', at: at('2026-03-11'), cents },
    ]);
    const again = giveBack(back, at('2026-03-12'), 're_2').subscription;
    expect(again).toEqual(back);
    const earlier = movedBack(back, 86_400_000);
    expect(earlier).toMatchObject({ endedAt: at('2026-03-10'), startedAt: at('2026-01-09') });
    expect(earlier.movements.at(-1)?.at).toEqual(at('2026-03-10'));
  });
});
