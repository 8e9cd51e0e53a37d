import { describe, expect, it } from 'vitest';
import { dateAndTime, timeAgo } from './session-moments.ts';

const NOW = new Date(2026, 10, 20, 18, 30);
const ago = (...parts: [number, number, number, number]) => timeAgo(new Date(...parts), NOW);

describe('when a session was last used', () => {
  it('is said in hours on the same day and through the night', () => {
    expect(ago(2026, 10, 20, 18)).toBe('hace menos de una hora');
    expect(ago(2026, 10, 20, 17)).toBe('hace una hora');
    expect(ago(2026, 10, 20, 9)).toBe('hace 9 horas');
    expect(ago(2026, 10, 19, 22)).toBe('hace 20 horas');
  });

  it('is said in days from then on', () => {
    expect(ago(2026, 10, 19, 9)).toBe('ayer');
    expect(ago(2026, 10, 18, 23)).toBe('hace 2 días');
    expect(ago(2026, 10, 1, 9)).toBe('hace 19 días');
  });

  it('is never in the future, whatever the clocks of server and reader say', () => {
    expect(ago(2026, 10, 20, 19)).toBe('hace menos de una hora');
  });
});

describe('when a session was opened', () => {
  it('is said with the day and the hour', () => {
    expect(dateAndTime(new Date(2026, 9, 3, 9, 5))).toBe('3 de octubre de 2026, 9:05');
  });
});
