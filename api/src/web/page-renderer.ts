import { randomBytes } from 'node:crypto';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { createTRPCClient, unstable_localLink, type TRPCClient } from '@trpc/client';
import type { Context as HonoContext } from 'hono';
import superjson from 'superjson';
import type { LegalContact } from '@sibila/contracts/legal';
import { DomainError } from '@sibila/core/errors';
import type { Log, Shared } from '@sibila/core/context';
import { DOCUMENT_HEADERS, pagePolicy, type PolicyOptions } from '../http/security-headers.ts';
import type { AppEnv } from '../http/request-context.ts';
import { appRouter, type AppRouter } from '../trpc/router.ts';
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

const BROKEN = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Algo ha fallado</title></head><body><h1>Algo ha fallado de nuestro lado</h1><p>No se ha perdido nada. <a href="/">Vuelve al inicio</a> o prueba otra vez en un momento.</p></body></html>`;

/** Renders pages; public ones are the same for everybody, so each is kept for a minute. */
export class PageRenderer {
  readonly #options: PageOptions;
  readonly #client: TRPCClient<AppRouter>;
  readonly #kept = new PageShelf(KEPT_LENGTH);
  readonly #rendering = new Map<string, Promise<RenderedPage>>();

  constructor(options: PageOptions) {
    this.#options = options;
    this.#client = anonymousClient(options.shared);
  }

  /** The page at this request's address. What follows `?` is the browser's to read, with one exception. */
  async serve(c: HonoContext<AppEnv>): Promise<Response> {
    let page: RenderedPage;
    try {
      page = await this.#page(c);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.#options.log.error({ requestId: c.get('requestId'), err: error }, 'a page failed');
      return c.html(BROKEN, 500, { ...DOCUMENT_HEADERS, 'Cache-Control': 'no-store' });
    }
    if (page.location !== null) {
      // A redirect keeps what the browser has to read.
      const query = page.location.includes('?') ? '' : new URL(c.req.url).search;
      return c.redirect(page.location + query, page.status === 301 ? 301 : 302);
    }
    const nonce = randomBytes(16).toString('base64url');
    const html = page.parts.join(nonce);
    const headers = {
      ...DOCUMENT_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(nonce, this.#options.policy),
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
    };
    const status = page.status === 404 ? 404 : 200;
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
      rendering = this.#render(path).finally(() => this.#rendering.delete(path));
      this.#rendering.set(path, rendering);
    }
    return rendering;
  }

  async #render(path: string): Promise<RenderedPage> {
    const { render, manifest, shared, appUrl, turnstileSiteKey, analytics, legal } = this.#options;
    const { payments } = shared.ports;
    const premium = payments !== null;
    const simulated = payments?.kind === 'simulated';
    const response = await render({
      request: new Request(appUrl + path),
      nonce: PLACEHOLDER,
      config: { turnstileSiteKey, premium, simulated, analytics, legal },
      client: this.#client,
      manifest,
    });
    if (response.status >= 500) throw new Error(`rendering answered ${response.status}`);
    const page: RenderedPage = {
      status: response.status,
      location:
        response.status >= 300 && response.status < 400 ? response.headers.get('location') : null,
      parts: (await response.text()).split(PLACEHOLDER),
      until: Date.now() + KEPT_MS,
    };
    // There are more wrong addresses than places to keep their pages.
    if (page.status === 200) this.#kept.put(path, page);
    return page;
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

/** Calls the procedures in this process, as a visitor without a session. */
function anonymousClient(shared: Shared): TRPCClient<AppRouter> {
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
              request: { id: 'page', ip: '127.0.0.1', userAgent: null, idempotencyKey: null },
            },
            cookie: { set: () => undefined, clear: () => undefined },
          }),
      }),
    ],
  });
}
