import { describe, expect, it } from 'vitest';
import { median, shares, told } from '../testing/recurrence.ts';
import { readings } from './testing/readings.ts';

describe('three hundred casts of three to the same question', () => {
  it.each(['', '¿Invierto mis ahorros?'])('read differently: «%s»', (question) => {
    const casts = readings(3, 300, question).map(({ runes, text }) =>
      told(
        runes.map(({ rune, reversed }) => `${rune}${reversed}`),
        text,
      ),
    );
    const found = shares(casts);
    expect(found.reduce((most, share) => Math.max(most, share), 0)).toBeLessThanOrEqual(0.4);
    expect(median(found)).toBeLessThan(0.15);
  });
});
