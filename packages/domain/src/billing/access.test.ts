import { describe, expect, it } from 'vitest';
import { accessUntil, latest, type SubscriptionTerm } from './access.ts';

const periodStart = new Date('2026-11-01T10:00:00Z');
const periodEnd = new Date('2026-12-01T10:00:00Z');
const term = (fields: Partial<SubscriptionTerm>): SubscriptionTerm => ({
  status: 'active',
  isOurPrice: true,
  periodStart,
  periodEnd,
  ...fields,
});

describe('accessUntil', () => {
  it('is the end of a paid period', () => expect(accessUntil(term({}), 21)).toEqual(periodEnd));

  it('is the end of the grace while a failed charge is tried again', () => {
    const grace = new Date('2026-11-22T10:00:00Z');
    expect(accessUntil(term({ status: 'past_due' }), 21)).toEqual(grace);
  });

  it('is never later than the period that was not paid', () => {
    const short = term({ status: 'past_due', periodEnd: new Date('2026-11-08T10:00:00Z') });
    expect(accessUntil(short, 21)).toEqual(short.periodEnd);
  });

  it.each([
    ['a first payment that is not through', { status: 'incomplete' }],
    ['one that has ended', { status: 'ended' }],
    ['another price', { isOurPrice: false }],
    ['another price whose charge failed', { isOurPrice: false, status: 'past_due' }],
  ] as const)('is nothing for %s', (_, fields) => expect(accessUntil(term(fields), 21)).toBeNull());
});

describe('latest', () => {
  it('is the last of those that are there', () => {
    expect(latest([])).toBeNull();
    expect(latest([null, null])).toBeNull();
    expect(latest([periodStart, null, periodEnd, null])).toEqual(periodEnd);
    expect(latest([null, periodEnd, periodStart])).toEqual(periodEnd);
  });
});
