// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { patiently } from './patiently.ts';

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
