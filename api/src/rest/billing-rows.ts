import {
  billingUrl,
  cancelOutput,
  subscriptionDetails,
  subscriptionStatus,
  verifySessionInput,
  verifySessionOutput,
} from '@sibila/contracts/billing';
import { row, type RestRow } from './row.ts';

/** A path that takes nothing but the session, and answers about whoever it is of. */
const own = (
  given: Pick<RestRow, 'method' | 'path' | 'summary' | 'failures' | 'output' | 'call'>,
): RestRow => ({
  tag: 'billing',
  status: 200,
  needsSession: true,
  from: 'none',
  input: null,
  ...given,
});

/** What somebody pays for Premium. */
export const BILLING_ROWS: readonly RestRow[] = [
  own({
    method: 'GET',
    path: '/api/subscription/status',
    summary: 'Whether the person has Premium, until when, and whether they pay for it',
    failures: [401],
    output: subscriptionStatus,
    call: (caller) => caller.billing.status(),
  }),
  own({
    method: 'GET',
    path: '/api/subscription/details',
    summary: "The person's subscription: what is charged next, and whether a refund is due",
    failures: [401],
    output: subscriptionDetails,
    call: (caller) => caller.billing.details(),
  }),
  own({
    method: 'POST',
    path: '/api/subscription/create-checkout',
    summary: 'The address of a page on which to pay for Premium; an open one is given again',
    failures: [401, 409],
    output: billingUrl,
    call: (caller) => caller.billing.createCheckout(),
  }),
  row({
    method: 'POST',
    path: '/api/subscription/verify-session',
    summary: 'Look at what came of a payment of the person, and let it have its effect',
    tag: 'billing',
    status: 200,
    failures: [400, 401, 404],
    needsSession: true,
    from: 'body',
    input: verifySessionInput,
    output: verifySessionOutput,
    call: (caller, input) => caller.billing.verifySession(input),
  }),
  own({
    method: 'POST',
    path: '/api/subscription/cancel',
    summary: 'Charge nothing more; Premium lasts until the end of the period',
    failures: [401, 409],
    output: cancelOutput,
    call: (caller) => caller.billing.cancel(),
  }),
  own({
    method: 'POST',
    path: '/api/subscription/portal',
    summary: 'The address of the page on which the person manages what they pay',
    failures: [401, 409],
    output: billingUrl,
    call: (caller) => caller.billing.portal(),
  }),
];
