import {
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  messageOutput,
  passwordChangedOutput,
  profileInput,
  registerInput,
  resendVerificationInput,
  resetPasswordInput,
  resetTokenInput,
  revertEmailInput,
  successOutput,
  user,
  validOutput,
  verifyEmailInput,
} from '@sibila/contracts/account';
import { changePassword } from '@sibila/core/account/change-password';
import { login, logout } from '@sibila/core/account/login';
import { register } from '@sibila/core/account/register';
import {
  checkResetToken,
  forgotPassword,
  resetPassword,
} from '@sibila/core/account/reset-password';
import { revertEmail } from '@sibila/core/account/revert-email';
import { freshUser, updateProfile } from '@sibila/core/account/update-profile';
import { resendVerification, verifyEmail } from '@sibila/core/account/verify-email';
import { once } from '@sibila/core/idempotency/once';
import { publicProcedure, router, signedInProcedure } from '../init.ts';
import { SUCCESS } from '../success.ts';

const REGISTERED =
  'Te hemos enviado un correo de verificación. Revisa tu bandeja de entrada y haz clic en el enlace para activar tu cuenta.';
const RESENT =
  'Se ha enviado un nuevo correo de verificación. Por favor, revisa tu bandeja de entrada.';
const SENT_IF_KNOWN =
  'Si el correo existe en nuestra base de datos, recibirás un enlace para restablecer tu contraseña.';

const done = (work: Promise<void>) => work.then(() => SUCCESS);

export const accountRouter = router({
  /** The person of this session; null without one. */
  // Asked by every page: a step of its own for the output would cost a twentieth of the answer.
  user: publicProcedure.query(({ ctx }) => user.nullable().parse(ctx.core.actor?.user ?? null)),

  register: publicProcedure
    .input(registerInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => {
      const { turnstileToken: _, ...body } = input;
      return once(ctx.core, 'account.register', body, async () => {
        await register(ctx.core, input);
        return { message: REGISTERED };
      });
    }),

  login: publicProcedure
    .input(loginInput)
    .output(user)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await login(ctx.core, input);
      ctx.cookie.set(signedIn.token);
      return signedIn.user;
    }),

  /** Leaving is always possible. */
  logout: publicProcedure
    .meta({ ownLimits: true })
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      await logout(ctx.core);
      ctx.cookie.clear();
      return SUCCESS;
    }),

  verifyEmail: publicProcedure
    .input(verifyEmailInput)
    .output(successOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'account.verifyEmail', input, () => done(verifyEmail(ctx.core, input))),
    ),

  resendVerification: publicProcedure
    .input(resendVerificationInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'account.resendVerification', input, async () => {
        await resendVerification(ctx.core, input);
        return { message: RESENT };
      }),
    ),

  forgotPassword: publicProcedure
    .input(forgotPasswordInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'account.forgotPassword', { email: input.email }, async () => {
        await forgotPassword(ctx.core, input);
        return { message: SENT_IF_KNOWN };
      }),
    ),

  /** A mutation only so that the token stands in no address. */
  checkResetToken: publicProcedure
    .input(resetTokenInput)
    .output(validOutput)
    .mutation(async ({ ctx, input }) => {
      await checkResetToken(ctx.core, input);
      return { valid: true as const };
    }),

  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(successOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'account.resetPassword', input, () => done(resetPassword(ctx.core, input))),
    ),

  /** For the next hour the same token sets the password. */
  revertEmail: publicProcedure
    .input(revertEmailInput)
    .output(successOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'account.revertEmail', input, () => done(revertEmail(ctx.core, input))),
    ),

  updateProfile: signedInProcedure
    .input(profileInput)
    .output(user)
    .mutation(async ({ ctx, input }) => {
      await once(ctx.core, 'account.updateProfile', input, async () => {
        await updateProfile(ctx.core, input);
        return SUCCESS;
      });
      return freshUser(ctx.core);
    }),

  changePassword: signedInProcedure
    .input(changePasswordInput)
    .output(passwordChangedOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'account.changePassword', input, async () => {
        await changePassword(ctx.core, input);
        return { passwordChanged: true as const };
      }),
    ),
});
