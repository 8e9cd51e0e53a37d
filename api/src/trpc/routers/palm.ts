import { successOutput } from '@sibila/contracts/account';
import { pageInput } from '@sibila/contracts/paging';
import {
  interpretPalmInput,
  palmImageInput,
  palmReadingEvent,
  palmReadingPage,
} from '@sibila/contracts/palm';
import { readingRef } from '@sibila/contracts/reading';
import { once } from '@sibila/core/idempotency/once';
import { palmImage } from '@sibila/core/palm/image';
import { interpretPalm } from '@sibila/core/palm/interpret';
import { listPalmReadings } from '@sibila/core/palm/list';
import { removePalmReading } from '@sibila/core/palm/remove';
import { readingProcedure, router, signedInProcedure } from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';
import { SUCCESS } from '../success.ts';

export const palmRouter = router({
  /** Reads a palm. Photos come by the form of the REST path: here they would not fit. */
  interpret: readingProcedure
    .meta({ events: palmReadingEvent })
    .input(interpretPalmInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(palmReadingEvent, await interpretPalm(ctx.core, input)),
    ),

  /** A photo that was kept with a reading. */
  image: signedInProcedure
    .input(palmImageInput)
    .query(({ ctx, input }) => palmImage(ctx.core, input)),

  readings: signedInProcedure
    .input(pageInput)
    .output(palmReadingPage)
    .query(({ ctx, input }) => listPalmReadings(ctx.core, input)),

  /** Removes a reading with its photos. */
  remove: signedInProcedure
    .input(readingRef)
    .output(successOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'palm.remove', input, async () => {
        await removePalmReading(ctx.core, input);
        return SUCCESS;
      }),
    ),
});
