import { createHash, randomBytes } from 'node:crypto';
import { createTRPCClient, unstable_localLink, type TRPCClient } from '@trpc/client';
import type { Context as HonoContext } from 'hono';
import superjson from 'superjson';
import type { LegalContact } from '@sibila/contracts/legal';
import type { Log, Shared } from '@sibila/core/context';
import { pack, packFor, sendPacked } from '../http/packed.ts';
import type { AppEnv } from '../http/request-context.ts';
import {
  DOCUMENT_HEADERS,
  fixedHeaders,
  scriptPolicy,
  type PolicyOptions,
} from '../http/security-headers.ts';
import { logTrpcError } from '../trpc/handler.ts';
import { appRouter, type AppRouter } from '../trpc/router.ts';
import { isUnexpected, toWireError } from '../wire-error.ts';
import { PAGE_RETRY_AFTER } from './notice-page.ts';
import { hashScripts } from './page-scripts.ts';
import type { KeptPage, PageShelf } from './page-shelf.ts';

/** What the web app's server build exports. */
export type RenderPage = (options: {
  request: Request;
  /** Put as a nonce on every script of the app's own. */
  mark: string;
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
  /** `local`: browsers ask for every page anew, so that a developer sees their change at once. */
  mode: 'local' | 'production';
  /** Where pages are kept. */
  shelf: PageShelf;
  log: Log;
  /** Counts the making of a page against its reader's limit; refuses past it. */
  charge(c: HonoContext<AppEnv>): void;
}

/** Random, so that nothing which reaches a page from outside can bear it. */
const MARK = randomBytes(16).toString('base64url');
const KEPT_MS = 60_000;

/** Browsers ask again each time; a CDN keeps a page for a minute, and longer while we fail. */
const CACHED_BY_ALL =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** What the router and its queries note of the time, in the script that wakes the page. */
const STAMP = /\b(u|dehydratedAt|dataUpdatedAt):(\d{13})\b/g;
/** A query's data counts as fresh for five minutes in the browser, one of which a page is kept. */
const STAMP_MS = 4 * 60_000;

/** What a page may answer beside 200; whatever else went wrong with it is a 500. */
const STATUSES = [404, 500, 503] as const;

/** What came of rendering an address. */
type Outcome =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  /** Good for everybody. */
  | { kind: 'kept'; page: KeptPage }
  /** Only the requests that wait for this render get it; it is not cached. */
  | { kind: 'once'; status: 200 | (typeof STATUSES)[number]; html: string; policy: string };

/** Renders pages; public ones are the same for everybody, so each is kept, compressed, for a minute. */
export class PageRenderer {
  readonly #options: PageOptions;
  readonly #rendering = new Map<string, Promise<Outcome>>();

  constructor(options: PageOptions) {
    this.#options = options;
  }

  /** The page at this request's address. What follows `?` is the browser's to read, with one exception. */
  async serve(c: HonoContext<AppEnv>): Promise<Response> {
    const path = addressOf(c);
    const page = this.#options.shelf.get(path);
    if (page) return sendKept(c, page);
    this.#options.charge(c);
    const outcome = await this.#outcomeOf(path, c.get('requestId'));
    if (outcome.kind === 'kept') return sendKept(c, outcome.page);
    if (outcome.kind === 'once') return sendOnce(c, outcome);
    // A redirect keeps what the browser has to read.
    const query = outcome.location.includes('?') ? '' : new URL(c.req.url).search;
    return c.redirect(outcome.location + query, outcome.status);
  }

  #outcomeOf(path: string, requestId: string): Promise<Outcome> {
    let rendering = this.#rendering.get(path);
    if (!rendering) {
      rendering = this.#render(path, requestId).finally(() => this.#rendering.delete(path));
      this.#rendering.set(path, rendering);
    }
    return rendering;
  }

  async #render(path: string, requestId: string): Promise<Outcome> {
    const { render, manifest, shared, appUrl, turnstileSiteKey, analytics, legal } = this.#options;
    const { payments } = shared.ports;
    const premium = payments !== null;
    const simulated = payments?.kind === 'simulated';
    const failures: Error[] = [];
    const response = await render({
      request: new Request(appUrl + path),
      mark: MARK,
      config: { turnstileSiteKey, premium, simulated, analytics, legal },
      client: anonymousClient(shared, requestId, failures),
      manifest,
    });
    const { status } = response;
    const location = response.headers.get('location');
    if (status >= 300 && status < 400 && location !== null)
      return { kind: 'redirect', status: status === 301 ? 301 : 302, location };
    const { html, scripts } = hashScripts(await response.text(), MARK);
    const policy = scriptPolicy(scripts, this.#options.policy);
    // There are more wrong addresses than places to keep their pages; a page that lacks a part is
    // made whole with the next request.
    if (status === 200 && failures.length === 0)
      return { kind: 'kept', page: await this.#keep(path, html, policy) };
    const failed = status >= 500 ? this.#failed({ status, html }, failures, requestId) : status;
    return {
      kind: 'once',
      status: STATUSES.find((known) => known === failed) ?? 200,
      html,
      policy,
    };
  }

  /** Compresses a page and keeps it; one that says the same as the last rendering stays that one. */
  async #keep(path: string, html: string, policy: string): Promise<KeptPage> {
    const { shelf } = this.#options;
    const likeness = likenessOf(html);
    const until = Date.now() + KEPT_MS;
    const last = shelf.last(path);
    const isSame = last?.likeness === likeness;
    const page = isSame
      ? { ...last, until }
      : {
          // A 304 brings the policy of today to the HTML of before: one ETag stands for both.
          packed: await pack(html, policy + html),
          headers: {
            ...pageHeaders(policy),
            ...fixedHeaders(this.#options.policy),
            'Cache-Control': this.#options.mode === 'local' ? 'no-cache' : CACHED_BY_ALL,
          },
          likeness,
          until,
        };
    shelf.put(path, page);
    return page;
  }

  /** Notes why a page failed and gives the status of its own words for it; throws where it has none. */
  #failed(
    { status, html }: { status: number; html: string },
    [cause]: readonly Error[],
    requestId: string,
  ): number {
    const error = new Error(`rendering answered ${status}`, { cause });
    // A screen that can't even be drawn leaves a bare line in the place of a page.
    if (!html.trimEnd().endsWith('</html>')) throw error;
    this.#options.log.error({ requestId, err: error }, 'a page failed');
    return toWireError(cause).code === 'UNAVAILABLE' ? 503 : 500;
  }
}

const pageHeaders = (policy: string) => ({
  ...DOCUMENT_HEADERS,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
});

/** A page with every header that it needs: what follows the handlers has nothing to add. */
function sendKept(c: HonoContext<AppEnv>, { packed, headers }: KeptPage): Response {
  c.set('isComplete', true);
  return sendPacked(c, packed, headers);
}

/** A page that nobody else may be shown: a missing one, a failure, one that lacks a part. */
async function sendOnce(
  c: HonoContext<AppEnv>,
  { status, html, policy }: Extract<Outcome, { kind: 'once' }>,
): Promise<Response> {
  const headers = {
    ...pageHeaders(policy),
    'Cache-Control': status < 500 ? 'private, no-cache' : 'no-store',
    ...(status === 503 ? { 'Retry-After': String(PAGE_RETRY_AFTER) } : {}),
  };
  const packed = await packFor(c, html);
  return c.body(packed.body, status, { ...headers, ...packed.headers });
}

/** A digest of what a page says. Stamps count by the span in which they fall, the router's not at all. */
function likenessOf(html: string): string {
  const timeless = html.replace(STAMP, (_, name: string, at: string) =>
    name === 'u' ? 'u:0' : `${name}:${Math.floor(Number(at) / STAMP_MS)}`,
  );
  return createHash('sha256').update(timeless).digest('base64');
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
