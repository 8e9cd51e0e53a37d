import { describe, expect, it } from 'vitest';
import { accessUntil, latest, paidUntil, type SubscriptionTerm } from './access.ts';

const periodStart = new Date('2026-11-01T10:00:00Z');
const periodEnd = new Date('2026-12-01T10:00:00Z');
const term = (fields: Partial<SubscriptionTerm>): SubscriptionTerm => ({
  status: 'active',
  isOurPrice: true,
  periodStart,
  periodEnd,
  endsAtPeriodEnd: false,
  ...fields,
});

describe('paidUntil', () => {
  it('is the end of a paid period', () => expect(paidUntil(term({}), 21)).toEqual(periodEnd));

  it('is the end of the grace while a failed charge is tried again', () => {
    const grace = new Date('2026-11-22T10:00:00Z');
    expect(paidUntil(term({ status: 'past_due' }), 21)).toEqual(grace);
  });

  it('is never later than the period that was not paid', () => {
    const short = term({ status: 'past_due', periodEnd: new Date('2026-11-08T10:00:00Z') });
    expect(paidUntil(short, 21)).toEqual(short.periodEnd);
  });

  it.each([
    ['a first payment that is not through', { status: 'incomplete' }],
    ['one that nobody paid in time', { status: 'unpaid' }],
    ['one that has ended', { status: 'ended' }],
    ['another price', { isOurPrice: false }],
    ['another price whose charge failed', { isOurPrice: false, status: 'past_due' }],
  ] as const)('is nothing for %s', (_, fields) => expect(paidUntil(term(fields), 21)).toBeNull());
});

describe('accessUntil', () => {
  const until = (fields: Partial<SubscriptionTerm>) =>
    accessUntil(term(fields), { graceDays: 21, slackHours: 6 });

  it('leaves some hours in which a renewal may be told', () => {
    expect(until({})).toEqual(new Date('2026-12-01T16:00:00Z'));
  });

  it.each<[string, Partial<SubscriptionTerm>]>([
    ['was cancelled', { endsAtPeriodEnd: true }],
    ['was not paid', { status: 'past_due' }],
    ['has ended', { status: 'ended' }],
  ])('leaves none to what %s', (_, fields) => {
    expect(until(fields)).toEqual(paidUntil(term(fields), 21));
  });
});

describe('latest', () => {
  it('is the last of those that are there', () => {
    expect(latest([])).toBeNull();
    expect(latest([null, null])).toBeNull();
    expect(latest([periodStart, null, periodEnd, null])).toEqual(periodEnd);
    expect(latest([null, periodEnd, periodStart])).toEqual(periodEnd);
  });
});
