import {
  calculateCompatibilityInput,
  compatibilityEvent,
  compatibilityPage,
} from '@sibila/contracts/compatibility';
import { calculateCompatibility } from '@sibila/core/compatibility/calculate';
import { compatibilityRepo } from '@sibila/core/compatibility/repo';
import { historyProcedures } from '../history-procedures.ts';
import { readingProcedure, router } from '../init.ts';
import { parsedEvents } from '../parsed-events.ts';

export const compatibilityRouter = router({
  /** Compares two signs, streaming the text while it is written. */
  calculate: readingProcedure
    .meta({ events: compatibilityEvent })
    .input(calculateCompatibilityInput)
    .mutation(async ({ ctx, input }) =>
      parsedEvents(compatibilityEvent, await calculateCompatibility(ctx.core, input)),
    ),

  ...historyProcedures('compatibility', compatibilityRepo, compatibilityPage),
});
