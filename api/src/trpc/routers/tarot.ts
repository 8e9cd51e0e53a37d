import { interpretTarotInput, tarotReadingEvent, tarotReadingPage } from '@sibila/contracts/tarot';
import { interpretTarot } from '@sibila/core/tarot/interpret';
import { tarotRepo } from '@sibila/core/tarot/repo';
import { historyProcedures } from '../history-procedures.ts';
import { readingProcedure, router } from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';

export const tarotRouter = router({
  /** Reads a draw, streaming the text while it is written. */
  interpret: readingProcedure
    .input(interpretTarotInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(tarotReadingEvent, await interpretTarot(ctx.core, input)),
    ),

  ...historyProcedures('tarot', tarotRepo, tarotReadingPage),
});
