import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { makeQueryClient, retryDelay, retryQuery } from './query-client.ts';

const answered = (httpStatus: number) =>
  Object.assign(new TRPCClientError('no'), { data: { httpStatus } });

describe('the query defaults', () => {
  it('are those of the product', () => {
    expect(makeQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 1_800_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    });
  });

  it('repeat a failed query once', () => {
    expect(retryQuery(0, new Error('no network'))).toBe(true);
    expect(retryQuery(0, answered(503))).toBe(true);
    expect(retryQuery(1, answered(503))).toBe(false);
  });

  it('never repeat what the server refused', () => {
    for (const status of [400, 401, 404, 429]) expect(retryQuery(0, answered(status))).toBe(false);
  });

  it('wait a second, doubled each time, eight at the most', () => {
    expect([0, 1, 2, 3, 4].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 8000]);
  });

  it('leave the repetition of mutations to the link', () => {
    expect(makeQueryClient().getDefaultOptions().mutations).toMatchObject({
      retry: false,
      networkMode: 'always',
    });
  });
});
