import { addDays } from '@sibila/domain/horoscope/local-day';
import { SIGN_NAMES } from '@sibila/domain/zodiac/signs';
import { describe, expect, it } from 'vitest';
import { pickerOf } from './picking.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);

describe('pickerOf', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('never gives two days in a row the same of %i items', (length) => {
    for (const sign of SIGN_NAMES) {
      const picks = list(90).map((away) =>
        pickerOf(addDays('2026-01-01', away), sign).pick(list(length), 3),
      );
      expect(picks.some((pick, index) => pick === picks[index + 1])).toBe(false);
      expect(new Set(picks).size).toBe(length);
    }
  });

  it('goes a step further where a text picks again from one list', () => {
    const { pick } = pickerOf('2026-03-03', 'Virgo');
    const steps = list(6).map((step) => pick(list(6), 2, step));
    expect(new Set(steps).size).toBe(6);
  });

  it('refuses to pick from nothing', () => {
    expect(() => pickerOf('2026-03-03', 'Virgo').pick([], 0)).toThrow(RangeError);
  });
});
