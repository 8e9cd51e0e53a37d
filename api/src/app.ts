import { trpcServer } from '@hono/trpc-server';
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { BATCH_MAX, JSON_BODY_MAX } from '@sibila/contracts/limits';
import type { Shared } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import type { OperationMeter } from '@sibila/core/quota/operation-meter';
import type { LocalMailbox } from './adapters/mailer/local.ts';
import type { DiskGuard } from './http/disk-guard.ts';
import { health } from './http/health.ts';
import { isJson } from './http/is-json.ts';
import { logRequests } from './http/log-requests.ts';
import { originGuard, ownOrigins } from './http/origin-guard.ts';
import {
  chargeAddress,
  contextOf,
  ensureXsrfCookie,
  type AppEnv,
  type RequestOptions,
} from './http/request-context.ts';
import { securityHeaders, type PolicyOptions } from './http/security-headers.ts';
import { restApi } from './rest/adapter.ts';
import { apiDocs } from './rest/docs.ts';
import type { ProcedureContext } from './trpc/init.ts';
import { appRouter } from './trpc/router.ts';
import { mailboxPage } from './web/mailbox-page.ts';
import { PageRenderer, type RenderPage } from './web/page-renderer.ts';
import { skyPicture } from './web/sky-picture.ts';
import type { StaticFiles } from './web/static-files.ts';
import { isUnexpected, toWireError } from './wire-error.ts';

export interface AppOptions {
  shared: Shared;
  meter: OperationMeter;
  mode: 'local' | 'production';
  appUrl: string;
  trustProxy: number;
  turnstileSiteKey: string | null;
  /** The folder of the embedded parts; null where there are none. */
  dataDir: string | null;
  /** Watches their disk; null where there are none. */
  disk: DiskGuard | null;
  /** The local mailbox; null where mails really leave. */
  mailbox: LocalMailbox | null;
  /** The built web app; null for the API alone. */
  web: { files: StaticFiles; render: RenderPage; manifest: unknown } | null;
  /** The folder of swagger-ui's files. */
  docsFolder: string;
  isLeaving: () => boolean;
}

/** The whole HTTP application. Making it starts nothing: no port, no timer, no connection. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { shared, appUrl, mode, turnstileSiteKey } = options;
  const https = appUrl.startsWith('https:');
  const policy = { turnstile: turnstileSiteKey !== null, https };
  const request = { shared, meter: options.meter, https, trustProxy: options.trustProxy };
  const app = new Hono<AppEnv>({ strict: true });

  app.use(logRequests(shared.log, shared.ports.randomness));
  app.use(securityHeaders(policy));
  app.use(originGuard(ownOrigins(appUrl, mode === 'local')));
  if (options.disk) app.use(options.disk.middleware);
  app.onError((error, c) => answerError(error, c, shared));

  app.route('/', health({ shared, dataDir: options.dataDir, isLeaving: options.isLeaving }));
  app.post('/trpc/*', trpcBodies());
  app.use('/trpc/*', trpcHandler(request, shared));
  app.use('/api/*', async (c: HonoContext<AppEnv>, next) => {
    ensureXsrfCookie(c, request);
    await next();
  });
  // What may be long is packed; on the short answers it would cost more than it saves.
  for (const path of ['/api/:noun/readings', '/api/openapi.json', '/api/docs/*', '/cielo.svg'])
    app.use(path, compress());
  app.route('/', restApi(request));
  app.route('/', apiDocs(appUrl, options.docsFolder));
  app.all('/api/*', () => {
    throw new DomainError('NOT_FOUND');
  });
  if (options.mailbox) app.route('/', mailboxPage(options.mailbox));
  app.get('/cielo.svg', skyPicture(shared.ports.clock));
  if (options.web) addWeb(app, options.web, options, { policy, request });
  app.notFound(() => {
    throw new DomainError('NOT_FOUND');
  });
  return app;
}

function addWeb(
  app: Hono<AppEnv>,
  web: NonNullable<AppOptions['web']>,
  { shared, appUrl, turnstileSiteKey }: AppOptions,
  { policy, request }: { policy: PolicyOptions; request: RequestOptions },
): void {
  const { render, manifest, files } = web;
  const pages = new PageRenderer({
    render,
    manifest,
    shared,
    appUrl,
    turnstileSiteKey,
    policy,
    log: shared.log,
    charge: (c) => void chargeAddress(c, request, 1),
  });
  app.get('*', async (c) => files.serve(c) ?? (await pages.serve(c)));
}

/** JSON alone reaches the procedures: other types a form on another site could send. */
function trpcBodies(): MiddlewareHandler<AppEnv> {
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

function trpcHandler(request: RequestOptions, shared: Shared): MiddlewareHandler<AppEnv> {
  const answer: MiddlewareHandler<AppEnv> = trpcServer({
    router: appRouter,
    endpoint: '/trpc',
    maxBatchSize: BATCH_MAX,
    createContext: async (_, c: HonoContext<AppEnv>) => {
      const isOwn = OWN_LIMITS.has(c.req.path);
      return { ...(await contextOf(c, request, isOwn ? 0 : operationsIn(c.req.path))) };
    },
    responseMeta({ errors, type }) {
      // A proxy that gathers answers would hold a reading back until its end.
      const headers = new Headers(type === 'query' ? undefined : { 'X-Accel-Buffering': 'no' });
      const wait = Math.max(0, ...errors.map((error) => toWireError(error).retryAfter ?? 0));
      if (wait > 0) headers.set('Retry-After', String(wait));
      return { headers };
    },
    onError({ error, ctx, path }) {
      const wire = toWireError(error);
      const { core } = (ctx ?? {}) as Partial<ProcedureContext>;
      const requestId = core?.request.id;
      if (isUnexpected(wire))
        shared.log.error({ requestId, path, err: error.cause ?? error }, 'a procedure failed');
      else if (wire.code !== 'NOT_SIGNED_IN')
        shared.log.info(
          { requestId, path, event: 'refused', code: wire.code },
          'a procedure refused',
        );
    },
  });
  return async (c, next) => {
    if (operationsIn(c.req.path) === 0) throw new DomainError('NOT_FOUND');
    ensureXsrfCookie(c, request);
    const response = await answer(c, next);
    // A response made anew takes on the cookies of the context; one that stays as it is goes faster.
    return response instanceof Response && c.get('setsCookies')
      ? c.newResponse(response.body, response)
      : response;
  };
}

/** Free readings know no limit but the quota and the address's own; leaving is always possible. */
const OWN_LIMITS = new Set(['/trpc/tarot.interpret', '/trpc/account.logout']);

/** How many operations a path names, read as tRPC reads it: decoded; 0 where that can't be done. */
function operationsIn(path: string): number {
  try {
    return decodeURIComponent(path).split(',').length;
  } catch {
    return 0;
  }
}

function answerError(error: unknown, c: HonoContext<AppEnv>, shared: Shared): Response {
  const { status, ...body } = toWireError(error);
  const requestId = c.get('requestId');
  if (status >= 500) shared.log.error({ requestId, err: error }, 'a request failed');
  if (body.retryAfter !== undefined) c.header('Retry-After', String(body.retryAfter));
  c.header('Cache-Control', 'no-store');
  return c.json(status >= 500 ? { ...body, requestId } : body, status as 400);
}
