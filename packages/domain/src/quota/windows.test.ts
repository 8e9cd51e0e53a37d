import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quotaWindow } from './windows.ts';

const instant = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

const LENGTH = 30 * 86_400_000;
/** A registration, and an instant up to a century after it. */
const lives = fc
  .tuple(instant, fc.nat(100 * 366 * 86_400_000))
  .map(([registeredAt, ms]) => [registeredAt, new Date(registeredAt.getTime() + ms)] as const);
const windowOf = (registeredAt: Date, at: Date | number) =>
  quotaWindow(registeredAt, new Date(at), 30);

afterEach(() => void vi.unstubAllEnvs());

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

  it('leaves no gap and no overlap: each window begins as the one before it ends', () => {
    fc.assert(
      fc.property(lives, ([registeredAt, now]) => {
        const window = windowOf(registeredAt, now);
        const next = windowOf(registeredAt, window.end);
        expect(next.start).toEqual(window.end);
        expect(next.index).toBe(window.index + 1);
        expect(windowOf(registeredAt, window.start)).toEqual(window);
        expect(windowOf(registeredAt, window.end.getTime() - 1)).toEqual(window);
        expect(window.start.getTime()).toBe(registeredAt.getTime() + window.index * LENGTH);
      }),
    );
  });

  it('never goes back as time goes on', () => {
    fc.assert(
      fc.property(lives, fc.nat(100 * LENGTH), ([registeredAt, now], ms) => {
        const [sooner, later] = [now, new Date(now.getTime() + ms)].map((at) =>
          windowOf(registeredAt, at),
        );
        const steps = (later?.index ?? Number.NaN) - (sooner?.index ?? Number.NaN);
        expect(steps).toBeGreaterThanOrEqual(Math.floor(ms / LENGTH));
        expect(steps).toBeLessThanOrEqual(Math.ceil(ms / LENGTH));
      }),
    );
  });

  it('renews in thirty days at the latest, at the hour of registration', () => {
    fc.assert(
      fc.property(lives, ([registeredAt, now]) => {
        const wait = windowOf(registeredAt, now).end.getTime() - now.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(LENGTH);
        const end = windowOf(registeredAt, now).end.toISOString();
        expect(end.slice(10)).toBe(registeredAt.toISOString().slice(10));
      }),
    );
  });

  it('is the same wherever the server stands, also across a change of hour', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const offsets = new Set<number>();
    fc.assert(
      fc.property(zones, lives, (zone, [registeredAt, now]) => {
        vi.stubEnv('TZ', 'UTC');
        const there = windowOf(registeredAt, now);
        vi.stubEnv('TZ', zone);
        offsets.add(now.getTimezoneOffset());
        expect(windowOf(registeredAt, now)).toEqual(there);
      }),
    );
    expect(offsets.size).toBeGreaterThan(5);
  });
});
