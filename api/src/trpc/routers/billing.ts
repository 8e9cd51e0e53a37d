import { successOutput } from '@sibila/contracts/account';
import {
  billingUrl,
  cancelInput,
  cancelOutput,
  refundCheck,
  subscriptionDetails,
  subscriptionStatus,
  verifySessionInput,
  verifySessionOutput,
} from '@sibila/contracts/billing';
import { cancelSubscription, resumeSubscription } from '@sibila/core/billing/cancel';
import { createCheckout } from '@sibila/core/billing/create-checkout';
import { openPortal } from '@sibila/core/billing/open-portal';
import { askRefund, withdrawRefund } from '@sibila/core/billing/refund';
import { subscriptionDetailsOf, subscriptionStatusOf } from '@sibila/core/billing/status';
import { verifySession } from '@sibila/core/billing/verify-session';
import { once } from '@sibila/core/idempotency/once';
import { router, signedInProcedure } from '../init.ts';
import { SUCCESS } from '../success.ts';

export const billingRouter = router({
  status: signedInProcedure
    .output(subscriptionStatus)
    .query(({ ctx }) => subscriptionStatusOf(ctx.core)),

  details: signedInProcedure
    .output(subscriptionDetails)
    .query(({ ctx }) => subscriptionDetailsOf(ctx.core)),

  /** Where to pay. */
  createCheckout: signedInProcedure
    .output(billingUrl)
    .mutation(({ ctx }) =>
      once(ctx.core, 'billing.createCheckout', {}, () => createCheckout(ctx.core)),
    ),

  /** What came of a payment; asked again, it is looked at again. */
  verifySession: signedInProcedure
    .input(verifySessionInput)
    .output(verifySessionOutput)
    .mutation(({ ctx, input }) => verifySession(ctx.core, input)),

  cancel: signedInProcedure
    .input(cancelInput)
    .output(cancelOutput)
    .mutation(async ({ ctx, input }) => {
      const { premiumUntil } = await once(ctx.core, 'billing.cancel', input ?? {}, async () => {
        const cancelled = await cancelSubscription(ctx.core, input);
        return { premiumUntil: cancelled.premiumUntil.toISOString() };
      });
      return { ...SUCCESS, premiumUntil: new Date(premiumUntil) };
    }),

  resume: signedInProcedure.output(successOutput).mutation(({ ctx }) =>
    once(ctx.core, 'billing.resume', {}, async () => {
      await resumeSubscription(ctx.core);
      return SUCCESS;
    }),
  ),

  /** Where to manage what is paid; each address is good for a moment. */
  portal: signedInProcedure.output(billingUrl).mutation(({ ctx }) => openPortal(ctx.core)),

  /** Asking twice is asking once. */
  askRefund: signedInProcedure.output(refundCheck).mutation(({ ctx }) => askRefund(ctx.core)),

  /** Takes a request for a refund back until it is paid. */
  withdrawRefund: signedInProcedure.output(successOutput).mutation(({ ctx }) =>
    once(ctx.core, 'billing.withdrawRefund', {}, async () => {
      await withdrawRefund(ctx.core);
      return SUCCESS;
    }),
  ),
});
