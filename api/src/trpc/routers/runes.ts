import { interpretRunesInput, runeReadingEvent, runeReadingPage } from '@sibila/contracts/runes';
import { interpretRunes } from '@sibila/core/runes/interpret';
import { runesRepo } from '@sibila/core/runes/repo';
import { historyProcedures } from '../history-procedures.ts';
import { readingProcedure, router } from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';

export const runesRouter = router({
  /** Reads a cast, streaming the text while it is written. */
  interpret: readingProcedure
    .input(interpretRunesInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(runeReadingEvent, await interpretRunes(ctx.core, input)),
    ),

  ...historyProcedures('runes', runesRepo, runeReadingPage),
});
