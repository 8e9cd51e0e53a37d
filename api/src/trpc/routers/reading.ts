import { crisisHelpInput, crisisHelpOutput } from '@sibila/contracts/reading';
import { crisisHelp } from '@sibila/core/reading/refuse-crisis';
import { router, signedInProcedure } from '../init.ts';

export const readingRouter = router({
  /** Whether a question calls for help, before the ritual. A mutation: no question is in an address. */
  crisisHelp: signedInProcedure
    .input(crisisHelpInput)
    .output(crisisHelpOutput)
    .mutation(({ input }) => crisisHelp(input.question)),
});
