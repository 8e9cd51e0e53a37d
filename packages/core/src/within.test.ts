import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

it('gives what comes in time and leaves no timer behind', async () => {
  expect(await within(Promise.resolve('texto'), 12_000)).toBe('texto');
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves no timer behind a failure either', async () => {
  await expect(within(Promise.reject(new Error('roto')), 12_000)).rejects.toThrow('roto');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up when the time is over', async () => {
  const given = within(never, 12_000);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await given).toBeNull();
});
