import { successOutput } from '@sibila/contracts/account';
import {
  accountExport,
  deleteAccountInput,
  openSession,
  sessionRef,
} from '@sibila/contracts/privacy';
import { DomainError } from '@sibila/core/errors';
import { once } from '@sibila/core/idempotency/once';
import { deleteAccount } from '@sibila/core/privacy/erase-account';
import { exportAccount } from '@sibila/core/privacy/export-account';
import { endOtherSessions, endSession, openSessions } from '@sibila/core/privacy/sessions';
import { publicProcedure, router, signedInProcedure } from '../init.ts';
import { SUCCESS } from '../success.ts';

export const privacyRouter = router({
  sessions: signedInProcedure
    .output(openSession.array())
    .query(({ ctx }) => openSessions(ctx.core)),

  /** Ends one session; for the one that asks it is a logout. */
  endSession: signedInProcedure
    .input(sessionRef)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      const { wasThisOne } = await once(ctx.core, 'privacy.endSession', input, () =>
        endSession(ctx.core, input),
      );
      if (wasThisOne) ctx.cookie.clear();
      return SUCCESS;
    }),

  endOtherSessions: signedInProcedure.output(successOutput).mutation(({ ctx }) =>
    once(ctx.core, 'privacy.endOtherSessions', {}, async () => {
      await endOtherSessions(ctx.core);
      return SUCCESS;
    }),
  ),

  /** A mutation, so that no query is ever made again by itself and none is kept. */
  exportAccount: signedInProcedure
    .output(accountExport)
    .mutation(({ ctx }) => exportAccount(ctx.core)),

  /**
   * Open to everybody and kept under nobody's name: the retry of a deletion whose answer was lost
   * has no session any more, and must hear that it succeeded.
   */
  deleteAccount: publicProcedure
    .input(deleteAccountInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      const { actor } = ctx.core;
      const nobody = { ...ctx.core, actor: null };
      await once(nobody, 'privacy.deleteAccount', input, async () => {
        if (!actor) throw new DomainError('NOT_SIGNED_IN');
        await deleteAccount({ ...ctx.core, actor }, input);
        return SUCCESS;
      });
      ctx.cookie.clear();
      return SUCCESS;
    }),
});
