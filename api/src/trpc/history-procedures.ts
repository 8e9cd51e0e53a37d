import type { z } from 'zod';
import { successOutput } from '@sibila/contracts/account';
import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import { once } from '@sibila/core/idempotency/once';
import { historyOf, removeReading } from '@sibila/core/reading/history';
import type { Place } from '@sibila/core/reading/cursor';
import type { ReadingRepo } from '@sibila/core/reading/repo';
import { signedInProcedure } from './init.ts';
import { SUCCESS } from './success.ts';

/** What a page of readings is given out as: `I` goes in, `O` comes out. */
type PageSchema<I, O> = z.ZodType<O, { items: I[]; nextCursor: string | null }>;

/** What all stored readings share: a person's own by pages, and the removal of one. */
export function historyProcedures<R extends Place, O>(
  noun: string,
  repo: ReadingRepo<R>,
  page: PageSchema<R, O>,
) {
  return {
    readings: signedInProcedure
      .input(pageInput)
      .output(page)
      .query(({ ctx, input }) => historyOf(ctx.core, repo, input)),

    remove: signedInProcedure
      .input(readingRef)
      .output(successOutput)
      .mutation(({ ctx, input }) =>
        once(ctx.core, `${noun}.remove`, input, async () => {
          await removeReading(ctx.core, repo, input);
          return SUCCESS;
        }),
      ),
  };
}
