import { describe, expect, it } from 'vitest';
import { refundCheck, type RefundCase } from './refund.ts';

const RULE = { days: 5, readings: 2 };
/** Ten at night of 10 November in Mexico City, when it is the 11th in UTC. */
const BOUGHT = new Date('2026-11-11T04:00:00Z');
const LAST = new Date('2026-11-16T05:59:59.999Z');
const LATE = new Date('2026-11-16T06:00:00Z');

const check = (fields: Partial<RefundCase>) =>
  refundCheck(
    {
      purchasedAt: BOUGHT,
      now: BOUGHT,
      readingsUsed: 0,
      isFirst: true,
      isAsked: false,
      isRefunded: false,
      ...fields,
    },
    RULE,
  );

describe('refundCheck', () => {
  it.each<[string, Partial<RefundCase>, string]>([
    ['at once', {}, 'due'],
    ['after two readings', { readingsUsed: 2 }, 'due'],
    ['after three readings', { readingsUsed: 3 }, 'too-many-readings'],
    ['in the last instant of the fifth day', { now: LAST }, 'due'],
    ['in the last instant, after two readings', { now: LAST, readingsUsed: 2 }, 'due'],
    ['in the last instant, after three', { now: LAST, readingsUsed: 3 }, 'too-many-readings'],
    ['when the fifth day is over', { now: LATE }, 'too-late'],
    ['too late and after three readings', { now: LATE, readingsUsed: 3 }, 'too-late'],
    ['for a second purchase', { isFirst: false }, 'not-the-first'],
    ['for a second purchase, too late', { isFirst: false, now: LATE }, 'not-the-first'],
    ['when it was asked for', { isAsked: true, now: LATE }, 'asked'],
    ['when it was given back', { isAsked: true, isRefunded: true }, 'refunded'],
  ])('%s', (_, fields, reason) => {
    expect(check(fields)).toMatchObject({ reason, isDue: reason === 'due', until: LAST });
  });

  it.each([
    ['just after midnight', '2026-11-10T06:00:00Z', '2026-11-16T05:59:59.999Z'],
    ['just before midnight', '2026-11-11T05:59:59Z', '2026-11-16T05:59:59.999Z'],
    ['over the end of a year', '2026-12-30T18:00:00Z', '2027-01-05T05:59:59.999Z'],
    ['over the end of a leap February', '2028-02-27T18:00:00Z', '2028-03-04T05:59:59.999Z'],
  ])('counts the days of Mexico City from a purchase %s', (_, bought, until) => {
    expect(check({ purchasedAt: new Date(bought) }).until).toEqual(new Date(until));
  });
});
