import * as account from '@sibila/contracts/account';
import { DomainError } from '@sibila/core/errors';
import { row, type RestRow } from './row.ts';

/** Opening an account, coming back to it, and changing what stands in it. */
export const ACCOUNT_ROWS: readonly RestRow[] = [
  row({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The person of this session',
    tag: 'account',
    status: 200,
    failures: [401],
    needsSession: true,
    from: 'none',
    input: null,
    output: account.user,
    async call(caller) {
      const user = await caller.account.user();
      if (!user) throw new DomainError('NOT_SIGNED_IN');
      return user;
    },
  }),
  row({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Open an account; the answer is the same for a taken address',
    tag: 'account',
    status: 201,
    failures: [],
    from: 'body',
    input: account.registerInput,
    output: account.messageOutput,
    call: (caller, input) => caller.account.register(input),
  }),
  row({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in; sets the session cookie',
    tag: 'account',
    status: 200,
    failures: [401],
    from: 'body',
    input: account.loginInput,
    output: account.user,
    call: (caller, input) => caller.account.login(input),
  }),
  row({
    method: 'POST',
    path: '/api/auth/logout',
    ownLimits: true,
    summary: 'Sign out; works without a session too',
    tag: 'account',
    status: 200,
    failures: [],
    from: 'none',
    input: null,
    output: account.successOutput,
    call: (caller) => caller.account.logout(),
  }),
  row({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Prove an address by the token of its link, once',
    tag: 'account',
    status: 200,
    failures: [400],
    from: 'body',
    input: account.verifyEmailInput,
    output: account.successOutput,
    call: (caller, input) => caller.account.verifyEmail(input),
  }),
  row({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Mail a new verification link; the answer is always the same',
    tag: 'account',
    status: 200,
    failures: [],
    from: 'body',
    input: account.resendVerificationInput,
    output: account.messageOutput,
    call: (caller, input) => caller.account.resendVerification(input),
  }),
];
