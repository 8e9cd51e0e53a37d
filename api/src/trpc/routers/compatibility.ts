import { successOutput } from '@sibila/contracts/account';
import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import {
  calculateCompatibilityInput,
  compatibilityEvent,
  compatibilityPage,
} from '@sibila/contracts/compatibility';
import { once } from '@sibila/core/idempotency/once';
import { historyOf, removeReading } from '@sibila/core/reading/history';
import { calculateCompatibility } from '@sibila/core/compatibility/calculate';
import { compatibilityRepo } from '@sibila/core/compatibility/repo';
import { router, signedInProcedure } from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';

export const compatibilityRouter = router({
  /** Compares two signs, streaming the text while it is written. */
  calculate: signedInProcedure
    .input(calculateCompatibilityInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(compatibilityEvent, await calculateCompatibility(ctx.core, input)),
    ),

  readings: signedInProcedure
    .input(pageInput)
    .output(compatibilityPage)
    .query(({ ctx, input }) => historyOf(ctx.core, compatibilityRepo, input)),

  remove: signedInProcedure
    .input(readingRef)
    .output(successOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'compatibility.remove', input, async () => {
        await removeReading(ctx.core, compatibilityRepo, input);
        return { success: true as const };
      }),
    ),
});
