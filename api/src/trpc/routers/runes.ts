import { successOutput } from '@sibila/contracts/account';
import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import { interpretRunesInput, runeReadingEvent, runeReadingPage } from '@sibila/contracts/runes';
import { once } from '@sibila/core/idempotency/once';
import { historyOf, removeReading } from '@sibila/core/reading/history';
import { interpretRunes } from '@sibila/core/runes/interpret';
import { runesRepo } from '@sibila/core/runes/repo';
import { router, signedInProcedure } from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';

export const runesRouter = router({
  /** Reads a cast, streaming the text while it is written. */
  interpret: signedInProcedure
    .input(interpretRunesInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(runeReadingEvent, await interpretRunes(ctx.core, input)),
    ),

  readings: signedInProcedure
    .input(pageInput)
    .output(runeReadingPage)
    .query(({ ctx, input }) => historyOf(ctx.core, runesRepo, input)),

  remove: signedInProcedure
    .input(readingRef)
    .output(successOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'runes.remove', input, async () => {
        await removeReading(ctx.core, runesRepo, input);
        return { success: true as const };
      }),
    ),
});
