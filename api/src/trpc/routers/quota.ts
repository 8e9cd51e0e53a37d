import { quotaInput, quotaStatus } from '@sibila/contracts/quota';
import { quotaStatusOf } from '@sibila/core/quota/status';
import { router, signedInProcedure } from '../init.ts';

export const quotaRouter = router({
  status: signedInProcedure
    .input(quotaInput)
    .output(quotaStatus)
    .query(({ ctx, input }) => quotaStatusOf(ctx.core, input)),
});
