import {
  loginInput,
  messageOutput,
  registerInput,
  resendVerificationInput,
  successOutput,
  user,
  verifyEmailInput,
} from '@sibila/contracts/account';
import { login, logout } from '@sibila/core/account/login';
import { register } from '@sibila/core/account/register';
import { resendVerification, verifyEmail } from '@sibila/core/account/verify-email';
import { once } from '@sibila/core/idempotency/once';
import { publicProcedure, router } from '../init.ts';

const REGISTERED =
  'Te hemos enviado un correo de verificación. Revisa tu bandeja de entrada y haz clic en el enlace para activar tu cuenta.';
const RESENT =
  'Se ha enviado un nuevo correo de verificación. Por favor, revisa tu bandeja de entrada.';

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

  logout: publicProcedure.output(successOutput).mutation(async ({ ctx }) => {
    await logout(ctx.core);
    ctx.cookie.clear();
    return { success: true as const };
  }),

  verifyEmail: publicProcedure
    .input(verifyEmailInput)
    .output(successOutput)
    .mutation(({ ctx, input }) =>
      once(ctx.core, 'account.verifyEmail', input, async () => {
        await verifyEmail(ctx.core, input);
        return { success: true as const };
      }),
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
});
