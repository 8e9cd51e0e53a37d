import {
  interpretPalmInput,
  palmImageInput,
  palmReadingEvent,
  palmReadingPage,
} from '@sibila/contracts/palm';
import { palmImage } from '@sibila/core/palm/image';
import { interpretPalm } from '@sibila/core/palm/interpret';
import { removePalmReading } from '@sibila/core/palm/remove';
import { palmRepo } from '@sibila/core/palm/repo';
import { historyProcedures } from '../history-procedures.ts';
import { readingProcedure, router, signedInProcedure } from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';

export const palmRouter = router({
  /** Reads a palm. Photos come by the form of the REST path: here they would not fit. */
  interpret: readingProcedure
    .input(interpretPalmInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(palmReadingEvent, await interpretPalm(ctx.core, input)),
    ),

  /** A photo that was kept with a reading. */
  image: signedInProcedure
    .input(palmImageInput)
    .query(({ ctx, input }) => palmImage(ctx.core, input)),

  ...historyProcedures('palm', palmRepo, palmReadingPage, removePalmReading),
});
