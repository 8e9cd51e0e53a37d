import { catalogueInput, runePage } from '@sibila/contracts/catalogue-pages';
import { interpretRunesInput, runeReadingEvent, runeReadingPage } from '@sibila/contracts/runes';
import { interpretRunes } from '@sibila/core/runes/interpret';
import { runesRepo } from '@sibila/core/runes/repo';
import { readRunePage } from '@sibila/core/runes/rune-page';
import { historyProcedures } from '../history-procedures.ts';
import { publicProcedure, readingProcedure, router } from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';

export const runesRouter = router({
  /** Reads a cast, streaming the text while it is written. */
  interpret: readingProcedure
    .meta({ events: runeReadingEvent })
    .input(interpretRunesInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(runeReadingEvent, await interpretRunes(ctx.core, input)),
    ),

  /** The page of a rune. */
  rune: publicProcedure
    .input(catalogueInput)
    .output(runePage)
    .query(({ input }) => readRunePage(input)),

  ...historyProcedures('runes', runesRepo, runeReadingPage),
});
