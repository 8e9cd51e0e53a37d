import type { z } from 'zod';
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
  type SubscriptionStatus,
} from '@sibila/contracts/billing';
import { procedure, t, unforeseen } from './test-api.ts';

type Answer<T extends z.ZodType> = z.input<T> | Promise<z.input<T>>;

/** What the API answers about what is paid; nobody pays until a test says so. */
export interface BillingAnswers {
  plan: () => Answer<typeof subscriptionStatus>;
  planDetails: () => Answer<typeof subscriptionDetails>;
  createCheckout: () => Answer<typeof billingUrl>;
  verifySession: (input: z.output<typeof verifySessionInput>) => Answer<typeof verifySessionOutput>;
  cancel: (input: z.output<typeof cancelInput>) => Answer<typeof cancelOutput>;
  resume: () => Answer<typeof successOutput>;
  portal: () => Answer<typeof billingUrl>;
  askRefund: () => Answer<typeof refundCheck>;
  withdrawRefund: () => Answer<typeof successOutput>;
}

/** The plan of who never paid. */
export const FREE_PLAN: SubscriptionStatus = {
  isPremium: false,
  premiumUntil: null,
  hasSubscription: false,
  isPaymentPending: false,
  endedAt: null,
  refund: null,
};

/** The plan of who pays, until the end of `samplePlan`'s period. */
export const PRO_PLAN: SubscriptionStatus = {
  ...FREE_PLAN,
  isPremium: true,
  premiumUntil: new Date(2026, 11, 20, 12),
  hasSubscription: true,
};

const neverPaid: BillingAnswers['planDetails'] = () => ({ active: false, subscription: null });

/** The part of the API for what is paid. */
export function billingOf(answers: Partial<BillingAnswers>) {
  const { plan, planDetails, createCheckout, verifySession } = answers;
  const { cancel, resume, portal, askRefund, withdrawRefund } = answers;
  return t.router({
    status: procedure.output(subscriptionStatus).query(() => (plan ?? (() => FREE_PLAN))()),
    details: procedure.output(subscriptionDetails).query(() => (planDetails ?? neverPaid)()),
    createCheckout: procedure
      .output(billingUrl)
      .mutation(() => (createCheckout ?? (() => unforeseen('createCheckout')))()),
    verifySession: procedure
      .input(verifySessionInput)
      .output(verifySessionOutput)
      .mutation(({ input }) => (verifySession ?? (() => unforeseen('verifySession')))(input)),
    cancel: procedure
      .input(cancelInput)
      .output(cancelOutput)
      .mutation(({ input }) => (cancel ?? (() => unforeseen('cancel')))(input)),
    resume: procedure
      .output(successOutput)
      .mutation(() => (resume ?? (() => unforeseen('resume')))()),
    portal: procedure.output(billingUrl).mutation(() => (portal ?? (() => unforeseen('portal')))()),
    askRefund: procedure
      .output(refundCheck)
      .mutation(() => (askRefund ?? (() => unforeseen('askRefund')))()),
    withdrawRefund: procedure
      .output(successOutput)
      .mutation(() => (withdrawRefund ?? (() => unforeseen('withdrawRefund')))()),
  });
}
