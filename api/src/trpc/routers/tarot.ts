import { successOutput } from '@sibila/contracts/account';
import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import { interpretTarotInput, tarotReadingEvent, tarotReadingPage } from '@sibila/contracts/tarot';
import { once } from '@sibila/core/idempotency/once';
import { historyOf, removeReading } from '@sibila/core/reading/history';
import { interpretTarot } from '@sibila/core/tarot/interpret';
import { tarotRepo } from '@sibila/core/tarot/repo';
import { router, signedInProcedure } from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';

export const tarotRouter = router({
  /** Reads a draw, streaming the text while it is written. */
  interpret: signedInProcedure
    .input(interpretTarotInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(tarotReadingEvent, await interpretTarot(ctx.core, input)),
    ),

  readings: signedInProcedure
    .input(pageInput)
    .output(tarotReadingPage)
    .query(({ ctx, input }) => historyOf(ctx.core, tarotRepo, input)),

  remove: signedInProcedure
    .input(readingRef)
    .output(successOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'tarot.remove', input, async () => {
        await removeReading(ctx.core, tarotRepo, input);
        return { success: true as const };
      }),
    ),
});
