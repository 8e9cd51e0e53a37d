import { initTRPC } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import superjson from 'superjson';
import { z } from 'zod';
import { es } from 'zod/locales';
import type { Context } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import { takeLimit } from '@sibila/core/quota/take-limit';
import { isUnexpected, toWireError } from '../wire-error.ts';

// What a schema has no text of its own for is said in Spanish too.
z.config(es());

/** What a procedure gets: a verb's context, and the session cookie's two verbs. */
export interface ProcedureContext {
  core: Context;
  cookie: { set(token: string): void; clear(): void };
  /** The limit of a reading's address was used up before its body was received. */
  isAdmitted?: true;
}

/** tRPC's own name for a status; its number travels in every error. */
const RPC_KEYS: Partial<Record<number, keyof typeof TRPC_ERROR_CODES_BY_KEY>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** What the transport has to know of a procedure. */
export interface ProcedureMeta {
  /** Not counted among operations in general: it has limits of its own, or none. */
  ownLimits?: true;
  /** The schema of each event, where the answer is a stream: such a procedure has no output schema. */
  events?: z.ZodType;
}

const t = initTRPC
  .context<ProcedureContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
    isDev: false,
    // The answer's HTTP status is the `httpStatus` that stands here.
    errorFormatter({ shape, error, ctx }) {
      const wire = toWireError(error);
      const { status, message, ...rest } = wire;
      const key = RPC_KEYS[status];
      const request = isUnexpected(wire) && ctx ? { requestId: ctx.core.request.id } : {};
      return {
        code: key ? TRPC_ERROR_CODES_BY_KEY[key] : shape.code,
        message,
        data: { ...rest, ...request, httpStatus: status },
      };
    },
  });

export const { router, createCallerFactory } = t;

/** Open to everybody. */
export const publicProcedure = t.procedure;

const needsSession = t.middleware(({ ctx, next }) => {
  const { actor } = ctx.core;
  if (!actor) throw new DomainError('NOT_SIGNED_IN');
  return next({ ctx: { ...ctx, core: { ...ctx.core, actor } } });
});

/** For who has a session. Registration's link must have been followed to get one. */
export const signedInProcedure = publicProcedure.use(needsSession);

/**
 * For having a reading written. Free readings know no limit but the quota and the address's own,
 * which each call uses up first: also one that is refused, or that asks for what is there already.
 */
export const readingProcedure = publicProcedure
  .meta({ ownLimits: true })
  .use(async ({ ctx, next }) => {
    if (!ctx.isAdmitted) await takeLimit(ctx.core, 'readings.ip', ctx.core.request.ip);
    return next();
  })
  .use(needsSession);

/** For who pays for Premium. */
export const premiumProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (!ctx.core.actor.user.isPremium) throw new DomainError('PREMIUM_REQUIRED');
  return next({ ctx });
});
