// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

const register = vi.fn(() => Promise.reject(new Error('no worker here')));
const define = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.useFakeTimers();
  define('serviceWorker', { register });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  register.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

/** What was registered once the browser was idle. */
const registered = async (): Promise<unknown[]> => {
  startWorker();
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  return register.mock.calls;
};

describe('the worker', () => {
  it('is asked for when the browser is idle, and one that can’t be had is no failure', async () => {
    expect(await registered()).toEqual([['/sw.js']]);
  });

  it('is not asked for while the product is being worked on', async () => {
    vi.stubEnv('PROD', false);
    expect(await registered()).toEqual([]);
  });

  it('is not asked for by whoever saves data', async () => {
    define('connection', { saveData: true });
    expect(await registered()).toEqual([]);
  });

  it('is not asked for where browsers have none', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(await registered()).toEqual([]);
  });
});
