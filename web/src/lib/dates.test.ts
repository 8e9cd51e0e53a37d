import { describe, expect, it } from 'vitest';
import { untilThen } from './dates.ts';

const now = new Date(2026, 10, 21, 23, 30);

describe('the days until a date to come', () => {
  it.each([
    [new Date(2026, 10, 21, 23, 59), 'Es hoy.'],
    [new Date(2026, 10, 22, 0, 15), 'Es mañana.'],
    [new Date(2026, 11, 12, 1), 'Faltan 21 días.'],
    [new Date(2026, 10, 20), 'Es hoy.'],
  ])('count midnights, and nothing that has passed: %s', (date, words) => {
    expect(untilThen(date, now)).toBe(words);
  });
});
