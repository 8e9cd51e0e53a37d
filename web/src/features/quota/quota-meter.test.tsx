import { describe, expect, it } from 'vitest';
import { quotaSentence } from './quota-meter.tsx';

const quota = (remaining: number | null) => ({
  type: 'tarot' as const,
  limit: remaining === null ? null : 8,
  used: remaining === null ? 20 : 8 - remaining,
  remaining,
  resetsAt: new Date(2026, 11, 12, 12),
});

describe('what is left of a quota', () => {
  it('is said with its end', () => {
    expect(quotaSentence(quota(5))).toBe(
      'Te quedan 5 de 8 lecturas de tarot hasta el 12 de diciembre',
    );
  });

  it('agrees in number when one is left', () => {
    expect(quotaSentence(quota(1))).toBe(
      'Te queda 1 de 8 lecturas de tarot hasta el 12 de diciembre',
    );
  });

  it('says when it renews once it is used up', () => {
    expect(quotaSentence(quota(0))).toBe(
      'Ya usaste tus 8 lecturas de tarot. Tu cupo se renueva el 12 de diciembre',
    );
  });

  it('has no limit with Premium', () => {
    expect(quotaSentence(quota(null))).toBe('Tienes lecturas de tarot sin límite con Premium');
  });
});
