import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { TRPCError } from '@trpc/server';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BATCH_MAX, JSON_BODY_MAX } from '@sibila/contracts/limits';
import type { Shared } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import { isJson } from '../http/is-json.ts';
import { loggedPath } from '../http/log-requests.ts';
import {
  contextOf,
  ensureXsrfCookie,
  type AppEnv,
  type RequestOptions,
} from '../http/request-context.ts';
import { isShed, isUnexpected, toWireError } from '../wire-error.ts';
import type { ProcedureContext, ProcedureMeta } from './init.ts';
import { appRouter } from './router.ts';

/** JSON alone reaches the procedures: other types a form on another site could send. */
export function trpcBodies(): MiddlewareHandler<AppEnv> {
  const limit: MiddlewareHandler<AppEnv> = bodyLimit({
    maxSize: JSON_BODY_MAX,
    onError: () => {
      throw new DomainError('BODY_TOO_LARGE');
    },
  });
  return async (c, next) => {
    if (!isJson(c.req.header('content-type'))) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
    return limit(c, next);
  };
}

/** Answers what tRPC is asked: queries alone or gathered, mutations one by one. */
export function trpcHandler(request: RequestOptions, shared: Shared): MiddlewareHandler<AppEnv> {
  const handle = (c: HonoContext<AppEnv>, operations: number) =>
    fetchRequestHandler({
      req: c.req.raw,
      router: appRouter,
      endpoint: '/trpc',
      maxBatchSize: BATCH_MAX,
      createContext: () => contextOf(c, request, OWN_LIMITS.has(c.req.path) ? 0 : operations),
      responseMeta: ({ errors, type }) => trpcHeaders(errors, type),
      onError: ({ error, ctx, path }) => {
        if (isShed(error)) c.set('isShed', true);
        else logTrpcError(shared.log, { error, ctx, path });
      },
    });
  return async (c) => {
    const operations = operationsIn(c.req.path);
    if (operations === 0) throw new DomainError('NOT_FOUND');
    if (operations > (c.req.method === 'GET' ? BATCH_MAX : 1))
      throw new DomainError('BATCH_REFUSED');
    ensureXsrfCookie(c, request);
    const response = await handle(c, operations);
    // A response made anew takes on the cookies of the context; one that stays as it is goes faster.
    return c.get('setsCookies') ? c.newResponse(response.body, response) : response;
  };
}

function trpcHeaders(errors: TRPCError[], type: string): { headers?: Headers } {
  const isQuery = type === 'query';
  if (isQuery && errors.length === 0) return {};
  // A proxy that gathers answers would hold a reading back until its end.
  const headers = new Headers(isQuery ? undefined : { 'X-Accel-Buffering': 'no' });
  const wait = Math.max(0, ...errors.map((error) => toWireError(error).retryAfter ?? 0));
  if (wait > 0) headers.set('Retry-After', String(wait));
  return { headers };
}

interface TrpcFailure {
  error: TRPCError;
  ctx: ProcedureContext | undefined;
  path: string | undefined;
}

/** Notes why a procedure failed, whoever called it; a refusal is none of our faults. */
export function logTrpcError(log: Shared['log'], { error, ctx, path: asked }: TrpcFailure): void {
  const wire = toWireError(error);
  const requestId = ctx?.core.request.id;
  // Of a procedure that does not exist it is whatever stood in the address.
  const path = asked === undefined ? undefined : loggedPath(asked);
  if (isUnexpected(wire))
    log.error({ requestId, path, err: error.cause ?? error }, 'a procedure failed');
  else if (wire.code !== 'NOT_SIGNED_IN')
    log.info({ requestId, path, event: 'refused', code: wire.code }, 'a procedure refused');
}

// Whatever the type says, what stands here is flat: `tarot.interpret` and so on.
const PROCEDURES = appRouter._def.procedures as unknown as Readonly<
  Record<string, { _def: { meta?: ProcedureMeta } }>
>;
const OWN_LIMITS = new Set(
  Object.entries(PROCEDURES).flatMap(([name, { _def }]) =>
    _def.meta?.ownLimits ? [`/trpc/${name}`] : [],
  ),
);

/** How many operations a path names, read as tRPC reads it: decoded; 0 where that can't be done. */
function operationsIn(path: string): number {
  try {
    return decodeURIComponent(path).split(',').length;
  } catch {
    return 0;
  }
}
