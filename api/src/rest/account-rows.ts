import { z } from 'zod';
import * as account from '@sibila/contracts/account';
import { DomainError } from '@sibila/core/errors';
import { ownRow, row, type RestRow } from './row.ts';

/** Two forms of one body; `type` says to readers of the description that both are objects. */
const updateInput = z
  .union([account.changePasswordInput, account.profileInput])
  .meta({ type: 'object' });

/** Whether a body of any kind is about the password, and not about the other personal data. */
const isAboutPassword = (
  body: z.input<typeof updateInput>,
): body is z.input<typeof account.changePasswordInput> =>
  typeof body === 'object' &&
  body !== null &&
  (Object.hasOwn(body, 'currentPassword') || Object.hasOwn(body, 'newPassword'));

/** Opening an account, coming back to it, and changing what stands in it. */
export const ACCOUNT_ROWS: readonly RestRow[] = [
  ownRow({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The person of this session',
    tag: 'account',
    failures: [401],
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
  row({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mail a link that sets a new password; the answer is always the same',
    tag: 'account',
    status: 200,
    failures: [],
    from: 'body',
    input: account.forgotPasswordInput,
    output: account.messageOutput,
    call: (caller, input) => caller.account.forgotPassword(input),
  }),
  row({
    method: 'GET',
    path: '/api/auth/reset-password/:token',
    summary: 'Whether a link can still set a password; asking uses nothing up',
    tag: 'account',
    status: 200,
    failures: [400],
    from: 'none',
    input: account.resetTokenInput,
    output: account.validOutput,
    call: (caller, input) => caller.account.checkResetToken(input),
  }),
  row({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password by the token of a link, once; every session of the person ends',
    tag: 'account',
    status: 200,
    failures: [400],
    from: 'body',
    input: account.resetPasswordInput,
    output: account.successOutput,
    call: (caller, input) => caller.account.resetPassword(input),
  }),
  row({
    method: 'POST',
    path: '/api/auth/revert-email',
    summary:
      'Bring back the address from which an account moved, by the link in the notice to it, once; every session ends, and for an hour the same token sets a new password',
    tag: 'account',
    status: 200,
    failures: [400],
    from: 'body',
    input: account.revertEmailInput,
    output: account.successOutput,
    call: (caller, input) => caller.account.revertEmail(input),
  }),
  row({
    method: 'POST',
    path: '/api/user/update',
    summary:
      'Change personal data (a new address takes effect once its link is opened), or the password: every other session ends',
    tag: 'account',
    status: 200,
    failures: [400, 401, 409],
    needsSession: true,
    from: 'body',
    input: updateInput,
    output: z.union([account.passwordChangedOutput, account.user]),
    call: (caller, input) =>
      isAboutPassword(input)
        ? caller.account.changePassword(input)
        : caller.account.updateProfile(input),
  }),
];
