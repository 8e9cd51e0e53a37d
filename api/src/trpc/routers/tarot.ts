import { successOutput } from '@sibila/contracts/account';
import { pageInput } from '@sibila/contracts/paging';
import { readingRef } from '@sibila/contracts/reading';
import {
  interpretTarotInput,
  tarotReadingEvent,
  tarotReadingPage,
  type TarotReadingEvent,
} from '@sibila/contracts/tarot';
import { once } from '@sibila/core/idempotency/once';
import { removeTarotReading, tarotHistory } from '@sibila/core/tarot/history';
import { interpretTarot } from '@sibila/core/tarot/interpret';
import { router, signedInProcedure } from '../init.ts';

async function* parsed(
  events: AsyncIterable<TarotReadingEvent>,
): AsyncGenerator<TarotReadingEvent> {
  for await (const event of events) yield tarotReadingEvent.parse(event);
}

export const tarotRouter = router({
  /** Reads a draw, streaming the text while it is written. */
  interpret: signedInProcedure
    .input(interpretTarotInput)
    .mutation(async ({ ctx, input }) => parsed(await interpretTarot(ctx.core, input))),

  readings: signedInProcedure
    .input(pageInput)
    .output(tarotReadingPage)
    .query(({ ctx, input }) => tarotHistory(ctx.core, input)),

  remove: signedInProcedure
    .input(readingRef)
    .output(successOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'tarot.remove', input, async () => {
        await removeTarotReading(ctx.core, input);
        return { success: true as const };
      }),
    ),
});
