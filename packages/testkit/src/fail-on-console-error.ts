import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected console.error fails the test that made it. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.mocked(console.error).mockRestore();
});
