import { Hono, type Context as HonoContext } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { LegalContact } from '@sibila/contracts/legal';
import { handleEvent } from '@sibila/core/billing/handle-event';
import type { Shared } from '@sibila/core/context';
import { DomainError } from '@sibila/core/errors';
import type { PaymentEvent } from '@sibila/core/ports/payments';
import type { OperationMeter } from '@sibila/core/quota/operation-meter';
import type { LocalMailbox } from './adapters/mailer/local.ts';
import type { SimulatedDesk } from './adapters/payments/simulated-desk.ts';
import type { DiskGuard } from './http/disk-guard.ts';
import { health } from './http/health.ts';
import { logRequests } from './http/log-requests.ts';
import { hostGuard } from './http/host-guard.ts';
import { originGuard, ownOrigins } from './http/origin-guard.ts';
import {
  chargeAddress,
  ensureXsrfCookie,
  type AppEnv,
  type RequestOptions,
} from './http/request-context.ts';
import { securityHeaders, type PolicyOptions } from './http/security-headers.ts';
import { restApi } from './rest/adapter.ts';
import { apiDocs } from './rest/docs.ts';
import { trpcBodies, trpcHandler } from './trpc/handler.ts';
import { stripeWebhook } from './webhooks/stripe.ts';
import { analytics, type UmamiSite } from './web/analytics.ts';
import { toCanonical } from './web/canonical-path.ts';
import { covers } from './web/covers.ts';
import { blogFeed } from './web/feed.ts';
import { manifest } from './web/manifest.ts';
import { mailboxPage } from './web/mailbox-page.ts';
import { asksForPage, noticePage } from './web/notice-page.ts';
import { paymentPages } from './web/payment-pages.ts';
import { PageRenderer, type RenderPage } from './web/page-renderer.ts';
import type { PageShelf } from './web/page-shelf.ts';
import { robots } from './web/robots.ts';
import { shareImages } from './web/share-images.ts';
import { sitemap } from './web/sitemap.ts';
import { skyPicture } from './web/sky-picture.ts';
import type { StaticFiles } from './web/static-files.ts';
import { isShed, toWireError } from './wire-error.ts';

export interface AppOptions {
  shared: Shared;
  meter: OperationMeter;
  mode: 'local' | 'production';
  appUrl: string;
  /** The address that is listened on. */
  host: string;
  trustProxy: number;
  turnstileSiteKey: string | null;
  /** Watches the disk of the embedded parts; null where there are none. */
  disk: DiskGuard | null;
  /** The local mailbox; null where mails really leave. */
  mailbox: LocalMailbox | null;
  /** What people do with the simulated provider of payments; null where it is real or off. */
  desk: SimulatedDesk | null;
  /** Who answers for people's data, and where they write to. */
  legal: LegalContact;
  /** Where visits are counted; null where nobody counts. */
  analytics: UmamiSite | null;
  /**
   * The built web app, and where its rendered pages are kept, from which the server answers too; null
   * for the API alone.
   */
  web: { files: StaticFiles; render: RenderPage; manifest: unknown; shelf: PageShelf } | null;
  /** The folder of swagger-ui's files. */
  docsFolder: string;
  isLeaving: () => boolean;
}

/** What may be long is packed; on the short answers it would cost more than it saves. */
const PACKED = [
  '/api/:noun/readings',
  '/api/compatibilities',
  '/api/horoscope/*',
  '/api/blog/*',
  '/rss.xml',
  '/sitemap.xml',
] as const;

/** The whole HTTP application. Making it starts nothing: no port, no timer, no connection. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { shared, appUrl, mode, turnstileSiteKey } = options;
  const https = appUrl.startsWith('https:');
  const policy = { turnstile: turnstileSiteKey !== null, https };
  const request = { shared, meter: options.meter, https, trustProxy: options.trustProxy };
  const app = new Hono<AppEnv>({ strict: true });

  app.use(logRequests(shared.log, shared.ports.randomness));
  app.use(securityHeaders(policy));
  if (mode === 'local') app.use(hostGuard(options.host, appUrl));
  app.use(originGuard(ownOrigins(appUrl, mode === 'local')));
  if (options.disk) app.use(options.disk.middleware);
  app.onError((error, c) => answerError(error, c, { shared, policy }));

  app.route('/', health({ shared, disk: options.disk, isLeaving: options.isLeaving }));
  app.route('/', stripeWebhook(shared));
  // Before what sets cookies: none goes with a visit that is counted.
  if (options.analytics)
    app.route('/', analytics({ ...request, umami: options.analytics, appUrl, log: shared.log }));
  app.post('/trpc/*', trpcBodies());
  app.all('/trpc/*', trpcHandler(request, shared));
  app.use('/api/*', async (c: HonoContext<AppEnv>, next) => {
    await next();
    // An answer that a public cache may keep must not hand one visitor's cookie to the next.
    if (!c.res.headers.get('cache-control')?.startsWith('public')) ensureXsrfCookie(c, request);
  });
  for (const path of PACKED) app.use(path, compress());
  app.route('/', restApi(request));
  app.route('/', apiDocs(request, appUrl, options.docsFolder));
  app.all('/api/*', () => {
    throw new DomainError('NOT_FOUND');
  });
  if (options.mailbox) app.route('/', mailboxPage(options.mailbox));
  if (options.desk) {
    const deliver = (event: PaymentEvent) => handleEvent(shared, event);
    app.route('/', paymentPages({ desk: options.desk, appUrl, deliver, log: shared.log }));
  }
  app.get('/cielo.svg', skyPicture(shared.ports.clock));
  app.route('/', covers(request));
  app.route('/', shareImages(request));
  app.get('/rss.xml', etag(), blogFeed(request, appUrl));
  app.get('/sitemap.xml', etag(), sitemap(request, appUrl));
  app.get('/robots.txt', robots(appUrl));
  app.get('/manifest.webmanifest', manifest);
  app.get('*', toCanonical(request));
  if (options.web) addWeb(app, options.web, options, { policy, request });
  app.notFound(() => {
    throw new DomainError('NOT_FOUND');
  });
  return app;
}

function addWeb(
  app: Hono<AppEnv>,
  web: NonNullable<AppOptions['web']>,
  { shared, mode, appUrl, turnstileSiteKey, legal, analytics: umami }: AppOptions,
  { policy, request }: { policy: PolicyOptions; request: RequestOptions },
): void {
  const { files, ...built } = web;
  const pages = new PageRenderer({
    ...built,
    shared,
    appUrl,
    turnstileSiteKey,
    analytics: umami !== null,
    legal,
    policy,
    mode,
    log: shared.log,
    charge: (c) => void chargeAddress(c, request, 1),
  });
  app.get('*', async (c) => {
    // The router would drop such a character, decoded by now or not, and show another page.
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    if (/[\u0000-\u001f\u007f]|%[01][0-9a-f]|%7f/i.test(c.req.path))
      throw new DomainError('NOT_FOUND');
    return files.serve(c) ?? (await pages.serve(c));
  });
}

function answerError(
  error: unknown,
  c: HonoContext<AppEnv>,
  { shared, policy }: { shared: Shared; policy: PolicyOptions },
): Response | Promise<Response> {
  const wire = toWireError(error);
  const { status, ...body } = wire;
  const requestId = c.get('requestId');
  if (isShed(error)) c.set('isShed', true);
  else if (status >= 500) shared.log.error({ requestId, err: error }, 'a request failed');
  if (body.retryAfter !== undefined) c.header('Retry-After', String(body.retryAfter));
  c.header('Cache-Control', 'no-store');
  if (asksForPage(c)) return noticePage(c, wire, policy);
  return c.json(status >= 500 ? { ...body, requestId } : body, status as 400);
}
