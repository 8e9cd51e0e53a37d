import { afterEach, beforeEach, expect, vi } from 'vitest';

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints, 'nothing may be written to console.error').toEqual([]);
});

// Tests of pure modules run in Node, where there is no document to prepare.
if (typeof document !== 'undefined') await import('./dom.ts');
