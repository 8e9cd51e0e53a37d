import { expect, it } from 'vitest';
import { mexicanTime } from './mexican-time.ts';

it('tells an instant on the company’s clock, which may be of the day before, and names its zone', () => {
  expect(mexicanTime(new Date('2026-11-26T05:59:59.999Z'))).toBe('2026-11-25 23:59 (Mexico City)');
  expect(mexicanTime(new Date('2026-11-26T06:00:00Z'))).toBe('2026-11-26 00:00 (Mexico City)');
  expect(mexicanTime(null)).toBe('-');
});
