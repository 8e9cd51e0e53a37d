import { randomBytes } from 'node:crypto';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { createTRPCClient, unstable_localLink, type TRPCClient } from '@trpc/client';
import type { Context as HonoContext } from 'hono';
import superjson from 'superjson';
import type { LegalContact } from '@sibila/contracts/legal';
import type { Log, Shared } from '@sibila/core/context';
import { DOCUMENT_HEADERS, pagePolicy, type PolicyOptions } from '../http/security-headers.ts';
import type { AppEnv } from '../http/request-context.ts';
import { logTrpcError } from '../trpc/handler.ts';
import { appRouter, type AppRouter } from '../trpc/router.ts';
import { isUnexpected, toWireError } from '../wire-error.ts';
import { PAGE_RETRY_AFTER } from './notice-page.ts';
import { PageShelf, type RenderedPage } from './page-shelf.ts';

/** What the web app's server build exports. */
export type RenderPage = (options: {
  request: Request;
  nonce: string;
  config: {
    turnstileSiteKey: string | null;
    premium: boolean;
    simulated: boolean;
    analytics: boolean;
    legal: LegalContact;
  };
  client: TRPCClient<AppRouter>;
  manifest: unknown;
}) => Promise<Response>;

export interface PageOptions {
  render: RenderPage;
  manifest: unknown;
  shared: Shared;
  appUrl: string;
  turnstileSiteKey: string | null;
  /** Whether visits are counted, of who agrees. */
  analytics: boolean;
  legal: LegalContact;
  policy: PolicyOptions;
  log: Log;
  /** Counts the making of a page against its reader's limit; refuses past it. */
  charge(c: HonoContext<AppEnv>): void;
}

/** Stands for the nonce in kept pages; no text of ours or of anybody's contains it. */
const PLACEHOLDER = `nonce-${randomBytes(12).toString('hex')}`;
const KEPT_MS = 60_000;
/** Characters: all public pages together are about two thirds of it. */
const KEPT_LENGTH = 16_000_000;

const compress = promisify(gzip);

/** What a page may answer beside 200; whatever else went wrong with it is a 500. */
const STATUSES = [404, 500, 503] as const;

/** Renders pages; public ones are the same for everybody, so each is kept for a minute. */
export class PageRenderer {
  readonly #options: PageOptions;
  readonly #kept = new PageShelf(KEPT_LENGTH);
  readonly #rendering = new Map<string, Promise<RenderedPage>>();

  constructor(options: PageOptions) {
    this.#options = options;
  }

  /** The page at this request's address. What follows `?` is the browser's to read, with one exception. */
  async serve(c: HonoContext<AppEnv>): Promise<Response> {
    const page = await this.#page(c);
    if (page.location !== null) {
      // A redirect keeps what the browser has to read.
      const query = page.location.includes('?') ? '' : new URL(c.req.url).search;
      return c.redirect(page.location + query, page.status === 301 ? 301 : 302);
    }
    const nonce = randomBytes(16).toString('base64url');
    const html = page.parts.join(nonce);
    const status = STATUSES.find((known) => known === page.status) ?? 200;
    const headers = {
      ...DOCUMENT_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(nonce, this.#options.policy),
      'Cache-Control': status < 500 ? 'no-cache' : 'no-store',
      Vary: 'Accept-Encoding',
      ...(status === 503 ? { 'Retry-After': String(PAGE_RETRY_AFTER) } : {}),
    };
    if (!(c.req.header('accept-encoding') ?? '').includes('gzip'))
      return c.body(html, status, headers);
    const packed = await compress(html, { level: 5 });
    return c.body(new Uint8Array(packed), status, { ...headers, 'Content-Encoding': 'gzip' });
  }

  async #page(c: HonoContext<AppEnv>): Promise<RenderedPage> {
    const path = addressOf(c);
    const kept = this.#kept.get(path);
    if (kept) return kept;
    this.#options.charge(c);
    let rendering = this.#rendering.get(path);
    if (!rendering) {
      rendering = this.#render(path, c.get('requestId')).finally(() =>
        this.#rendering.delete(path),
      );
      this.#rendering.set(path, rendering);
    }
    return rendering;
  }

  async #render(path: string, requestId: string): Promise<RenderedPage> {
    const { render, manifest, shared, appUrl, turnstileSiteKey, analytics, legal } = this.#options;
    const { payments } = shared.ports;
    const premium = payments !== null;
    const simulated = payments?.kind === 'simulated';
    const failures: Error[] = [];
    const response = await render({
      request: new Request(appUrl + path),
      nonce: PLACEHOLDER,
      config: { turnstileSiteKey, premium, simulated, analytics, legal },
      client: anonymousClient(shared, requestId, failures),
      manifest,
    });
    const html = await response.text();
    const page: RenderedPage = {
      status: response.status,
      location:
        response.status >= 300 && response.status < 400 ? response.headers.get('location') : null,
      parts: html.split(PLACEHOLDER),
      until: Date.now() + KEPT_MS,
    };
    if (page.status >= 500) page.status = this.#failed(page, failures, requestId);
    // There are more wrong addresses than places to keep their pages; a page that lacks a part is
    // made whole with the next request.
    if (page.status === 200 && failures.length === 0) this.#kept.put(path, page);
    return page;
  }

  /** Notes why a page failed and gives the status of its own words for it; throws where it has none. */
  #failed({ status, parts }: RenderedPage, [cause]: readonly Error[], requestId: string): number {
    const error = new Error(`rendering answered ${status}`, { cause });
    // A screen that can't even be drawn leaves a bare line in the place of a page.
    if (!parts.at(-1)?.trimEnd().endsWith('</html>')) throw error;
    this.#options.log.error({ requestId, err: error }, 'a page failed');
    return toWireError(cause).code === 'UNAVAILABLE' ? 503 : 500;
  }
}

/** Longer than any category, however it is written. */
const SEARCH_MAX = 400;
const NO_CATEGORY = 'categoria=-';

/** What a page is rendered and kept by: its path, and on the blog's the category that is asked for. */
function addressOf(c: HonoContext<AppEnv>): string {
  // Where there is no page its slash is dropped here, or the router would send people on to nothing.
  const path = c.req.path.replace(/(?<=[^/])\/+$/, '');
  const asked = path === '/blog' ? (c.req.queries('categoria') ?? []) : [];
  if (asked.length === 0) return path;
  const search = asked.map((name) => `categoria=${encodeURIComponent(name)}`).join('&');
  return `${path}?${search.length > SEARCH_MAX ? NO_CATEGORY : search}`;
}

/** Calls the procedures here, as a visitor without a session; adds to `failures` what fails. */
function anonymousClient(
  shared: Shared,
  requestId: string,
  failures: Error[],
): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router: appRouter,
        transformer: superjson,
        createContext: () =>
          Promise.resolve({
            core: {
              ...shared,
              actor: null,
              request: { id: requestId, ip: '127.0.0.1', userAgent: null, idempotencyKey: null },
            },
            cookie: { set: () => undefined, clear: () => undefined },
          }),
        onError: ({ error, ctx, path }) => {
          logTrpcError(shared.log, { error, ctx, path });
          if (isUnexpected(toWireError(error))) failures.push(error);
        },
      }),
    ],
  });
}
