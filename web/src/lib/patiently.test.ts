// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { patiently } from './patiently.ts';

afterEach(() => vi.useRealTimers());

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('fetches a part again each time the network is back, until it has come', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('la parte');
  const part = patiently(load);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('la parte');
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
});

it('fetches a part again also where the browser knows of no failure, ever more seldom', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('404'));
  const part = patiently(load);
  const triesAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return load.mock.calls.length;
  };
  expect([await triesAfter(4999), await triesAfter(1)]).toEqual([1, 2]);
  expect([await triesAfter(9999), await triesAfter(1)]).toEqual([2, 3]);
  load.mockResolvedValue('la parte');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await part).toBe('la parte');
  expect(await triesAfter(100_000)).toBe(4);
});

it('fetches nothing more once it is called off, whether it waits or is fetching', async () => {
  const leaving = new AbortController();
  let fail: (error: Error) => void = () => undefined;
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockReturnValue(new Promise((_, reject) => (fail = reject)));
  void patiently(load, leaving.signal);
  void patiently(load, leaving.signal);
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  leaving.abort();
  fail(new TypeError('offline'));
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});
