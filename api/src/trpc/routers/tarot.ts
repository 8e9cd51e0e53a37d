import { arcanumPage, catalogueInput } from '@sibila/contracts/catalogue-pages';
import { interpretTarotInput, tarotReadingEvent, tarotReadingPage } from '@sibila/contracts/tarot';
import { readArcanumPage } from '@sibila/core/tarot/arcanum-page';
import { interpretTarot } from '@sibila/core/tarot/interpret';
import { tarotRepo } from '@sibila/core/tarot/repo';
import { historyProcedures } from '../history-procedures.ts';
import { publicProcedure, readingProcedure, router } from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';

export const tarotRouter = router({
  /** Reads a draw, streaming the text while it is written. */
  interpret: readingProcedure
    .meta({ events: tarotReadingEvent })
    .input(interpretTarotInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(tarotReadingEvent, await interpretTarot(ctx.core, input)),
    ),

  /** The page of an arcanum. */
  arcanum: publicProcedure
    .input(catalogueInput)
    .output(arcanumPage)
    .query(({ input }) => readArcanumPage(input)),

  ...historyProcedures('tarot', tarotRepo, tarotReadingPage),
});
