import { describe, expect, it } from 'vitest';
import { addBusinessDays, isCalendarDate, mexicanDate } from './business-days.ts';

describe('addBusinessDays', () => {
  it.each([
    // Counted by hand on the calendars of 2026 and 2027.
    ['a month without a holiday', '2026-06-01', 20, '2026-06-29'],
    ['1 May, a Friday', '2026-04-13', 20, '2026-05-12'],
    ['16 September, a Wednesday', '2026-08-31', 20, '2026-09-29'],
    ['the third Monday of November', '2026-10-30', 20, '2026-11-30'],
    ['Christmas and New Year, both Fridays', '2026-12-07', 20, '2027-01-06'],
    ['the first Monday of February', '2027-01-15', 20, '2027-02-15'],
    ['the third Monday of March', '2027-03-01', 20, '2027-03-30'],
    ['1 May and 25 December on Saturdays, which cost nothing', '2027-12-03', 20, '2027-12-31'],
    ['a Saturday', '2026-06-06', 1, '2026-06-08'],
    ['a Sunday before a holiday', '2026-02-01', 1, '2026-02-03'],
    ['a holiday itself', '2026-09-16', 1, '2026-09-17'],
    ['no day at all', '2026-09-16', 0, '2026-09-16'],
  ])('counts over %s', (_, from, days, due) => expect(addBusinessDays(from, days)).toBe(due));

  it.each([
    ['2026-01-01', 'New Year'],
    ['2026-02-02', 'Constitution'],
    ['2026-03-16', 'Juárez'],
    ['2026-05-01', 'Labour'],
    ['2026-09-16', 'Independence'],
    ['2026-11-16', 'Revolution'],
    ['2026-12-25', 'Christmas'],
    ['2027-01-01', 'New Year'],
    ['2027-02-01', 'Constitution'],
    ['2027-03-15', 'Juárez'],
    ['2027-09-16', 'Independence'],
    ['2027-11-15', 'Revolution'],
    ['2024-10-01', 'the new executive'],
    ['2030-10-01', 'the new executive'],
  ])('takes %s for a day of rest (%s)', (holiday) => {
    const before = new Date(Date.parse(holiday) - 24 * 3_600_000).toISOString().slice(0, 10);
    expect(addBusinessDays(before, 1) > holiday).toBe(true);
  });

  it('works on 1 October in the years between two executives', () => {
    expect(addBusinessDays('2026-09-30', 1)).toBe('2026-10-01');
    expect(addBusinessDays('2027-09-30', 1)).toBe('2027-10-01');
    expect(addBusinessDays('2018-09-30', 1)).toBe('2018-10-01');
  });

  it.each(['2026-02-30', '2026-2-3', 'mañana', ''])('refuses %j, which is no day', (text) => {
    expect(isCalendarDate(text)).toBe(false);
    expect(() => addBusinessDays(text, 1)).toThrow(RangeError);
  });

  it('refuses a count that is not whole', () => {
    expect(() => addBusinessDays('2026-06-01', 1.5)).toThrow(RangeError);
    expect(() => addBusinessDays('2026-06-01', -1)).toThrow(RangeError);
  });
});

describe('mexicanDate', () => {
  it('is the day in Mexico City, six hours behind all year', () => {
    expect(mexicanDate(new Date('2026-11-22T05:59:59Z'))).toBe('2026-11-21');
    expect(mexicanDate(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22');
    expect(mexicanDate(new Date('2026-07-01T05:59:59Z'))).toBe('2026-06-30');
  });
});
