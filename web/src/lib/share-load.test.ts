import { expect, it, vi } from 'vitest';
import { shareLoad } from './share-load.ts';

it('tells one place of each failure, and all of them of the first try that succeeds', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('la parte');
  const [fetch, brought] = shareLoad(load);
  const told = vi.fn();
  void brought.then(told);
  await expect(fetch()).rejects.toThrow('offline');
  expect(told).not.toHaveBeenCalled();
  expect(await fetch()).toBe('la parte');
  expect(await brought).toBe('la parte');
  expect(load).toHaveBeenCalledTimes(2);
});
