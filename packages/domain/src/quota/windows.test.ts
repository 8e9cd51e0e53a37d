import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotaWindow } from './windows.ts';

const instant = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('quotaWindow', () => {
  it('holds every instant from registration on in exactly one window of thirty days', () => {
    fc.assert(
      fc.property(instant, fc.nat(3_000_000_000), (registeredAt, seconds) => {
        const now = new Date(registeredAt.getTime() + seconds * 1000);
        const window = quotaWindow(registeredAt, now, 30);
        expect(window.start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(window.end.getTime()).toBeGreaterThan(now.getTime());
        expect(window.end.getTime() - window.start.getTime()).toBe(30 * 86_400_000);
        expect((window.start.getTime() - registeredAt.getTime()) % (30 * 86_400_000)).toBe(0);
      }),
      { numRuns: 10_000 },
    );
  });

  it('counts the last millisecond in the old window and the next one in the new', () => {
    const registeredAt = new Date('2026-03-01T10:20:30.400Z');
    const end = quotaWindow(registeredAt, registeredAt, 30).end;
    expect(quotaWindow(registeredAt, new Date(end.getTime() - 1), 30).index).toBe(0);
    expect(quotaWindow(registeredAt, end, 30).index).toBe(1);
  });

  it('stays in the first window when the clock was set back before registration', () => {
    const registeredAt = new Date('2026-03-01T10:00:00Z');
    const window = quotaWindow(registeredAt, new Date('2026-03-01T09:00:00Z'), 30);
    expect(window.index).toBe(0);
    expect(window.start).toEqual(registeredAt);
  });
});
